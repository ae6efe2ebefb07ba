"""Actions and positions as text."""

from __future__ import annotations

import pytest

from warbones.games.battle.notation.names import letters
from warbones.games.battle.notation.parser import read
from warbones.games.battle.tests.script import GAME, at, field, grid, moves, play


def test_a_position_reads_as_it_is_drawn():
    text = (
        "unit 3 asked=Beta turn=Beta first=Beta factions=dragonfolk/horde spent=4/1 points=1/0 budget=15 "
        "round_limit=10 | units: aA=archers@AB[4/x](acted,attacked) bA=critters@C[6]>Alpha aB=archers@C[1/1] "
        "bB=critters@BB[2]"
    )
    assert at(text).text == text


def test_a_draft_reads_as_it_is_drawn():
    position = play(field("rain-of-fire@AB[1,1/1,1]", "zombie-horde@BB[1,2,3/x,5,6]"), "Alpha act aA; siege; at bA")
    assert position.text.endswith("| draft: actor=aA attack=siege target=bA siege=bA")
    assert read(position.text) == position.record()
    assert position.text.startswith("pick 1 asked=Beta ")


def test_a_bombardment_half_named():
    beta = "hulking-beast@C[4,2,x] spikers@C[1,2/3,4] critters@C[6]"
    position = play(
        field("mindbender@AB[1,1,1/1,8,1/1,1,1]", beta), "Alpha act aA; carpet-bomb; zone C\nBeta squares r1c1"
    )
    assert "power=carpet-bomb target=bB siege=bA:r1c1,bB,bC:r1c1" in position.text
    assert read(position.text) == position.record()


@pytest.mark.parametrize("seat", ["Alpha", "Beta"])
def test_units_can_be_drawn_without_names(seat):
    position = at(f"unit 1 asked={seat} turn={seat} | Alpha: archers@AB[4/x] archers@C[1/2] | Beta: critters@BB[1]")
    assert (grid(position, "aB"), grid(position, "bA")) == ("[1/2]", "[1]")


@pytest.mark.rule("B43")
def test_letters():
    assert [letters(place) for place in (0, 25, 26, 51, 52, 105)] == ["A", "Z", "AA", "AZ", "BA", "DB"]


def test_actions_are_found_whatever_their_case():
    position = field("footsoldiers@C[1,1,1]", "critters@C[1]")
    play(position, "Alpha ACT AA; MELEE; AT BA; 1 column\nroll 1 1")
    assert position.over


def test_set_up_and_options_are_written():
    assert GAME.new().text.startswith("faction 0 asked=Alpha")
    assert read("setup budget=15 allow_hold=false").options.budget == 15


def test_an_ended_battle_is_written():
    position = play(field("footsoldiers@C[1,1,1]", "critters@C[1]"), "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert "winner=Alpha" in position.text
    assert read(position.text) == position.record()


def test_pieces_of_choices():
    position = play(field("dark-blades@C[1,1/1,1]", "critters@C[1]"), "Alpha act aA; critical")
    assert position.legal(0)[0].pieces == ("bA",)
    position.act(0, "at bA")
    assert position.legal(0)[0].pieces == ("bA.r1c1",)
    assert moves(position) == ["square r1c1"]
