"""Components, goal and rounds (R1 to R5)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.keep.rules import events
from warbones.games.keep.rules.state import EACH, PAWNS
from warbones.games.keep.rules.zones import home, owner
from warbones.games.keep.tests.script import GAME, area, at, keeps, log, on_board, play, rolling


@pytest.mark.rule("R1")
def test_two_play_with_a_keep_and_five_pawns_each():
    assert GAME.names == ("Alpha", "Beta")
    assert (PAWNS, EACH) == (10, 5)
    assert [owner(pawn) for pawn in range(PAWNS)] == [0] * 5 + [1] * 5
    for reader in (0, 1):
        keep, *pawns = area(GAME.new(), reader, "mine").pieces
        assert (keep.shape, [pawn.shape for pawn in pawns]) == ("d20", ["d6"] * 5)
        assert {piece.set for piece in (keep, *pawns)} == {reader}


@pytest.mark.rule("R2")
def test_keeps_start_at_20():
    assert keeps(GAME.new()) == (20, 20)


@pytest.mark.rule("R3")
def test_homes_lie_at_both_ends():
    s = GAME.new().record()
    assert [home(s, zone) for zone in range(s.options.board.zones)] == [0, 0] + [-1] * 9 + [1, 1]
    zones = {area.title: ", ".join(sign.word for sign in area.signs) for area in GAME.new().scene(0).areas[1:-1]}
    assert (zones["L1"], zones["R7"]) == ("Your home, Defense, Advantage", "Beta's home, Defense, Advantage")


@pytest.mark.rule("R4")
def test_a_round_has_three_phases():
    position = play(at("position 3 turn=Alpha | Alpha: 5 1@L3 1@L3 1@M4 6@R1 | Beta: 1@L6 1@L6 1@R6 1@R6 2@R5"), "")
    assert position.scene(0).status == "Round 3, position"
    play(position, "Alpha place left")
    assert position.scene(0).status == "Round 3, move"
    while position.scene(0).status == "Round 3, move":
        (seat,) = position.to_act
        position.act(seat, position.legal(seat)[0])
    headings = [line for line in log(position) if line.startswith("Round")]
    assert headings == ["Round 3: move", "Round 3: attack"]


@pytest.mark.rule("R5", "B2.21", "B2.23")
@pytest.mark.parametrize(("number", "first"), [(1, "Beta"), (2, "Alpha")])
def test_the_first_player_alternates_and_leads_both_phases(number, first):
    assert rolling(GAME.new()) == "A1"
    second = "Alpha" if first == "Beta" else "Beta"
    position = at(f"take_off {number} turn={second} | Alpha: 1@L2 | Beta: 1@R6")
    for _ in range(2):
        (seat,) = position.to_act
        position.act(seat, "stay")
    assert public_events(position, events.Round) == [events.Round(number + 1, ("Alpha", "Beta").index(first))]
    assert rolling(position) == f"{first[0]}2"
    assert position.scene(None).seats[("Alpha", "Beta").index(first)].first
    while position.owed:
        position.roll(1)
        if position.to_act:
            (seat,) = position.to_act
            position.act(seat, "place left")
    assert position.to_act == {("Alpha", "Beta").index(first)}
    assert position.scene(None).prompt.text == f"{first} is moving or defending."
    assert len(on_board(position, ("Alpha", "Beta").index(second))) == 5


def test_a_die_that_is_not_due_is_noticed():
    """The helper `play` fails if the script does not match the dice that are due."""
    with pytest.raises(pytest.fail.Exception, match=r"B1=3 is scripted, but A1 is due"):
        play(GAME.new(), "roll B1=3")
    with pytest.raises(pytest.fail.Exception, match=r"B1=3 is left over"):
        play(GAME.new(), "roll A1=3 B1=3")
