"""Gaining bonus dice at the end of the turn (R44 to R47)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.army.rules.dice import COPIES, KINDS, OWN, TROOPS, Category, category_of, kind_of, own
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.options import BonusPer
from warbones.games.army.rules.rounds import decided, last_turn
from warbones.games.army.rules.state import Phase, Place, State
from warbones.games.army.rules.tally import left, troops_showing

FOURSOME = 4


@rule
def foursomes(s: State, number: int) -> int:
    """Return the bonus dice that ``number`` alike dice earn: one for four or more (B4), or one for each four (B3)."""
    if s.options.bonus_per == BonusPer.FOURSOME:
        return number // FOURSOME
    return 1 if number >= FOURSOME else 0


@rule
def entitled(s: State, seat: int, category: int) -> int:
    """Return the number of bonus dice of a `Category` that the seat has earned this turn (R44, B3)."""
    if category == Category.ATTACK:
        one, other = troops_showing(s, seat, Face.SWORD), troops_showing(s, seat, Face.AXE)
    elif category == Category.DEFENCE:
        one, other = troops_showing(s, seat, Face.SINGLE) + troops_showing(s, seat, Face.DOUBLE), 0
    else:
        one, other = troops_showing(s, seat, Face.HEAL_2), troops_showing(s, seat, Face.SKULL)
    earned = foursomes(s, one) + foursomes(s, other)
    return min(earned, 1) if s.options.bonus_per == BonusPer.CATEGORY else earned


@rule
def blocked(s: State, kind: int) -> bool:
    """Return whether nobody may take this kind: both have earned it, and there are too few for both (R46, B3)."""
    mine, yours = entitled(s, 0, (kind - 1) // 3), entitled(s, 1, (kind - 1) // 3)
    return mine > 0 and yours > 0 and left(s, kind) < mine + yours


@rule
def may_take(s: State, seat: int, kind: int) -> bool:
    """Return whether the seat may take a die of this kind now (R44 to R46)."""
    return left(s, kind) > 0 and entitled(s, seat, (kind - 1) // 3) > 0 and not blocked(s, kind)


@rule
def offered(s: State, seat: int, bit: int) -> bool:
    """Return whether the seat may take this die from the supply now."""
    die = own(seat, bit)
    return s.place[die] == Place.SUPPLY and may_take(s, seat, kind_of(die))


@rule
def next_in_supply(s: State, seat: int, mask: int, bit: int) -> bool:
    """Return whether the earlier dice of this kind are gone or in ``mask``: a kind's dice are taken in order."""
    for other in range(bit - (bit - TROOPS) % COPIES, bit):
        if s.place[own(seat, other)] == Place.SUPPLY and (mask >> other) & 1 == 0:
            return False
    return True


@rule
def taken_of(seat: int, mask: int, category: int) -> int:
    """Return the number of dice of a category in ``mask``."""
    count = 0
    for bit in range(TROOPS, OWN):
        if (mask >> bit) & 1 and category_of(own(seat, bit)) == category:
            count += 1
    return count


@rule
def legal_gains(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write every set of bonus dice that the seat may take; 0 declines, as gaining is optional (R45)."""
    count = 1
    out[0] = 0
    for bit in range(TROOPS, OWN):
        if offered(s, seat, bit):
            category = category_of(own(seat, bit))
            for i in range(count):
                room = taken_of(seat, out[i], category) < entitled(s, seat, category)
                if room and next_in_supply(s, seat, out[i], bit):
                    out[count] = out[i] | (1 << bit)
                    count += 1
    return count


@rule
def offered_of(s: State, seat: int, category: int) -> int:
    """Return the number of dice of a category that the seat may take now: as earned, or as many as are left (B29)."""
    there = 0
    for kind in range(1 + 3 * category, 4 + 3 * category):
        if may_take(s, seat, kind):
            there += left(s, kind)
    return min(there, entitled(s, seat, category))


@rule
def any_offered(s: State, seat: int) -> bool:
    """Return whether there is a die that the seat may take (B29)."""
    for kind in range(1, KINDS):
        if may_take(s, seat, kind):
            return True
    return False


@rule
def gains_nothing(s: State) -> bool:
    """Return whether this turn earns nothing: it ends the match, or it ends the round and B26 says so (B26a)."""
    mine, yours = s.health[0], s.health[1]
    return last_turn(s, mine, yours) and (s.options.gain_on_final_turn == 0 or decided(s, mine, yours))


@rule
def ask_for_gains(s: State, t: Step) -> None:
    """Ask each seat that has earned a bonus die; go on if none has."""
    for seat in range(2):
        s.asked[seat] = 1 if not gains_nothing(s) and any_offered(s, seat) else 0
    if not gains_nothing(s):
        emit_earnings(s, t)
    if s.asked[0] + s.asked[1] == 0:
        s.phase = Phase.END


@rule
def emit_earnings(s: State, t: Step) -> None:
    """Emit the dice that each seat has earned, and the blocked kinds."""
    for seat in range(2):
        for category in range(3):
            if entitled(s, seat, category):
                emit(t, NOBODY, EventKind.EARNED, seat, category, entitled(s, seat, category))
    for kind in range(1, KINDS):
        if blocked(s, kind):
            emit(t, NOBODY, EventKind.BLOCKED, kind)


@rule
def take(s: State, t: Step) -> None:
    """Give both seats the dice they chose, for good; they are rolled from the next turn on (R47, B27)."""
    for seat in range(2):
        if s.pick[seat] == 0:
            emit(t, NOBODY, EventKind.DECLINED, seat)
        for bit in range(TROOPS, OWN):
            if s.pick[seat] != NOBODY and (s.pick[seat] >> bit) & 1:
                give(s, t, seat, next_of(s, kind_of(own(seat, bit))))
        s.pick[seat] = NOBODY
        s.ready[seat] = 0
    s.phase = Phase.END


@rule
def next_of(s: State, kind: int) -> int:
    """Return the first die of a kind left in the supply."""
    die = 2 * TROOPS + COPIES * (kind - 1)
    while s.place[die] != Place.SUPPLY:
        die += 1
    return die


@rule
def give(s: State, t: Step, seat: int, die: int) -> None:
    """Add a die to the seat's pool."""
    s.owner[die] = seat
    s.place[die] = Place.POOL
    emit(t, NOBODY, EventKind.GAINED, seat, die)
