"""Turns, holding, rounds, and the parts of an action (R12 to R19)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import IllegalAction
from warbones.games.battle.rules import events
from warbones.games.battle.tests.script import after, asked, at, field, grid, log, marks, moves, play, zone


@pytest.mark.rule("S20", "R12", "R13", "B48", "B6")
def test_s20_a_side_without_units_to_act_with_is_skipped():
    position = field("archers@AB[1/2]", "critters@BB[1] critters@BB[2] critters@BB[3]")
    play(position, "Alpha act aA; done\nBeta act bB; done")
    assert marks(position, "aA") == {"acted"}
    assert moves(position) == ["act bA", "act bC"]
    play(position, "Beta act bA; done\nBeta act bC; done")
    assert position.record().game_round == 2
    assert not marks(position, "bA")
    assert asked(position) == "Alpha"


@pytest.mark.rule("R12")
def test_a_unit_acts_once_in_a_round():
    position = field("archers@AB[1/2] footsoldiers@AB[1,1,1]", "critters@BB[1]")
    play(position, "Alpha act aA; done\nBeta act bA; done")
    assert moves(position) == ["act aB"]
    with pytest.raises(IllegalAction, match="act aB"):
        position.act(0, "act aA")


@pytest.mark.rule("B6")
def test_holding_can_be_ruled_out():
    position = field("archers@AB[1/2]", "critters@BB[1]", "allow_hold=false")
    assert after(position, "act aA") == ["move C", "regroup"]
    assert after(position, "act aA; move C")[-1] == "done"
    assert after(field("archers@AB[1/2]", "critters@BB[1]"), "act aA") == ["move C", "regroup", "done"]


@pytest.mark.rule("R14", "R16", "R18")
def test_a_unit_moves_and_attacks_or_attacks_and_moves():
    position = field("footsoldiers@AB[1,1,1]", "critters@C[1] critters@C[2]")
    play(position, "Alpha act aA; move C")
    assert moves(position) == ["melee", "done"]
    play(position, "Alpha melee; at bB; row 1\nroll 1 2")
    assert grid(position, "bB") == "[x]"
    assert asked(position) == "Beta"
    other = field("footsoldiers@C[1,1,1]", "critters@C[1] critters@BB[6]")
    play(other, "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert moves(other) == ["move AB", "move BB", "done"]
    play(other, "Alpha move BB")
    assert zone(other, "aA") == "BB"
    assert asked(other) == "Beta"


@pytest.mark.rule("R16")
def test_the_parts_of_an_action_are_not_split_over_turns():
    position = field("footsoldiers@AB[1,1,1]", "critters@C[1] critters@C[2]")
    play(position, "Alpha act aA; move C; done\nBeta act bA; done\nBeta act bB; done\n")
    assert position.record().game_round == 2
    assert moves(position) == ["act aA"]


@pytest.mark.rule("R14")
def test_regrouping_is_the_whole_action():
    position = play(
        field("footsoldiers@C[1,x,1]", "critters@C[1]"), "Alpha act aA; regroup\nroll 4 6\nAlpha cross; put 6"
    )
    assert grid(position, "aA") == "[x,6,4]"
    assert asked(position) == "Beta"
    assert "regroup" not in after(field("footsoldiers@AB[1,x,1]", "critters@C[1]"), "act aA; move C")


@pytest.mark.rule("R15")
def test_regrouped_squares_go_anywhere_and_the_rest_is_crossed_out():
    position = field("dragon-warriors@C[1,x/x,2]", "critters@C[1]")
    play(position, "Alpha act aA; regroup\nroll 3 5")
    assert moves(position)[:3] == ["cross", "put 3", "put 5"]
    play(position, "Alpha put 5; put 3")
    assert grid(position, "aA") == "[5,3/x,x]"
    full = field("dragon-warriors@C[1,1/x,2]", "critters@C[1]")
    play(full, "Alpha act aA; regroup\nroll 3 3 3\nAlpha put 3; cross")
    assert grid(full, "aA") == "[3,x/3,3]"


@pytest.mark.rule("R17", "B7")
def test_a_siege_unit_moves_or_attacks():
    maelstrom = "toxic-maelstrom@AB[1,1,1/1,1,1/1,1,1]"
    position = field(maelstrom, "critters@C[1] critters@AB[1]")
    assert after(position, "act aA") == ["move C", "melee", "siege", "regroup", "done"]
    moved = play(position.copy(), "Alpha act aA; move C")
    assert asked(moved) == "Beta"
    play(position, "Alpha act aA; melee; at bB; row 1\nroll 1 2")
    assert asked(position) == "Beta"


@pytest.mark.rule("B7")
def test_by_option_only_a_siege_is_bound():
    maelstrom = "toxic-maelstrom@AB[1,1,1/1,1,1/1,1,1]"
    position = field(maelstrom, "critters@C[1] critters@BB[1]", "siege_restriction=attack")
    assert after(position, "act aA; move C") == ["melee", "done"]
    besieging = play(position.copy(), "Alpha act aA; siege; at bA\nroll 1")
    assert asked(besieging) == "Beta"
    play(position, "Alpha act aA; move C; melee; at bA; row 1\nroll 1 1")
    assert asked(position) == "Beta"


@pytest.mark.rule("R18", "R7")
def test_a_move_is_one_zone():
    assert after(field("archers@AB[1/2]", "critters@BB[1]"), "act aA")[:1] == ["move C"]
    assert after(field("archers@C[1/2]", "critters@BB[1]"), "act aA")[:2] == ["move AB", "move BB"]
    assert after(field("archers@BB[1/2]", "critters@BB[1]"), "act aA")[:1] == ["move C"]


@pytest.mark.rule("S6", "R19", "B35", "D18")
def test_s6_melee_units_in_the_center_close_their_base():
    guarded = field("footsoldiers@C[1,1,1]", "hulking-beast@C[x,x,2](acted)")
    assert "move BB" not in after(guarded, "act aA")
    position = field("footsoldiers@C[1,1,1]", "hulking-beast@C[x,x,2] critters@BB[6]")
    play(position, "Alpha act aA; melee; at bA; column 3\nroll 1 2")
    assert moves(position) == ["move AB", "move BB", "done"]
    play(position, "Alpha move BB")
    assert zone(position, "aA") == "BB"


@pytest.mark.rule("S6", "R19")
def test_s6_ranged_units_in_the_center_close_nothing_nor_do_melee_units_elsewhere():
    assert "move BB" in after(field("footsoldiers@C[1,1,1]", "spikers@C[1,1/1,1] critters@BB[1]"), "act aA")
    assert "move BB" in after(field("footsoldiers@C[1,1,1]", "critters@C[x] critters@BB[1]"), "act aA")


@pytest.mark.rule("S6", "R37", "D17")
def test_s6_ethereal_units_enter_anyway():
    assert "move BB" in after(field("banshees@C[1,1/1,1]", "hulking-beast@C[1,1,1]"), "act aA")


@pytest.mark.rule("B5")
@pytest.mark.parametrize(
    ("option", "dice", "seconds"),
    [("", "", "Alpha"), ("first_player=alternate", "", "Beta"), ("first_player=roll", "roll 3 3 1 6", "Beta")],
)
def test_the_first_player_of_later_rounds(option, dice, seconds):
    position = field("archers@AB[1/2]", "critters@BB[1]", option)
    play(position, f"Alpha act aA; done\nBeta act bA; done\n{dice}".strip())
    assert public_events(position, events.Round)[-1] == events.Round(2, ["Alpha", "Beta"].index(seconds))
    assert asked(position) == seconds


def test_the_log_of_a_turn():
    position = play(field("footsoldiers@AB[1,1,1]", "critters@C[1]"), "Alpha act aA; move C; done")
    assert any("center" in line for line in log(position))


@pytest.mark.rule("R20", "B33")
def test_a_defeated_unit_never_acts():
    position = field("zombie-horde@C[x,x,x/x,x,x] archers@AB[1/1]", "critters@C[1]")
    assert moves(position) == ["act aB"]


@pytest.mark.rule("B8", "D26", "R15")
def test_a_hero_regroups_around_its_center():
    hero = "the-winged-wyrm@C[1,x,x/x,8,x/x,x,2]"
    position = play(field(hero, "critters@C[1]"), "Alpha act aA; regroup\nroll 6 5\nAlpha put 6; put 5")
    assert grid(position, "aA") == "[6,5,x/x,8,x/x,x,x]"
    dead = hero.replace("8", "x")
    position = play(field(dead, "critters@C[1]"), "Alpha act aA; regroup\nroll 6 5\nAlpha cross; arrange rows")
    assert grid(position, "aA") == "[x,6,5/x,x,x/x,x,x]"


@pytest.mark.rule("B8", "R6")
def test_by_option_the_center_is_a_square_like_others():
    hero = "the-winged-wyrm@C[1,x,x/x,x,x/x,x,2]"
    position = field(hero, "critters@C[1]", "hero_center_regroup=free")
    play(position, "Alpha act aA; regroup\nroll 3 5\nAlpha cross; cross; cross; cross; put 3; cross")
    assert moves(position)[:2] == ["cross", "put 5"]
    play(position, "Alpha put 5")
    assert grid(position, "aA") == "[x,x,x/x,8,x/5,x,x]"
    alive = field("the-winged-wyrm@C[1,x,x/x,8,x/x,x,2]", "critters@C[1]", "hero_center_regroup=free")
    play(alive, "Alpha act aA; regroup\nroll 3 5 5\nAlpha put 5; put 5; put 3")
    assert grid(alive, "aA") == "[5,5,3/x,x,x/x,x,x]"


def test_turn_of_the_wrong_side():
    position = field("archers@AB[1/2]", "critters@BB[1]")
    with pytest.raises(IllegalAction, match="Alpha must decide first"):
        position.act(1, "act bA")
    assert at(position.text).text == position.text
