"""Players, dice, boards, the starting seat, colours and the draft (R1 to R6, R22 to R24)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from warbones import IllegalAction, UnknownOption
from warbones.games.indicesion.rules.dice import colour_of, dice_at, hand
from warbones.games.indicesion.rules.space import EDGE, INCH, _least_gap, surfaces
from warbones.games.indicesion.rules.state import Place
from warbones.games.indicesion.tests.script import GAME, moves, new, phase, play, roll, turn

CLASSIC = "Alpha choose red\nBeta choose blue"


@pytest.mark.rule("R1", "R2")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_play_each_with_a_board_and_six_dice(players):
    position = new(players=players)
    for seat in range(players):
        position.act(seat, position.legal(seat)[0])
    assert len(surfaces(position.shown())) == players == len(position.game.names) == len(position.scene(0).seats)
    assert [len(hand(position.shown(), seat)) for seat in range(players)] == [6] * players


@pytest.mark.rule("R1")
def test_seven_cannot_play():
    with pytest.raises(UnknownOption, match="players"):
        new(players=7)


@pytest.mark.rule("R5", "B41", "B32")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("gap", [6, 8, 12])
@pytest.mark.parametrize("side", [8, 10, 12])
def test_boards_lie_on_a_ring_with_their_gap_between_them(players, gap, side):
    boards = surfaces(new(players=players, gap_inches=gap, board_inches=side).shown())
    assert {board.half for board in boards} == {side * INCH // 2}
    assert {board.thick for board in boards} == {INCH // 2}
    least = _least_gap([board.middle for board in boards], side * INCH)
    assert gap * INCH <= least < gap * INCH + 300
    assert least > 4 * EDGE - 1


@pytest.mark.rule("R6", "B30")
def test_the_first_seat_starts_unless_the_option_says_otherwise():
    assert turn(play(new(), CLASSIC)) == "Alpha"


@pytest.mark.rule("B30")
def test_a_roll_names_the_oldest():
    position = new(first_starter="random", players=3)
    assert position.owed[None].sides == 3
    roll(position, 3)
    play(position, CLASSIC + "\nGamma choose pink")
    assert turn(position) == "Gamma"


@pytest.mark.rule("B30")
def test_the_first_seat_names_the_oldest():
    position = play(new(first_starter="given"), "Alpha oldest Beta\n" + CLASSIC)
    assert turn(position) == "Beta"


@pytest.mark.rule("R6")
def test_turns_go_clockwise():
    position = play(new(players=3), CLASSIC + "\nGamma choose pink")
    for name in ("Alpha", "Beta", "Gamma", "Alpha"):
        assert turn(position) == name
        seat = position.game.names.index(name)
        position.act(seat, position.legal(seat)[0])
        position.land(GAME.ruleset.throws.read(position.shown(), f"{position.throw.die}=1"))


@pytest.mark.rule("R4", "B35")
def test_each_chooses_a_colour_of_its_own():
    position = play(new(players=6), "Alpha choose red")
    assert moves(position, 1) == [f"choose {name}" for name in "orange yellow blue green pink".split()]
    with pytest.raises(IllegalAction, match="choose red"):
        position.act(1, "choose red")
    play(position, "Beta choose blue\nGamma choose pink\nDelta choose green\nEpsilon choose orange\nZeta choose yellow")
    s = position.shown()
    assert [len({colour_of(die) for die in hand(s, seat)}) for seat in range(6)] == [1] * 6
    assert phase(position).name == "TURN"


def roll_off(players, *faces):
    position = new(mode="drafting", players=players)
    for face in faces:
        roll(position, face)
    return position


@pytest.mark.rule("R23")
def test_the_highest_roll_starts():
    assert turn(roll_off(3, 2, 6, 5)) == "Beta"


@pytest.mark.rule("B29")
def test_seats_tied_for_the_highest_roll_again():
    position = roll_off(3, 5, 2, 5)
    assert "Roll Alpha's die" in position.scene(1).prompt.text
    roll(position, 3)
    assert "Roll Gamma's die" in position.scene(1).prompt.text
    roll(position, 3)
    roll(position, 1)
    roll(position, 4)
    assert turn(position) == "Gamma"


@pytest.mark.rule("R22", "X4")
def test_the_middle_holds_a_die_of_each_colour_for_each_player():
    pile = dice_at(roll_off(4, 1, 2, 3, 4).shown(), Place.PILE)
    assert len(pile) == 24
    assert [sum(colour_of(die) == colour for die in pile) for colour in range(6)] == [4] * 6


@pytest.mark.rule("R24", "B37", "S14")
def test_s14_three_players_draft_eighteen_dice_in_turn():
    position, picks = roll_off(3, 1, 6, 2), []
    while phase(position).name == "DRAFT":
        picks.append(turn(position))
        seat = position.game.names.index(picks[-1])
        last = moves(position, seat)
        position.act(seat, position.legal(seat)[0])
    assert len(picks) == 18
    assert picks[:6] == ["Beta", "Gamma", "Alpha"] * 2
    assert all(one != other for one, other in pairwise(picks))
    assert len(last) == 1
    assert [len(hand(position.shown(), seat)) for seat in range(3)] == [6, 6, 6]
    assert turn(position) == "Beta"


@pytest.mark.rule("R24")
def test_a_colour_that_is_gone_cannot_be_taken():
    position = play(roll_off(2, 6, 1), "Alpha take red\nBeta take red")
    assert "take red" not in moves(position, 0)
    with pytest.raises(IllegalAction):
        position.act(0, "take red")
