"""Positions written as text and set up again."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, UnknownOption, WarbonesError
from warbones.games.army.notation.parser import read
from warbones.games.army.tests.script import GAME, play, reveal

TEXT = """
    roll 2.4 wins=1-0 health=8-15 bonus_per=combo
    | Alpha: A1=sw A2=sk A4=ax captain1=en | Alpha resting: A3 | Alpha graveyard: A5 A6 A7 A8 A9 A10
    | Beta: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 | trays: Alpha=second Beta=unrolled | rerolled: Alpha
"""


def test_a_position_reads_as_it_is_drawn():
    s = read(TEXT)
    assert (s.phase.name, s.battle, s.turn, list(s.wins), list(s.health)) == ("ROLL", 2, 4, [1, 0], [8, 15])
    assert (s.tray[0].name, s.rerolled[0]) == ("SECOND", 1)
    assert GAME.notation.written(s) == " ".join(TEXT.split())
    assert read(GAME.notation.written(s)) == s


@pytest.mark.parametrize("reader", [0, 1, None])
def test_a_concealed_position_shows_readiness_and_no_more(reader):
    position = play(GAME.new(), "Alpha roll: 9sw h2\nAlpha stop")
    text = position.seen_by(reader).text
    assert ("A1=sw" in text) == (reader == 0)
    assert "ready: Alpha" in text
    assert read(text) == position.seen_by(reader).record()


def test_choices_are_written():
    position = reveal("4sw", "4ax")
    position.act(0, "decline")
    assert "| chosen Alpha: nothing | ready: Alpha" in position.text
    assert read(position.text) == position.record()
    assert "chosen" not in position.seen_by(1).text
    assert read(position.seen_by(1).text) == position.seen_by(1).record()


@pytest.mark.parametrize("options", [{}, {"most_turns": 30, "round_reset": "none", "healed_skulls_count": False}])
def test_the_start_is_written_with_its_options(options):
    position = GAME.new(**options)
    assert read(position.text) == position.record()
    blank = GAME.ruleset.blank(options)
    assert read(GAME.notation.written(blank)) == blank


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("roll 2.4", "lunch 2.4", "There is no phase 'lunch'; choose from setup, turn"),
        ("roll 2.4", "roll", "After the phase come round and turn, such as 1.3, not ''"),
        ("roll 2.4", "roll 0.4", "'battle' is a round, 1 to 15, not 0"),
        ("roll 2.4", "roll 2.200", "'turn' is 0 to 100, not 200"),
        ("roll 2.4", "end 2.4", "No game waits in the end phase"),
        ("roll 2.4", "gain 2.4", "'rerolled' holds only 0 outside the roll phase, not 1"),
        ("roll 2.4", "setup 2.4", "Before set-up there is nothing else: write 'setup' and rule options only"),
        ("wins=1-0", "wins=2-0", "Seat 0 cannot have won 2 rounds in the roll phase"),
        ("wins=1-0", "wins=1-1", "There cannot be 2 rounds won in round 2"),
        ("wins=1-0", "wins=x", "'wins' is a number for each seat, such as wins=1-2, not 'x'"),
        ("health=8-15", "health=8-16", "'health' of seat 1 is 1 to 15 in round 2, not 16"),
        ("bonus_per=combo", "bonus_per=odd", "Option bonus_per can be category, combo or foursome"),
        ("bonus_per=combo", "colour=red", "There is no option 'colour' here"),
        ("Alpha resting:", "Alpha sleeping:", "There is no area 'Alpha sleeping'"),
        ("A1=sw", "A11=sw", "There is no die 'A11'"),
        ("A1=sw", "A1=xx", "There is no face 'xx'"),
        ("A1=sw", "A1=en", "A1 in a tray cannot show enforcer"),
        ("A1=sw", "A2=sw", "A2 lies in two places"),
        ("A1=sw", "B1=sw", "B1 lies in two places"),
        ("resting: A3", "resting: A3 captain2", "captain2 never lies in a resting area"),
        ("graveyard: A5", "graveyard: A5 tank1", "tank1 never lies in a graveyard"),
        ("graveyard: A5", "revived: A5", "A5 cannot lie among the revived in the roll phase"),
        ("Alpha=second", "Alpha=third", "The tray of seat 0 cannot be third"),
        ("Alpha=second", "Alpha=unrolled", "The tray of seat 0 cannot be unrolled|Seat 0 cannot have rolled"),
        ("Beta=unrolled", "Beta=first", "The tray of seat 1 cannot be first"),
        ("Alpha=second", "Alpha=odd", "There is no tray 'odd'"),
        ("rerolled: Alpha", "rerolled: Beta", "Seat 1 cannot have rolled a bonus die again"),
        ("rerolled: Alpha", "rerolled: Gamma", "There is no seat 'Gamma'"),
        ("rerolled: Alpha", "ready: Alpha", "Seat 0 cannot be ready here"),
        ("rerolled: Alpha", "heals: 2-0", "'heals' holds only 0 outside the heal phase, not 2"),
        ("rerolled: Alpha", "heals: 2", "'heals' is a number for each seat, such as heals=1-2, not '2'"),
        (
            "rerolled: Alpha",
            "chosen Alpha: captain1",
            "'pick' holds only -1 outside the heal and gain phases, not 1048576",
        ),
    ],
)
def test_a_broken_text_is_refused_in_a_sentence(old, new, wrong):
    assert old in TEXT
    with pytest.raises(WarbonesError, match=wrong) as refused:
        read(TEXT.replace(old, new))
    assert isinstance(refused.value, BrokenPosition | UnknownOption)
    assert str(refused.value).endswith(".")


def test_no_text_at_all():
    with pytest.raises(BrokenPosition, match="There is no phase ''"):
        read("")
