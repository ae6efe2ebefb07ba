"""Throwing, falls, burns, blue and pink dice, and skipped turns (R7 to R10, R25 to R33)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import BrokenPosition, IllegalAction, WrongFacts
from warbones.games.indicesion.rules import events
from warbones.games.indicesion.rules.dice import hand
from warbones.games.indicesion.rules.space import surfaces
from warbones.games.indicesion.tests.script import (
    GAME,
    at,
    due,
    lands,
    log,
    lying,
    moves,
    new,
    phase,
    play,
    points,
    turn,
)

TURN = "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha"


def counts(position, seat):
    """Return a seat's unused dice, skips and turns."""
    s = position.shown()
    return len(hand(s, seat)), s.skips[seat], s.turns[seat]


@pytest.mark.rule("R7")
def test_a_turn_throws_one_unused_die_and_each_die_is_thrown_once():
    position = play(new(), "Alpha choose red\nBeta choose blue\nAlpha throw red")
    assert due(position).die == "red1"
    lands(position, "red1=3@Alpha")
    assert turn(position) == "Beta"
    play(position, "Beta throw blue\nlands blue1=2@Alpha\nAlpha throw red")
    assert due(position).die == "red2"
    assert lying(position) == ["red1", "blue1"]


@pytest.mark.rule("R9", "R12", "R19")
def test_a_die_may_land_on_anybody_s_board_however_it_came_there():
    position = play(new(), "Alpha choose red\nBeta choose blue\nAlpha throw red\nlands red1=6@Beta")
    assert points(position) == [0, 6]


@pytest.mark.rule("R10")
def test_the_round_ends_once_all_dice_are_thrown():
    position = play(new(), "Alpha choose red\nBeta choose blue")
    for number in range(1, 7):
        assert position.shown().game_round == 1
        play(position, f"Alpha throw red\nlands red{number}=1@Alpha\nBeta throw blue\nlands blue{number}=2")
    assert public_events(position, events.RoundWon) == [events.RoundWon(1, 0)]
    assert position.shown().game_round == 2


@pytest.mark.rule("R25")
def test_in_drafting_every_seat_is_done_after_six_turns():
    position = at(f"{TURN} | Alpha: red1 | Beta: red2 pink1 | table: blue1=1")
    play(position, "Alpha throw red\nlands red1=1\nBeta throw pink\nlands pink1=1\nBeta throw red\nlands red2=1")
    assert public_events(position, events.Scored) != []


@pytest.mark.rule("R8", "B31")
def test_a_throw_from_too_close_is_thrown_again():
    position = at(f"{TURN} | Alpha: red1 pink1 | Beta: blue1 | table: blue2=3@Alpha")
    play(position, "Alpha throw red\nlands foul")
    assert turn(position) == "Alpha"
    assert moves(position, 0) == ["throw red", "throw pink"]
    assert "does not count" in log(position)[-1]
    play(position, "Alpha throw red\nlands red1=1")
    assert lying(position).count("red1") == 1


# Red


@pytest.mark.rule("R28", "B15")
def test_a_die_that_touches_a_red_one_is_out_of_play():
    position = at(f"{TURN} | Alpha: red1 | Beta: green1 | table: pink1=3@Alpha blue1=2@Alpha")
    play(position, "Alpha throw red\nlands red1=4@Alpha touch red1-pink1")
    assert "pink1" not in lying(position)
    assert points(position)[0] == 4 + 2
    assert "touched" in " ".join(log(position))


@pytest.mark.rule("R28", "D1")
def test_red_burns_its_thrower_s_dice_and_poison_alike():
    position = at(f"{TURN} | Alpha: red1 | Beta: green1 | table: green2=6@Alpha pink1=3@Alpha")
    play(position, "Alpha throw red\nlands red1=1@Alpha touch red1-green2 red1-pink1")
    assert points(position)[0] == 1


