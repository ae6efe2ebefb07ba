"""Squares are not asked for in the last action of a battle, where they decide nothing (R51)."""

from __future__ import annotations

from random import Random

import pytest

from tests.effort import seeds
from warbones import BrokenPosition
from warbones.check.random_play import answer_one
from warbones.games.battle.rules.state import Phase
from warbones.games.battle.tests.script import GAME, asked, field, grid, phase, play

LAST = {"options": "round_limit=10", "number": 10}
FIEND = "razor-fiend@C[5,6/5,6/5,6](acted)"
HERO = "[1,2,x/4,8,x/x,2,1]"


def last(alpha, beta, head="", **others):
    """Return a position in the last round in which Alpha acts and Beta's units have acted."""
    return field(alpha, beta, head=head, **LAST | others)


ACTIONS = [
    pytest.param("footsoldiers@C[4,5,6]", "critters@BB[1](acted)", "act aA; regroup", "1 2 3", id="placing"),
    pytest.param(
        "bone-tosser@AB[1,1/1,1]", "zombie-horde@C[1,2,3/4,5,6](acted)", "act aA; siege; at bA", "1 1 1", id="siege"
    ),
    pytest.param("rain-of-fire@AB[1,1/1,1]", "archers@C[1/2](acted)", "act aA; carpet-bomb; zone C", "1", id="bomb"),
    pytest.param("footsoldiers@C[4,5,6]", FIEND, "act aA; melee; at bA; row 1", "6 1 5 1", id="acid"),
    pytest.param("zombie-horde@C[1,x,2/x,x,3]", "critters@BB[1](acted)", "act aA; regenerate", "4", id="restoring"),
    pytest.param(f"broodkeeper@C{HERO}", "critters@BB[1](acted)", "act aA; healing; at aA", "", id="healing"),
    pytest.param(f"lich-princess@C{HERO}", "archers@BB[3/4](acted)", "act aA; drain; at bA", "4", id="draining"),
]


@pytest.mark.rule("R51")
@pytest.mark.parametrize(("alpha", "beta", "choices", "faces"), ACTIONS)
def test_nobody_is_asked_for_squares_in_the_last_action(alpha, beta, choices, faces):
    position = last(alpha, beta)
    for choice in choices.split("; "):
        position.act(0, choice)
    for face in faces.split():
        position.roll(int(face))
    assert position.over or asked(position) == "Alpha"
    assert position.over or phase(position) == Phase.DEED
    earlier = field(alpha, beta, "round_limit=10", number=9)
    for choice in choices.split("; "):
        earlier.act(0, choice)
    for face in faces.split():
        if earlier.owed:
            earlier.roll(int(face))
    assert phase(earlier) in (Phase.PLACE, Phase.PICK, Phase.ACID, Phase.OWN_SQUARE, Phase.RESTORE, Phase.SQUARE)
    with pytest.raises(BrokenPosition, match="Nobody is asked for squares in the last action"):
        GAME.at(earlier.text.replace(f"{phase(earlier).name.lower()} 9", f"{phase(earlier).name.lower()} 10"))


@pytest.mark.rule("R51")
@pytest.mark.parametrize(
    ("head", "units"),
    [
        ("points=4/4", "critters@AB[1](acted)"),  # sudden death may follow
        ("", "critters@AB[1]"),  # another unit of Alpha's acts
    ],
)
def test_squares_are_asked_for_while_something_may_follow(head, units):
    position = last(f"footsoldiers@C[4,5,6] {units}", "critters@BB[1](acted)", head)
    play(position, "Alpha act aA; regroup\nroll 1 2 3")
    assert phase(position) == Phase.PLACE


@pytest.mark.rule("R51", "R15")
def test_regrouped_dice_are_still_placed():
    position = play(last("footsoldiers@C[4,5,6]", "critters@BB[1](acted)"), "Alpha act aA; regroup\nroll 1 3 2")
    assert position.over
    assert grid(position, "aA") == "[3,2,1]"


SQUARES = (Phase.PICK, Phase.ACID, Phase.OWN_SQUARE, Phase.RESTORE, Phase.PLACE)


@pytest.mark.rule("R51")
@pytest.mark.parametrize("seed", seeds(3, 40))
def test_the_last_question_of_a_battle_is_not_about_squares(seed):
    rng = Random(seed)
    position = GAME.new(budget=10, round_limit=10)
    before = position
    while not position.over:
        if position.to_act:
            before = position.copy()
        answer_one(position, rng)
    s = before.shown()
    by_limit = s.game_round == 10 and min(s.points) < 4
    assert not by_limit or s.phase not in SQUARES
