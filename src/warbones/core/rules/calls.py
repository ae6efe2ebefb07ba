"""Generic functions over all games: each calls the rule of the game whose record is its first argument.

They run interpreted, and `warbones.compiled` compiles them, so functions that use them, such as a bot's, can run either
way. The large functions of a game (`choices`, `advised`, `step`, `outlook`, `describe_to`) are each called from a
single place, below, so that each is compiled once for all entry points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warbones.core.rules.engine import DEFAULT_HORIZON
from warbones.core.rules.step import below, rule

Finder = Callable[[object], Any]

KNOWN: Final[dict[object, dict[str, object]]] = {}
"""The modules with a game's rules, by the type of its record: its class, or its type in compiled code."""

CALLS: Final[dict[Callable[..., Any], Finder]] = {}
"""Each generic function with its finder, which returns the rule for a record's type, or None for an unknown type."""


def remember(kind: object, **holders: object) -> None:
    """Register the rules of a game by its record's type. Raises TypeError if another game has that type."""
    known = KNOWN.setdefault(kind, {})
    for role, holder in holders.items():
        if known.setdefault(role, holder) != holder:
            raise TypeError(f"Two games have the record {kind}: calls could not tell their rules apart")


def _call(name: str, default: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """Return the generic function of the rule ``name``; games without that rule use ``default``."""
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


def _default_horizon(_s: Any) -> int:
    return DEFAULT_HORIZON


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
horizon = _call("horizon", _default_horizon)
in_draft = _call("in_draft", _never)
judged = _call("judged", _ever)
in_secret = _call("in_secret", _never)
head = _call("head")
members = _call("members")
member_word = _call("member_word")


def choices(s: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions into ``out`` and return their number: 0 if it has nothing to decide."""
    count: int = legal(s, seat, out)
    return count


def advised(s: Any, seat: int, out: Any, most: int) -> int:
    """Write at most ``most`` actions that the game advises, best first; return their number, 0 without advice."""
    count: int = shortlist(s, seat, out, most)
    return count


def step(s: Any, t: Any, seat: int, action: int) -> None:
    """Take an action; for seat -1, take the next automatic step."""
    if seat < 0:
        advance(s, t)
    else:
        act(s, t, seat, action)


def outlook(s: Any, seat: int) -> float:
    """Return a position's value for a seat by the game's own advice."""
    return float(evaluate(s, seat))


def describe_to(s: Any, seat: int, f: Any) -> None:
    """Fill in the game's features ``f``, which are all zeros, from the knowledge of ``seat``."""
    describe(s, seat, f)


@rule
def play_on(s: Any, t: Any, seats: int, out: Any) -> int:
    """Play random legal actions to the end of the game; return their number."""
    decisions = 0
    while not over(s):
        acted = False
        for seat in range(seats):
            count = choices(s, seat, out)
            if count:
                step(s, t, seat, out[below(t.rng, count)])
                decisions += 1
                acted = True
        if not acted:
            step(s, t, -1, 0)
    return decisions
