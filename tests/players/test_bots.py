"""How much a bot thinks."""

from __future__ import annotations

import warbones
from warbones.players.bots import bot_named, effort_for


def test_a_bot_thinks_less_often_where_each_thought_takes_longer_unless_it_is_told_how_often() -> None:
    battle = warbones.load("battle")
    usual, told = bot_named("search", battle), bot_named("search:20000", battle)
    efforts = [effort_for(battle.new(None, budget=budget), usual) for budget in (5, 20, 40, 60)]
    assert efforts[:2] == [battle.bots.simulations] * 2
    assert battle.bots.simulations > efforts[2] > efforts[3] > battle.bots.simulations // 4
    assert effort_for(battle.new(None, budget=60), told) == battle.bots.simulations
    assert effort_for(warbones.load("dicewing").new(), bot_named("search", warbones.load("dicewing"))) == 50_000
