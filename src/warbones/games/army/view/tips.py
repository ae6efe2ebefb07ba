"""Tips about the effect of a face and the faces of a die, shown at the pointer."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.games.army.rules.dice import ROWS, Kind
from warbones.games.army.rules.faces import CURSE_DAMAGE, FIRST_WORD, SECOND_WORD, Effect, Face, worth
from warbones.games.army.rules.state import State
from warbones.games.army.rules.totals import attack, defence
from warbones.games.army.view.kit import Kit
from warbones.games.army.view.words import FACE_KEYS, KIND_KEYS, commas, face_name, kind_name

RULES: Final = {
    Face.SWORD: "R22",
    Face.AXE: "R22",
    Face.SINGLE: "R22",
    Face.DOUBLE: "R22",
    Face.SKULL: "R14",
    Face.HEAL_1: "R39",
    Face.HEAL_2: "R39",
    Face.HEAL_3: "R39",
    Face.SWORD_AND_AXE: "R25",
    Face.TRIPLE: "R26",
    Face.BETRAYAL: "R27",
    Face.SWORD_BUFF: "R28",
    Face.AXE_BUFF: "R28",
    Face.ENFORCER: "R30",
    Face.SACRIFICIAL: "R33",
    Face.SINGLE_BUFF: "R32",
    Face.DOUBLE_BUFF: "R32",
    Face.SCYTHE: "R34",
    Face.PURIFY: "R35",
    Face.DEFENSIVE_HEAL: "R37",
}
"""The rule behind each face."""

MORE: Final = (
    Effect.SWORD_BUFF,
    Effect.AXE_BUFF,
    Effect.SINGLE_BUFF,
    Effect.DOUBLE_BUFF,
    Effect.DEFENSIVE_HEAL,
)
"""The effects that raise the value of other faces."""

NOTHING: Final = (0, 0)
"""The tally of a tray that shows nothing, or is not visible yet."""


def tip(kit: Kit, kind: int, face: int) -> Msg:
    """Return the tip of a die: the face it shows, then all its faces."""
    about = msg("army-about-troop", faces=face_list(kit, kind))
    if kind != Kind.TROOP:
        purpose = msg("army-about-bonus", kind=kind_name(kind), use=use_of(kind))
        about = msg("table-sentences", first=purpose, rest=msg("army-about-faces", faces=face_list(kit, kind)))
    if not face:
        return about
    does = _does(kit, face)
    shows = msg("army-tip-showing", face=face_name(face), does=does)
    return msg("table-sentences", does.rules, first=shows, rest=about)


def use_of(kind: int) -> Msg:
    """Return the purpose of a kind of bonus die."""
    return msg(f"{KIND_KEYS[Kind(kind)]}.use", (), **_counts(ROWS[Kind(kind)].sign))


def _does(kit: Kit, face: int) -> Msg:
    """Return the effect of a face, with its rule."""
    match face:
        case Face.CURSE if kit.curse_adds:
            return msg("army-face-curse.adds", ("B9",), damage=CURSE_DAMAGE)
        case Face.CURSE:
            return msg("army-face-curse.does", ("R36",), damage=CURSE_DAMAGE)
        case Face.DEFENSIVE_HEAL if kit.heals_by_point:
            return msg("army-face-defensive-heal.counts", ("B19",), **_counts(face))
    return msg(f"{FACE_KEYS[Face(face)]}.does", (RULES[Face(face)],), **_counts(face))


@cache
def _counts(face: int) -> dict[str, int]:
    """Return the values of a face on its own, by name."""
    mine = (FIRST_WORD[face], SECOND_WORD[face])
    found = {
        "attack": attack(State(), mine, NOTHING) + attack(State(), NOTHING, mine),
        "defence": defence(State(), mine),
        "dice": worth(face, Effect.HEAL),
        "more": sum(worth(face, effect) for effect in MORE),
    }
    return {what: count for what, count in found.items() if count}


@lru_cache(1 << 8)
def face_list(kit: Kit, kind: int) -> Msg:
    """Return the faces of a kind of die, such as "3 × triple, 2 × betrayal, skull"."""
    return commas([_times(face, count) for face, count in Counter(kit.sides[kind]).items()])


def _times(face: Face, count: int) -> Msg:
    return face_name(face) if count == 1 else msg("piece-times", count=count, name=face_name(face))
