"""A shortlist of good actions in every phase, the best first."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from warbones.core.rules.step import rule
from warbones.games.army.advice.aims import AIMS, LIFE, SKULL, aim_worth, counts, foe_attack, rolled_again, rolls_left
from warbones.games.army.rules.dice import FACES, OWN, TROOPS, kind_of, own
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.gain import legal_gains
from warbones.games.army.rules.heal import legal_heals
from warbones.games.army.rules.sides import face_of
from warbones.games.army.rules.state import Phase, State, Tray
from warbones.games.army.rules.tally import tally
from warbones.games.army.rules.tray import legal_rolls

FACE_WORTH: Final = {
    Face.BLANK: 0.0,
    Face.SWORD: 1.0,
    Face.AXE: 1.0,
    Face.SINGLE: 0.8,
    Face.DOUBLE: 1.6,
    Face.SKULL: -3.0,
    Face.HEAL_2: 2.0,
    Face.SWORD_AND_AXE: 2.0,
    Face.TRIPLE: 3.0,
    Face.BETRAYAL: -1.0,
    Face.SWORD_BUFF: 2.5,
    Face.AXE_BUFF: 2.5,
    Face.ENFORCER: 0.3,
    Face.SACRIFICIAL: 0.0,
    Face.SINGLE_BUFF: 1.2,
    Face.DOUBLE_BUFF: 1.2,
    Face.HEAL_1: 1.0,
    Face.HEAL_3: 3.0,
    Face.SCYTHE: 2.5,
    Face.PURIFY: 2.5,
    Face.CURSE: 1.0,
    Face.DEFENSIVE_HEAL: 1.0,
}
"""The value of a face of a bonus die, in points of health."""

SHOWN_WORTH: Final = tuple(FACE_WORTH[face] for face in Face)


@rule
def quiet(s: State) -> bool:
    """Return whether one turn is over and the next has not begun."""
    return s.phase == Phase.TURN


@rule
def shortlist(s: State, seat: int, out: MutableSequence[int], most: int) -> int:
    """Write at most ``most`` good actions, the best first."""
    if s.phase != Phase.ROLL:
        if s.asked[seat] == 0:
            return 0
        count = legal_heals(s, seat, out) if s.phase == Phase.HEAL else legal_gains(s, seat, out)
        return best_first(s, seat, out, count, most)
    if s.tray[seat] == Tray.STOPPED:
        return 0
    if s.tray[seat] == Tray.FIRST or s.tray[seat] == Tray.SECOND:
        return best_aims(s, seat, out, most)
    return best_first(s, seat, out, legal_rolls(s, seat, out), most)


@rule
def best_aims(s: State, seat: int, out: MutableSequence[int], most: int) -> int:
    """Write the sets of troops that the best aims roll again; stopping is one of them."""
    found, mine, foe_damage, rolls = counts(s, seat), tally(s, seat), foe_attack(s, seat), rolls_left(s, seat)
    for count in range(most):
        best, chosen = -1e9, -1
        for aim in range(SKULL, AIMS):
            if aim & SKULL:
                value = aim_worth(s, found, mine, foe_damage, aim, rolls)
                if value > best and not listed(out, count, rolled_again(s, seat, aim)):
                    best, chosen = value, rolled_again(s, seat, aim)
        if chosen < 0:
            return count
        out[count] = chosen
    return most


@rule
def listed(out: MutableSequence[int], count: int, mask: int) -> bool:
    """Return whether ``mask`` is among the first ``count``."""
    for place in range(count):
        if out[place] == mask:
            return True
    return False


@rule
def best_first(s: State, seat: int, out: MutableSequence[int], count: int, most: int) -> int:
    """Move the best of ``count`` sets of dice to the front and return their number."""
    most = min(count, most)
    for place in range(most):
        best, most_worth = place, worth(s, seat, out[place])
        for other in range(place + 1, count):
            value = worth(s, seat, out[other])
            if value > most_worth:
                best, most_worth = other, value
        out[place], out[best] = out[best], out[place]
    return most


@rule
def worth(s: State, seat: int, mask: int) -> float:
    """Return the value of rolling these dice again, of reviving them or of taking them."""
    total = 0.0
    for bit in range(OWN):
        if (mask >> bit) & 1:
            total += LIFE if bit < TROOPS else kind_worth(s, kind_of(own(seat, bit)))
            if s.phase == Phase.ROLL:
                total -= SHOWN_WORTH[s.face[own(seat, bit)]]
    return total


@rule
def kind_worth(s: State, kind: int) -> float:
    """Return the value of a bonus die before it is rolled: the mean of its faces."""
    total = 0.0
    for side in range(FACES):
        total += SHOWN_WORTH[face_of(s.options, kind, side)]
    return total / FACES
