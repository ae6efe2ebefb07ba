"""An action that takes several choices is searched once."""

from __future__ import annotations

import random

import pytest

from warbones import Position, load
from warbones.players.bot_names import bot_named
from warbones.players.bots import analyse_with_plan, plan

BOT = "search:3000"


def with_several_choices(seed: int) -> Position:
    """Return a battle, as the seat to decide knows it, in which a unit may attack, which takes several choices."""
    position, rng = load("battle").new(seed=seed), random.Random(seed)
    while not position.scene(min(position.to_act)).prompt.ways:
        seat = min(position.to_act)
        position.act(seat, rng.choice(list(position.legal(seat))).text)
    return unseeded(position)


def unseeded(position: Position) -> Position:
    """Return the position as the seat to decide knows it, without the seed of future dice."""
    seen = position.seen_by(min(position.to_act))
    return load("battle").from_dict(seen.to_dict())


def planned(seen: Position, seed: int) -> list[str]:
    seat = min(seen.to_act)
    return [action.text for action in plan(seen, seat, bot_named(BOT, seen.game), seed)]


@pytest.mark.parametrize("seed", range(6))
def test_each_choice_of_a_plan_is_legal_where_it_is_due(seed: int) -> None:
    seen = with_several_choices(seed)
    seat = min(seen.to_act)
    for text in planned(seen, seed):
        while len(legal := seen.legal(seat)) == 1:
            seen.act(seat, legal[0])
        assert text in [action.text for action in legal]
        assert not seen.owed
        assert seen.to_act == {seat}
        seen.act(seat, text)


def test_an_attack_is_planned_to_its_end() -> None:
    plans = [planned(with_several_choices(seed), seed) for seed in range(6)]
    assert any(len(each) > 1 for each in plans)


def test_an_analysis_continues_with_the_same_plan() -> None:
    seen = with_several_choices(1)
    seat, bot = min(seen.to_act), bot_named(BOT, seen.game)
    found, then = analyse_with_plan(seen, seat, bot, 1)
    assert [found[0].action, *then] == list(plan(seen, seat, bot, 1))


@pytest.mark.torture  # compiles the search of another game; `test_each_choice_of_a_plan` sees no roll in a plan either
def test_nothing_is_planned_past_a_roll() -> None:
    seen = load("army").from_dict(load("army").new(seed=1).seen_by(0).to_dict())
    seat = min(seen.to_act)
    first, *others = plan(seen, seat, bot_named("search:50", seen.game), 1)
    seen.act(seat, first)
    assert seen.owed
    assert others == []
