"""Positions written as text and read again."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, UnknownOption, WarbonesError
from warbones.games.dicewing.notation.parser import read
from warbones.games.dicewing.tests.script import GAME, attack, play, squadrons

TEXT = """
    launch 1.2 first=Beta collateral_tie=both
    | Alpha: A.d20=17 A.d12=9 B.d4=3 [A.d4=1 A.d6=2]
    | Beta: A.d8=5 B.d6=3 B.d8=4 B.d10=7 B.d20=2
    | used: A.d10=2 A.d%=30 B.d%=40
    | trophies Alpha: B.d12=6
"""


def test_a_position_reads_as_it_is_drawn():
    s = read(TEXT)
    assert (s.phase.name, s.stage, s.attack, s.first, s.picks) == ("LAUNCH", 1, 2, 1, 14)
    assert (s.pair[0], s.ready[0], s.pair[1], s.ready[1]) == (0b11, 1, 0, 0)
    assert GAME.notation.written(s) == (
        "launch 1.2 first=Beta collateral_tie=both | Alpha: A.d12=9 A.d20=17 B.d4=3 [A.d4=1 A.d6=2]"
        " | Beta: A.d8=5 B.d6=3 B.d8=4 B.d10=7 B.d20=2 | used: A.d10=2 A.d%=30 B.d%=40 | trophies Alpha: B.d12=6"
    )


@pytest.mark.parametrize("reader", [0, 1, None])
def test_a_concealed_position_shows_readiness_and_no_more(reader):
    position = play(squadrons("A.d4=1 A.d20=3", "B.d4=3"), "Alpha launch A.d4 A.d20")
    text = position.seen_by(reader).text
    assert ("[A.d4=1 A.d20=3]" in text) == (reader == 0)
    assert ("ready: Alpha" in text) == (reader != 0)
    assert read(text) == position.seen_by(reader).record()


def test_calls_and_aims_are_written():
    called = attack("A.d20=17 A.d12=9", "B.d8=5 A.d6=3", options="manual_bonus_choice=true")
    play(called, "Alpha train A.d12")
    assert called.text.endswith("| calls Alpha: train A.d12")
    assert read(called.text) == called.record()
    aiming = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=8", options="collateral_tie=both")
    play(aiming, "Alpha lower B.d12")
    assert aiming.text.endswith("| aims Alpha: B.d12")
    assert read(aiming.text) == aiming.record()
    assert aiming.seen_by(1).text.endswith("| ready: Alpha")


@pytest.mark.parametrize("options", [{}, {"d_percent_sides": 100, "trophy_strike": "all"}])
def test_set_up_is_written_with_its_options(options):
    position = GAME.new(**options)
    assert position.text == " ".join(["setup", *(f"{name}={value}" for name, value in options.items())])
    assert read(position.text) == position.record()


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("launch 1.2", "lunch 1.2", "There is no phase 'lunch'; choose from setup, draft"),
        ("launch 1.2", "", "There is no phase 'first=Beta'"),
        ("1.2", "3.2", "After the phase come stage and attack, such as 1.2, not '3.2'"),
        ("1.2", "", "After the phase come stage and attack, such as 1.2, not ''"),
        ("1.2", "1.0", "There is no attack 0 in the launch phase"),
        ("first=Beta", "", "There is no first player ''; choose from Alpha, Beta"),
        ("first=Beta", "first=Gamma", "There is no first player 'Gamma'"),
        ("collateral_tie=both", "colour=red", "There is no option 'colour' here"),
        ("collateral_tie=both", "collateral_tie=odd", "Option collateral_tie can be none, both or lower_initial"),
        ("used:", "away:", "There is no area 'away'; choose from Alpha, Beta"),
        ("A.d20=17", "A.d30=17", "There is no die 'A.d30'"),
        ("A.d20=17", "A.d20", "A die is written with the value it shows, such as A.d20=1, not 'A.d20'"),
        ("A.d20=17", "A.d20=-1", "A die is written with the value it shows"),
        ("A.d20=17", "A.d20=21", "A.d20 cannot show 21: it shows 1 to 20 in steps of 1"),
        ("A.d%=30", "A.d%=35", "A.d% cannot show 35: it shows 10 to 100 in steps of 10"),
        ("A.d20=17", "A.d4=4", "A.d4 lies in two places"),
        ("A.d20=17 A.d12=9", "A.d20=17", "Every die lies somewhere on the table, but there is no A.d12"),
        ("[A.d4=1 A.d6=2]", "[A.d4=1] A.d6=2", "After a squadron comes at most one pair in brackets"),
        ("[A.d4=1 A.d6=2]", "[A.d4=1 A.d6=2", "After a squadron comes at most one pair in brackets"),
        ("A.d12=9 B.d4=3 [A.d4=1 A.d6=2]", "B.d4=3 [A.d4=1 A.d6=2 A.d12=9]", "'pair' of seat 0 is two dice"),
        ("[A.d4=1 A.d6=2]", "(A.d4=1 A.d6=2)", "cannot lie in a launch bay in the launch phase"),
        ("| used: A.d10=2", "| pool: A.d10=2", "cannot lie in the pool in the launch phase"),
        (
            "launch 1.2 first=Beta",
            "setup 1.2",
            "Before set-up there is nothing else: write 'setup' and rule options only",
        ),
        ("launch 1.2", "power 1.2", "No game waits in the power phase"),
        ("launch 1.2 first=Beta", "setup", "Before set-up there is nothing else"),
        ("launch 1.2", "launch 1.1", "The pool of stage 1 cannot have been 10 dice"),
        ("A.d20=17", "", "but there is no A.d20"),
        (
            "| trophies Alpha: B.d12=6",
            "B.d12=6 | calls Alpha: train A.d4",
            "'called' holds only -1 outside the call, collateral and capture phases, not 0",
        ),
        ("| trophies Alpha: B.d12=6", "B.d12=6 | calls Alpha: train", "Each call is a word and a die"),
        (
            "| trophies Alpha: B.d12=6",
            "B.d12=6 | calls Alpha: add A.d4",
            "There is no call 'add'; choose from train, target",
        ),
        (
            "| trophies Alpha: B.d12=6",
            "B.d12=6 | aims Beta: A.d4",
            "'target' holds only -1 outside the collateral phase, not 0",
        ),
        ("| trophies Alpha: B.d12=6", "B.d12=6 | ready: Gamma", "There is no seat 'Gamma'"),
        (
            "| used: A.d10=2 A.d%=30 B.d%=40",
            "| trophies Beta: A.d10=2 A.d%=30 B.d%=40",
            "There cannot be 4 trophies after 1",
        ),
        ("| Beta: A.d8=5", "A.d8=5 | Beta:", "'pair' of seat 0|After a squadron comes"),
    ],
)
def test_a_broken_text_is_refused_in_a_sentence(old, new, wrong):
    assert old in TEXT
    with pytest.raises(WarbonesError, match=wrong) as refused:
        read(TEXT.replace(old, new))
    assert isinstance(refused.value, BrokenPosition | UnknownOption)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("launch 1.2", "draft 1.0", "cannot lie in the Used area in the draft phase"),
        ("launch 1.2", "over 1.2", "The game ends in stage 2"),
        ("launch 1.2", "reload 1.2", "The reload comes after the third attack of stage 1"),
    ],
)
def test_an_impossible_stage_is_refused_in_a_sentence(old, new, wrong):
    with pytest.raises(BrokenPosition, match=wrong):
        read(TEXT.replace("[", "").replace("]", "").replace(old, new))


def test_no_text_at_all():
    with pytest.raises(BrokenPosition, match="There is no phase ''"):
        read("")
