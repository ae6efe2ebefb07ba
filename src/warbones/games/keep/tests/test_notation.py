"""Positions and actions as text."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, UnknownOption, WarbonesError
from warbones.games.keep.notation.parser import read
from warbones.games.keep.tests.script import GAME, at, moves, settled

TEXT = """
    move 3 turn=Beta keep=18/17 board=brick7 advantage_hits=one
    | Alpha: A1=3@L5. A2=2@L1(D). A4=5@C2
    | Beta: B1=4@R7 B3=1@L6(D)
"""


def test_a_position_reads_as_it_is_drawn():
    s = read(TEXT)
    assert (s.phase.name, s.game_round, s.first, s.turn, list(s.keep)) == ("MOVE", 3, 0, 1, [18, 17])
    assert GAME.notation.written(s) == " ".join(TEXT.split())


def test_pawns_without_names_are_numbered_as_they_come():
    assert read("take_off 1 turn=Alpha | Alpha: 3@L5 2@L1(D) | Beta: 4@R7") == read(
        "take_off 1 turn=Alpha keep=20/20 | Alpha: A1=3@L5 A2=2@L1(D) | Beta: B1=4@R7"
    )


@pytest.mark.parametrize("options", [{}, {"board": "lanes5_hub", "defense_uses_advantage": False, "round_limit": 8}])
def test_set_up_is_written_with_its_options(options):
    s = GAME.ruleset.blank(options)
    text = " ".join(["setup", *(f"{name}={str(value).lower()}" for name, value in options.items())])
    assert GAME.notation.written(s) == text
    assert read(text) == s


@pytest.mark.parametrize(
    "position",
    [
        settled("2@L3 4@L3", "4@R3 5@R3 6@R3(D)", "advantage_hits=one"),
        settled("2@R3 5@R3", "1@R3 3@R3"),
        settled("1@R3 6@R7", "4@R3 4@R3(D)", head="2"),
        at("over 4 turn=Alpha keep=0/0 | Alpha: 1@L2 | Beta: 2@R6"),
    ],
    ids=["advantage", "answer", "highest", "over"],
)
def test_attacks_and_ends_are_written(position):
    assert read(position.text) == position.record()
    assert read(position.text.replace("  ", " ")) == position.record()


def test_an_attack_is_written_in_words():
    position = settled("2@R3 5@R3", "1@R3 3@R3")
    assert position.text == (
        "fight 1 turn=Beta keep=20/20 | Alpha: A1=2@R3 | Beta: B1=1@R3 B2=3@R3"
        " | attack: losses=1/0 zone=R3 step=answer beaten=Alpha owing=Beta"
    )


def test_a_board_of_your_own_is_written_in_full():
    position = GAME.new(seed=1, board="L1+*>M2 R1+*>M2 M2>L3&R3 L3+* R3+*")
    assert " board=custom:L1+*>M2,R1+*>M2,M2>L3&R3,L3+*,R3+* " in position.text
    assert read(position.text) == position.record()


def test_moves_are_short_words():
    assert moves(at("position 1 turn=Beta | Alpha: 1@L1 | Beta: B1=4"), 1) == ["place left", "place right"]
    assert moves(read_moving(), 0) == ["move A1 L3", "defend A1", "defend A2", "off A2"]
    assert moves(settled("2@L3", ""), 0) == ["stay", "take off A1"]


def read_moving():
    return at("move 1 turn=Alpha | Alpha: 2@L1 4@R5 | Beta: 1@L7")


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("move 3", "mow 3", "There is no phase 'mow'; choose from setup, position"),
        ("move 3", "", "There is no phase 'turn=Beta'"),
        ("move 3", "move", "After the phase comes the round, such as 3, not ''"),
        ("move 3", "move 3 4", "After the phase comes the round, such as 3, not '3 4'"),
        ("move 3", "move 0", "'game_round' is 1 to 100, not 0"),
        ("move 3", "setup 3", "Before set-up there is nothing else: write 'setup' and rule options only"),
        ("turn=Beta", "turn=Gamma", "There is no seat 'Gamma'; choose from Alpha, Beta"),
        ("keep=18/17", "keep=18", "'keep' is a number for each seat, such as keep=1/2, not '18'"),
        ("keep=18/17", "keep=21/17", r"'keep\[0\]' is 0 to 20, not 21"),
        ("board=brick7", "colour=red", "There is no option 'colour' here"),
        ("board=brick7", "board=brick8", "'brick8' is neither a board nor a zone"),
        (
            "advantage_hits=one",
            "advantage_hits=two",
            "hits can be all, one_per_side or one, not 'two'",
        ),
        ("Alpha:", "Gamma:", "There is no area 'Gamma'; choose from Alpha, Beta, attack"),
        ("A1=3@L5.", "A1=7@L5", "A pawn is written as number and zone, such as 3@L5"),
        ("A1=3@L5.", "A1=3@X5", "There is no zone 'X5'; choose from L1, R1, L2, C2"),
        ("A1=3@L5.", "B2=3@L5", "Alpha has the pawns A1, A2, A3, A4, A5, each once, so not 'B2=3@L5'"),
        ("A2=2@L1(D).", "A1=2@L1", "each once, so not 'A1=2@L1'"),
        ("A1=3@L5.", "A1=3@L5. A3=1@R1 A5=2@R1 1@R1", "Alpha has the pawns A1, A2, A3, A4, A5, each once"),
        ("A4=5@C2", "A4=5@M4(D)", "Pawn A4 is in no zone with a Defense slot"),
        ("A4=5@C2", "A4=5", "Alpha cannot have 1 rolled pawns to place here"),
        ("A4=5@C2", "A4=5@L1(D)", "Only one pawn can be in the Defense slot of L1"),
        (
            "A4=5@C2",
            "A4=5@L7",
            r"Pawn A4 cannot still be in the opposing home: it would have battered the keep \(R24\)",
        ),
        ("A4=5@C2", "A4=5@C2 A3=1@C2 A5=1@C2", r"At most two pawns of one colour can be in C2"),
        ("| Beta: B1=4@R7 B3=1@L6(D)", "| Beta:", "Beta is asked for nothing, or not for this, in the move phase here"),
        ("move 3", "breach 3", "No game waits in the breach phase: it goes on by itself"),
        ("move 3", "advantage 3", "Alpha is asked for nothing, or not for this, in the advantage phase here"),
        ("move 3", "fight 3", "'contested' is a zone of the board while one is fought for, not -1"),
        ("move 3", "over 3", "The game ends when a keep is at 0 or after the last round"),
        (
            "B3=1@L6(D)",
            "B3=1@L6(D) | attack: losses=1/0",
            "'losses' holds only 0 outside the advantage and fight phases, not 1",
        ),
        (
            "B3=1@L6(D)",
            "B3=1@L6(D) | attack: speed=9",
            "There is no word of an attack 'speed'; choose from losses, striker, struck, zone, step, beaten, owing",
        ),
        ("B3=1@L6(D)", "B3=1@L6(D) | attack: zone=L9", "There is no zone 'L9'"),
        ("B3=1@L6(D)", "B3=1@L6(D) | attack: step=third", "There is no step of a fight 'third'"),
    ],
)
def test_a_broken_text_is_refused_in_a_sentence(old, new, wrong):
    assert old in TEXT
    with pytest.raises(WarbonesError, match=wrong) as refused:
        read(TEXT.replace(old, new))
    assert isinstance(refused.value, BrokenPosition | UnknownOption)
    assert str(refused.value).endswith(".")


def test_no_text_at_all_and_pawns_before_set_up():
    with pytest.raises(BrokenPosition, match="There is no phase ''"):
        read("")
    with pytest.raises(
        BrokenPosition, match="Before set-up there is nothing else: write 'setup' and rule options only"
    ):
        read("setup | Alpha: 1@L1")
