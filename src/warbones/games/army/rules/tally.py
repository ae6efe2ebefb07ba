"""Counts of the faces and the places of a seat's dice."""

from __future__ import annotations

from warbones.core.rules.step import rule
from warbones.games.army.rules.dice import OWN, TROOPS, is_skull, own
from warbones.games.army.rules.faces import BITS, FIRST_WORD, SECOND_WORD, Effect, Face, amount, worth
from warbones.games.army.rules.state import Place, State


@rule
def tally(s: State, seat: int) -> tuple[int, int]:
    """Return the amount of each `Effect` on the seat's dice this turn, troops and bonus dice; see `amount`.

    Skulls are those the seat rolled this turn, bonus dice included (B7); B6 decides whether healed ones count.
    """
    first, second = 0, 0
    for bit in range(OWN):
        die = own(seat, bit)
        if s.face[die] != Face.BLANK and s.owner[die] == seat:
            first += FIRST_WORD[s.face[die]]
            second += SECOND_WORD[s.face[die]]
            if s.place[die] == Place.REVIVED and not s.options.healed_skulls_count:
                first -= worth(s.face[die], Effect.SKULL) << BITS * Effect.SKULL
    return first, second


@rule
def total(s: State, seat: int, effect: int) -> int:
    """Return the amount of one `Effect` on the seat's dice this turn."""
    return amount(tally(s, seat), effect)


@rule
def skulls(s: State, seat: int) -> int:
    """Return the number of skulls that the seat rolled this turn (R34 to R36)."""
    return total(s, seat, Effect.SKULL)


@rule
def troops_showing(s: State, seat: int, face: int) -> int:
    """Return the number of troop dice that show ``face``: bonus dice never count towards a bonus die (R44)."""
    count = 0
    for bit in range(TROOPS):
        die = own(seat, bit)
        if s.face[die] == face and (s.place[die] == Place.TRAY or s.options.healed_skulls_count):
            count += 1
    return count


@rule
def lying(s: State, seat: int, place: int) -> int:
    """Return the number of the seat's dice in ``place``."""
    count = 0
    for bit in range(OWN):
        die = own(seat, bit)
        if s.owner[die] == seat and s.place[die] == place:
            count += 1
    return count


@rule
def is_dead(s: State, die: int) -> bool:
    """Return whether a heal can revive the die: a skull of this turn, or one in the graveyard (R39, B21)."""
    return s.place[die] == Place.GRAVEYARD or (s.place[die] == Place.TRAY and is_skull(s.face[die]))


@rule
def dead(s: State, seat: int) -> int:
    """Return the number of the seat's dice that a heal can revive."""
    count = 0
    for bit in range(OWN):
        die = own(seat, bit)
        if s.owner[die] == seat and is_dead(s, die):
            count += 1
    return count


@rule
def left(s: State, kind: int) -> int:
    """Return the number of dice of a kind left in the supply."""
    count = 0
    for die in range(15 + 5 * kind, 20 + 5 * kind):
        if s.place[die] == Place.SUPPLY:
            count += 1
    return count


@rule
def is_shield(face: int) -> bool:
    """Return whether a face is a single or double shield, after which a troop rests (R42)."""
    return Face.SINGLE <= face <= Face.DOUBLE
