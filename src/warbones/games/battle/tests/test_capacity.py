"""The sheet has room for every unit that any budget can buy and raise (B20, B43, B51)."""

from __future__ import annotations

import pytest

from warbones.check.random_play import random_game
from warbones.games.battle.notation.parser import read
from warbones.games.battle.rules.armies.capacity import RAISERS, most_bought, most_units
from warbones.games.battle.rules.options import LEAST_BUDGET, MOST_BUDGET
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.state import RAISED_POINTS, UNITS
from warbones.games.battle.rules.units import LIST, ROWS
from warbones.games.battle.tests.script import GAME, after, at, moves, phase, play


def test_one_unit_raises_and_two_points_raise_one_unit_at_most():
    assert sum(Power.RAISE_UNDEAD in row.powers for row in ROWS) == 1
    assert most_bought(RAISERS, RAISED_POINTS) == 1


@pytest.mark.rule("R2")
def test_the_sheet_has_room_for_the_largest_budget_and_for_no_larger_one():
    assert max(most_units(budget) for budget in range(LEAST_BUDGET, MOST_BUDGET + 1)) == 256 == UNITS
    assert most_units(MOST_BUDGET + 1) > UNITS


@pytest.mark.rule("R2", "B49")
def test_each_faction_can_buy_something_for_the_smallest_budget():
    cheapest = [min(row.cost for row in ROWS[first : first + LIST]) for first in range(0, len(ROWS), LIST)]
    assert max(cheapest) == LEAST_BUDGET


@pytest.mark.rule("R44", "B20", "B43")
def test_the_worst_case_can_be_played():
    skeletons = " ".join(["skeleton-warriors@AB[x,x,x]"] * 12)
    critters = " ".join([*["critters@BB[x]"] * 39, "critters@BB[1]"])
    alpha = f"dracolich@AB[1,1,1/1,8,1/1,1,1] {skeletons}"
    position = at(f"unit 1 asked=Alpha budget=40 | Alpha: {alpha} | Beta: {critters}")
    play(position, "Alpha act aA; raise-undead")
    raised = 0
    while phase(position).name == "RAISE":
        play(position, "Alpha raise venom-spitters\nroll 1 1")
        raised += 1
    assert raised == 51
    assert position.record().units == 13 + 40 + 51
    assert position.text.count("venom-spitters") == 51
    assert len(moves(position)) == 1
    play(position, f"Beta act b{last_letter(position)}; done")
    assert len(moves(position)) == 51
    assert at(position.text).record() == position.record()


def last_letter(position):
    (only,) = moves(position)
    return only.removeprefix("act b")


def test_a_sheet_that_is_full_takes_no_more():
    critters = " ".join(["critters@BB[x]"] * (UNITS - 3))
    text = "unit 1 asked=Alpha | Alpha: dracolich@AB[1,1,1/1,8,1/1,1,1] | Beta: critters@C[1] {}"
    position = play(at(text.format(critters)), "Alpha act aA; raise-undead; raise venom-spitters\nroll 1 1")
    assert position.record().units == UNITS
    assert phase(position).name == "UNIT"
    assert "raise-undead" not in after(at(text.format(f"{critters} critters@BB[x]")), "act aA")


def test_actions_fit():
    assert (
        len(after(at(f"unit 1 asked=Alpha | Alpha: archers@AB[1/1] | Beta: {'critters@C[1] ' * 90}"), "act aA; ranged"))
        == 90
    )
    assert GAME.ruleset.most_actions >= UNITS + 1


@pytest.mark.rule("R2")
@pytest.mark.parametrize("budget", [LEAST_BUDGET, 5, 33, MOST_BUDGET])
def test_any_budget_can_be_played_to_the_end_and_written_down(budget):
    for answers, position in enumerate(random_game(GAME, budget, {"budget": budget})):
        if answers % 97 == 0 or position.over:
            assert GAME.from_dict(position.to_dict()).record() == position.record()
            assert position.owed or read(position.text) == position.record()
    assert position.over
    assert position.options["budget"] == budget