@pytest.mark.rule("R28")
def test_a_thrown_die_burns_on_a_red_one_that_lies_there():
    position = at(f"{TURN} | Alpha: blue1 | Beta: green1 | table: red1=4@Alpha")
    play(position, "Alpha throw blue\nlands touch blue1-red1")
    assert "blue1" not in lying(position)
    assert points(position)[0] == 4


@pytest.mark.rule("B9", "R28")
def test_a_crooked_red_die_burns_all_the_same():
    position = at(f"{TURN} | Alpha: blue1 | Beta: green1 | table: red1=x@Alpha")
    play(position, "Alpha throw blue\nlands touch blue1-red1")
    assert "blue1" not in lying(position)


@pytest.mark.rule("B13")
def test_two_reds_remove_each_other_or_neither():
    drawn = "| Alpha: red1 | Beta: green1 | table: red2=4@Alpha"
    position = play(at(f"{TURN} {drawn}"), "Alpha throw red\nlands touch red1-red2")
    assert not {"red1", "red2"} & set(lying(position))
    free = TURN.replace("drafting", "drafting red_vs_red=none")
    position = play(at(f"{free} {drawn}"), "Alpha throw red\nlands red1=2@Alpha^red2 touch red1-red2")
    assert points(position)[0] == 4


@pytest.mark.rule("B14")
def test_unused_dice_are_not_in_play():
    position = at(f"{TURN} | Alpha: red1 | Beta: green1 | table: pink1=3@Alpha")
    position.act(0, "throw red")
    with pytest.raises(ValueError, match="green1 is not in play"):
        lands(position, "red1=1@Beta touch red1-green1")


@pytest.mark.rule("B15")
def test_dice_knocked_away_by_a_burned_die_stay_away():
    position = at(f"{TURN} | Alpha: orange1 | Beta: green1 blue2 | table: pink1=3@Beta red1=4@Alpha")
    play(position, "Alpha throw orange\nlands pink1=5@Alpha touch orange1-red1")
    assert phase(position).name == "RESPAWN"
    play(position, "Beta decline")
    assert points(position) == [9, 0]


# Blue


SAVES = TURN.replace("drafting", "drafting respawn_burned=true")


def asked(position):
    return position.prompt(1).text


BLUE = f"{TURN} | Alpha: yellow1 | Beta: blue1 blue2 pink1 | table: green1=6@Beta orange1=5@Beta"


@pytest.mark.rule("R30", "B17")
def test_a_blue_stands_in_for_a_die_knocked_off_and_costs_the_next_turn():
    position = play(at(BLUE), "Alpha throw yellow\nlands yellow1=2 green1=3")
    assert turn(position) == "Beta"
    assert moves(position, 1) == ["respawn green1", "decline"]
    before = counts(position, 1)
    position.act(1, "respawn green1")
    throw = due(position)
    assert (throw.die, throw.face, throw.board) == ("blue1", 6, "Beta")
    lands(position, "blue1=6@Beta")
    assert points(position) == [0, 6 + 4]
    unused, skips, turns = before
    assert (unused - 1, skips, turns + 1) == counts(position, 1)
    assert public_events(position, events.Skipped)[-1].seat == 1


@pytest.mark.rule("B17")
def test_blue_need_not_be_used():
    position = play(at(BLUE), "Alpha throw yellow\nlands yellow1=2 green1=3\nBeta decline")
    assert points(position) == [0, 4]
    assert turn(position) == "Beta"


@pytest.mark.rule("X6", "D11")
def test_x6_bouncing_poison_off_one_s_own_board():
    position = at(f"{TURN} | Alpha: yellow1 blue1 | Beta: pink1 | table: green1=5@Alpha")
    play(position, "Alpha throw yellow\nlands yellow1=2@Alpha green1=1\nAlpha respawn green1\nlands blue1=5@Alpha")
    assert points(position)[0] == 2 + 6
    assert position.shown().skips[0] == 1


