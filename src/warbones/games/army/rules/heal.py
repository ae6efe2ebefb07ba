"""Heals: reviving dice among this turn's skulls and the graveyard (R39 to R41, B21, B22)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.rule import rule
from warbones.core.rules.step import NOBODY, Step, tell
from warbones.games.army.rules.dice import OWN, kind_of, own
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.state import Phase, Place, State
from warbones.games.army.rules.tally import dead, is_dead
from warbones.games.army.rules.tray import size

MOST_WAYS = 1024
"""Sets of dice that one choice lists at most."""


@rule
def candidate(s: State, seat: int, bit: int) -> bool:
    """Return whether the seat may revive this die."""
    die = own(seat, bit)
    return s.owner[die] == seat and is_dead(s, die)


@rule
def alike(s: State, one: int, other: int) -> bool:
    """Return whether it is the same to revive either die: of one kind and, where B6 lets that matter, of one place."""
    same_place = s.place[one] == s.place[other] or s.options.healed_skulls_count == 1
    return kind_of(one) == kind_of(other) and same_place


@rule
def first_left(s: State, seat: int, mask: int, bit: int) -> bool:
    """Return whether every earlier die that is alike is in ``mask``: alike dice are revived in order."""
    for other in range(bit):
        if candidate(s, seat, other) and (mask >> other) & 1 == 0 and alike(s, own(seat, other), own(seat, bit)):
            return False
    return True


@rule
def ways(s: State, seat: int, number: int, out: MutableSequence[int]) -> int:
    """Write every set of ``number`` dead dice, alike ones counted once; return how many, or 0 if ``out`` is too short.

    Sets are grown die by die; those that can no longer reach ``number`` are dropped at the end.
    """
    count = 1
    out[0] = 0
    for bit in range(OWN):
        if candidate(s, seat, bit):
            for i in range(count):
                if size(out[i]) < number and first_left(s, seat, out[i], bit):
                    if count == MOST_WAYS:
                        return 0
                    out[count] = out[i] | (1 << bit)
                    count += 1
    return keep_full(out, count, number)


@rule
def keep_full(out: MutableSequence[int], count: int, number: int) -> int:
    """Keep the sets of exactly ``number`` dice; return how many there are."""
    full = 0
    for i in range(count):
        if size(out[i]) == number:
            out[full] = out[i]
            full += 1
    return full


@rule
def legal_heals(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the sets of dice that the seat may revive: as many as its heals allow (B22).

    Where that would be more than `MOST_WAYS` sets, fewer dice are chosen now and the rest afterwards.
    """
    number = s.heals[seat]
    count = ways(s, seat, number, out)
    while count == 0:
        number -= 1
        count = ways(s, seat, number, out)
    return count


@rule
def chooses_heals(s: State, seat: int) -> bool:
    """Return whether there is anything to choose: fewer heals than dead dice, and those not all alike."""
    if s.heals[seat] == 0 or s.heals[seat] >= dead(s, seat):
        return False
    first = NOBODY
    for bit in range(OWN):
        if candidate(s, seat, bit):
            if first == NOBODY:
                first = own(seat, bit)
            elif not alike(s, first, own(seat, bit)):
                return True
    return False


@rule
def ask_for_heals(s: State) -> None:
    """Ask whoever has to choose which dice to revive; go on where nobody has."""
    for seat in range(2):
        s.asked[seat] = 1 if chooses_heals(s, seat) else 0
    if s.asked[0] + s.asked[1] == 0:
        s.phase = Phase.REVIVE


@rule
def choose(s: State, t: Step, seat: int, mask: int) -> None:
    """Choose dice to revive or to take; while the other side still chooses, that stays secret (B27)."""
    s.pick[seat] = mask
    s.asked[seat] = 0
    if s.asked[1 - seat] == 0:
        s.phase = Phase.REVIVE if s.phase == Phase.HEAL else Phase.TAKE
        return
    s.ready[seat] = 1
    for bit in range(OWN):
        if (mask >> bit) & 1:
            tell(t, seat, EventKind.CHOSE, seat, own(seat, bit), s.phase)
    tell(t, NOBODY, EventKind.READY, seat, s.phase)


@rule
def revive(s: State, t: Step) -> None:
    """Revive what was chosen, and without a choice what there is; they are rolled from the next turn on (R40)."""
    again = False
    for seat in range(2):
        for bit in range(OWN):
            if candidate(s, seat, bit) and s.heals[seat] > 0 and (s.pick[seat] == NOBODY or (s.pick[seat] >> bit) & 1):
                bring_back(s, t, seat, own(seat, bit))
        if s.pick[seat] == NOBODY and s.heals[seat] > 0:
            tell(t, NOBODY, EventKind.LOST, seat, s.heals[seat])
            s.heals[seat] = 0
        s.pick[seat] = NOBODY
        s.ready[seat] = 0
        again = again or s.heals[seat] > 0
    s.phase = Phase.HEAL if again else after_heals(s)


@rule
def bring_back(s: State, t: Step, seat: int, die: int) -> None:
    """Revive one die."""
    s.heals[seat] -= 1
    tell(t, NOBODY, EventKind.HEALED, seat, die, s.face[die])
    s.place[die] = Place.REVIVED


@rule
def after_heals(s: State) -> Phase:
    """Return the phase after the heals: the totals, where healed skulls do not count (B6)."""
    return Phase.GAIN if s.options.healed_skulls_count else Phase.DAMAGE
