"""Breaches, taking pawns off, the end of a round and of the game (R23 to R28)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import BrokenPosition
from warbones.core.messages import msg
from warbones.games.keep.rules import events
from warbones.games.keep.rules.state import Phase, Reason
from warbones.games.keep.tests.script import at, keeps, log, moves, on_board, phase, play, play_last, rolling, settled


@pytest.mark.rule("R24", "R25", "B2.16", "D6")
def test_each_survivor_takes_five_and_comes_back_free():
    position = settled("6@L7 6@R7", "1@L5")
    assert keeps(position) == (20, 10)
    assert on_board(position, 0) == []
    assert [(event.before, event.after) for event in public_events(position, events.Breached)] == [(20, 15), (15, 10)]
    assert public_events(position, events.Lowered) == []
    play(position, "Beta stay")
    assert rolling(position) == "B2"
    assert {"A1", "A2"} <= {piece.id for piece in position.scene(0).areas[-1].pieces}


@pytest.mark.rule("R25")
def test_a_keep_never_shows_less_than_0():
    position = settled("6@L7", "1@L5", "keep=20/3")
    assert (keeps(position), position.over) == ((20, 0), True)


@pytest.mark.rule("R26", "B2.18")
def test_each_may_take_off_any_pawns_the_first_player_first():
    position = settled("1@L2 2@L3", "1@R6", head="2")
    assert position.to_act == {1}
    assert moves(position, 1) == ["stay", "take off B1"]
    play(position, "Beta take off B1")
    assert moves(position, 0) == ["stay", "take off A1", "take off A2", "take off A1 A2"]
    play(position, "Alpha take off A2 A1")
    assert on_board(position, 0) == on_board(position, 1) == []


@pytest.mark.rule("R26")
def test_a_seat_without_pawns_on_the_board_is_not_asked():
    position = settled("1@L2", "")
    play(position, "Alpha stay")
    assert public_events(position, events.Round) == [events.Round(2, 1)]


@pytest.mark.rule("R27")
def test_all_removed_pawns_are_available_next_round():
    position = settled("1@L2 5@R3", "1@R3 4@L7(D)")
    play(position, "Alpha take off A1\nBeta stay")
    order = []
    while position.owed:
        order.append(rolling(position))
        position.roll(6)
        (seat,) = position.to_act
        position.act(seat, "place right")
    assert sorted(order) == ["A1", "A2", "A3", "A4", "A5", "B3", "B4", "B5"]


@pytest.mark.rule("R28")
@pytest.mark.parametrize(("reader", "name"), [(0, "You win"), (1, "Alpha wins"), (None, "Alpha wins")])
def test_bringing_the_other_keep_to_0_wins(reader, name):
    position = settled("6@L7", "1@L5", "keep=7/5")
    assert position.over
    assert position.scores() == (1, -1)
    assert position.scene(reader).prompt.text == f"{name}."
    assert position.scene_messages(reader).prompt.detail == msg("keep-won", seat=0, foe=1, own=7)


@pytest.mark.rule("B2.17", "S11")
def test_s11_both_keeps_in_the_same_batch_is_a_draw():
    position = settled("3@M4", "3@M4", "keep=1/1")
    assert (position.over, keeps(position), position.scores()) == (True, (0, 0), (0, 0))
    assert position.record().decided_by == Reason.BOTH
    assert position.scene(0).prompt.detail == "Both keeps fell at the same time: the game is a draw."


LOSS_AND_BREACH = ("6@L7 6@R3", "1@R3", "keep=1/5")


@pytest.mark.rule("B2.17")
def test_losses_are_looked_at_before_breaches_or_with_them():
    staged = settled(*LOSS_AND_BREACH)
    assert (keeps(staged), staged.scores()) == ((0, 5), (-1, 1))
    assert public_events(staged, events.Breached) == []
    at_the_end = settled(LOSS_AND_BREACH[0], LOSS_AND_BREACH[1], LOSS_AND_BREACH[2] + " keep_check=end")
    assert (keeps(at_the_end), at_the_end.scores()) == ((0, 0), (0, 0))


@pytest.mark.rule("B2.17")
def test_two_breaches_in_the_same_batch_are_a_draw():
    position = settled("6@L7", "6@R1", "keep=5/2")
    assert position.scores() == (0, 0)


@pytest.mark.rule("R28", "B2.6b")
@pytest.mark.parametrize(
    ("limit", "number", "over"), [(100, 100, True), (100, 99, False), (20, 20, True), (20, 19, False), (8, 8, True)]
)
def test_after_the_last_round_the_higher_keep_wins_and_nobody_takes_pawns_off(limit, number, over):
    position = settled("1@L2", "1@R6", f"keep=9/8 round_limit={limit}", str(number))
    assert position.over == over
    if over:
        assert position.scores() == (1, -1)
        assert position.record().decided_by == Reason.ROUNDS
        assert log(position, 1)[-1] == "Alpha wins the game: after the last round Alpha's keep is higher, 9 to 8."
    else:
        assert phase(position) == Phase.TAKE_OFF


@pytest.mark.rule("R28")
def test_after_the_last_round_equal_keeps_are_a_draw():
    position = settled("1@L2", "", "keep=9/9 round_limit=8", "8")
    assert (position.over, position.scores()) == (True, (0, 0))
    assert position.scene(None).prompt.detail == "The last round is over and both keeps show 9: the game is a draw."


@pytest.mark.rule("B2.6b")
def test_no_position_asks_for_pawns_to_take_off_after_the_last_round():
    with pytest.raises(BrokenPosition, match="Alpha is asked for nothing, or not for this, in the take_off phase"):
        at("take_off 8 turn=Alpha round_limit=8 | Alpha: 1@L2 | Beta: ")


@pytest.mark.rule("D7")
def test_a_defender_that_stays_is_forced_out():
    position = settled("2@R1(D)", "1@L7(D)")
    play(position, "Alpha stay\nBeta stay")
    while position.owed:
        position.roll(1)
        (seat,) = position.to_act
        position.act(seat, "place left")
    assert phase(position) == Phase.MOVE
    assert "defend B1" not in moves(position, 1)
    assert "move B1 L6" in moves(position, 1)


def test_a_round_in_which_nobody_is_left_goes_on():
    position = play_last(at("move 1 turn=Alpha | Alpha: A1=6@L6(D) | Beta: "))
    assert rolling(position) == "B1"