@pytest.mark.rule("R31", "S16")
def test_s16_orange_knocked_off_beside_a_yellow():
    position = at(f"{TURN} | Alpha: pink1 | Beta: blue1 pink2 | table: yellow1=1@Beta orange1=5@Beta")
    assert points(position)[1] == 6
    play(position, "Alpha throw pink\nlands pink1=1 orange1=2\nBeta respawn orange1\nlands blue1=5@Beta")
    assert points(position)[1] == 1 + 6


@pytest.mark.rule("S18", "D9", "B19")
def test_s18_the_top_of_a_tower_is_knocked_off_and_respawned_in_place():
    position = at(f"{TURN} | Alpha: pink1 | Beta: blue1 pink2 | table: yellow1=6@Beta green1=1@Alpha orange1=4^yellow1")
    top = at(
        f"{TURN} | Alpha: pink1 | Beta: blue1 pink2 | table: blue2=6@Beta pink3=4^blue2".replace("pink3", "green1")
    )
    assert points(top)[1] == -8
    position.act(0, "throw pink")
    lands(position, "pink1=1 orange1=2")
    assert points(position)[1] == 6
    play(position, "Beta respawn orange1\nlands blue1=4^yellow1")
    assert points(position)[1] == (4 + 1) * 2


@pytest.mark.rule("B18")
def test_the_face_that_is_copied():
    after = TURN.replace("drafting", "drafting respawn_face=after_fall")
    for head, face in ((TURN, 6), (after, 3)):
        position = at(BLUE.replace(TURN, head))
        play(position, "Alpha throw yellow\nlands yellow1=2 green1=3\nBeta respawn green1")
        assert due(position).face == face
    position = play(at(BLUE.replace(TURN, after)), "Alpha throw yellow\nlands yellow1=2 green1=x\nBeta respawn green1")
    assert due(position).face == 6


@pytest.mark.rule("B18")
def test_a_crooked_die_has_no_face_to_copy():
    position = at(f"{TURN} | Alpha: yellow1 | Beta: blue1 | table: green1=x@Beta")
    play(position, "Alpha throw yellow\nlands yellow1=2 green1=3")
    assert phase(position).name == "TURN"


AFTER = TURN.replace("drafting", "drafting respawn_face=after_fall")
CROOKED = f"{AFTER} | Alpha: yellow1 | Beta: blue1 blue2 pink1 | table: green1=x@Beta orange1=5@Beta"


@pytest.mark.rule("B18")
def test_by_option_the_face_after_the_fall_is_copied_of_a_die_that_lay_crooked():
    position = play(at(CROOKED), "Alpha throw yellow\nlands yellow1=2 green1=3")
    assert moves(position, 1) == ["respawn green1", "decline"]
    assert "green1=x" in position.text
    assert GAME.read(position.text) == position.record()
    play(position, "Beta respawn green1")
    assert due(position).face == 3
    lands(position, "blue1=3@Beta")
    assert points(position) == [0, 4 + 3]  # orange's 5 is worth 4


@pytest.mark.rule("B18")
def test_by_option_a_die_that_is_crooked_before_and_after_has_no_face_to_copy():
    position = play(at(CROOKED), "Alpha throw yellow\nlands yellow1=2 green1=x")
    assert phase(position).name == "TURN"
    position = play(at(CROOKED), "Alpha throw yellow\nlands yellow1=2 green1=x orange1=1")
    assert moves(position, 1) == ["respawn orange1", "decline"]
    assert GAME.read(position.text) == position.record()
    with pytest.raises(IllegalAction, match="green1 lay crooked, so there is no face to copy"):
        position.act(1, "respawn green1")
    lands(play(position, "Beta respawn orange1"), "blue1=1@Beta green1=6")
    assert moves(position, 1) == ["respawn green1", "decline"]  # the blue die turned it over


