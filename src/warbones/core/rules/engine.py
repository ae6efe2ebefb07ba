"""Running one step of a game's rules. `Interpreted` runs them as they stand; compiled ones have the same face."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from warbones.core.record.domains import Alike
from warbones.core.record.records import Record
from warbones.core.rules.step import NOBODY, WIDTH, DieNeeded, Step

ADVANCE = -1
"""In place of an action: do what follows by itself."""


class Rules(Protocol):
    """The functions of every game's rules, in its ``rules/flow.py``. ``s`` is its record, ``t`` the step's handle."""

    def decides(self, s: Any, seat: int) -> bool:
        """Return whether a decision of ``seat`` is due."""

    def over(self, s: Any) -> bool:
        """Return whether the game is over."""

    def legal(self, s: Any, seat: int, out: MutableSequence[int]) -> int:
        """Write the actions ``seat`` may take into ``out``; return how many."""

    def act(self, s: Any, t: Step, seat: int, action: int) -> None:
        """Take a legal action."""

    def advance(self, s: Any, t: Step) -> None:
        """Where no decision is due: do the next thing that follows by itself."""

    def payoff(self, s: Any, seat: int) -> int:
        """Return the seat's result once the game is over; results sum to zero."""

    def redact(self, s: Any, seat: int) -> None:
        """Undo what ``seat`` did in secret since the last reveal; who has committed stays known."""


class Advice(Protocol):
    """What every game's ``advice`` says of a position, for whoever thinks ahead; it is compiled as rules are."""

    def evaluate(self, s: Any, seat: int) -> float:
        """Return how good the position looks for ``seat``, about -1 to 1."""


FAR: Final = 4
"""The quiet position at which a simulation ends where a game names no other."""


class Plans(Advice, Protocol):
    """What a game's ``advice`` may say besides, so that search plays it well."""

    def shortlist(self, s: Any, seat: int, out: MutableSequence[int], most: int) -> int:
        """Write at most ``most`` good actions of ``seat`` into ``out``, the best first; return how many.

        They are legal, and follow from what the seat knows. None: where the game has no opinion, or no decision of
        the seat is due. Search tries these first, and beyond its tree it plays the best of them.
        """

    def quiet(self, s: Any) -> bool:
        """Return whether nothing is under way, so that `Advice.evaluate` can stand for the rest of the game."""

    def horizon(self, s: Any) -> int:
        """Return at which quiet position a simulation ends; where nothing is said, at `FAR`."""


class Describing(Advice, Protocol):
    """What a game's ``advice`` says besides, so that agents learn from few numbers (`Ruleset.features`)."""

    Features: type[Record]
    """What there is to know of a position; each field is followed by a text that says what it means."""

    def describe(self, s: Any, seat: int, f: Any) -> None:
        """Write into ``f``, `Features` of zeros, what ``seat`` can tell of ``s``, which is what it knows."""


class Drafting(Describing, Protocol):
    """What a game's ``advice`` may say besides where seats draft, so that search looks at every way a draft can end."""

    MOST_DRAFTED: int
    """The most that is ever there to be picked."""

    def in_draft(self, s: Any) -> bool:
        """Return whether seats pick, one at a time and for all to see, until all that is there has been picked.

        Nothing is rolled meanwhile; who picks when does not depend on what was picked, nor does it matter in which
        order a seat picked what it has.
        """


class Judging(Describing, Protocol):
    """What a game's ``advice`` may say besides, where its network knows some positions better than others."""

    def judged(self, s: Any) -> bool:
        """Return whether a network is to judge here, where a decision is due; simulations play on to there.

        Without this it is asked wherever a decision is due. Where seats draft, the ends of drafts are such.
        """


class Telling(Describing, Protocol):
    """What a game's ``advice`` may say besides of its features, so that a network learns from fewer games."""

    ALIKE: tuple[Alike, ...]
    """Which fields tell of the same things. Each combination of what the joined ones hold is learned for itself: let
    these be few."""


