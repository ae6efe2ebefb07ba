"""Behind the divider (R11 to R20)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import IllegalAction
from warbones.games.army.rules import events
from warbones.games.army.rules.dice import NAMES
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.state import Place, Tray
from warbones.games.army.tests.script import GAME, area, at, lying, moves, phase, play, turn

ROLL = "Alpha roll: 3sk 2sw ax sh ds 2h2"
OWNING = "roll 1.2 | Alpha: captain1 sacrifice1 tank1"


@pytest.mark.rule("R11", "R20")
def test_both_roll_at_their_own_pace_and_nothing_of_it_shows():
    position = GAME.new()
    before = [position.scene(reader) for reader in (1, None)]
    play(position, ROLL)
    assert [position.scene(reader) for reader in (1, None)] == before
    play(position, "Alpha reroll A6 A7 A8: sw sw ax\nAlpha reroll A4: sw")
    assert position.seen_by(1).record().face[0] == 0
    assert position.seen_by(1).record().tray[0] == Tray.UNROLLED
    assert position.scene(1).seats[0].status == "ready"
    assert phase(position).name == "ROLL"
    assert public_events(position, events.Revealed) == []
    play(position, "Beta roll: 10ax\nBeta stop")
    assert len(public_events(position, events.Revealed)) == 20


@pytest.mark.rule("R11")
def test_both_may_owe_dice_at_once():
    position = GAME.new()
    position.act(0, "roll")
    position.act(1, "roll")
    assert set(position.owed) == {0, 1}
    assert set(position.seen_by(0).owed) == {0}
    assert set(position.seen_by(None).owed) == set()
    for _ in range(10):
        position.roll(1, 1)
    assert set(position.owed) == {0}
    assert position.to_act == {1}


@pytest.mark.rule("R13", "R16", "B35")
def test_all_bonus_dice_are_rolled_and_then_all_troops():
    position = at(OWNING)
    play(position, "Alpha roll: sb sd s1")
    assert moves(position, 0) == ["keep", "reroll captain1", "reroll tank1"]
    play(position, "Alpha keep: 10sw")
    assert lying(position, 0, Place.POOL) == []
    assert "stop" in moves(position, 0)


@pytest.mark.rule("R15", "R14", "R33", "B25", "D19")
def test_one_bonus_die_may_be_rolled_again_unless_it_is_a_skull():
    position = at(OWNING)
    play(position, "Alpha roll: sb sd s1")
    with pytest.raises(IllegalAction):
        position.act(0, "reroll sacrifice1")
    play(position, "Alpha reroll captain1: sk 10sw")
    assert not any("captain" in move or "tank" in move for move in moves(position, 0))
    assert next(piece.marks for piece in area(position, 0, "my-bonus").pieces) == ("locked",)


@pytest.mark.rule("R15")
def test_alike_bonus_dice_are_offered_once():
    position = at("roll 1.2 | Alpha: captain1 captain2 captain3")
    play(position, "Alpha roll: sb sb en")
    assert moves(position, 0) == ["keep", "reroll captain1", "reroll captain3"]


@pytest.mark.rule("R15")
def test_without_a_die_to_roll_again_the_troops_follow_at_once():
    position = at("roll 1.2 | Alpha: sacrifice1")
    play(position, "Alpha roll: sd 10ax")
    assert "stop" in moves(position, 0)


@pytest.mark.rule("B24")
def test_late_the_bonus_die_may_be_rolled_again_at_any_time():
    position = at("roll 1.2 late_bonus_reroll=true | Alpha: captain1")
    play(position, "Alpha roll: sb\nAlpha keep: 10sw\nAlpha reroll A1: ax\nAlpha reroll A1: sh")
    assert moves(position, 0) == ["stop", "reroll captain1"]
    play(position, "Alpha reroll captain1: en")
    assert position.to_act == {1}
    early = at("roll 1.2 late_bonus_reroll=true | Alpha: captain1")
    play(early, "Alpha roll: sb\nAlpha reroll captain1: ab 10sw")
    assert "reroll captain1" not in moves(early, 0)


@pytest.mark.rule("B24", "B22b")
@pytest.mark.parametrize("late", ["true", "false"])
def test_without_troops_keeping_the_bonus_dice_is_to_stop(late):
    """Nothing is left to roll, so the same question would only come back as "stop"."""
    dead = "Alpha graveyard: A1 A2 A3 A4 A5 A6 A7 A8 A9 A10"
    position = at(f"roll 1.2 late_bonus_reroll={late} | Alpha: captain1 | {dead}")
    play(position, "Alpha roll: sb")
    assert position.prompt(0).options[0].label == "Keep it and stop"
    play(position, "Alpha keep")
    assert position.to_act == {1}


@pytest.mark.rule("R14", "R17", "R18", "R19", "D12")
def test_skulls_stay_and_kept_dice_may_be_taken_up_again():
    position = play(GAME.new(), ROLL)
    assert len(moves(position, 0)) == 2**7
    play(position, "Alpha reroll A6: sk")
    assert len(moves(position, 0)) == 2**6
    assert "reroll A4 A7" in moves(position, 0)
    with pytest.raises(IllegalAction):
        position.act(0, "reroll A1")
    play(position, "Alpha reroll A4 A7: sk sk")
    assert position.to_act == {1}
    assert list(position.record().face)[:10].count(Face.SKULL) == 6


@pytest.mark.rule("R17")
def test_the_first_roll_offers_every_subset():
    position = play(GAME.new(), "Alpha roll: 2sw 2ax 2sh 2ds 2h2")
    assert len(position.legal(0)) == 1024
    sizes = [len(action.pieces) for action in position.legal(0)]
    assert (min(sizes), max(sizes)) == (0, 10)


@pytest.mark.rule("R14")
def test_only_skulls_leave_nothing_to_choose():
    position = play(GAME.new(), "Alpha roll: 10sk")
    assert position.to_act == {1}


@pytest.mark.rule("B23")
def test_bonus_dice_are_rolled_once_a_turn():
    position = at(OWNING)
    play(position, "Alpha roll: sb be s1\nAlpha keep: 10sw\nAlpha reroll A1: sk\nAlpha stop")
    assert position.record().face[NAMES.index("captain1")] == Face.SWORD_BUFF


@pytest.mark.rule("R12", "R42", "B33")
def test_resting_dice_are_back_after_one_whole_turn():
    position = turn(GAME.new(), "2sh 8sw", "10ds")
    play(position, "Alpha take captain1\nBeta take tank1")
    assert lying(position, 0, Place.RESTING) == ["A1", "A2"]
    assert len(lying(position, 1, Place.RESTING)) == 10
    assert position.to_act == {0, 1}  # Beta has its new Tank
    turn(position, "sw 8h2", "sh")
    assert position.to_act == {0}
    play(position, "Alpha decline")
    assert lying(position, 0, Place.RESTING) == []
    assert len(lying(position, 1, Place.POOL)) == 11


@pytest.mark.rule("B31", "D16")
def test_without_dice_a_seat_is_ready_at_once_and_can_be_hit():
    dead = " ".join(f"B{i}" for i in range(1, 11))
    position = at(f"roll 1.2 health=10-9 | Beta graveyard: {dead}")
    assert position.to_act == {0}
    turn(position, "4sw 6ax", "")
    hit = public_events(position, events.Hit)[1]
    assert (hit.seat, hit.attack, hit.defence, hit.damage) == (1, 10, 0, 10)
