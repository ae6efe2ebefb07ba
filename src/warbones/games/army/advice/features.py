"""The features of a Dice Wars position, for agents: one seat's view, with the totals a player would work out."""

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
"""A face counts for at most three of an effect."""

MOST: Final = 250
"""Totals are capped at this."""

PLACES: Final = len(Place)
TENTHS: Final = 10
SHIFT: Final = 3
"""Added to the value of a face, which is never lower than -3."""

TROOP_FACES: Final = 1 + Face.HEAL_2
"""The number of faces a troop can show, including a blank."""


ALIKE: Final = (
    Alike(("troop_place", "troop_face"), 1, joined=("troop_place", "troop_face")),
    Alike(("bonus_mine", "bonus_place", "bonus_worth"), KINDS - 1, joined=("bonus_mine", "bonus_place")),
)


class Features(Record):
    """A Dice Wars position. If a grid has two halves, the first is this seat's."""

    phase: Phase
    """the phase: the kind of decision"""
    battle: int = cell(Whole(range(1, MOST_ROUNDS + 1)))
    """the round"""
    turn: int = cell(count(MOST_TURNS))
    """the turn of this round"""
    wins: Grid = grid(2, of=count(WINS))
    """rounds won (R8)"""
    health: Grid = grid(2, of=count(MOST_HEALTH))
    """health (R5)"""
    tray: Grid = grid(2, of=Tray)
    """the step each seat has reached behind its divider (R12 to R20)"""
    rerolled: int = cell(FLAG)
    """1 if this seat has rerolled its single bonus die (R15)"""
    ready: Grid = grid(2, of=FLAG)
    """1 if the seat has finished in secret"""
    heals: Grid = grid(2, of=count(MOST_HEALS))
    """dice the seat may still revive this turn"""
    earned: Grid = grid(2, 3, of=count(OWN))
    """bonus dice earned this turn, by category (R44)"""
    troop_place: Grid = grid(TROOPS, of=Place)
    """the place of each of this seat's troops"""
    troop_face: Grid = grid(TROOPS, of=one_of(TROOP_FACES))
    """its face: nothing, sword, axe, shield, double shield, skull, heal"""
    bonus_mine: Grid = grid(BONUS_DICE, of=FLAG)
    """1 for each bonus die that belongs to this seat"""
    bonus_place: Grid = grid(BONUS_DICE, of=Place)
    """its place"""
    bonus_worth: Grid = grid(BONUS_DICE, of=count(2 * SHIFT * TENTHS))
    """the value of its face to the bots, in tenths of a point of health; 30 is zero"""
    lies: Grid = grid(2, PLACES, of=count(OWN))
    """each seat's dice by place: pool, tray, revived, resting, graveyard, supply"""
    shows: Grid = grid(2, EFFECTS, of=count(MOST_OF_ONE))
    """the amount of each effect on each seat's dice this turn, as far as this seat can see"""
    attack: Grid = grid(2, of=count(MOST))
    """total attack of these dice"""
    defence: Grid = grid(2, of=count(MOST))
    """total defence of these dice"""


@rule
def describe(s: State, seat: int, f: Features) -> None:
    """Fill in ``f``, which is all zeros, with the position as ``seat`` knows it."""
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
    """Fill in the features of a seat."""
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
    """Fill in the features of a die that can belong to the seat."""
    die = own(seat, bit)
    if bit < TROOPS:
        f.troop_place[bit] = s.place[die]
        f.troop_face[bit] = s.face[die]
        return
    f.bonus_mine[bit - TROOPS] = 1 if s.owner[die] == seat else 0
    f.bonus_place[bit - TROOPS] = s.place[die]
    f.bonus_worth[bit - TROOPS] = int(TENTHS * (SHIFT + SHOWN_WORTH[s.face[die]]))
