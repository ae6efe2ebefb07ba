"""Aims behind the divider, for bots: a few sets of troops out of up to 1,024.

An *aim* is a set of troop faces, as a mask: dice that show one of them are kept, and all others are rolled again for
as long as there are rolls. Its value follows from the chances of each face at the end of the turn. All values are in
points of health, and follow from what the seat knows.
"""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import rule
from warbones.games.army.rules.dice import OWN, TROOPS, own
from warbones.games.army.rules.faces import Effect, Face, amount
from warbones.games.army.rules.gain import FOURSOME
from warbones.games.army.rules.options import BonusPer
from warbones.games.army.rules.state import Place, State, Tray
from warbones.games.army.rules.tray import live_troops

FACES: Final = 6
"""The faces of a troop (R2)."""

AIMS: Final = 1 << FACES
"""The number of aims; the bit of a face is the face less one."""

SKULL: Final = 1 << Face.SKULL - 1
"""The bit of skulls, which is in every aim: they stay (R14)."""

EARNED: Final = 3.0
"""The value of a bonus die."""

LIFE: Final = 1.2
"""The value of the life of a troop."""

REST: Final = 0.4
"""The cost of a turn of rest."""

BLOW: Final = 0.5
"""The expected attack of each die of the other side."""

SIXTH: Final = 1 / 6

NIBBLE: Final = 15


@rule
def counts(s: State, seat: int) -> int:
    """Return the number of the seat's rolled troops by face, in four bits each."""
    found = 0
    for bit in range(TROOPS):
        die = own(seat, bit)
        if s.place[die] == Place.TRAY:
            found += 1 << 4 * s.face[die]
    return found


@rule
def of_face(found: int, face: int) -> int:
    """Return the number of one face in `counts`."""
    return (found >> 4 * face) & NIBBLE


@rule
def rolled_again(s: State, seat: int, aim: int) -> int:
    """Return the troops that the aim rolls again, as a mask."""
    mask, live = 0, live_troops(s, seat)
    for bit in range(TROOPS):
        if (live >> bit) & 1 and (aim >> s.face[own(seat, bit)] - 1) & 1 == 0:
            mask |= 1 << bit
    return mask


@rule
def rolls_left(s: State, seat: int) -> int:
    """Return the number of times that troops may still be rolled again (R17, R18)."""
    return 2 if s.tray[seat] == Tray.FIRST else 1


@rule
def chance(aim: int, face: int, rolls: int) -> float:
    """Return the chance that a die ends on ``face`` after at most two ``rolls``; it stays if the aim keeps it."""
    kept = 0
    for each in range(FACES):
        kept += (aim >> each) & 1
    again = 1.0 - kept * SIXTH
    if (aim >> face - 1) & 1:
        return SIXTH if rolls == 1 else SIXTH * (1.0 + again)
    return SIXTH if rolls == 1 else SIXTH * again


@rule
def at_least(need: int, dice: int, p: float) -> float:
    """Return the chance that at least ``need`` of ``dice`` succeed, each with chance ``p``, below 1."""
    if need <= 0:
        return 1.0
    if need > dice:
        return 0.0
    term, fewer = (1.0 - p) ** dice, 0.0
    for hits in range(need):
        fewer += term
        term *= (dice - hits) * p / ((hits + 1) * (1.0 - p))
    return 1.0 - fewer


@rule
def foe_attack(s: State, seat: int) -> float:
    """Return the expected attack of the other side this turn, from the number of its dice: its tray is hidden (R11)."""
    dice = 0
    for bit in range(OWN):
        die = own(1 - seat, bit)
        if s.owner[die] == 1 - seat and (s.place[die] == Place.POOL or s.place[die] == Place.TRAY):
            dice += 1
    return BLOW * dice


@rule
def aim_worth(s: State, found: int, mine: tuple[int, int], foe_damage: float, aim: int, rolls: int) -> float:
    """Return the value of an aim for the troops in ``found`` beside the bonus dice in the tally ``mine``."""
    dice = 0
    for face in range(Face.SWORD, Face.HEAL_2 + 1):
        if (aim >> face - 1) & 1 == 0:
            dice += of_face(found, face)
    sword, axe = expected(found, aim, Face.SWORD, dice, rolls), expected(found, aim, Face.AXE, dice, rolls)
    single, double = expected(found, aim, Face.SINGLE, dice, rolls), expected(found, aim, Face.DOUBLE, dice, rolls)
    skull, heal = expected(found, aim, Face.SKULL, dice, rolls), expected(found, aim, Face.HEAL_2, dice, rolls)
    hurt = sword * (1 + amount(mine, Effect.SWORD_BUFF)) + axe * (1 + amount(mine, Effect.AXE_BUFF))
    hurt += skull * amount(mine, Effect.SCYTHE)
    guard = single * (1 + amount(mine, Effect.SINGLE_BUFF)) + double * (2 + amount(mine, Effect.DOUBLE_BUFF))
    guard += heal * amount(mine, Effect.DEFENSIVE_HEAL)
    revived = min(2.0 * heal, skull)
    return (
        hurt
        + min(guard, foe_damage)
        - REST * (single + double)
        - LIFE * (skull - revived)
        + EARNED * dice_earned(s, found, aim, dice, rolls)
    )


@rule
def expected(found: int, aim: int, face: int, dice: int, rolls: int) -> float:
    """Return the expected number of troops with ``face`` when ``dice`` are rolled again for an aim."""
    kept = of_face(found, face) if (aim >> face - 1) & 1 else 0
    return kept + dice * chance(aim, face, rolls)


@rule
def dice_earned(s: State, found: int, aim: int, dice: int, rolls: int) -> float:
    """Return the expected number of bonus dice (R44, B3)."""
    swords, axes = four(found, aim, Face.SWORD, dice, rolls), four(found, aim, Face.AXE, dice, rolls)
    heals, skulls = four(found, aim, Face.HEAL_2, dice, rolls), four(found, aim, Face.SKULL, dice, rolls)
    shields = four_shields(found, aim, dice, rolls)
    both = swords * axes + heals * skulls if s.options.bonus_per == BonusPer.CATEGORY else 0.0
    return swords + axes + heals + skulls + shields - both


@rule
def four(found: int, aim: int, face: int, dice: int, rolls: int) -> float:
    """Return the chance of four with ``face``."""
    kept = of_face(found, face) if (aim >> face - 1) & 1 else 0
    return at_least(FOURSOME - kept, dice, chance(aim, face, rolls))


@rule
def four_shields(found: int, aim: int, dice: int, rolls: int) -> float:
    """Return the chance of four shields, single or double."""
    kept, p = 0, 0.0
    for face in range(Face.SINGLE, Face.DOUBLE + 1):
        kept += of_face(found, face) if (aim >> face - 1) & 1 else 0
        p += chance(aim, face, rolls)
    return at_least(FOURSOME - kept, dice, p)
