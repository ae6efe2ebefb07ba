"""A position: a record, the steps that wait for dice, and the events so far.

A position advances with each answer: faces (`Position.roll`), facts of a throw (`Position.land`) and decisions
(`Position.act`). It waits for rolls or a throw, or for decisions, or is over. A bad answer raises an error and changes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final
from warnings import warn

import msgspec

from warbones.core.errors import (
    BrokenPosition,
    IllegalAction,
    NoOdds,
    WarbonesError,
    WrongFacts,
    WrongRoll,
    integer_within,
    quoted,
)
from warbones.core.messages import Text
from warbones.core.play.legal import Action, Legal
from warbones.core.play.parts import Parts
from warbones.core.record.events import Event
from warbones.core.record.options import Value
from warbones.core.record.records import from_dict, to_dict
from warbones.core.rules.engine import ADVANCE
from warbones.core.rules.step import EVENTS, NOBODY, TAPE, THROW, Rng, below, next_word, seed_rng
from warbones.core.rules.throw import Landing, Throw, Thrower
from warbones.core.view.cache import Cache
from warbones.core.view.reader import english, in_words
from warbones.core.view.scene import Odds, Prompt, Scene
from warbones.core.view.text.scenes import scene_text
from warbones.core.view.voice import prompt_with_rules, with_rules

MOST_QUOTED: Final = 120
"""The maximum length of another library's error message, in characters."""

WRITTEN: Final = ("game", "options", "state", "waiting")
"""The parts of a stored position."""

OPEN: Final = NOBODY - 1
"""In place of a viewer: an observer who sees everything, unlike anybody at the table."""

DERIVED: Final = ("_known", "_to_act", "_over", "_legal", "_seen", "_reader", "_scene_caches")
"""The attributes that are caches, left out of pickles."""

SPARE: Final = 128
"""The faces and events reserved for the end of a step whose dice could be rerolled forever."""


@dataclass(frozen=True)
class Die:
    """A pending fair die."""

    sides: int


Mark = tuple[Any, dict[int, "Waiting"], int, dict[int, Rng] | None]
"""A snapshot of a position: its state, the waiting steps, the number of events, and its streams of dice."""


@dataclass(frozen=True)
class Waiting:
    """A step that waits for a die of ``sides`` (`THROW`: for facts), with its action and the faces so far.

    The actor of an automatic step is `NOBODY`.
    """

    actor: int
    action: int
    faces: tuple[int, ...]
    sides: int
    emitted: int


MOST_STEPS: Final = 10_000
"""The automatic steps in a row that no sound game reaches."""


class Endless(WarbonesError):
    """Rules that take automatic steps for ever: nobody decides, no die is due, and the game is not over."""


