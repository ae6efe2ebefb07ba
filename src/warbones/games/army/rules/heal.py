"""Heals: reviving dice among this turn's skulls and the graveyard (R39 to R41, B21 to B22b)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.common import first_few, size
from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.army.rules.dice import OWN, kind_of, own
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.stakes import heals_matter, skulls_matter
from warbones.games.army.rules.state import Phase, Place, State
from warbones.games.army.rules.tally import dead, is_dead

MOST_WAYS = 1024
"""The most ways to heal that are listed; if there are more, a seat may still take any of them."""


@rule
def candidate(s: State, seat: int, bit: int) -> bool:
    """Return whether the seat may revive this die."""
    die = own(seat, bit)
    return s.owner[die] == seat and is_dead(s, die)


@rule
def alike(s: State, one: int, other: int) -> bool:
    """Return whether two dead dice are interchangeable: of one kind and, if B6 makes it matter, in one place."""
    same_place = s.place[one] == s.place[other] or s.options.healed_skulls_count == 1
    return kind_of(one) == kind_of(other) and same_place


@rule
def group_of(s: State, seat: int, bit: int) -> int:
    """Return the dead dice alike to this one as a mask, if it is the first of them, else 0."""
    mask = 0
    for other in range(OWN):
        if candidate(s, seat, other) and alike(s, own(seat, bit), own(seat, other)):
            if other < bit:
                return 0
            mask |= 1 << other
    return mask


@rule
def legal_heals(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the ways to spend all heals, with alike dice taken in order; `MOST_WAYS` at most (B22a)."""
    out[0] = 0
    count, later = 1, dead(s, seat)
    for bit in range(OWN):
        if candidate(s, seat, bit):
            group = group_of(s, seat, bit)
            later -= size(group)
            count = with_group(out, count, group, s.heals[seat], later)
    return count


@rule
def with_group(out: MutableSequence[int], count: int, group: int, heals: int, later: int) -> int:
    """Extend each way by each number of dice of a group that leaves enough ``later`` dice for the rest of the heals."""
    for i in range(count):
        so_far = out[i]
        left = heals - size(so_far)
        most = min(left, size(group))
        out[i] = so_far | first_few(group, most)
        for number in range(max(0, left - later), most):
            if count < MOST_WAYS:
                out[count] = so_far | first_few(group, number)
                count += 1
    return count


@rule
def may_heal(s: State, seat: int, mask: int) -> bool:
    """Return whether a mask is a way to spend all heals, listed or not, with the first of any alike dice (B22)."""
    if size(mask) != s.heals[seat]:
        return False
    named = 0
    for bit in range(OWN):
        if candidate(s, seat, bit):
            group = group_of(s, seat, bit)
            named |= first_few(group, size(mask & group))
    return named == mask


@rule
def chooses_heals(s: State, seat: int) -> bool:
    """Return whether there is a choice: fewer heals than dead dice, the dice not all alike, and the choice matters."""
    if s.heals[seat] == 0 or s.heals[seat] >= dead(s, seat):
        return False
    return differ(s, seat) and heals_matter(s)


@rule
def differ(s: State, seat: int) -> bool:
    """Return whether the seat's dead dice are of several kinds, or of several places where this matters (B6)."""
    first, places = NOBODY, skulls_matter(s)
    for bit in range(OWN):
        if candidate(s, seat, bit):
            die = own(seat, bit)
            if first == NOBODY:
                first = die
            elif kind_of(die) != kind_of(first) or (places and s.place[die] != s.place[first]):
                return True
    return False


@rule
def ask_for_heals(s: State) -> None:
    """Ask each seat that has to choose dice to revive; go on if none has."""
    for seat in range(2):
        s.asked[seat] = 1 if chooses_heals(s, seat) else 0
    if s.asked[0] + s.asked[1] == 0:
        s.phase = Phase.REVIVE


@rule
def choose(s: State, t: Step, seat: int, mask: int) -> None:
    """Choose dice to revive or to take. This stays secret while the other side still chooses (B27)."""
    s.pick[seat] = mask
    s.asked[seat] = 0
    if s.asked[1 - seat] == 0:
        s.phase = Phase.REVIVE if s.phase == Phase.HEAL else Phase.TAKE
        return
    s.ready[seat] = 1
    for bit in range(OWN):
        if (mask >> bit) & 1:
            emit(t, seat, EventKind.CHOSE, seat, own(seat, bit), s.phase)
    emit(t, NOBODY, EventKind.READY, seat, s.phase)


@rule
def revive(s: State, t: Step) -> None:
    """Revive the chosen dice, or without a choice as many as the heals allow; from the next turn on they roll (R40)."""
    for seat in range(2):
        for bit in range(OWN):
            if candidate(s, seat, bit) and s.heals[seat] > 0 and (s.pick[seat] == NOBODY or (s.pick[seat] >> bit) & 1):
                bring_back(s, t, seat, own(seat, bit))
        if s.heals[seat] > 0:
            emit(t, NOBODY, EventKind.LOST, seat, s.heals[seat])
            s.heals[seat] = 0
        s.pick[seat] = NOBODY
        s.ready[seat] = 0
    s.phase = after_heals(s)


@rule
def bring_back(s: State, t: Step, seat: int, die: int) -> None:
    """Revive one die."""
    s.heals[seat] -= 1
    emit(t, NOBODY, EventKind.HEALED, seat, die, s.face[die])
    s.place[die] = Place.REVIVED


@rule
def after_heals(s: State) -> Phase:
    """Return the phase after the heals: the totals, if healed skulls do not count (B6)."""
    return Phase.GAIN if s.options.healed_skulls_count else Phase.DAMAGE