@pytest.mark.rule("B18")
def test_a_crooked_die_that_can_be_stood_in_for_keeps_its_place():
    at_board = surfaces(new().shown())[1].middle
    turned = "30274,12540,0,0"  # an eighth of a turn: no face is up
    position = at(CROOKED.replace("green1=x@Beta", f"green1=x@Beta#{at_board[0]},{at_board[1]},3964,{turned}"))
    play(position, "Alpha throw yellow\nlands yellow1=2 green1=3")
    assert GAME.read(position.text) == position.record()
    play(position, "Beta respawn green1")
    assert due(position).spot.at[:2] == at_board
    lands(position, "blue1=3@Beta")
    assert not any(position.shown().was_pose)


@pytest.mark.rule("B18")
def test_no_position_has_a_crooked_die_to_stand_in_for_unless_the_fall_counts():
    position = play(at(CROOKED), "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=1")
    with pytest.raises(BrokenPosition, match=r"what it showed before it was knocked off, 1 to 6 \(B18\)"):
        GAME.at(position.text.replace("respawn_face=after_fall ", ""))


@pytest.mark.rule("B20a", "R30")
def test_a_blue_may_knock_off_what_it_stands_in_for():
    position = play(at(BLUE), "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=1")
    play(position, "Beta respawn orange1\nlands blue1=5@Beta green1=4@Beta")  # green is pushed back
    assert moves(position, 1) == ["respawn green1", "decline"]
    play(position, "Beta respawn green1\nlands blue2=6@Beta green1=2")
    assert public_events(position, events.Knocked)[-1] == events.Knocked(24, 1)
    assert phase(position).name == "TURN"  # no blue die is left
    assert not any(position.shown().knocked)


THREE = BLUE.replace("blue2 pink1", "blue2 blue3").replace("mode", "players=3 mode") + " | Gamma: pink1"


@pytest.mark.rule("B20a", "B18")
def test_a_die_that_is_knocked_off_again_is_asked_about_as_it_lay_then():
    position = play(at(THREE), "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=1")
    play(position, "Beta respawn orange1\nlands blue1=5@Beta green1=4@Beta")
    play(position, "Beta respawn green1\nlands blue2=6@Beta green1=2")
    assert moves(position, 1) == ["respawn green1", "decline"]
    assert GAME.read(position.text) == position.record()
    position.act(1, "respawn green1")
    assert due(position).face == 4  # as it lay on the board the second time
    lands(position, "blue3=4@Beta")
    assert position.shown().skips[1] + position.shown().turns[1] == 6 - len(hand(position.shown(), 1))


@pytest.mark.rule("B20a")
def test_a_blue_may_knock_off_a_blue_that_stood_in_before():
    position = play(at(THREE), "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=1")
    play(position, "Beta respawn orange1\nlands blue1=5@Beta\nBeta respawn green1\nlands blue2=6@Beta blue1=1")
    assert moves(position, 1) == ["respawn blue1", "decline"]
    play(position, "Beta decline")
    assert phase(position).name == "TURN"


@pytest.mark.rule("B20a")
def test_one_refusal_gives_up_all_dice_of_a_landing():
    position = play(at(THREE), "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=1\nBeta decline")
    assert phase(position).name == "TURN"


@pytest.mark.rule("B20a", "R28")
def test_a_die_that_a_blue_knocks_off_into_a_red_one_is_burned():
    position = play(
        at(THREE.replace("yellow1 ", "yellow1 red1 ").replace("orange1=5@Beta", "orange1=5@Beta red2=1")),
        "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=1",
    )
    play(position, "Beta respawn orange1\nlands blue1=5@Beta green1=4@Beta")
    play(position, "Beta respawn green1\nlands blue2=6@Beta touch green1-red2")
    assert phase(position).name == "TURN"
    assert len(public_events(position, events.Knocked)) == 2


