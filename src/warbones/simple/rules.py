"""The rules of a simple game: the functions of its module, and defaults for those that are missing."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from warbones.core.errors import WarbonesError

REQUIRED: Final = ("decides", "over", "legal", "act", "advance")
"""The functions that no default can stand in for."""

ADVICE: Final = ("evaluate", "shortlist", "quiet", "horizon")
"""The functions that advise bots (`warbones.core.rules.engine.SearchAdvice`)."""

PAIR: Final = 2

SCALE: Final = 100
"""The lead that `evaluate` takes for half a victory."""


def completed(module: ModuleType, score: Callable[[Any, int], int], seats: int) -> tuple[Any, Any]:
    """Return the rules in a module with all functions, and its advice. Raises `WarbonesError`."""
    required = REQUIRED if seats == PAIR else (*REQUIRED, "payoff")
    if missing := next((name for name in required if not hasattr(module, name)), ""):
        raise WarbonesError(f"{module.__name__} needs the function {missing}: see warbones.core.rules.engine.Rules.")
    payoff, evaluate = _by_lead(score)
    rules = {"payoff": payoff, "redact": _nothing_secret}
    return _found(module, rules, (*required, "in_secret")), _found(module, {"evaluate": evaluate}, ADVICE)


def _found(module: ModuleType, defaults: dict[str, Any], names: tuple[str, ...]) -> SimpleNamespace:
    given = {name: each for name, each in vars(module).items() if name in names or name in defaults}
    return SimpleNamespace(**defaults | given)


def _nothing_secret(s: Any, seat: int) -> None:
    """Undo nothing: no choice is secret."""


def _by_lead(score: Callable[[Any, int], int]) -> tuple[Callable[[Any, int], int], Callable[[Any, int], float]]:
    """Return the result and the evaluation of two seats: the higher score wins."""

    def lead(s: Any, seat: int) -> int:
        return score(s, seat) - score(s, 1 - seat)

    def payoff(s: Any, seat: int) -> int:
        ahead = lead(s, seat)
        return (ahead > 0) - (ahead < 0)

    def evaluate(s: Any, seat: int) -> float:
        ahead = lead(s, seat)
        return ahead / (abs(ahead) + SCALE)

    return payoff, evaluate