class Position:
    """One position of a game, which advances with each answer.

    Its ``repr`` is the table as a spectator sees it, so that printing never leaks hidden information.
    """

    def __init__(self, game: Parts, state: Any) -> None:
        """Wrap a state of the game's engine; usually called by `Game.new`, `Game.at` and `Game.from_dict`."""
        self.game = game
        self._state = state
        self._waiting: dict[int, Waiting] = {}
        self._heard: list[Event] = []
        self._unread: list[Sequence[int]] = []
        self._rngs: dict[int, Rng] | None = None
        self._known: dict[int | None, tuple[int, tuple[Event, ...]]] = {}
        self._to_act: frozenset[int] | None = None
        self._over: bool | None = None
        self._legal: dict[int, Legal] = {}
        self._seen: dict[int | None, Position] = {}
        self._before: Mark | None = None
        self._reader: Callable[[Sequence[int]], Event] | None = None
        self.followed = False
        """Whether an automatic step followed the last answer."""
        self._scene_caches: dict[int | None, Cache] = {}
        self.moments: list[Position] | None = None
        """A list to fill with frames, copies of the position after each automatic step; None for no frames."""
        self.thrower: Thrower | None = None
        """Answers the throws of a position that rolls its own dice, except refereed ones; None: they stay pending."""

    @classmethod
    def start(cls, game: Parts, record: Any, seed: int | None = None) -> Position:
        """Start from a record before set-up; with a ``seed`` the position rolls its own dice."""
        game = game.seated(game.ruleset.options_of(record))
        position = cls(game, game.engine.load(record))
        if seed is not None:
            position._rngs = {seat: _stream(seed, seat) for seat in range(NOBODY, len(game.names))}
        position._run()
        return position

    def __repr__(self) -> str:
        """Return the table and the prompt as text, as a spectator sees them."""
        scene = self.scene(None)
        return scene_text(scene, len(scene.log)).plain

    # Pending dice and decisions

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        if self._over is None:
            self._over = self.game.engine.over(self._state)
        return self._over

    @property
    def owed(self) -> Mapping[int | None, Die | Throw]:
        """The pending dice and throw, by the seat they belong to; None for nobody."""
        return {_seat(seat): self._due(step) for seat, step in self._waiting.items()}

    @property
    def throw(self) -> Throw | None:
        """The pending throw, if any."""
        if not self._waiting:  # always so in most games
            return None
        return next((due for due in self.owed.values() if isinstance(due, Throw)), None)

    def _due(self, step: Waiting) -> Die | Throw:
        if step.sides != THROW:
            return Die(step.sides)
        assert self.game.ruleset.throws is not None
        return self.game.ruleset.throws.due(self.shown())

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that must decide."""
        if self._to_act is None:
            self._to_act = self._find_to_act()
        return self._to_act

    def _find_to_act(self) -> frozenset[int]:
        if NOBODY in self._waiting or self.over:
            return frozenset()
        return frozenset(seat for seat in self._free_seats() if self.game.engine.decides(self._state, seat))

    @property
    def is_moment(self) -> bool:
        """Whether the next step is automatic: true only for frames in `moments`."""
        return not (self._waiting or self.over or self.to_act)

    def _free_seats(self) -> list[int]:
        return [seat for seat in range(len(self.game.names)) if seat not in self._waiting]

    def legal(self, seat: int) -> Legal:
        """Return the legal actions of ``seat``, none if it has nothing to decide. Raises `UnknownSeat`."""
        seat = self.game.must_have_seat(seat)
        if seat not in self._legal:
            self._legal[seat] = Legal(self.game, self._state, seat, due=seat in self.to_act)
        return self._legal[seat]

    def is_drafting(self, seat: int) -> bool:
        """Return whether ``seat`` is partway through the choices of one action (`Ruleset.drafting`)."""
        return self.game.ruleset.drafting(self.record(), seat)

    # Answers

    def act(self, seat: int, action: Action | str | int) -> None:
        """Take an action for ``seat``. Raises `IllegalAction`."""
        seat = self._must_decide(seat)
        number = self.legal(seat).find(action)
        self._before = self._mark()
        self._take(seat, number, (), 0)
        self._run()

    def _must_decide(self, seat: int) -> int:
        seat = self.game.must_have_seat(seat, IllegalAction)
        if seat in self.to_act:
            return seat
        who = self.game.names[seat]
        if self.over:
            raise IllegalAction.saying("refused-nothing-decide-game-over", who=who)
        if self._waiting:
            due = "throw" if THROW in {step.sides for step in self._waiting.values()} else "die"
            raise IllegalAction.saying("refused-nothing-decide-now-due", who=who, due=due)
        others = tuple(self.game.names[s] for s in sorted(self.to_act))
        raise IllegalAction.saying("refused-nothing-decide-now-decide", who=who, due=others)

    def roll(self, face: int, seat: int | None = None) -> None:
        """Answer the pending die, which may belong to a ``seat``. Raises `WrongRoll`."""
        if seat is not None:
            seat = self.game.must_have_seat(seat, WrongRoll)
        key = NOBODY if seat is None else seat
        step = self._waiting.get(key)
        if step is None:
            raise self._no_die(seat)
        if step.sides == THROW:
            raise WrongRoll.saying("refused-no-die-rolled-now")
        shown = integer_within(face, 1, step.sides)
        if shown is None:
            raise WrongRoll.saying("refused-die-sides-shows-not", sides=step.sides, face=quoted(face))
        self._must_end(step, shown)
        self._before = self._mark()
        self._take(step.actor, step.action, (*step.faces, shown), step.emitted)
        if key not in self._waiting:
            self._keep_moment()
            self._run()
        elif self._rngs is not None:
            self._roll_due()

    def _must_end(self, step: Waiting, face: int) -> None:
        """Raise `WrongRoll` if the step is almost full and ``face`` causes a reroll, but another face would end it."""
        if len(step.faces) < TAPE - SPARE and step.emitted < EVENTS - SPARE:
            return
        take = partial(self.game.engine.take, self._state, step.actor, step.action)
        ending = [end for end in range(1, step.sides + 1) if take((*step.faces, end)).due is None]
        if ending and face not in ending:
            count = len(step.faces)
            raise WrongRoll.saying("refused-dice-rolled-again-again", count=count, face=ending[0])

    def land(self, landing: Landing | str) -> None:
        """Answer the pending throw with its facts, or a referee's text about them. Raises `WrongFacts`."""
        step = next((step for step in self._waiting.values() if step.sides == THROW), None)
        if step is None:
            raise WrongFacts.saying("refused-no-throw-due-now")
        before = self._mark()
        self._land(step, self.read_facts(landing) if isinstance(landing, str) else _facts(landing))
        self._before = before
        self._keep_moment()
        self._run()

    def take_back(self) -> None:
        """Undo the last answer and the automatic steps after it, but no earlier answer. Raises `IllegalAction`."""
        if self._before is None:
            raise IllegalAction.saying("refused-no-answer-take-back")
        self._state, self._waiting, emitted, self._rngs = self._before
        del self._unread[max(0, emitted - len(self._heard)) :], self._heard[emitted:]
        self._known = {}
        self._before = None
        self._forget()

    def _mark(self) -> Mark:
        """Return a snapshot for `take_back`. States and waiting steps are immutable; streams of dice are copied."""
        return self._state, self._waiting, len(self._heard) + len(self._unread), _copied(self._rngs)

    def read_facts(self, text: str) -> Landing:
        """Return the facts of the pending throw from a referee's text. Raises `WrongFacts`."""
        if self.throw is None or self.game.ruleset.throws is None:
            raise WrongFacts.saying("refused-no-throw-due-now")
        return self.game.ruleset.throws.read(self.shown(), text)

    def _land(self, step: Waiting, landing: Landing) -> None:
        assert self.game.ruleset.throws is not None
        numbers = self.game.ruleset.throws.numbers(self.shown(), landing)
        self._take(step.actor, step.action, (*step.faces, len(numbers), *numbers), step.emitted)

    def _no_die(self, seat: int | None) -> WrongRoll:
        """Return the error for a roll of ``seat`` (None: nobody) without a die. It reveals no secret rolls."""
        if self.over:
            return WrongRoll.saying("refused-no-die-over")
        if seat is None:
            return WrongRoll.saying("refused-no-die-of-nobody")
        due = "nobody" if NOBODY in self._waiting else "other"
        return WrongRoll.saying("refused-no-die-of-own", who=self.game.names[seat], due=due)

    def _take(self, actor: int, action: int, faces: tuple[int, ...], emitted: int) -> None:
        """Run a step and store its outcome, or leave it waiting. New events are recorded either way."""
        outcome = self.game.engine.take(self._state, actor, action, faces)
        self._unread.extend(outcome.events[emitted:])
        self._waiting = {key: step for key, step in self._waiting.items() if step.actor != actor}
        if outcome.due is None:
            self._state = outcome.state
        else:
            sides, key = outcome.due
            self._waiting[key] = Waiting(actor, action, faces, sides, len(outcome.events))
        self._forget()

    def _forget(self) -> None:
        """Clear the caches about the previous position."""
        self._to_act, self._over, self._legal, self._seen = None, None, {}, {}

    def _run(self) -> None:
        """Take automatic steps until a die, a throw or a decision is pending."""
        if self._rngs is not None:
            self._roll_due()
        self.followed, steps = False, 0
        while not self._waiting and not self.to_act and not self.over:
            self.followed, steps = True, steps + 1
            if steps == MOST_STEPS:
                raise Endless(f"{self.game.title} takes {steps:,} automatic steps in a row, at {self.text}.")
            self._take(NOBODY, ADVANCE, (), 0)
            if self._rngs is not None:
                self._roll_due()
            self._keep_moment()

    def _keep_moment(self) -> None:
        if self.moments is not None and self.is_moment:
            self._read()
            self.moments.append(self.copy())

    def _roll_due(self) -> None:
        assert self._rngs is not None
        while self._waiting:
            key, step = next(iter(self._waiting.items()))
            if step.sides != THROW:
                face = 1 + below(self._rngs[key], step.sides)
                self._take(step.actor, step.action, (*step.faces, face), step.emitted)
            elif not self._throw_due(step, self._rngs[key]):
                return

    def _throw_due(self, step: Waiting, rng: Rng) -> bool:
        """Let the thrower answer a throw; return whether it did."""
        throw = self._due(step)
        assert isinstance(throw, Throw)
        if self.thrower is None or throw.refereed:
            return False
        self._land(step, self.thrower(throw, next_word(rng) << 32 | next_word(rng)))
        return True

    # The knowledge of a seat

    @property
    def _events(self) -> list[Event]:
        """All events. They are decoded on demand, since few callers ask after every answer."""
        self._read()
        return self._heard

    def _read(self) -> None:
        if self._unread:
            self._heard.extend(map(self.read_event, self._unread))
            self._unread = []

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """Return the events known to ``seat`` (None: a spectator), in order. Raises `UnknownSeat`."""
        seat = self._viewer(seat)
        events, (known, visible) = self._events, self._known.get(seat, (0, ()))
        if known < len(events):
            visible += tuple([event for event in events[known:] if event.audience is None or event.audience == seat])
            self._known[seat] = len(events), visible
        return visible

    def read_event(self, numbers: Sequence[int]) -> Event:
        """Return the event for numbers emitted by the rules of this match."""
        if self._reader is None:
            self._reader = self.game.event_reader(self.record())
        return self._reader(numbers)

    def seen_by(self, seat: int | None) -> Position:
        """Return the position as ``seat`` knows it: playable, with others' secret choices undone and without a seed.

        None is a spectator. Raises `UnknownSeat`.
        """
        seat = self._viewer(seat)
        state = self.game.engine.copy(self._state)
        for other in range(len(self.game.names)):
            if other != seat:
                self.game.engine.redact(state, other)
        seen = Position(self.game, state)
        seen._waiting = {key: step for key, step in self._waiting.items() if key in (NOBODY, seat)}
        events = self.events(seat)
        seen._heard, seen._known, seen._reader = [*events], {seat: (len(events), events)}, self._reader
        seen._scene_caches = {seat: self.scene_cache(seat)}
        return seen

    def shared_view(self, seat: int | None) -> Position:
        """Return the position of `seen_by` as a shared copy, for reading only."""
        seat = self._viewer(seat)
        if seat not in self._seen:
            self._seen[seat] = self.seen_by(seat)
        return self._seen[seat]

    def scene_cache(self, seat: int | None) -> Cache:
        """Return the scene cache of ``seat``, shared by all copies of the position."""
        return self._scene_caches.setdefault(seat, {})

    def release_views(self) -> None:
        """Release the shared copies of `shared_view`, to save memory in a past position."""
        self._seen = {}

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self.game.must_have_seat(seat)

    def shown(self) -> Any:
        """Return the plain record including the progress of waiting steps, for reading only."""
        state = self._state
        for step in self._waiting.values():
            state = self.game.engine.take(state, step.actor, step.action, step.faces).state
        return self.game.engine.plain(state)

    def scene(self, seat: int | None) -> Scene:
        """Return the scene for ``seat`` (None: a spectator), in English. Raises `UnknownSeat`."""
        return in_words(self.scene_messages(seat))

    def scene_messages(self, seat: int | None) -> Scene:
        """Return the `scene` with messages instead of English. Raises `UnknownSeat`."""
        seat = self._viewer(seat)
        return with_rules(self.game.view.draw(self.shared_view(seat), seat))

    def facts(self, seat: int | None) -> Scene:
        """Deprecated: use `scene_messages`."""
        warn("Position.facts is now Position.scene_messages", DeprecationWarning, stacklevel=2)
        return self.scene_messages(seat)

    def prompt(self, seat: int | None) -> Prompt:
        """Return the prompt for ``seat`` (None: a spectator), in English. Raises `UnknownSeat`."""
        return in_words(self.prompt_messages(seat), seat, self.game.names)

    def prompt_messages(self, seat: int | None) -> Prompt:
        """Return the `prompt` with messages instead of English. Raises `UnknownSeat`."""
        seat = self._viewer(seat)
        return prompt_with_rules(self.game.view.prompt(self.shared_view(seat), seat))

    @property
    def status(self) -> str:
        """The status line of every scene of this position, in English."""
        return english(self.status_message(), None, self.game.names)

    def status_message(self) -> Text:
        """Return the `status` as a message."""
        return self.game.view.status(self.shared_view(None).shown())

    def open_scene(self) -> Scene:
        """Return the scene with nothing hidden and all events, which nobody at the table may see."""
        return in_words(self.open_scene_messages())

    def open_scene_messages(self) -> Scene:
        """Return the `open_scene` with messages instead of English."""
        bare = self.copy()
        bare._unread, bare._known, bare._scene_caches = [], {}, {None: self.scene_cache(OPEN)}
        bare._heard = [
            event if event.audience is None else msgspec.structs.replace(event, audience=None) for event in self._events
        ]
        return with_rules(self.game.view.draw(bare, None))

    def odds(self, seat: int, action: Action | str | int | None = None) -> Odds:
        """Return the exact chances of the roll after ``action``, or of the pending die, as far as ``seat`` knows.

        Without an action, they are those of the first legal one. Raises `NoOdds`, `IllegalAction` or `UnknownSeat`.
        """
        return in_words(self.odds_messages(seat, action), seat, self.game.names)

    def odds_messages(self, seat: int, action: Action | str | int | None = None) -> Odds:
        """Return the `odds` with messages instead of English. Raises the same errors."""
        seat = self.game.must_have_seat(seat)
        seen = self.seen_by(seat)
        if self.game.view.odds is None:
            raise NoOdds.saying("refused-gives-no-odds", game=self.game.title)
        if not self.game.view.prompt(seen, seat).odds:
            raise NoOdds.saying("refused-odds-given-where-what")
        if seat not in seen.to_act:
            return self.game.view.odds(seen, seat, None)
        legal = seen.legal(seat)
        chosen = legal.ids[0] if action is None else legal.find(action)
        return self.game.view.odds(seen, seat, chosen)

    def scores(self) -> tuple[int, ...]:
        """Return every seat's result. Results sum to zero, and are zero until the game is over."""
        if not self.over:
            return (0,) * len(self.game.names)
        return tuple(self.game.engine.payoff(self._state, seat) for seat in range(len(self.game.names)))

    # Copies and storage

    def copy(self) -> Position:
        """Return an independent copy, which will roll the same faces if it is seeded."""
        twin = Position(self.game, self._state)  # shared, since a step works on a copy of it
        twin._waiting = dict(self._waiting)
        twin._heard, twin._unread, twin._reader = [*self._heard], [*self._unread], self._reader
        twin._known, twin._scene_caches, twin.followed = {**self._known}, self._scene_caches, self.followed
        twin._to_act, twin._over, twin._legal = self._to_act, self._over, {**self._legal}
        twin._rngs = _copied(self._rngs)
        twin.thrower = self.thrower
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling and deep copies: plain records, and no caches."""
        held = {name: value for name, value in self.__dict__.items() if name not in DERIVED}
        plain, before = self.game.engine.plain, self._before
        return held | {"_state": plain(self._state), "_before": before and (plain(before[0]), *before[1:])}

    def __setstate__(self, held: dict[str, Any]) -> None:
        """Restore the state from `__getstate__`."""
        load, before = held["game"].engine.load, held["_before"]
        loaded = {"_state": load(held["_state"]), "_before": before and (load(before[0]), *before[1:])}
        self.__dict__.update(Position(held["game"], None).__dict__ | held | loaded)

    def parts(self) -> tuple[Any, ...]:
        """Return everything except the game and a seed as plain values, including events."""
        return self.record(), self._waiting, self._events

    @classmethod
    def of_parts(cls, game: Parts, record: Any, waiting: Mapping[int, Waiting], events: Iterable[Event]) -> Position:
        """Return the position with these `parts`, which are trusted; `read` checks its input."""
        position = cls(game, game.engine.load(record))
        position._waiting, position._heard = dict(waiting), list(events)
        return position

    def record(self) -> Any:
        """Return the plain record, for reading only, as bots and adapters pass it to compiled code."""
        return self.game.engine.plain(self._state)

    @property
    def options(self) -> dict[str, Value]:
        """The rule options of this match."""
        return self.game.ruleset.options_of(self.record())

    @property
    def text(self) -> str:
        """The position in the game's notation."""
        return self.game.notation.written(self.shown())

    def to_dict(self) -> dict[str, Any]:
        """Return the position in a form for JSON, without events and without a seed."""
        state = to_dict(self.record())
        del state["options"]
        waiting = [_written(self.game, self.record(), step) for step in self._waiting.values()]
        return {"game": self.game.id, "options": self.options, "state": state, "waiting": waiting}

    @classmethod
    def read(cls, game: Parts, written: Any) -> Position:
        """Set up a position from `to_dict`. Raises `BrokenPosition`."""
        if not isinstance(written, dict) or type(written.get("game")) is not str or written["game"] != game.id:
            raise BrokenPosition(f"This is not a stored position of {game.title} ('game': '{game.id}').")
        if odd := [name for name in written if name not in WRITTEN]:
            raise BrokenPosition(f"A stored position has only {', '.join(WRITTEN)}, not {quoted(odd[0])}.")
        state = _state(game, written.get("state"), written.get("options", {}))
        game = game.seated(game.ruleset.options_of(state))
        position = cls(game, game.engine.load(state))
        steps = written.get("waiting", [])
        if not isinstance(steps, list):
            raise BrokenPosition("'waiting' must be a list of steps.")
        for step in steps:
            position._resume(step)
        position._run()
        return position

    def _resume(self, written: Any) -> None:
        """Resume a stored waiting step. Raises `BrokenPosition`."""
        seat, action, faces = _step_parts(self.game, written)
        try:
            self._begin(seat, action)
            for face in faces:
                self.roll(face, self._owner(seat))
            self._owner(seat)
        except (IllegalAction, WrongRoll) as wrong:
            raise BrokenPosition(f"The waiting step cannot be resumed: {wrong}") from None

    def _begin(self, seat: int | None, action: str) -> None:
        if seat is not None:
            self._must_decide(seat)
            self._take(seat, self.legal(seat).find(action), (), 0)
        elif self.to_act or self.over or self._waiting:
            raise IllegalAction.saying("refused-nothing-follows-itself")
        else:
            self._take(NOBODY, ADVANCE, (), 0)

    def _owner(self, seat: int | None) -> int | None:
        """Return the owner of the die that the step of ``seat`` waits for. Raises `WrongRoll` if it does not wait."""
        for key, step in self._waiting.items():
            if _seat(step.actor) == seat:
                return _seat(key)
        raise WrongRoll.saying("refused-all-its-faces-already")


