"""Calls that are the same for every game: each finds the game's rule by the type of the record that comes first.

They run interpreted, and `warbones.compiled` compiles them: so functions written with them, such as a bot's, do both.
The big switches of a game (`choices`, `advised`, `step`, `outlook`, `describe_to`) are called from one place each,
below: so each is compiled once, however many drivers need it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warbones.core.rules.engine import FAR
from warbones.core.rules.step import below, rule

Finder = Callable[[object], Any]

KNOWN: Final[dict[object, dict[str, object]]] = {}
"""What holds a game's rules, by the type of its record: the record's class, and what the compiler calls it."""

CALLS: Final[dict[Callable[..., Any], Finder]] = {}
"""Each call, with what finds the rule for a record's type (None: nothing is known of it)."""


def remember(kind: object, **holders: object) -> None:
    """Let calls find the rules of the game whose record has a type. Raises TypeError where that is another game's."""
    known = KNOWN.setdefault(kind, {})
    for role, holder in holders.items():
        if known.setdefault(role, holder) != holder:
            raise TypeError(f"The record {kind} is another game's too, so their rules would be mixed up")


def _call(name: str, default: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """Return a call of the rule ``name``, or of ``default`` where a game has no such rule."""
    found: dict[type, Callable[..., Any]] = {}

    def find(kind: object) -> Any:
        holders = KNOWN.get(kind)
        if holders is None:
            return None
        return next((rule for holder in holders.values() if (rule := getattr(holder, name, None))), default)

    def call(s: Any, *args: Any) -> Any:
        kind = type(s)
        if kind not in found:
            found[kind] = find(kind)
        return found[kind](s, *args)

    call.__name__ = name
    CALLS[call] = find
    return call


def _no_opinion(_s: Any, _seat: int, _out: Any, _most: int) -> int:
    return 0


def _never(_s: Any) -> bool:
    return False


def _ever(_s: Any) -> bool:
    return True


def _far(_s: Any) -> int:
    return FAR


decides = _call("decides")
over = _call("over")
legal = _call("legal")
act = _call("act")
advance = _call("advance")
payoff = _call("payoff")
redact = _call("redact")
evaluate = _call("evaluate")
describe = _call("describe")
shortlist = _call("shortlist", _no_opinion)
quiet = _call("quiet", _never)
horizon = _call("horizon", _far)
in_draft = _call("in_draft", _never)
judged = _call("judged", _ever)
in_secret = _call("in_secret", _never)
head = _call("head")
members = _call("members")
member_word = _call("member_word")


def choices(s: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions into ``out`` and return how many: none where no decision of it is due."""
    count: int = legal(s, seat, out)
    return count


def advised(s: Any, seat: int, out: Any, most: int) -> int:
    """Write at most ``most`` actions that the game advises, the best first; return how many: none without advice."""
    count: int = shortlist(s, seat, out, most)
    return count


def step(s: Any, t: Any, seat: int, action: int) -> None:
    """Take an action, or for seat -1 do what follows by itself."""
    if seat < 0:
        advance(s, t)
    else:
        act(s, t, seat, action)


def outlook(s: Any, seat: int) -> float:
    """Return how good a position looks for a seat, as the game's own advice has it."""
    return float(evaluate(s, seat))


def describe_to(s: Any, seat: int, f: Any) -> None:
    """Write into the game's features ``f``, all zeros, what ``seat`` can tell of what it knows."""
    describe(s, seat, f)


@rule
def play_on(s: Any, t: Any, seats: int, out: Any) -> int:
    """Play random legal actions to the end of the game; return how many."""
    decisions = 0
    while not over(s):
        acted = False
        for seat in range(seats):
            count = choices(s, seat, out)
            if count:
                step(s, t, seat, out[below(t.noise, count)])
                decisions += 1
                acted = True
        if not acted:
            step(s, t, -1, 0)
    return decisions
