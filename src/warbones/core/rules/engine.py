"""Engines run one step of a game's rules. `Interpreted` is plain Python; compiled engines share its interface."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from warbones.core.record.domains import Alike
from warbones.core.record.records import Record
from warbones.core.rules.step import NOBODY, WIDTH, DieNeeded, Step

ADVANCE = -1
"""Given in place of an action, it takes the next automatic step."""


class Rules(Protocol):
    """The functions that every game has in ``rules/flow.py``. ``s`` is the game's record, ``t`` the step's handle."""

    def decides(self, s: Any, seat: int) -> bool:
        """Return whether ``seat`` must decide."""

    def over(self, s: Any) -> bool:
        """Return whether the game is over."""

    def legal(self, s: Any, seat: int, out: MutableSequence[int]) -> int:
        """Write the legal actions of ``seat`` into ``out``; return their number."""

    def act(self, s: Any, t: Step, seat: int, action: int) -> None:
        """Take a legal action."""

    def advance(self, s: Any, t: Step) -> None:
        """Take the next automatic step; called when nobody must decide."""

    def payoff(self, s: Any, seat: int) -> int:
        """Return the seat's result once the game is over; results sum to zero."""

    def redact(self, s: Any, seat: int) -> None:
        """Undo the secret choices of ``seat`` since the last reveal. Everybody still knows that it has chosen."""


class Advice(Protocol):
    """A game's ``advice``: its evaluation of positions for bots, compiled as rules are."""

    def evaluate(self, s: Any, seat: int) -> float:
        """Return the position's value for ``seat``, about -1 to 1."""


DEFAULT_HORIZON: Final = 4
"""The number of the quiet position, counted from the leaf, at which a simulation ends in a game without a `horizon`."""


class SearchAdvice(Advice, Protocol):
    """Optional advice that helps the search."""

    def shortlist(self, s: Any, seat: int, out: MutableSequence[int], most: int) -> int:
        """Write at most ``most`` good actions of ``seat`` into ``out``, best first; return their number.

        They are legal and depend only on what the seat knows. The number is 0 if the game has no opinion or the seat
        has nothing to decide. The search tries these first; beyond its tree it plays the best one.
        """

    def quiet(self, s: Any) -> bool:
        """Return whether no exchange is under way, so that `Advice.evaluate` can be trusted."""

    def horizon(self, s: Any) -> int:
        """Return the number of the quiet position at which a simulation ends; by default `DEFAULT_HORIZON`."""


class FeatureAdvice(Advice, Protocol):
    """Advice with features, a compact observation for agents (`Ruleset.features`)."""

    Features: type[Record]
    """The features of a position; a docstring below each field explains it."""

    def describe(self, s: Any, seat: int, f: Any) -> None:
        """Fill in ``f``, `Features` that are all zeros, from ``s``, the position as ``seat`` knows it."""


class DraftAdvice(FeatureAdvice, Protocol):
    """Optional advice for games with a draft, so that the search can look at every possible end of the draft."""

    MOST_DRAFTED: int
    """The largest number of things that a draft offers."""

    def in_draft(self, s: Any) -> bool:
        """Return whether the seats are picking, one at a time and openly, until everything on offer is gone.

        Nothing is rolled during the draft. The order of seats does not depend on their picks, and the order of one
        seat's picks makes no difference.
        """


class NetworkAdvice(FeatureAdvice, Protocol):
    """Optional advice for games whose network knows some positions better than others."""

    def judged(self, s: Any) -> bool:
        """Return whether the network can judge this position, at which somebody must decide.

        Simulations play on until it can. Without this function it judges every such position. In a draft it judges only
        the positions at the end of the draft.
        """


class SymmetryAdvice(FeatureAdvice, Protocol):
    """Optional advice about symmetries of the features, so that a network learns from fewer games."""

    ALIKE: tuple[Alike, ...]
    """Groups of fields that describe things of the same kind. Each combination of values of the joined fields is
    learned separately, so there should be few.
    """


class AgentFeatureAdvice(FeatureAdvice, Protocol):
    """Optional advice about features that are for agents alone."""

    AGENTS_ONLY: frozenset[str]
    """The fields that networks ignore: without them, a network needs fewer games to learn."""


class SecretRules(Protocol):
    """The additional rules of a game with secret choices."""

    def in_secret(self, s: Any) -> bool:
        """Return whether the current decision is made in secret."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a step: the record, the events (audience, kind, numbers), and the next die if it waits."""

    state: Any
    events: Sequence[tuple[int, ...]]
    due: tuple[int, int] | None


class Engine(Protocol):
    """Runs the rules of one game over its own form of the record."""

    def load(self, record: Record) -> Any:
        """Return the engine's form of a plain record."""

    def plain(self, state: Any) -> Any:
        """Return the plain record of a state, for reading only."""

    def copy(self, state: Any) -> Any:
        """Return an independent copy."""

    def take(self, state: Any, seat: int, action: int, faces: Sequence[int]) -> Outcome:
        """Run a step on a copy of ``state`` with the faces so far."""

    def decides(self, state: Any, seat: int) -> bool:
        """Return whether ``seat`` must decide."""

    def over(self, state: Any) -> bool:
        """Return whether the game is over."""

    def legal(self, state: Any, seat: int) -> list[int]:
        """Return the legal actions of ``seat``."""

    def payoff(self, state: Any, seat: int) -> int:
        """Return the seat's result."""

    def redact(self, state: Any, seat: int) -> None:
        """Undo in ``state`` the secret choices of ``seat``."""


class RunnableRules(Protocol):
    """The rules, and the largest number of actions they ever list."""

    @property
    def rules(self) -> Rules:
        """The rules."""

    @property
    def most_actions(self) -> int:
        """The largest number of actions that `Rules.legal` ever writes."""


class Interpreted(Engine):
    """Runs the rules as ordinary Python on plain records. A debugger can step through them."""

    def __init__(self, ruleset: RunnableRules) -> None:
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
        """Run a step on a copy of ``state``. Handles are large, so they are reused."""
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
        events = [tuple(t.event.cells[at : at + WIDTH]) for at in range(0, t.told * WIDTH, WIDTH)]
        return Outcome(state, events, due)

    def decides(self, state: Any, seat: int) -> bool:
        return self.rules.decides(state, seat)

    def over(self, state: Any) -> bool:
        return self.rules.over(state)

    def legal(self, state: Any, seat: int) -> list[int]:
        out = [0] * self.most_actions
        return [int(action) for action in out[: self.rules.legal(state, seat, out)]]  # some are members of enums

    def payoff(self, state: Any, seat: int) -> int:
        return self.rules.payoff(state, seat)

    def redact(self, state: Any, seat: int) -> None:
        self.rules.redact(state, seat)