def _facts(landing: Landing) -> Landing:
    """Return a validated copy of facts. Raises `WrongFacts`."""
    try:
        if isinstance(landing, Landing):
            return msgspec.convert(msgspec.to_builtins(landing), Landing)
    except (ValueError, TypeError, RecursionError) as wrong:
        raise WrongFacts.saying("refused-these-no-facts-throw", why=str(wrong)[:MOST_QUOTED]) from None
    raise WrongFacts.saying("refused-throw-answered-its-facts", landing=quoted(landing))


def _state(game: Parts, written: Any, options: Any) -> Any:
    """Return the record of a stored state and its options. Raises `BrokenPosition` if it is not valid."""
    if not isinstance(written, dict) or not isinstance(options, dict):
        raise BrokenPosition("A position holds its 'state' and its 'options' as objects.")
    if "options" in written:
        raise BrokenPosition("state.options is not a field: the options are beside the 'state', not in it.")
    chosen = to_dict(game.ruleset.blank(options).options)
    record = from_dict(game.ruleset.state, written | {"options": chosen})
    if wrong := game.notation.problem(record):
        raise BrokenPosition(wrong)
    return record


def _copied(rng: dict[int, Rng] | None) -> dict[int, Rng] | None:
    return rng and {seat: stream.copy() for seat, stream in rng.items()}


