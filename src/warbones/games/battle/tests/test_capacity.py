"""The sheet has room for every unit that any budget can buy and raise (B20, B43, B51)."""

from __future__ import annotations

from functools import cache

import pytest

from warbones.games.battle.options import BUDGETS
from warbones.games.battle.powers import Power
from warbones.games.battle.state import UNITS
from warbones.games.battle.tests.script import GAME, after, at, moves, phase, play
from warbones.games.battle.units import HERO_COST, LIST, ROWS

RAISERS = [kind for kind, row in enumerate(ROWS) if Power.RAISE_UNDEAD in row.powers]


@cache
def most_bought(faction: int, points: int) -> int:
    """Return the most units that points buy: of the cheapest kind."""
    return points // min(row.cost for row in ROWS[LIST * faction : LIST * faction + LIST])


def most_units(budget: int) -> int:
    """Return the most units that a battle can come to.

    Only two armies can hold a raiser each. Each raiser raises once (B50), at best when all the others are defeated.
    """
    most = 0
    for one in range(3):
        for other in range(3):
            raisers = sum(budget >= HERO_COST and faction == RAISERS[0] // LIST for faction in (one, other))
            for held in range(raisers + 1):
                most = max(most, raised_by(budget, (one, other), held))
    return most


def raised_by(budget: int, factions: tuple[int, int], raisers: int) -> int:
    """Return the most units of two armies of which ``raisers`` spend points on a raiser."""
    units = 0
    for faction in factions:
        able = faction == RAISERS[0] // LIST and raisers > 0
        raisers -= able
        units += 1 + most_bought(faction, budget - HERO_COST) if able else most_bought(faction, budget)
    total = units
    for _ in range(sum(faction == RAISERS[0] // LIST for faction in factions)):
        total += most_bought(RAISERS[0] // LIST, 2 * (total - 1))
    return total


def test_one_unit_raises_and_two_points_raise_one_unit_at_most():
    assert len(RAISERS) == 1
    assert most_bought(RAISERS[0] // LIST, 2) == 1


@pytest.mark.parametrize("budget", BUDGETS)
def test_the_sheet_is_large_enough(budget):
    assert most_units(budget) <= UNITS


def test_the_worst_case():
    assert most_units(40) == 105
    assert max(BUDGETS) == 40


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
    assert position.record().units == 13 + 40 + 51 == most_units(40) - 1
    assert position.text.count("venom-spitters") == 51
    assert len(moves(position)) == 1
    play(position, "Beta act b{}; done".format(last_letter(position)))
    assert len(moves(position)) == 51
    assert at(position.text).record() == position.record()


def last_letter(position):
    (only,) = moves(position)
    return only.removeprefix("act b")


def test_a_sheet_that_is_full_sells_nothing():
    text = "buy 0 asked=Alpha factions=horde/horde budget=40 spent=40/39 | Alpha: {} | Beta: {}"
    one = " ".join(["critters@AB[1]"] * 40)
    other = " ".join(["critters@BB[1]"] * 39)
    position = at(text.format(one, other).replace("asked=Alpha", "asked=Beta turn=Alpha"))
    assert moves(position) == ["buy critters", "stop"]


def test_actions_fit():
    assert len(after(at(f"unit 1 asked=Alpha | Alpha: archers@AB[1/1] | Beta: {'critters@C[1] ' * 90}"), "act aA; ranged")) == 90
    assert GAME.most_actions >= UNITS + 1
