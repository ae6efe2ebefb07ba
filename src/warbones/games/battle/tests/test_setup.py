"""Setup before the battle: factions, buying, placing, the total reroll, Burrow, and the first player."""

from __future__ import annotations

import pytest

from warbones import IllegalAction
from warbones.games.battle.tests.script import GAME, asked, at, grid, log, marks, moves, phase, play, zone

BUYING = "buy 0 asked=Alpha factions=dragonfolk/lich-queen"


@pytest.mark.rule("R1", "R2", "B2")
def test_alpha_picks_a_faction_first_and_both_may_pick_the_same():
    position = GAME.new()
    assert asked(position) == "Alpha"
    assert moves(position) == ["faction dragonfolk", "faction lich-queen", "faction horde"]
    play(position, "Alpha faction horde\nBeta faction horde")
    assert asked(position) == "Alpha"
    assert len(moves(position)) == 10


@pytest.mark.rule("R3", "B2", "B3", "R8")
def test_players_take_turns_buying_and_place_before_the_other_buys():
    position = at(BUYING)
    play(position, "Alpha buy footsoldiers\nroll 5 1 3")
    assert asked(position) == "Alpha"
    play(position, "Alpha put 1; put 5")
    assert grid(position, "aA") == "[1,5,3]"
    assert asked(position) == "Beta"
    play(position, "Beta buy venom-spitters\nroll 6 2\nBeta put 6")
    assert (zone(position, "aA"), zone(position, "bA")) == ("AB", "BB")
    assert grid(position, "bA") == "[6/2]"


@pytest.mark.rule("R4")
def test_only_faces_in_hand_can_be_placed_and_equal_dice_place_themselves():
    position = play(at(BUYING), "Alpha buy dragon-warriors\nroll 3 3 5 5")
    assert moves(position)[:2] == ["put 3", "put 5"]
    play(position, "Alpha put 5; put 3; put 3")
    assert grid(position, "aA") == "[5,3/3,5]"
    assert asked(position) == "Beta"
    play(position, "Beta buy skeleton-warriors\nroll 4 4 4")
    assert grid(position, "bA") == "[4,4,4]"
    assert asked(position) == "Alpha"


@pytest.mark.rule("R4")
@pytest.mark.parametrize(
    ("way", "placed"),
    [
        ("middle", "[2,5,2/5,6,4/1,3,1]"),
        ("columns", "[6,4,2/5,3,1/5,2,1]"),
        ("rows", "[6,5,5/4,3,2/2,1,1]"),
        ("spread", "[6,2,1/1,5,4/2,3,5]"),
    ],
)
def test_values_can_be_placed_all_at_once(way, placed):
    position = at("buy 0 asked=Beta factions=dragonfolk/lich-queen")
    play(position, f"Beta buy undead-mastodon\nroll 5 1 6 2 2 3 4 5 1\nBeta arrange {way}")
    assert grid(position, "bA") == placed


@pytest.mark.rule("R5", "B49")
def test_the_budget_binds_and_stopping_is_final():
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde budget=5")
    assert "stop" not in moves(position)
    assert "buy rain-of-fire" in moves(position)
    assert "buy fireborn-assassins" not in moves(position)
    play(position, "Alpha buy dragon-warriors\nroll 1 1 1 1\nBeta buy critters\nroll 6\nAlpha stop")
    for _ in range(3):
        assert asked(position) == "Beta"
        play(position, "Beta buy critters\nroll 5")
    assert moves(position) == ["buy critters", "stop"]
    play(position, "Beta stop")
    assert phase(position).name == "REROLL"


@pytest.mark.rule("R5")
def test_a_side_that_can_afford_nothing_stops_buying():
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde budget=5")
    play(position, "Alpha buy lance-bearers\nroll 1 1 1 1\nBeta buy dark-blades\nroll 2 2 2 2")
    assert phase(position).name == "REROLL"
    assert log(position)[-1]


@pytest.mark.rule("R5", "R6", "B1")
def test_a_hero_is_bought_once_and_other_units_again():
    text = "buy 0 asked=Beta factions=horde/horde budget=40"
    hero = "| Alpha: mindbender@AB[1,1,1/1,8,1/1,1,1] critters@AB[3]"
    assert "buy mindbender" not in moves(at(f"{text} {hero}"))
    assert {"buy broodkeeper", "buy critters"} <= set(moves(at(f"{text} {hero}")))
    both = at(f"{text} hero_unique=player {hero}")
    assert "buy mindbender" in moves(both)
    play(both, "Beta buy mindbender\nroll 1 1 1 1 1 1 1 1\nAlpha stop")
    assert "buy mindbender" not in moves(both)


