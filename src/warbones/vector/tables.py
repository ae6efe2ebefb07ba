"""`Tables`: many tables of one game, stepped together on any number of threads."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from warbones.compiled.jit import bind
from warbones.compiled.layout import pack, unpack
from warbones.compiled.registry import register_features, register_spelling
from warbones.core.errors import WarbonesError, integer_within, quoted
from warbones.core.play.game import LARGEST_SIGNED_SEED, Game, must_be_seed
from warbones.core.play.position import Position
from warbones.core.record.options import Value, must_be_options
from warbones.encoding.observations import FEATURES, RECORD, observed_record
from warbones.games import load
from warbones.players.bot_names import Bot
from warbones.players.search.analysis import Workspace
from warbones.players.search.simple import BotKind
from warbones.players.workspaces import workspace_for
from warbones.vector.kernels import lockstep, sequential
from warbones.vector.kernels.observations import COUNT, WIDTH, held_by_record, new_held, runs
from warbones.vector.kernels.random_tokens import choose_random_tokens
from warbones.vector.kernels.records import (
    AGENT,
    NEW_GAME,
    NO_TOKEN,
    SEATS,
    SKIP,
    TABLE,
    ObservationPlan,
    Rows,
    Scratch,
    TableBatch,
    new_scratch,
)
from warbones.vector.kernels.sequential import CONTEXT

MOST_TABLES: Final = 2**32
FEW: Final = 64
"""Fewer tables than this are not worth a thread."""

AUTORESET: Final = {
    "next_step": sequential.NEXT_STEP,
    "same_step": sequential.SAME_STEP,
    "disabled": sequential.DISABLED,
}
"""The moment at which a table whose game is over begins a new one."""


class Tables:
    """Many tables of one game. A table plays the same games regardless of the other tables and the number of threads.

    One token is applied at a time, for the first seat asked; forced actions are taken, and bots answer for their seats.
    With ``together`` every seat answers at every step (`kernels.lockstep`), and a table has a row for each seat.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        options: Mapping[str, Value] | Sequence[Mapping[str, Value]] = {},  # never changed
        *,
        bots: Sequence[Bot | None] = (None,) * SEATS,
        together: bool = False,
        autoreset: str = "next_step",
        observations: str = RECORD,
        threads: int = 1,
    ) -> None:
        """Set up tables of ``game`` with these rule options, for all or for each table; ``bots`` are listed by seat.

        ``observations`` are of the "record" or of the "features" (`warbones.encoding.observations`).

        Raises `WarbonesError` or `UnknownOption`. Call `seed` and `begin` to start the games.
        """
        self.game, self.count, self.together = game, _count_of(tables, "tables", MOST_TABLES), together
        self.threads, self.autoreset = _count_of(threads, "threads", 1024), _autoreset(autoreset)
        self.observations = observations
        if game.notation.spelling is None or not game.ruleset.compiles:
            raise WarbonesError(f"{game.title} has no compiled rules, so it has no vector tables.")
        if together and any(bots):
            raise WarbonesError("In lockstep every seat answers for itself: leave bots out.")
        self.record = register_spelling(game.ruleset, game.notation.spelling)
        self._features = register_features(game.ruleset)
        self._compact = observations == FEATURES
        found = runs(observed_record(game, observations), self._features if self._compact else self.record)
        width = int((found[:, COUNT] * found[:, WIDTH]).sum())
        tables_made = np.zeros(self.count, TABLE)
        self._batch = TableBatch(
            states=np.zeros(self.count * (lockstep.PLACES if together else 1), self.record),
            openings=self._openings(options, tables_made),
            tables=tables_made,
            kinds=np.full((self.count, SEATS), AGENT, np.int64),
            efforts=np.ones((self.count, SEATS), np.int64),
            plan=ObservationPlan(found, width, self._compact, held_by_record(found)),
        )
        self.width = width + CONTEXT + len(game.notation.words)
        self.numbers = len(game.notation.words) + 1 + together
        self._nodes, self._thinks = 1, False
        self._workspaces: list[Workspace | None] = []
        self.watch(-1)
        for seat, bot in enumerate(bots):
            self.seat_bot(seat, bot)
        self._allocate_scratch()
        self._tokens = np.full((self.count, SEATS) if together else self.count, NO_TOKEN, np.int64)
        self.seed(0)

    def _allocate_scratch(self) -> None:
        """Allocate scratch memory for each thread."""
        scratches = min(self.threads, max(1, self.count // FEW))
        most = self.game.ruleset.most_actions
        self._scratches = [
            new_scratch(self.record, self._features, most, compact=self._compact) for _ in range(scratches)
        ]
        self._workspaces = [None] * scratches
        self._pool = ThreadPoolExecutor(scratches - 1) if scratches > 1 else None
        marks = [self.count * number // scratches for number in range(scratches + 1)]
        self._ranges = list(pairwise(marks))

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for a copy. Scratch memory, full of views of itself, is allocated again."""
        held = self.__dict__.copy()
        for name in ("_scratches", "_workspaces", "_pool"):
            del held[name]
        return held | {"game": self.game.id}

    def __setstate__(self, held: dict[str, Any]) -> None:
        """Restore the state from `__getstate__`."""
        self.__dict__.update(held)
        self.game = load(held["game"])
        assert self.game.notation.spelling is not None
        register_spelling(self.game.ruleset, self.game.notation.spelling)
        self._allocate_scratch()

    def __deepcopy__(self, memo: dict[int, Any]) -> Tables:
        """Return an independent copy, byte by byte.

        NumPy's own copies leave the padding of records undefined, and a search hashes whole records.
        """
        memo[id(self)] = twin = pickle.loads(pickle.dumps(self))  # noqa: S301  # its own bytes
        return twin

    @property
    def rows(self) -> int:
        """Rows of the buffers: one for each table, or in lockstep for each seat."""
        return self.count * SEATS if self.together else self.count

    @property
    def bytes_a_table(self) -> int:
        """Memory of one table, without the caller's buffers."""
        batch = self._batch
        arrays = (batch.states, batch.tables, batch.kinds, batch.efforts, self._tokens)
        return sum(array.nbytes for array in arrays) // self.count

    def _openings(
        self, options: Mapping[str, Value] | Sequence[Mapping[str, Value]], tables: NDArray[Any]
    ) -> NDArray[Any]:
        """Return the distinct opening positions, and set the opening of each table."""
        if isinstance(options, Mapping):
            options = [options]
        elif not _is_list(options, self.count):
            raise WarbonesError(f"Rule options must be one mapping or a list of {self.count}, not {quoted(options)}.")
        kinds: dict[tuple[tuple[str, Value], ...], int] = {}
        for table, each in enumerate(options):
            tables["opening"][table] = kinds.setdefault(self._options_key(each), len(kinds))
        made = np.zeros(len(kinds), self.record)
        for place, chosen in enumerate(kinds):
            pack(self.game.ruleset.blank(dict(chosen)), made[place])
        return made

    def _options_key(self, options: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
        """Return options as a dictionary key. Raises `UnknownOption`."""
        must_be_options(options)
        if not all(type(name) is str and type(value) in (str, int, bool) for name, value in options.items()):
            options = self.game.ruleset.options_of(self.game.ruleset.blank(options))
        return tuple(sorted(options.items()))

    def seat_bot(self, seat: int, bot: Bot | None, which: Any = slice(None)) -> None:
        """Give a seat at some tables to a bot, or to the caller (None)."""
        self._batch.kinds[which, seat] = AGENT if bot is None else bot.kind
        self._batch.efforts[which, seat] = 1 if bot is None else bot.effort
        self._nodes = max(self._nodes, bot.nodes if bot else 1)
        self._thinks = bool((self._batch.kinds > int(BotKind.RANDOM)).any())
        self._workspaces = [None] * len(self._workspaces)

    def watch(self, seats: Any) -> None:
        """Choose the seat whose view each row shows once the game is over; -1: the last one asked."""
        self._batch.tables["viewer"] = seats

    def new_rows(self) -> Rows:
        """Return buffers of the right sizes. Callers may pass their own, of the same shapes and dtypes."""
        rows, tokens = self.rows, len(self.game.notation.words)
        return Rows(
            observation=np.zeros((rows, self.width), np.float32),
            action_mask=np.zeros((rows, self.numbers), np.int8),
            acting=np.zeros(rows, np.int64),
            reward=np.zeros((self.count, SEATS), np.float32),
            over=np.zeros(self.count, np.bool_),
            refused=np.zeros(rows, np.bool_),
            held=new_held(rows, self._batch.plan.runs, tokens),
            final_observation=np.zeros((rows, self.width), np.float32),
            final_mask=np.zeros((rows, self.numbers), np.int8),
            final_held=new_held(rows, self._batch.plan.runs, tokens),
        )

    def check(self, rows: Rows) -> None:
        """Raise `WarbonesError` for buffers of the wrong shape or dtype."""
        right = _shapes(self)
        for name, given in rows._asdict().items():
            _check(name, given, *right[name])

    def seed(self, seed: int) -> None:
        """Reseed the dice of all tables: the next game is each table's first. Raises `BadSeed`."""
        sequential.seed_tables(self._batch.tables, must_be_seed(seed, LARGEST_SIGNED_SEED), self._scratches[0].t)

    def seed_each(self, seeds: Sequence[int]) -> None:
        """Seed each table's dice separately, as if it were the only table. Raises `BadSeed`."""
        for table, seed in enumerate([must_be_seed(seed, LARGEST_SIGNED_SEED) for seed in seeds]):
            sequential.seed_tables(self._batch.tables[table : table + 1], seed, self._scratches[0].t)

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()

    def begin(self, rows: Rows, which: NDArray[np.bool_] | None = None) -> None:
        """Begin new games at all tables, or at those marked by ``which``, and write the rows."""
        self._tokens[...] = SKIP
        self._tokens[slice(None) if which is None else which] = NEW_GAME
        self._run(rows, self._tokens)

    def step(self, tokens: NDArray[np.int64], rows: Rows) -> None:
        """Apply a token at every table (in lockstep: for every seat) and write the rows. ``rows.refused`` marks illegal
        ones.

        Tokens are int64, one for each row. `SKIP` leaves a table and its row as they are.
        """
        self._run(rows, tokens.reshape(self._tokens.shape))

    def step_randomly(self, rows: Rows, rng: NDArray[np.uint64], tokens: NDArray[np.int64]) -> None:
        """Do `choose` and then `step`; each thread chooses for its own tables."""
        self._run(rows, tokens.reshape(self._tokens.shape), rng)

    def stepper(self, tokens: NDArray[np.int64], rows: Rows) -> Callable[[], Any]:
        """Return a repeatable `step` with these buffers and with the current bots.

        On one thread it is faster than `step`. Raises `WarbonesError` if the buffers do not fit.
        """
        self.check(rows)
        _check("words", tokens, (self.rows,), np.dtype(np.int64))
        given = tokens.reshape(self._tokens.shape)
        if self._pool:
            return partial(self._run, rows, given)
        made, arguments = self._entry_point(rows, given, 0)
        return bind(made, *arguments)

    def internals(self) -> tuple[TableBatch, Scratch, bool]:
        """Return the batch, the first thread's scratch, and whether rows show the features.

        For callers with their own kernels, or with given dice: with `Step.drawing` 0, a step raises `DieNeeded` at the
        end of the tape.
        """
        return self._batch, self._scratches[0], self._compact

    def observe(self, table: int, seat: int, rows: Rows) -> None:
        """Write a seat's view and legal tokens into the first row, whether or not it is asked. Not in lockstep."""
        row = rows.observation[0], rows.held[0], rows.action_mask[0]
        sequential.observe(self._batch, self._scratches[0], *row, table, seat)

    def choose(self, rows: Rows, rng: NDArray[np.uint64], tokens: NDArray[np.int64]) -> None:
        """Write a random legal token for each row; ``rng`` holds a nonzero random state for each."""
        choose_random_tokens(rows.action_mask, rng, tokens.reshape(-1))

    def _workspace(self, thread: int) -> Workspace | None:
        if not self._thinks:
            return None
        workspace = self._workspaces[thread]
        if workspace is None:
            workspace = workspace_for(self.game, self._nodes)
            self._workspaces[thread] = workspace
        return workspace

    def _run(self, rows: Rows, tokens: NDArray[np.int64], rng: NDArray[np.uint64] | None = None) -> None:
        tasks = [
            self._pool.submit(self._step_range, rows, tokens, rng, thread) if self._pool else None
            for thread in range(1, len(self._ranges))
        ]
        self._step_range(rows, tokens, rng, 0)
        for task in tasks:
            if task:
                task.result()

    def _step_range(self, rows: Rows, tokens: NDArray[np.int64], rng: NDArray[np.uint64] | None, thread: int) -> None:
        if rng is not None:
            first, last = (number * self.rows // self.count for number in self._ranges[thread])
            choose_random_tokens(rows.action_mask[first:last], rng[first:last], tokens.reshape(-1)[first:last])
        made, arguments = self._entry_point(rows, tokens, thread)
        made(*arguments)

    def _entry_point(self, rows: Rows, tokens: NDArray[np.int64], thread: int) -> tuple[Any, tuple[Any, ...]]:
        """Return the entry point that steps a thread's range of tables, and its arguments."""
        scratch, span = self._scratches[thread], self._ranges[thread]
        if self.together:
            most = self.game.notation.secret_words
            return lockstep.step_in_lockstep, (self._batch, scratch, rows, tokens, self.autoreset, most, *span)
        return sequential.step_tables, (
            self._batch,
            scratch,
            self._workspace(thread),
            rows,
            tokens,
            self.autoreset,
            *span,
        )

    def position(self, table: int) -> Position:
        """Return a table's whole position, without its events, for display."""
        record = unpack(self.game.ruleset.state, self.state(table))
        return Position.of_parts(self.game, record, {}, ())

    def state(self, table: int) -> Any:
        """Return the packed record of a table's whole position."""
        return self._batch.states[table * (lockstep.PLACES if self.together else 1)]


def _check(name: str, given: object, shape: tuple[int, ...], kind: np.dtype[Any]) -> None:
    if not isinstance(given, np.ndarray) or given.dtype != kind or given.shape != shape:
        found = f"{given.dtype} of {given.shape}" if isinstance(given, np.ndarray) else quoted(given)
        raise WarbonesError(f"The buffer {name} has to be an array of {kind} of {shape}, not {found}.")
    if not (given.flags.c_contiguous and given.flags.writeable):
        raise WarbonesError(f"The buffer {name} has to be one block of memory that may be written to.")


def _count_of(number: object, what: str, most: int) -> int:
    found = integer_within(number, 1, most)
    if found is None:
        raise WarbonesError(f"The number of {what} is an integer of at least 1, not {quoted(number)}.")
    return found


def _is_list(given: object, count: int) -> bool:
    return isinstance(given, Sequence) and len(given) == count


def _autoreset(name: str) -> int:
    if name not in AUTORESET:
        raise WarbonesError(f"A new game begins by {', '.join(AUTORESET)}, not by {quoted(name)}.")
    return AUTORESET[name]


def _shapes(tables: Tables) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    held = new_held(1, tables._batch.plan.runs, len(tables.game.notation.words)).shape[1]
    rows, count = tables.rows, tables.count
    wide, numbers = (rows, tables.width), (rows, tables.numbers)
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "observation": (wide, np.float32),
        "action_mask": (numbers, np.int8),
        "acting": ((rows,), np.int64),
        "reward": ((count, SEATS), np.float32),
        "over": ((count,), np.bool_),
        "refused": ((rows,), np.bool_),
        "held": ((rows, held), np.int8),
        "final_observation": (wide, np.float32),
        "final_mask": (numbers, np.int8),
        "final_held": ((rows, held), np.int8),
    }
    return {name: (shape, np.dtype(kind)) for name, (shape, kind) in shapes.items()}