def _seat(key: int) -> int | None:
    return None if key == NOBODY else key


def _stream(seed: int, seat: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed, seat - NOBODY)
    return rng


def _written(game: Parts, record: Any, step: Waiting) -> dict[str, Any]:
    text = None if step.actor == NOBODY else game.notation.action_text(record, step.actor, step.action)
    return {"seat": _seat(step.actor), "action": text, "faces": list(step.faces)}


def _step_parts(game: Parts, written: Any) -> tuple[int | None, str, list[int]]:
    """Return the seat, the action and the faces of a stored waiting step. Raises `BrokenPosition`."""
    if not isinstance(written, dict) or written.keys() != {"seat", "action", "faces"}:
        raise BrokenPosition("Each waiting step has a 'seat', an 'action' and its 'faces', and nothing else.")
    seat, action, faces = written["seat"], written["action"], written["faces"]
    if seat is not None and (type(seat) is not int or seat not in range(len(game.names))):
        raise BrokenPosition(f"The 'seat' of a waiting step is null or 0 to {len(game.names) - 1}, not {quoted(seat)}.")
    if isinstance(action, str) != (seat is not None):
        raise BrokenPosition("The 'action' of a waiting step is its seat's, in notation, or null if 'seat' is.")
    if not isinstance(faces, list):
        raise BrokenPosition("The 'faces' of a waiting step are a list of integers.")
    return seat, action or "", faces
