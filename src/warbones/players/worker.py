"""The functions that run in bot processes: compile a game's bots, and analyse positions."""

from __future__ import annotations

from typing import Any

from warbones.games import load_known
from warbones.players.bot_names import bot_named
from warbones.players.bots import analyse_with_plan, plan
from warbones.rooms.bots import WeighedAction


def prepare(game: str, searching: bool) -> None:
    """Compile the game's bots that search, or its other bots, by making a first move. Cached code is loaded instead."""
    position = load_known(game).new(seed=0)
    if not position.game.ruleset.compiles:
        return
    seat = min(position.to_act)
    plan(position.seen_by(seat), seat, bot_named("search:1" if searching else "careless", position.game), seed=0)


def choose(game: str, written: dict[str, Any], seat: int, bot: str, seed: int) -> tuple[str, ...]:
    """Return the actions of ``bot`` for ``seat``, which knows only the ``written`` position.

    The first action is followed by its follow-ups, as in `warbones.players.bots.plan`.
    """
    position = load_known(game).from_dict(written)
    return tuple(action.text for action in plan(position, seat, bot_named(bot, position.game), seed))


def weigh(game: str, written: dict[str, Any], seat: int, bot: str, seed: int) -> list[WeighedAction]:
    """Return the choices of ``seat`` as ``bot`` weighs them, best first."""
    position = load_known(game).from_dict(written)
    found, then = analyse_with_plan(position, seat, bot_named(bot, position.game), seed)
    follows = [tuple(action.text for action in then), *((),) * (len(found) - 1)]
    return [
        WeighedAction(each.action.text, each.weight, each.value, after)
        for each, after in zip(found, follows, strict=True)
    ]
