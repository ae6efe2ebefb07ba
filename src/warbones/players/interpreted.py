"""Bots that do not search, in ordinary Python: nothing is compiled, and neither NumPy nor Numba is needed.

    position = warbones.load("keep").new(seed=1)
    seat = min(position.to_act)
    position.act(seat, choose(position.seen_by(seat), seat, "greedy"))

They call the same functions as the compiled bots, so they make the same choice for the same position, bot and seed, as
long as `MOST` is enough for all of greedy's runs.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.rules.calls import remember
from warbones.core.rules.ruleset import Ruleset
from warbones.core.rules.step import Step, seed_rng
from warbones.core.rules.throw import Thrower
from warbones.players.approximate_throws import approximate_landing
from warbones.players.bot_names import SEARCHING, Bot, UnknownBot, bot_named
from warbones.players.planner import analyse_throws
from warbones.players.scored_actions import ScoredAction, draw_action, scored_actions
from warbones.players.search.simple import BotKind, analyse_lightly

MOST: Final = 1024
"""The maximum number of dice runs for all of greedy's actions together: about a second in the slowest game."""


class InterpretedStates:
    """A view and a position that is played on. As in an array of records, assignment copies."""

    def __init__(self) -> None:
        """Start empty."""
        self._records: list[Any] = [None, None]

    def __getitem__(self, at: int) -> Any:
        return self._records[at]

    def __setitem__(self, at: int, record: Any) -> None:
        self._records[at] = record.copy()


class InterpretedWorkspace(NamedTuple):
    """The workspace of `analyse_lightly`: see `warbones.players.search.analysis.Workspace`."""

    states: InterpretedStates
    t: list[Step]
    out: list[int]
    actions: list[int]
    weights: list[float]
    values: list[float]


def choose(
    seen: Position,
    seat: int,
    bot: str | Bot = "greedy",
    seed: int = 0,
    *,
    most: int = MOST,
    thrower: Thrower = approximate_landing,
) -> Action:
    """Return the action of ``bot`` for ``seat``, which knows ``seen`` (`Position.seen_by`).

    ``bot`` is "random", "greedy", "careless", one of these with its effort ("greedy:8"), or a level of the game that
    maps to one of them. The same ``seed`` gives the same action. Greedy shares ``most`` runs evenly among its actions.
    Throws are simulated with ``thrower``; for physics, that is `warbones.physics.land`. Raises `UnknownBot`.
    """
    return draw_action(analyse(seen, seat, bot, seed, most=most, thrower=thrower), seed)


def analyse(
    seen: Position,
    seat: int,
    bot: str | Bot = "greedy",
    seed: int = 0,
    *,
    most: int = MOST,
    thrower: Thrower = approximate_landing,
) -> list[ScoredAction]:
    """Return the actions as ``bot`` weighs them, best first; arguments as in `choose`."""
    named = bot if isinstance(bot, Bot) else bot_named(bot, seen.game)
    ruleset = seen.game.ruleset
    if ruleset.aims:
        return analyse_throws(seen, seat, named, seed, thrower, steady=True)
    if named.kind in SEARCHING:
        raise UnknownBot(f"The bot {named.name} searches, and those bots are compiled: see warbones.players.bots.")
    workspace = _workspace(ruleset)
    workspace.states[0] = seen.record()
    seed_rng(workspace.t[0].rng, seed, 0)
    count = analyse_lightly(
        workspace, seat, len(seen.game.names), named.kind, _effort(named, len(seen.legal(seat)), most)
    )
    return scored_actions(seen, seat, workspace, count)


def _effort(bot: Bot, count: int, most: int) -> int:
    return max(1, min(bot.effort, most // max(count, 1))) if bot.kind == BotKind.GREEDY else bot.effort


@cache
def _workspace(ruleset: Ruleset) -> InterpretedWorkspace:
    remember(ruleset.state, rules=ruleset.rules, advice=ruleset.advice)
    step, most = Step(), ruleset.most_actions
    step.drawing = 1
    return InterpretedWorkspace(InterpretedStates(), [step], [0] * most, [0] * most, [0.0] * most, [0.0] * most)
