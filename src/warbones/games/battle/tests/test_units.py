"""The tables of units and powers are complete, and agree with the rulebook page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warbones.games.battle.rules import powers
from warbones.games.battle.rules.powers import Power, TargetSide, Verb
from warbones.games.battle.rules.roster import cost, rating, size, width
from warbones.games.battle.rules.units import ATTACKS, FACTIONS, KINDS, LIST, ROWS, Attack, holds, is_hero
from warbones.games.battle.tests.script import GAME, at, grid, moves, play

PAGE = (Path(__file__).parent.parent / "RULES.md").read_text(encoding="utf-8")
SHORT = {"M": Attack.MELEE, "R": Attack.RANGED, "S": Attack.SNIPE, "Cr": Attack.CRITICAL, "Si": Attack.SIEGE}

RULINGS = """
Archers|1x2|2|R2|-
Footsoldiers|3x1|2|M2|-
Dragon Warriors|2x2|3|M2|Flanking
Lance Bearers|4x1|4|M2 Cr2|Defensive Formation, Flanking
Rain of Fire|2x2|5|Si3|Carpet Bomb, Fly
Fireborn Assassins|2x2|6|Cr3 S2|Evasion, Flanking
Hybrid Elite|3x2|8|M3 Cr2|Defensive Formation, Fly
Basilisk|2x4|10|M3|Paralyze
The Winged Wyrm|hero|15|M4 R2|Fly, Swallow
Lady of the Red Scales|hero|15|M2 R4|Evasion, Healing
Skeleton Warriors|3x1|2|M2|-
Venom Spitters|1x2|2|R2|-
Dire Crawlers|4x1|3|M2|Burrow
Bone Tosser|2x2|4|Si3|Flanking
Zombie Horde|3x2|5|M2|Regenerate
Banshees|2x2|6|M3 Cr2|Ethereal, Evasion
Undead Mastodon|3x3|8|M2|Regenerate
Vampire Lord|2x4|10|M3 S2|Fly, Regenerate
Lich Princess|hero|15|M3 Cr3|Drain, Weaken
Dracolich|hero|15|R3 Si5|Fly, Raise Undead
Critters|1x1|1|M1|-
Hulking Beast|3x1|2|M2|-
Spikers|2x2|3|R2|Hit and Run
Crimson Snake|1x5|4|M2|Flanking
Dark Blades|2x2|5|Cr2 S2|Hit and Run, Evasion
Razor Fiend|2x3|6|M3|Acid Blood, Regenerate
Doppelgangers|3x2|8|M3|Shapeshifting
Toxic Maelstrom|3x3|10|M2 Si5|-
Broodkeeper|hero|15|M3 S3|Healing, Shapeshifting
Mindbender|hero|15|R3 Si4|Assimilation, Carpet Bomb
"""
"""The unit list of the rulings, in its order."""


def data():
    return [line.split("|") for line in RULINGS.strip().splitlines()]


def ratings(text):
    return {SHORT[re.match(r"[A-Za-z]+", word).group()]: int(word[-1]) for word in text.split()}


@pytest.mark.rule("R3", "R6", "R21", "B42")
@pytest.mark.parametrize("kind", range(30))
def test_every_unit_is_as_listed(kind):
    name, dimensions, points, attacks, held = data()[kind]
    row, s = ROWS[kind], GAME.ruleset.blank({})
    assert row.name == name
    assert f"{row.width}x{row.height}" == (dimensions if dimensions != "hero" else "3x3")
    assert row.hero == (dimensions == "hero") == is_hero(kind)
    assert row.attacks == ratings(attacks)
    assert {powers.ROWS[power].name for power in row.powers} == set(held.split(", ")) - {"-"}
    assert (width(s, kind), size(s, kind), cost(s, kind)) == (row.width, row.width * row.height, int(points))
    assert [rating(s, kind, attack) for attack in range(ATTACKS)] == [row.attacks.get(attack, 0) for attack in Attack]
    assert [power for power in Power if holds(kind, power)] == sorted(row.powers)


def test_there_are_three_factions_of_ten_with_two_heroes_each():
    assert KINDS == len(data()) == 30
    for faction in range(len(FACTIONS)):
        listed = ROWS[LIST * faction : LIST * faction + LIST]
        assert sum(row.hero for row in listed) == 2
        assert [row.cost for row in listed] == sorted(row.cost for row in listed)


def test_every_power_belongs_to_somebody_and_every_verb_to_a_power():
    assert {power for row in ROWS for power in row.powers} == set(Power)
    assert {row.verb for row in powers.ROWS.values()} == set(Verb)
    assert len({row.code for row in powers.ROWS.values()}) == len(Power)


@pytest.mark.rule("R29")
def test_powers_have_targets_except_the_four_that_always_work():
    always = {power for power, row in powers.ROWS.items() if row.verb == Verb.ALWAYS}
    assert always == {Power.ACID_BLOOD, Power.BURROW, Power.ETHEREAL, Power.SHAPESHIFTING}
    for row in powers.ROWS.values():
        targeted = row.verb in (Verb.JOIN, Verb.DRAIN, Verb.FLANK, Verb.HEAL, Verb.MARK, Verb.DESTROY, Verb.WEAKEN)
        assert (row.side != TargetSide.NOBODY) == targeted
        assert row.rule == f"R{31 + list(powers.ROWS.values()).index(row)}"


def test_the_page_lists_every_unit_and_power():
    for row in ROWS:
        (line,) = re.findall(rf"^\| {row.name} \|(.*)\|$", PAGE, re.MULTILINE)
        cells = [cell.strip() for cell in line.split("|")]
        assert cells[0] == ("hero" if row.hero else f"{row.width}x{row.height}")
        assert cells[1] == str(row.cost)
        assert ratings(cells[2]) == row.attacks
        assert set(filter(None, cells[3].split(", "))) == {powers.ROWS[power].name for power in row.powers}
    for row in powers.ROWS.values():
        assert f"- **{row.rule}.** **{row.name}.**" in PAGE


@pytest.mark.rule("X3", "R4")
def test_x3_archers_are_one_column_and_two_rows_for_two_dice():
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde")
    play(position, "Alpha buy archers\nroll 4 2\nAlpha put 2")
    assert grid(position, "aA") == "[2/4]"


@pytest.mark.rule("X4", "R2", "R50")
def test_x4_twenty_points_five_victory_points_and_a_center_of_eight():
    assert GAME.new().options["budget"] == 20
    position = at("buy 0 asked=Alpha factions=dragonfolk/horde")
    play(position, "Alpha buy the-winged-wyrm\nroll 1 1 1 1 1 1 1 1")
    assert grid(position, "aA") == "[1,1,1/1,8,1/1,1,1]"
    assert "buy the-winged-wyrm" not in moves(position)
