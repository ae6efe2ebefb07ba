"""The danger to a home in this round: how many pawns could breach it, by attacks played on copies.

One pawn can stay in each home zone, in its Defense slot (R10, R15), and every opposing pawn that the dice let in may
come. Pawns that their owner has yet to roll cannot guard yet; those of the opponent may show a number that breaches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import Final, NamedTuple

from warbones.core.play.position import Position
from warbones.games.keep.rules.boards import SIDES
from warbones.games.keep.rules.movement import FULL, exact_moves, landings
from warbones.games.keep.rules.state import BREACH, EACH, OFF, State
from warbones.games.keep.rules.zones import home, pawns_in, take_away
from warbones.games.keep.view.forecast import Attack, after_choices, attack_on

Placed = tuple[tuple[int, int], ...]
"""Pawns as their numbers and zones."""

NOWHERE: Final = OFF
"""In place of a zone: the pawn stays away."""


class Danger(NamedTuple):
    """The chance that no pawn breaches, and the average loss of the KEEP by breaches."""

    holds: float
    lost: float


class Guard:
    """A seat's home in the round at hand, with each possible attack played once."""

    def __init__(self, seen: Position, seat: int) -> None:
        """Look at the home of ``seat``."""
        self._seen, self._seat = seen, seat
        self._known: dict[tuple[Placed, Placed], int] = {}

    def danger(self, s: State) -> Danger:
        """Return the danger in ``s``, a record of the same round, with the best guards against the strongest attack."""
        coming, sure = list(_coming(s, 1 - self._seat)), list(_guards(s, self._seat))
        holds, lost = Fraction(), Fraction()
        for more, share in _breaching_rolls(s, 1 - self._seat):
            breaches = min(self._most_breaches(s, guards, (*coming, *more)) for guards in sure)
            holds += share * (breaches == 0)
            lost += share * breaches
        return Danger(float(holds), float(BREACH * lost))

    def _most_breaches(self, s: State, guards: Placed, coming: Sequence[tuple[int, int]]) -> int:
        numbers = [number for number, _ in coming]
        ways = product(*[(*members(zones), NOWHERE) for _, zones in coming])
        attacks = {_arranged(numbers, way) for way in ways}
        return max(self._breaches(s, guards, attack) for attack in attacks if _has_room(attack))

    def _breaches(self, s: State, guards: Placed, attack: Placed) -> int:
        if (guards, attack) not in self._known:
            trial = _emptied(s)
            _put(trial, self._seat * EACH, guards, defending=1)
            _put(trial, (1 - self._seat) * EACH, attack, defending=0)
            self._known[guards, attack] = self._worst(attack_on(self._seen, trial))
        return self._known[guards, attack]

    def _worst(self, attack: Attack) -> int:
        """Return the most breaches of an attack, whose choices are the attacker's: no two guards share a zone."""
        if not attack.after.offered:
            return len(attack.breaches)
        return max(self._worst(each) for each in after_choices(self._seen, attack))


def breaching(s: State) -> list[int]:
    """Return the numbers that lead from one home to the other in one move (R13)."""
    return [face for face in range(1, SIDES + 1) if exact_moves(s.options.board.rows - 1, face) == 1]


def members(mask: int) -> list[int]:
    """Return the members of a mask."""
    return [each for each in range(mask.bit_length()) if mask >> each & 1]


def homes(s: State, seat: int) -> list[int]:
    """Return the zones of a seat's home (R3)."""
    return [zone for zone in range(s.options.board.zones) if home(s, zone) == seat]


def _guards(s: State, seat: int) -> Iterator[Placed]:
    """Yield every guard of a home: for each zone with a slot a pawn that need not move out of it (R12), or none."""
    stay = [
        {
            ((s.number[pawn], zone),)
            for pawn in members(pawns_in(s, seat, zone))
            if s.options.board.slot[zone] and not s.defending[pawn]
        }
        for zone in homes(s, seat)
    ]
    for way in product(*[(*sorted(each), ()) for each in stay]):
        yield tuple(pawn for guard in way for pawn in guard)


def _coming(s: State, foe: int) -> Iterator[tuple[int, int]]:
    """Yield the number of each rolled pawn that may move into the other home, and the zones there as a mask."""
    for pawn in range(foe * EACH, foe * EACH + EACH):
        if s.number[pawn] and (zones := _goals(s, pawn, s.number[pawn])):
            yield s.number[pawn], zones


def _goals(s: State, pawn: int, number: int) -> int:
    """Return the zones of the other home that a pawn reaches with a number, from where it is or may be placed."""
    foe, trial, found = pawn // EACH, s.copy(), 0
    trial.number[pawn] = number
    for start in homes(s, foe) if s.zone[pawn] == OFF else [s.zone[pawn]]:
        trial.zone[pawn] = start
        found |= landings(trial, pawn)
    return sum(1 << zone for zone in homes(s, 1 - foe) if found >> zone & 1)


def _breaching_rolls(s: State, foe: int) -> Iterator[tuple[list[tuple[int, int]], Fraction]]:
    """Yield the pawns that come from the opponent's rolls of this round, and the chance of just these (R6)."""
    unrolled = [pawn for pawn in range(foe * EACH, foe * EACH + EACH) if not s.number[pawn]]
    faces = breaching(s)
    hit = Fraction(len(faces), SIDES)
    for count in range(len(unrolled) + 1 if faces else 1):
        share = comb(len(unrolled), count) * hit**count * (1 - hit) ** (len(unrolled) - count)
        yield [(faces[0], _goals(s, pawn, faces[0])) for pawn in unrolled[:count]], share


def _arranged(numbers: Sequence[int], way: Sequence[int]) -> Placed:
    return tuple(sorted(each for each in zip(numbers, way, strict=True) if each[1] != NOWHERE))


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
