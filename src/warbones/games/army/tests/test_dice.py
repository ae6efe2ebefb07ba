"""The dice and the set-up (R1 to R5)."""

from __future__ import annotations

from collections import Counter

import pytest

from warbones.core.view.reader import Reader
from warbones.core.view.voice import Voice
from warbones.games.army.rules.dice import COPIES, DICE, NAMES, ROWS, Category, Kind, category_of, kind_of
from warbones.games.army.rules.faces import BITS, HALF, Effect, Face, amount, worth
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.state import Place
from warbones.games.army.tests.script import GAME, area, health, lying, moves
from warbones.games.army.view.kit import kit_of
from warbones.games.army.view.tips import tip
from warbones.games.army.view.words import face_name, kind_name


@pytest.mark.rule("R1", "R4", "R5")
def test_the_table_at_the_start():
    position = GAME.new()
    s = position.record()
    assert health(position) == [10, 10]
    assert [len(lying(position, seat, Place.POOL)) for seat in range(2)] == [10, 10]
    assert Counter(s.owner) == {0: 10, 1: 10, -1: 45}
    assert sum(place == Place.SUPPLY for place in s.place) == 45
    assert position.to_act == {0, 1}
    assert moves(position, 0) == moves(position, 1) == ["roll"]
    captions = [piece.caption for piece in area(position, 0, "supply").pieces]
    assert len(captions) == 9
    assert captions[2] == "Captain: 5 left"


@pytest.mark.rule("R2")
def test_a_troop_has_each_of_its_faces_once():
    assert len(set(ROWS[Kind.TROOP].faces)) == 6
    values = [[worth(face, effect) for face in ROWS[Kind.TROOP].faces] for effect in (Effect.SWORD, Effect.AXE)]
    assert values == [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]]


@pytest.mark.rule("R3", "B8")
@pytest.mark.parametrize(
    ("kind", "category", "faces"),
    [
        (Kind.ATTACK_SOLDIER, "ATTACK", "2 sw 2 ax 1 sa 1 sk"),
        (Kind.MERCENARY, "ATTACK", "3 tr 2 be 1 sk"),
        (Kind.CAPTAIN, "ATTACK", "1 sb 1 ab 1 sw 1 ax 1 en 1 sk"),
        (Kind.DEFENSE_SOLDIER, "DEFENCE", "3 sh 2 ds 1 sk"),
        (Kind.SACRIFICE, "DEFENCE", "3 sd 2 be 1 sk"),
        (Kind.TANK, "DEFENCE", "2 s1 1 s2 3 sh"),
        (Kind.HEALER, "SPECIAL", "1 h1 3 h2 2 h3"),
        (Kind.NECROMANCER, "SPECIAL", "3 sc 3 sk"),
        (Kind.PALADIN, "SPECIAL", "2 pu 2 cu 1 sk 1 dh"),
    ],
)
def test_bonus_dice_are_rows(kind, category, faces):
    counts = Counter(FACES[face].code for face in ROWS[kind].faces)
    words = faces.split()
    assert counts == {code: int(number) for number, code in zip(words[::2], words[1::2], strict=True)}
    dice = [die for die in range(DICE) if kind_of(die) == kind]
    assert len(dice) == COPIES
    assert {Category(category_of(die)).name for die in dice} == {category}


def test_names_and_faces_are_unique():
    assert len(set(NAMES)) == DICE
    rows = [FACES[face] for face in Face if face]
    for texts in ([row.code for row in rows], [row.word for row in rows], [row.glyph for row in rows]):
        assert len(set(texts)) == len(rows)


def test_the_catalogue_calls_dice_and_faces_as_notation_does():
    reader = Reader(Voice(None, GAME.names))
    assert {face: reader.text(face_name(face)) for face in Face} == {face: FACES[face].word for face in Face}
    assert {kind: reader.text(kind_name(kind)) for kind in Kind if kind} == {
        kind: ROWS[kind].name for kind in Kind if kind
    }


NUMBERS = {
    Face.DOUBLE: "Double shield: 2 defence. ",
    Face.SWORD_AND_AXE: "Sword and axe: a sword and an axe, 2 attack. ",
    Face.TRIPLE: "Triple: 3 attack, never buffed by a Captain. ",
    Face.BETRAYAL: "Betrayal: 1 attack for the other side. ",
    Face.AXE_BUFF: "Axe buff: each axe on its side is worth 1 more. ",
    Face.SACRIFICIAL: "Sacrificial defense: 3 defence, but the die is a skull. ",
    Face.HEAL_1: "Heal 1: revives 1 die. ",
    Face.HEAL_3: "Heal 3: revives 3 dice. ",
    Face.CURSE: "Curse: 2 damage to the side with more skulls, ignoring its defence. ",
    Face.DEFENSIVE_HEAL: "Defensive heal: each heal on its side also gives 1 defence. ",
}


def test_a_tip_says_what_a_face_does_with_the_numbers_of_the_rules():
    reader, kit = Reader(Voice(None, GAME.names)), kit_of(GAME.new().record().options)
    tips = {face: tip(kit, kind, face) for kind, row in ROWS.items() for face in row.faces}
    said = {face: reader.text(each) for face, each in tips.items()}
    assert {face: said[face][: len(start)] for face, start in NUMBERS.items()} == NUMBERS
    assert {face for face, each in tips.items() if each.rules} == {*Face} - {Face.BLANK}


@pytest.mark.rule("B9", "B19")
def test_a_tip_follows_the_options():
    s = GAME.new(curse_blockable=True, defensive_heal_unit="point").record()
    said = [
        Reader(Voice(None, GAME.names)).text(tip(kit_of(s.options), Kind.PALADIN, face))
        for face in (Face.CURSE, Face.DEFENSIVE_HEAL)
    ]
    assert said[0].startswith("Curse: 2 more attack for the side with fewer skulls. ")
    assert said[1].startswith("Defensive heal: each die its side's heals can revive also gives 1 defence. ")


def test_a_tally_has_room_for_every_die_showing_the_same():
    """All dice of one seat: ten troops and five of each kind, each on the face that is worth most."""
    for effect in Effect:
        most = sum(
            (10 if kind == Kind.TROOP else 5) * max(worth(face, effect) for face in row.faces)
            for kind, row in ROWS.items()
        )
        assert most < 1 << BITS
    assert len(Effect) <= 2 * HALF
    assert amount((3 << BITS, 5), Effect.AXE) == 3
