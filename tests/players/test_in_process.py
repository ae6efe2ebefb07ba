"""Bots that search in the process that asks them."""

from __future__ import annotations

import asyncio

import pytest

from warbones import GAMES, Game
from warbones.check.random_play import random_game
from warbones.players.in_process import InProcessBots
from warbones.rooms.bots import BotService


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_they_implement_the_bot_service_of_rooms(game: Game) -> None:
    bots = InProcessBots()
    assert isinstance(bots, BotService)
    bots.prepare()
    assert bots.preparing().ready
    position = next(each for each in random_game(game, 3, {}) if each.to_act and len(each.legal(min(each.to_act))) > 1)
    seat = min(position.to_act)
    seen, texts = position.seen_by(seat), [action.text for action in position.legal(seat)]
    assert asyncio.run(bots.plan(seen, seat, "greedy"))[0] in texts
    weighed = asyncio.run(bots.weigh(seen, seat, "greedy"))
    assert {each.action for each in weighed} <= set(texts)
    assert weighed[0].share == max(each.share for each in weighed) == 1.0
    bots.close()
