"""The effort of bots of each level."""

from __future__ import annotations

from itertools import pairwise

import pytest

import warbones
from warbones import GAMES, Game
from warbones.players.bot_names import UnknownBot, bot_named
from warbones.players.bots import analyse
from warbones.players.effort import effort_for


def test_a_bot_uses_fewer_simulations_if_each_takes_longer_unless_their_number_is_set() -> None:
    battle = warbones.load("battle")
    usual, told = bot_named("search", battle), bot_named("search:20000", battle)
    efforts = [effort_for(battle.new(None, budget=budget), usual) for budget in (5, 20, 40, 60)]
    assert efforts[:2] == [battle.simulations] * 2
    assert battle.simulations > efforts[2] > efforts[3] > battle.bots.simulations // 4
    assert effort_for(battle.new(None, budget=60), told) == battle.simulations
    assert effort_for(warbones.load("dicewing").new(), bot_named("search", warbones.load("dicewing"))) == 50_000


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_levels_have_the_same_names_in_every_game_and_stand_for_its_bots(game: Game) -> None:
    assert tuple(
        each for each in ("master", "strong", "steady", "casual", "beginner") if each in game.bots.levels
    ) == tuple(game.bots.levels)
    assert {"master", "steady", "beginner"} <= game.bots.levels.keys()
    for level, bot in game.bots.levels.items():
        named, plain = bot_named(level, game), bot_named(bot, game)
        assert named.name == level
        assert (named.kind, named.effort, named.skill) == (plain.kind, plain.effort, plain.skill)


def test_a_level_s_name_takes_no_effort() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'master:4'.*by kind and effort search, .*careless, random"):
        bot_named("master:4", warbones.load("keep"))


def test_a_careless_bot_avoids_costly_actions_less_the_hotter_it_is() -> None:
    game = warbones.load("dicewing")
    seen = game.new(seed=1)
    seat = min(seen.to_act)
    cool, hot = (
        sorted(analyse(seen, seat, bot_named(f"careless:{heat}", game), seed=3), key=lambda each: each.value)
        for heat in (20, 200)
    )
    assert [each.value for each in cool] == [each.value for each in hot]
    assert cool[0].value < cool[-1].value
    for found in (cool, hot):
        assert sum(each.weight for each in found) == pytest.approx(1)
        assert all(worse.weight <= better.weight for worse, better in pairwise(found))
    assert 0 < cool[0].weight < hot[0].weight < hot[-1].weight < cool[-1].weight
