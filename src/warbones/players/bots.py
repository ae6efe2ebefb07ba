"""The bots' moves and analyses, computed by compiled code from a seat's view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from warbones.compiled.layout import pack
from warbones.core.play.game import Game
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.physics import land
from warbones.players import interpreted
from warbones.players.bot_names import SEARCHING, Bot
from warbones.players.effort import effort_for
from warbones.players.plain_search import analyse_plainly
from warbones.players.planner import analyse_throws, release_action
from warbones.players.scored_actions import ScoredAction, draw_action, scored_actions
from warbones.players.search.analysis import Workspace, analyse_position, analyse_position_lightly
from warbones.players.search.follow_ups import follow_ups
from warbones.players.workspaces import workspace_for


def analyse_with_plan(seen: Position, seat: int, bot: Bot, seed: int) -> tuple[list[ScoredAction], tuple[Action, ...]]:
    """Return the analysis of ``seen`` by ``bot``, best first, and the actions that would follow the best one."""
    found = analyse(seen, seat, bot, seed)
    return found, tuple(_follow_ups(seen, seat, found[0].action, bot))


def analyse(seen: Position, seat: int, bot: Bot, seed: int) -> list[ScoredAction]:
    """Return the actions of ``seat``, which knows ``seen``, as ``bot`` weighs them, best first."""
    if seen.game.ruleset.aims:
        return analyse_throws(seen, seat, bot, seed, land)
    if not seen.game.ruleset.compiles:
        return (analyse_plainly if bot.kind in SEARCHING else interpreted.analyse)(seen, seat, bot, seed)
    workspace = _workspace(seen.game, bot.nodes)
    pack(seen.record(), workspace.states[0])
    kind = int(bot.kind)  # resolving an enum takes Numba longer than a short analysis
    considered = analyse_position if bot.kind in SEARCHING else analyse_position_lightly
    count = considered(workspace, seat, len(seen.game.names), kind, effort_for(seen, bot), seed)
    return scored_actions(seen, seat, workspace, count)


def choose(seen: Position, seat: int, bot: Bot, seed: int) -> Action:
    """Return an action of ``bot`` for ``seat``, which knows ``seen``, drawn by the bot's weights."""
    found = analyse(seen, seat, bot, seed)
    return release_action(seen, seat, draw_action(found, seed), bot, seed)


def plan(seen: Position, seat: int, bot: Bot, seed: int) -> tuple[Action, ...]:
    """Return the action of ``bot``, and those that follow it as far as its search knows them (`search.follow_ups`)."""
    action = choose(seen, seat, bot, seed)
    return (action, *_follow_ups(seen, seat, action, bot))


def _follow_ups(seen: Position, seat: int, action: Action, bot: Bot) -> Iterator[Action]:
    if not seen.game.ruleset.compiles or bot.kind not in SEARCHING:
        return iter(())
    return follow_ups(seen, seat, action, _workspace(seen.game, bot.nodes), effort_for(seen, bot))


@cache
def _workspace(game: Game, nodes: int) -> Workspace:
    return workspace_for(game, nodes)