@pytest.mark.rule("B19")
def test_a_blue_is_put_where_the_other_one_lay():
    pose = "#100,20000,3135,0,32767,0,0"
    position = at(BLUE.replace("green1=6@Beta", f"green1=6@Beta{pose}"))
    play(position, "Alpha throw yellow\nlands yellow1=2 green1=3\nBeta respawn green1")
    assert due(position).spot.at == (100, 20000, 3135)


@pytest.mark.rule("R30", "B18", "B19", "B21")
def test_each_board_s_blue_copies_how_the_die_lay_on_that_board():
    drawn = f"{TURN.replace('mode', 'players=3 mode').replace('=Alpha asked=Alpha', '=Gamma asked=Gamma')}"
    boards = surfaces(new(players=3).shown())
    there = f"{boards[0].middle[0]},{boards[0].middle[1]},3135"
    position = at(
        f"{drawn} | Alpha: blue1 | Beta: blue2 red1 | Gamma: blue3 pink1 "
        f"| table: green1=4@Alpha#{there},23170,0,23170,0 orange1=3@Gamma"
    )
    play(position, "Gamma throw pink\nlands pink1=1 orange1=1 green1=6@Beta")
    play(position, "Gamma respawn orange1\nlands blue3=3@Gamma green1=2")
    assert position.scene(0).prompt.options[0].label == "Replace green 1 with a blue die showing 4"
    assert GAME.read(position.text) == position.record()
    play(position, "Alpha respawn green1")
    assert (due(position).face, due(position).spot.at) == (4, (*boards[0].middle, 3135))
    play(position, "lands blue1=4@Alpha\nBeta respawn green1")
    assert (due(position).face, due(position).spot) == (6, None)


@pytest.mark.rule("R30", "B19")
@pytest.mark.parametrize("put", ["blue1=5@Beta", "blue1=6", "blue1=6@Alpha", "blue1=x@Beta"])
def test_a_referee_cannot_put_a_blue_down_otherwise(put):
    position = play(at(BLUE), "Alpha throw yellow\nlands yellow1=2 green1=3\nBeta respawn green1")
    with pytest.raises(WrongFacts, match=r"blue1 is put on Beta's board, showing 6: write blue1=6@Beta \(R30\)"):
        lands(position, put)
    lands(position, "blue1=6@Beta")


@pytest.mark.rule("B20")
@pytest.mark.parametrize(
    "facts",
    ["yellow1=2 touch green1-red1", "yellow1=2 green1=3@Alpha+Beta", "yellow1=2"],
    ids=["burned by red", "still partly on the board", "the thrown die itself never rested there"],
)
def test_dice_that_are_not_knocked_off(facts):
    position = at(BLUE.replace("orange1=5@Beta", "red1=5@Beta"))
    play(position, f"Alpha throw yellow\nlands {facts}")
    assert public_events(position, events.Knocked) == []
    assert phase(position).name == "TURN"


@pytest.mark.rule("B20")
def test_by_an_option_blue_saves_a_burned_die_too():
    position = at(BLUE.replace(TURN, SAVES).replace("orange1=5@Beta", "red1=5@Beta"))
    assert (
        asked(play(position, "Alpha throw yellow\nlands yellow1=2 touch green1-red1"))
        == "Replace a burned die with a blue one?"
    )
    assert GAME.from_dict(position.to_dict()).to_dict() == position.to_dict()
    assert at(position.text).text == position.text
    assert moves(position, 1) == ["respawn green1", "decline"]
    play(position, "Beta respawn green1")
    throw = due(position)
    assert (throw.die, throw.face, throw.board) == ("blue1", 6, "Beta")
    assert "red1" in throw.apart
    lands(position, "blue1=6@Beta")
    assert public_events(position, events.Knocked) == []
    assert public_events(position, events.Skipped)[-1].seat == 1


