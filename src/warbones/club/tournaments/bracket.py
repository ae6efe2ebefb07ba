"""The bracket of a knock-out: a tree with places that may be empty, so that nobody moves when someone leaves.

The pairing at place ``n`` of a round is between the winners of places ``2n`` and ``2n + 1`` of the round before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warbones.club.tournaments.tournament import Round, Tournament

FREE: Final = -1
"""The empty entrant of a pairing: its opponent has a bye."""

Pair = tuple[int, int]


def first_round(seeds: Sequence[int]) -> list[Pair]:
    """Return the first round by place: the strongest far apart, byes for the top seeds."""
    order = [0]
    while len(order) < len(seeds):
        order = [each for seed in order for each in (seed, 2 * len(order) - 1 - seed)]
    line = [seeds[seed] if seed < len(seeds) else FREE for seed in order]
    return list(zip(line[::2], line[1::2], strict=True))


def next_round(event: Tournament) -> list[Pair]:
    """Return the next round by place; an empty place has ``FREE`` twice."""
    winners = still_in(event)
    return [(winners.get(2 * place, FREE), winners.get(2 * place + 1, FREE)) for place in range(1 + max(winners) // 2)]


def still_in(event: Tournament) -> dict[int, int]:
    """Return the winners of the last round who have not withdrawn, by place."""
    placed = ((place, event.rounds[-1][at].winner) for at, place in enumerate(places(event.rounds[-1])))
    return {place: winner for place, winner in placed if winner is not None and not event.entrants[winner].gone}


def places(pairings: Round) -> Iterator[int]:
    """Yield the place of each pairing. Rounds stored without places have no empty places."""
    return (at if each.place is None else each.place for at, each in enumerate(pairings))
