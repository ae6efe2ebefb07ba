"""A position in few numbers, for agents that learn: as the seat sees it that looks, added up as its player would."""

from __future__ import annotations

from typing import Final

from warbones.core.record.domains import FLAG, Alike, Whole, count, one_of
from warbones.core.record.records import Grid, Record, cell, grid
from warbones.core.rules.step import rule
from warbones.games.army.advice.shortlist import SHOWN_WORTH
from warbones.games.army.rules.dice import BONUS_DICE, KINDS, OWN, TROOPS, own
from warbones.games.army.rules.faces import Effect, Face, amount
from warbones.games.army.rules.gain import entitled
from warbones.games.army.rules.options import MOST_ROUNDS, MOST_TURNS
from warbones.games.army.rules.state import MOST_HEALS, MOST_HEALTH, WINS, Phase, Place, State, Tray
from warbones.games.army.rules.tally import tally
from warbones.games.army.rules.totals import attack, defence

EFFECTS: Final = len(Effect)
MOST_OF_ONE: Final = 3 * OWN
"""No face is worth more than three of an effect."""

MOST: Final = 250
"""No total is told beyond this."""

PLACES: Final = len(Place)
TENTHS: Final = 10
SHIFT: Final = 3
"""The least that a face is worth is so much below nothing."""

TROOP_FACES: Final = 1 + Face.HEAL_2
"""What a troop can show, a blank included."""


ALIKE: Final = (
    Alike(("troop_place", "troop_face"), 1, joined=("troop_place", "troop_face")),
    Alike(("bonus_mine", "bonus_place", "bonus_worth"), KINDS - 1, joined=("bonus_mine", "bonus_place")),
)


class Features(Record):
    """What there is to know of a Dice Wars position. Where a grid has two halves, this seat's is the first."""

    phase: Phase
    """what is asked"""
    battle: int = cell(Whole(range(1, MOST_ROUNDS + 1)))
    """the round"""
    turn: int = cell(count(MOST_TURNS))
    """the turn of this round"""
    wins: Grid = grid(2, of=count(WINS))
    """rounds won (R8)"""
    health: Grid = grid(2, of=count(MOST_HEALTH))
    """health (R5)"""
    tray: Grid = grid(2, of=Tray)
    """how far each seat is behind its divider (R12 to R20)"""
    rerolled: int = cell(FLAG)
    """this seat has rolled its one bonus die again (R15)"""
    ready: Grid = grid(2, of=FLAG)
    """has finished in secret"""
    heals: Grid = grid(2, of=count(MOST_HEALS))
    """dice that may still be revived this turn"""
    earned: Grid = grid(2, 3, of=count(OWN))
    """bonus dice earned this turn, by category (R44)"""
    troop_place: Grid = grid(TROOPS, of=Place)
    """where each troop of this seat is"""
    troop_face: Grid = grid(TROOPS, of=one_of(TROOP_FACES))
    """what it shows: nothing, sword, axe, shield, double shield, skull, heal"""
    bonus_mine: Grid = grid(BONUS_DICE, of=FLAG)
    """each bonus die: it is this seat's"""
    bonus_place: Grid = grid(BONUS_DICE, of=Place)
    """where it is"""
    bonus_worth: Grid = grid(BONUS_DICE, of=count(2 * SHIFT * TENTHS))
    """what it shows is worth to the bots, in tenths of a point of health, 30 being nothing"""
    lies: Grid = grid(2, PLACES, of=count(OWN))
    """dice of each seat by place: pool, tray, revived, resting, graveyard, supply"""
    shows: Grid = grid(2, EFFECTS, of=count(MOST_OF_ONE))
    """how much of each effect each seat's dice show this turn, as far as this seat sees them"""
    attack: Grid = grid(2, of=count(MOST))
    """total attack by these"""
    defence: Grid = grid(2, of=count(MOST))
    """total defence by these"""


@rule
def describe(s: State, seat: int, f: Features) -> None:
    """Write what ``seat`` can tell of the position into ``f``, which is all zeros."""
    f.phase = s.phase
    f.battle = s.battle
    f.turn = s.turn
    f.rerolled = s.rerolled[seat]
    for side in range(2):
        describe_side(s, seat if side == 0 else 1 - seat, side, f)
    for bit in range(OWN):
        describe_die(s, seat, bit, f)


@rule
def describe_side(s: State, whose: int, side: int, f: Features) -> None:
    """Write what there is to know of a seat."""
    f.wins[side] = s.wins[whose]
    f.health[side] = s.health[whose]
    f.tray[side] = s.tray[whose]
    f.ready[side] = s.ready[whose]
    f.heals[side] = s.heals[whose]
    for category in range(3):
        f.earned[side, category] = entitled(s, whose, category)
    mine, yours = tally(s, whose), tally(s, 1 - whose)
    for effect in range(EFFECTS):
        f.shows[side, effect] = amount(mine, effect)
    f.attack[side] = min(MOST, attack(s, mine, yours))
    f.defence[side] = min(MOST, defence(s, mine))
    for bit in range(OWN):
        die = own(whose, bit)
        if s.owner[die] == whose:
            f.lies[side, s.place[die]] += 1


@rule
def describe_die(s: State, seat: int, bit: int, f: Features) -> None:
    """Write what there is to know of a die that can be the seat's."""
    die = own(seat, bit)
    if bit < TROOPS:
        f.troop_place[bit] = s.place[die]
        f.troop_face[bit] = s.face[die]
        return
    f.bonus_mine[bit - TROOPS] = 1 if s.owner[die] == seat else 0
    f.bonus_place[bit - TROOPS] = s.place[die]
    f.bonus_worth[bit - TROOPS] = int(TENTHS * (SHIFT + SHOWN_WORTH[s.face[die]]))
