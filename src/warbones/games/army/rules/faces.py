"""The faces of the dice as rows of data: a word, a glyph, and the effects in numbers.

A new face is a new row; the dice that have it are rows of `rules.dice`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from warbones.core.rules.step import rule

CURSE_DAMAGE: Final = 2
"""The damage of a curse (R36), or the attack that it adds (B9)."""


class Face(IntEnum):
    """The faces of dice. BLANK stands for a die that is not rolled."""

    BLANK = 0
    SWORD = 1
    AXE = 2
    SINGLE = 3
    DOUBLE = 4
    SKULL = 5
    HEAL_2 = 6
    SWORD_AND_AXE = 7
    TRIPLE = 8
    BETRAYAL = 9
    SWORD_BUFF = 10
    AXE_BUFF = 11
    ENFORCER = 12
    SACRIFICIAL = 13
    SINGLE_BUFF = 14
    DOUBLE_BUFF = 15
    HEAL_1 = 16
    HEAL_3 = 17
    SCYTHE = 18
    PURIFY = 19
    CURSE = 20
    DEFENSIVE_HEAL = 21


class Effect(IntEnum):
    """The effects of faces. Resolution adds them up over a tray."""

    SWORD = 0
    AXE = 1
    STRIKE = 2  # attack that no buff changes
    SINGLE = 3
    DOUBLE = 4
    GUARD = 5  # defence that no buff changes
    SKULL = 6
    HEAL = 7  # dice it revives
    HEALING = 8  # a face that heals, whatever it revives
    BETRAYAL = 9
    ENFORCER = 10
    SWORD_BUFF = 11
    AXE_BUFF = 12
    SINGLE_BUFF = 13
    DOUBLE_BUFF = 14
    SCYTHE = 15
    PURIFY = 16
    CURSE = 17
    DEFENSIVE_HEAL = 18


@dataclass(frozen=True)
class Row:
    """A face: its code and its word in notation, its glyph, and its effects."""

    code: str
    word: str
    glyph: str
    effects: Mapping[Effect, int]


ROWS: Final[Mapping[Face, Row]] = {
    Face.BLANK: Row("", "not rolled", "", {}),
    Face.SWORD: Row("sw", "sword", "sword", {Effect.SWORD: 1}),
    Face.AXE: Row("ax", "axe", "axe", {Effect.AXE: 1}),
    Face.SINGLE: Row("sh", "shield", "shield", {Effect.SINGLE: 1}),
    Face.DOUBLE: Row("ds", "double shield", "double-shield", {Effect.DOUBLE: 1}),
    Face.SKULL: Row("sk", "skull", "skull", {Effect.SKULL: 1}),
    Face.HEAL_2: Row("h2", "heal 2", "heal-2", {Effect.HEAL: 2, Effect.HEALING: 1}),
    Face.SWORD_AND_AXE: Row("sa", "sword and axe", "sword-and-axe", {Effect.SWORD: 1, Effect.AXE: 1}),
    Face.TRIPLE: Row("tr", "triple", "triple", {Effect.STRIKE: 3}),
    Face.BETRAYAL: Row("be", "betrayal", "betrayal", {Effect.BETRAYAL: 1}),
    Face.SWORD_BUFF: Row("sb", "sword buff", "sword-buff", {Effect.SWORD_BUFF: 1}),
    Face.AXE_BUFF: Row("ab", "axe buff", "axe-buff", {Effect.AXE_BUFF: 1}),
    Face.ENFORCER: Row("en", "enforcer", "enforcer", {Effect.ENFORCER: 1}),
    Face.SACRIFICIAL: Row("sd", "sacrificial defense", "sacrificial-defense", {Effect.GUARD: 3, Effect.SKULL: 1}),
    Face.SINGLE_BUFF: Row("s1", "shield buff", "single-buff", {Effect.SINGLE_BUFF: 1}),
    Face.DOUBLE_BUFF: Row("s2", "double shield buff", "double-buff", {Effect.DOUBLE_BUFF: 1}),
    Face.HEAL_1: Row("h1", "heal 1", "heal-1", {Effect.HEAL: 1, Effect.HEALING: 1}),
    Face.HEAL_3: Row("h3", "heal 3", "heal-3", {Effect.HEAL: 3, Effect.HEALING: 1}),
    Face.SCYTHE: Row("sc", "scythe and bones", "scythe-and-bones", {Effect.SCYTHE: 1}),
    Face.PURIFY: Row("pu", "purify", "purify", {Effect.PURIFY: 1}),
    Face.CURSE: Row("cu", "curse", "curse", {Effect.CURSE: 1}),
    Face.DEFENSIVE_HEAL: Row("dh", "defensive heal", "defensive-heal", {Effect.DEFENSIVE_HEAL: 1}),
}

CODES: Final = tuple(ROWS[face].code for face in Face)

BITS: Final = 6
HALF: Final = 10
"""The effects in one word. A tally has six bits for each amount, 63 at most, so that all are added at once."""

WORDS: Final = tuple(
    tuple(sum(row.effects.get(effect, 0) << BITS * (effect % HALF) for effect in Effect if effect // HALF == half)
          for row in ROWS.values())
    for half in range(2)
)  # fmt: skip
FIRST_WORD: Final = WORDS[0]
SECOND_WORD: Final = WORDS[1]


@rule
def amount(tally: tuple[int, int], effect: int) -> int:
    """Return the amount of an `Effect` in a tally."""
    return (tally[effect // HALF] >> BITS * (effect % HALF)) & ((1 << BITS) - 1)


@rule
def worth(face: int, effect: int) -> int:
    """Return the amount of an `Effect` on one face."""
    return amount((FIRST_WORD[face], SECOND_WORD[face]), effect)
