"""Calls that are the same for every game: each finds the game's rule by the type of the record that comes first.

They run interpreted, and `warbones.compiled` compiles them: so functions written with them, such as a bot's, do both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warbones.core.rules.engine import FAR

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