@pytest.mark.rule("B20")
def test_blue_saves_a_die_that_was_knocked_off_and_then_burned():
    position = at(BLUE.replace(TURN, SAVES).replace("orange1=5@Beta", "orange1=5@Beta red2=1"))
    play(position, "Alpha throw yellow\nlands yellow1=2 orange1=2 touch green1-red2")
    assert asked(position) == "Replace a lost die with a blue one?"
    assert moves(position, 1) == ["respawn orange1", "respawn green1", "decline"]
    with pytest.raises(IllegalAction, match="yellow1 was not knocked off your board or burned on it"):
        position.act(1, "respawn yellow1")


@pytest.mark.rule("B20", "B18")
def test_blue_saves_no_die_that_burned_beside_the_board_or_before_it_lay():
    position = at(BLUE.replace(TURN, SAVES).replace("orange1=5@Beta", "red1=5@Beta pink2=1"))
    play(position, "Alpha throw yellow\nlands touch pink2-red1 yellow1-red1")
    assert phase(position).name == "TURN"


@pytest.mark.rule("D2", "B24")
def test_red_on_the_way_cancels_blue_and_pink():
    position = at(f"{TURN} | Alpha: yellow1 pink1 | Beta: blue1 | table: red1=5@Beta green1=2@Beta")
    play(position, "Alpha throw yellow\nlands touch green1-red1 yellow1-red1")
    assert turn(position) == "Beta"
    assert phase(position).name == "TURN"


@pytest.mark.rule("B21")
def test_a_die_on_two_boards_knocked_off_one():
    position = at(BLUE.replace("green1=6@Beta", "green1=6@Alpha+Beta"))
    play(position, "Alpha throw yellow\nlands yellow1=2 green1=3@Alpha")
    assert public_events(position, events.Knocked)[0].board == 1
    assert moves(position, 1) == ["respawn green1", "decline"]


@pytest.mark.rule("B22", "R30")
def test_several_dice_knocked_off_take_a_blue_each():
    position = play(at(BLUE), "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=1")
    assert moves(position, 1) == ["respawn orange1", "respawn green1", "decline"]
    play(position, "Beta respawn orange1\nlands blue1=5@Beta")
    assert GAME.from_dict(position.to_dict()).to_dict() == position.to_dict()
    assert GAME.read(position.text) == position.record()
    play(position, "Beta respawn green1\nlands blue2=6@Beta")
    assert points(position)[1] == 11
    assert public_events(position, events.Skipped)[0] == events.Skipped(1, 1)


@pytest.mark.rule("B23")
def test_owners_respawn_clockwise_from_the_thrower_and_then_comes_pink():
    text = "turn 1 mode=drafting players=3 | start=Alpha turn=Beta asked=Beta"
    position = at(
        f"{text} | Alpha: blue1 | Beta: blue2 pink1 red1 | Gamma: blue3 "
        "| table: green1=1@Alpha green2=2@Beta green3=3@Gamma"
    )
    play(position, "Beta throw red\nlands red1=1 green1=1 green2=1 green3=1")
    order = []
    while phase(position).name == "RESPAWN":
        order.append(turn(position))
        position.act(position.game.names.index(order[-1]), "decline")
    assert order == ["Beta", "Gamma", "Alpha"]
    assert moves(position, 1) == ["keep", "reroll"]


@pytest.mark.rule("D10")
def test_a_die_knocked_from_one_board_onto_another_is_respawned_and_scored():
    position = at(BLUE)
    play(position, "Alpha throw yellow\nlands yellow1=2 orange1=3@Alpha\nBeta respawn orange1\nlands blue1=5@Beta")
    assert points(position) == [4, 5 - 6]


@pytest.mark.rule("D3")
def test_a_blue_put_beside_a_red_one_burns():
    position = at(BLUE.replace("orange1=5@Beta", "red1=5@Beta"))
    play(position, "Alpha throw yellow\nlands yellow1=2 green1=3\nBeta respawn green1\nlands touch blue1-red1")
    assert "blue1" not in lying(position)
    assert points(position)[1] == 5


# Pink