class Reading(Describing, Protocol):
    """What a game's ``advice`` may say besides of features that are for agents alone."""

    UNREAD: frozenset[str]
    """The fields that a network leaves out: it learns more from fewer games."""


class Secretive(Protocol):
    """What the rules of a game with secrets say besides."""

    def in_secret(self, s: Any) -> bool:
        """Return whether what is asked now is answered in secret."""


@dataclass(frozen=True)
class Outcome:
    """What a step came to: the record, what was told (audience, kind, numbers), and the die due if it waits."""

    state: Any
    told: Sequence[tuple[int, ...]]
    due: tuple[int, int] | None


class Engine(Protocol):
    """Runs one game's rules over its own form of the record."""

    def load(self, record: Record) -> Any:
        """Return the engine's form of a plain record."""

    def plain(self, state: Any) -> Any:
        """Return the plain record of a state, to be read only."""

    def copy(self, state: Any) -> Any:
        """Return an independent copy."""

    def take(self, state: Any, seat: int, action: int, faces: Sequence[int]) -> Outcome:
        """Run a step on a copy of ``state`` with the faces answered so far."""

    def decides(self, state: Any, seat: int) -> bool:
        """Return whether a decision of ``seat`` is due."""

    def over(self, state: Any) -> bool:
        """Return whether the game is over."""

    def legal(self, state: Any, seat: int) -> list[int]:
        """Return the actions ``seat`` may take."""

    def payoff(self, state: Any, seat: int) -> int:
        """Return the seat's result."""

    def redact(self, state: Any, seat: int) -> None:
        """Undo in ``state`` what ``seat`` did in secret."""


class Runs(Protocol):
    """What runs: the rules, and the most actions that they ever list."""

    @property
    def rules(self) -> Rules:
        """The rules."""

    @property
    def most_actions(self) -> int:
        """The most that `Rules.legal` ever writes."""


class Interpreted(Engine):
    """Runs the rules as ordinary Python on plain records: nothing to prepare, and a debugger can step through."""

    def __init__(self, ruleset: Runs) -> None:
        self.rules = ruleset.rules
        self.most_actions = ruleset.most_actions
        self._handles: list[Step] = []

    def load(self, record: Record) -> Any:
        """Return the record itself."""
        return record

    def plain(self, state: Any) -> Any:
        """Return the record itself."""
        return state

    def copy(self, state: Any) -> Any:
        return state.copy()

    def take(self, state: Any, seat: int, action: int, faces: Sequence[int]) -> Outcome:
        """Run a step on a copy of ``state``; handles are large, so they are used again."""
        handle = self._handles.pop() if self._handles else Step()
        try:
            return self._take(state.copy(), handle, seat, action, faces)
        finally:
            self._handles.append(handle)

    def _take(self, state: Any, t: Step, seat: int, action: int, faces: Sequence[int]) -> Outcome:
        t.used, t.told, t.answered, due = 0, 0, len(faces), None
        t.tape.cells[: len(faces)] = faces
        try:
            if seat == NOBODY:
                self.rules.advance(state, t)
            else:
                self.rules.act(state, t, seat, action)
        except DieNeeded:
            due = (t.due_sides, t.due_seat)
        told = [tuple(t.event.cells[at : at + WIDTH]) for at in range(0, t.told * WIDTH, WIDTH)]
        return Outcome(state, told, due)

    def decides(self, state: Any, seat: int) -> bool:
        return self.rules.decides(state, seat)

    def over(self, state: Any) -> bool:
        return self.rules.over(state)

    def legal(self, state: Any, seat: int) -> list[int]:
        out = [0] * self.most_actions
        return [int(action) for action in out[: self.rules.legal(state, seat, out)]]  # an enum's members, too

    def payoff(self, state: Any, seat: int) -> int:
        return self.rules.payoff(state, seat)

    def redact(self, state: Any, seat: int) -> None:
        self.rules.redact(state, seat)
