"""The danger to a home in this round: how many pawns could breach it, by attacks played on copies.

One pawn can stay in each home zone, in its Defense slot (R10, R15), and every opposing pawn that the dice let in may
come. Pawns that their owner has yet to roll cannot guard yet; those of the opponent may show a number that breaches.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import NamedTuple

from warbones.core.play.position import Position
from warbones.games.keep.notation.writer import homes, pawns_in_mask
from warbones.games.keep.rules.boards import SIDES
from warbones.games.keep.rules.movement import FULL, exact_moves, landings
from warbones.games.keep.rules.state import BREACH, EACH, OFF, State
from warbones.games.keep.rules.zones import pawns_in, take_away
from warbones.games.keep.view.forecast import Attack, after_choices, attack_on

Place = tuple[int, int]
"""A pawn's number and its zone."""

Placed = tuple[Place, ...]


class Danger(NamedTuple):
    """The chance that no pawn breaches, and the KEEP's average loss by breaches, of no more than it shows (R25)."""

    holds: float
    lost: float


class Guard:
    """A seat's home in the round at hand, with each possible attack played once."""

    def __init__(self, seen: Position, seat: int) -> None:
        """Look at the home of ``seat``, and at all that the opponent's dice may send into it."""
        self._seen, self._seat = seen, seat
        self._empty = _emptied(seen.record())
        self._attacks = list(_attacks(seen.record(), 1 - seat))
        self._known: dict[tuple[Placed, Placed], int] = {}

    def danger(self, s: State) -> Danger:
        """Return the danger with the pawns of ``seat`` as in ``s``: its best guards against the strongest attack."""
        sure, holds, lost = list(_guards(s, self._seat)), Fraction(), Fraction()
        for attacks, share in self._attacks:
            breaches = min(max(self._breaches(guards, attack) for attack in attacks) for guards in sure)
            holds += share * (breaches == 0)
            lost += share * min(BREACH * breaches, s.keep[self._seat])
        return Danger(float(holds), float(lost))

    def _breaches(self, guards: Placed, attack: Placed) -> int:
        if (guards, attack) not in self._known:
            trial = self._empty.copy()
            _put(trial, self._seat * EACH, guards, defending=1)
            _put(trial, (1 - self._seat) * EACH, attack, defending=0)
            self._known[guards, attack] = self._worst(attack_on(self._seen, trial))
        return self._known[guards, attack]

    def _worst(self, attack: Attack) -> int:
        """Return the most breaches of an attack, whose choices are the attacker's: no two guards share a zone."""
        if not attack.after.offered:
            return len(attack.breaches)
        return max(self._worst(each) for each in after_choices(self._seen, attack))


def breaching(s: State) -> int | None:
    """Return the number that leads from one home to the other in one move, if a die can show it (R13)."""
    between: int = s.options.board.rows - 1
    return next((face for face in range(1, SIDES + 1) if exact_moves(between, face) == 1), None)


def _guards(s: State, seat: int) -> Iterator[Placed]:
    """Yield every guard of a home: for each zone with a slot a pawn that need not move out of it (R12), or none."""
    slots = [zone for zone in homes(s, seat) if s.options.board.slot[zone]]
    here = [
        {(s.number[pawn], zone) for pawn in pawns_in_mask(pawns_in(s, seat, zone)) if not s.defending[pawn]}
        for zone in slots
    ]
    return _each_way(map(sorted, here))


def _attacks(s: State, foe: int) -> Iterator[tuple[set[Placed], Fraction]]:
    """Yield the attacks that each outcome of the opponent's rolls of this round allows, and its chance (R6)."""
    coming = list(_coming(s, foe))
    for more, share in _breaching_rolls(s, foe):
        ways = (tuple(sorted(way)) for way in _each_way([*coming, *more]))
        yield {way for way in ways if _has_room(way)}, share


def _each_way(groups: Iterable[Sequence[Place]]) -> Iterator[Placed]:
    """Yield every way to take at most one place from each group."""
    for way in product(*[(*places, None) for places in groups]):
        yield tuple(place for place in way if place is not None)


def _coming(s: State, foe: int) -> Iterator[list[Place]]:
    """Yield the places in the other home of each rolled pawn that may move there."""
    for pawn in range(foe * EACH, foe * EACH + EACH):
        if s.number[pawn] and (places := _goals(s, pawn, s.number[pawn])):
            yield places


def _goals(s: State, pawn: int, number: int) -> list[Place]:
    """Return the places in the other home that a pawn reaches with a number, from where it is or may be placed."""
    foe, trial, found = pawn // EACH, s.copy(), 0
    trial.number[pawn] = number
    for start in homes(s, foe) if s.zone[pawn] == OFF else [s.zone[pawn]]:
        trial.zone[pawn] = start
        found |= landings(trial, pawn)
    return [(number, zone) for zone in homes(s, 1 - foe) if found >> zone & 1]


def _breaching_rolls(s: State, foe: int) -> Iterator[tuple[list[list[Place]], Fraction]]:
    """Yield the places of the pawns that come from the opponent's rolls of this round, and the chance of just these."""
    unrolled = [pawn for pawn in range(foe * EACH, foe * EACH + EACH) if not s.number[pawn]]
    face, hit = breaching(s), Fraction(1, SIDES)
    if face is None:
        yield [], Fraction(1)
        return
    for count in range(len(unrolled) + 1):
        share = comb(len(unrolled), count) * hit**count * (1 - hit) ** (len(unrolled) - count)
        yield [_goals(s, pawn, face) for pawn in unrolled[:count]], share


def _has_room(attack: Placed) -> bool:
    """Return whether no zone holds more pawns than it may (R16)."""
    zones = [zone for _, zone in attack]
    return all(zones.count(zone) <= FULL for zone in zones)


def _emptied(s: State) -> State:
    trial = s.copy()
    for pawn in range(2 * EACH):
        take_away(trial, pawn)
    return trial


def _put(trial: State, first: int, pawns: Placed, defending: int) -> None:
    for pawn, (number, zone) in enumerate(pawns, first):
        trial.number[pawn], trial.zone[pawn], trial.defending[pawn] = number, zone, defending
        trial.positioned[pawn] = 1