PINK = f"{TURN} | Alpha: red1 pink1 pink2 blue1 | Beta: blue2 | table: green1=6@Beta"


@pytest.mark.rule("R32", "X7")
def test_x7_red_at_an_opponent_and_again_at_one_s_own_board():
    position = play(at(PINK), "Alpha throw red\nlands red1=4@Beta touch red1-green1\nAlpha reroll")
    assert moves(position, 0) == ["throw red"]
    play(position, "Alpha throw red\nlands red1=5@Alpha\nAlpha keep")
    assert points(position) == [5, 0]
    assert position.shown().skips[0] == 1
    assert turn(position) == "Beta"


@pytest.mark.rule("R32", "S11", "R33")
def test_s11_two_pinks_on_the_first_turn():
    position = at(
        "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 pink1 pink2 blue1 blue2 green1 "
        "| Beta: red2 orange1 orange2 yellow1 yellow2 green2"
    )
    play(position, "Alpha throw red\nlands red1=1\nAlpha reroll\nAlpha throw red\nlands red1=1\nAlpha reroll")
    play(position, "Alpha throw red\nlands red1=6@Alpha")
    assert counts(position, 0) == (3, 2, 1)
    play(position, "Beta throw red\nlands red2=1")
    assert turn(position) == "Beta"
    assert counts(position, 0) == (3, 1, 2)
    play(position, "Beta throw orange\nlands orange1=1")
    assert counts(position, 0) == (3, 0, 3)
    play(position, "Beta throw orange\nlands orange2=1")
    assert turn(position) == "Alpha"
    assert counts(position, 0) == (3, 0, 3)


@pytest.mark.rule("B25", "D7")
def test_pink_takes_back_only_the_die_just_thrown():
    position = play(at(PINK), "Alpha throw red\nlands red1=4 green1=1")
    play(position, "Beta decline\nAlpha reroll")
    assert lying(position).count("red1") == 0
    assert points(position) == [0, 0]


@pytest.mark.rule("B25")
def test_dice_on_the_die_taken_back_settle():
    position = play(at(PINK), "Alpha throw red\nlands red1=4@Beta touch red1-green1\nAlpha keep")
    position = at(PINK.replace("red1", "orange1"))
    play(position, "Alpha throw orange\nlands orange1=4@Beta green1=6^orange1\nAlpha reroll")
    assert phase(position).name == "SETTLE"
    assert due(position).die is None
    play(position, "lands green1=3@Beta")
    assert moves(position, 0) == ["throw orange"]
    assert points(position)[1] == -3


FALLING = f"{PINK.replace('green1=6@Beta', 'green1=6@Beta yellow1=2^green1')}"
"""Orange1 lies below green1 and yellow1: when it is taken back, both may fall."""


def taken_back(drawn, colour="orange"):
    position = at(drawn.replace("red1", "orange1"))
    return play(position, f"Alpha throw {colour}\nlands {colour}1=4@Beta green1=6^{colour}1\nAlpha reroll")


@pytest.mark.rule("R30", "B20", "B25")
def test_dice_that_fall_with_the_one_taken_back_may_be_respawned():
    position = taken_back(FALLING)
    assert GAME.read(position.text) == position.record()
    play(position, "lands green1=3 yellow1=5")
    assert public_events(position, events.Knocked) == [events.Knocked(6, 1), events.Knocked(24, 1)]
    assert moves(position, 1) == ["respawn yellow1", "respawn green1", "decline"]
    position.act(1, "respawn green1")
    assert due(position).face == 6
    lands(position, "blue2=6@Beta")
    assert moves(position, 0) == ["throw orange"]
    assert points(position) == [0, 6]


@pytest.mark.rule("B25")
def test_dice_that_nobody_names_while_others_settle_stay_on_their_board():
    position = play(taken_back(FALLING), "lands")
    assert public_events(position, events.Knocked) == []
    assert points(position) == [0, 2 * 2]
    assert moves(position, 0) == ["throw orange"]