@pytest.mark.rule("R6")
def test_a_hero_rolls_eight_dice_around_its_eight():
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde")
    play(position, "Alpha buy the-winged-wyrm\nroll 1 2 3 4 5 6 1 2\nAlpha put 6; put 5; put 4; put 3; put 2; put 2")
    assert grid(position, "aA") == "[6,5,4/3,8,2/2,1,1]"


REROLL = "reroll 0 asked=Alpha | Alpha: archers@AB[1/2] footsoldiers@AB[1,1,2] | Beta: venom-spitters@BB[6/6]"


@pytest.mark.rule("R9", "B4")
def test_the_total_reroll_is_all_or_nothing_alpha_before_beta():
    position = play(at(REROLL), "Alpha reroll\nroll 5 6")
    assert moves(position)[:2] == ["put 5", "put 6"]
    play(position, "Alpha put 6\nroll 3 3 3")
    assert (grid(position, "aA"), grid(position, "aB")) == ("[6/5]", "[3,3,3]")
    assert asked(position) == "Beta"
    assert moves(position) == ["keep", "reroll"]
    position.act(1, "keep")
    assert grid(position, "bA") == "[6/6]"
    assert position.owed


BURROWS = "reroll 0 asked=Beta | Alpha: archers@AB[1/2] | Beta: dire-crawlers@BB[6,6,1,1] dire-crawlers@BB[2,2,2,2]"


@pytest.mark.rule("R10", "R33", "B4")
def test_burrowing_units_may_start_in_the_center():
    position = play(at(BURROWS), "Beta keep")
    assert moves(position) == ["burrow bA", "burrow bB", "stay"]
    position.act(1, "burrow bB")
    assert moves(position) == ["burrow bA", "stay"]
    position.act(1, "stay")
    assert (zone(position, "bA"), zone(position, "bB")) == ("BB", "C")
    assert position.owed


@pytest.mark.rule("R11", "B45", "B46", "R7")
def test_the_higher_die_goes_first_and_the_other_may_move_a_unit():
    position = at(REROLL.replace("asked=Alpha", "asked=Beta"))
    play(position, "Beta keep\nroll 4 4 2 5")
    assert asked(position) == "Alpha"
    assert moves(position) == ["advance aA", "advance aB", "stay"]
    stayed = play(position.copy(), "Alpha stay")
    assert asked(stayed) == "Beta"
    play(position, "Alpha advance aB")
    assert zone(position, "aB") == "C"
    assert not marks(position, "aB")
    assert asked(position) == "Beta"
    assert position.record().game_round == 1


@pytest.mark.rule("P:burrow-x-r11")
def test_burrow_and_the_free_move_are_different_steps():
    position = play(at(BURROWS), "Beta keep; burrow bA; stay\nroll 6 1")
    assert moves(position) == ["advance bB", "stay"]
    play(position, "Beta advance bB")
    assert (zone(position, "bA"), zone(position, "bB")) == ("C", "C")


def test_nobody_at_home_has_no_free_move():
    position = play(at(BURROWS), "Beta keep; burrow bA; burrow bB\nroll 6 1")
    assert asked(position) == "Alpha"
    assert phase(position).name == "UNIT"


@pytest.mark.rule("B43", "R3")
def test_letters_go_on_after_z():
    critters = " ".join(["critters@AB[1]"] * 28)
    position = at(f"unit 1 asked=Alpha budget=40 | Alpha: {critters} | Beta: archers@BB[1/1]")
    assert moves(position)[25:] == ["act aZ", "act aAA", "act aAB"]


def test_a_refusal_names_the_affordable_units():
    with pytest.raises(IllegalAction, match="Alpha can choose: buy"):
        at(BUYING).act(0, "buy vampire-lord")


def test_points_that_could_still_be_spent_are_not_given_up_by_one_press():
    rich = at("buy 0 asked=Alpha factions=horde/horde")
    play(rich, "Alpha buy critters\nroll 6\nBeta buy critters\nroll 6")
    assert stop(rich).confirm == "Stop with 19 points unspent?"
    enough = "You have 19 points left, enough for Broodkeeper or any one of nine other kinds of unit."
    assert stop(rich).detail == f"{enough} Unspent points are lost."
    assert all(not option.confirm for option in rich.prompt(0).options if option.action != "stop")


def stop(position):
    return next(option for option in position.prompt(0).options if option.action == "stop")