@pytest.mark.rule("R32", "R30")
def test_a_blue_die_that_is_thrown_again_cannot_be_respawned_with():
    drawn = PINK.replace("green1=6@Beta", "green1=6@Alpha")
    position = at(drawn)
    play(position, "Alpha throw blue\nlands blue1=4@Alpha green1=6^blue1\nAlpha reroll\nlands green1=1")
    assert phase(position).name == "REROLL"
    assert moves(position, 0) == ["throw blue"]
    assert GAME.read(position.text) == position.record()
    play(position, "Alpha throw blue\nlands blue1=2@Alpha\nAlpha keep")
    assert [sum(counts(position, seat)) for seat in range(2)] == [6, 6]
    position = at(drawn.replace("pink2 blue1", "blue2 blue1").replace("Beta: blue2", "Beta: pink2"))
    play(position, "Alpha throw blue\nlands blue1=4@Alpha green1=6^blue1\nAlpha reroll\nlands green1=1")
    play(position, "Alpha respawn green1\nlands blue2=6@Alpha")
    assert moves(position, 0) == ["throw blue"]
    assert due(play(position, "Alpha throw blue")).die == "blue1"
    lands(position, "blue1=5@Alpha")
    assert [sum(counts(position, seat)) for seat in range(2)] == [6, 6]


@pytest.mark.rule("R28", "B20", "D2")
def test_a_die_that_was_knocked_off_and_burned_later_cannot_be_respawned():
    position = at(BLUE.replace("orange1=5@Beta", "orange1=5@Beta red2=1"))
    play(position, "Alpha throw yellow\nlands yellow1=2 green1=3 orange1=2")
    play(position, "Beta respawn orange1\nlands blue1=5@Beta touch green1-red2")
    assert phase(position).name == "TURN"
    assert GAME.from_dict(position.to_dict()).to_dict() == position.to_dict()


@pytest.mark.rule("B26")
def test_pink_may_throw_a_pink_or_a_blue_again():
    play(at(PINK), "Alpha throw pink\nlands pink1=1\nAlpha reroll\nAlpha throw pink\nlands pink1=6@Alpha")
    play(at(PINK), "Alpha throw blue\nlands blue1=1\nAlpha reroll\nAlpha throw blue\nlands blue1=6@Alpha\nAlpha keep")


@pytest.mark.rule("B24")
def test_a_burned_die_is_not_thrown_again():
    position = play(at(PINK.replace("green1=6@Beta", "red2=6@Beta")), "Alpha throw blue\nlands touch blue1-red2")
    assert turn(position) == "Beta"


@pytest.mark.rule("R30", "R32", "D8")
def test_blue_and_pink_cost_one_of_six_turns_each():
    position = play(at(PINK), "Alpha throw red\nlands red1=1\nAlpha reroll\nAlpha throw red\nlands red1=2\nAlpha keep")
    for seat in range(2):
        assert sum(counts(position, seat)) == 6


@pytest.mark.rule("B27")
def test_skips_that_are_left_lapse_with_the_round():
    position = at(f"{TURN} | Alpha: red1 pink1 | Beta: turns=6 | table: green1=1@Beta")
    play(position, "Alpha throw red\nlands red1=1\nAlpha reroll\nAlpha throw red\nlands red1=3@Alpha")
    assert public_events(position, events.Scored) != []
    assert [position.shown().skips[seat] for seat in range(2)] == [0, 0]


@pytest.mark.rule("B34")
def test_a_die_that_was_paid_or_burned_comes_back_after_the_round():
    position = at(f"{TURN} | Alpha: red1 pink1 | Beta: turns=6 | table: green1=1@Beta | gone: blue1(Beta)")
    play(position, "Alpha throw red\nlands red1=1\nAlpha reroll\nAlpha throw red\nlands red1=3@Alpha")
    assert "take blue" in moves(position, 0)
    assert "take pink" in moves(position, 0)
