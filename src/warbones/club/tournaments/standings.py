"""Standings: points and tie-breaks.

A win is two half points, a draw is one. Ties are broken by the first of these that differs:

Swiss: Buchholz (the points of all opponents), Sonneborn-Berger (the points of beaten opponents, and half the points
of those drawn with), wins. An unplayed round counts as an opponent with equal points, as in FIDE's rules.
Round robin: points among those who tie, Sonneborn-Berger, wins. If somebody leaves before half of their games are
played, none of their games counts.
Knock-out: the number of rounds won.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

import msgspec

from warbones.club.tournaments.tournament import Pairing, Tournament, TournamentKind

WIN: Final = 2
DRAW: Final = 1

BREAKS: Final[Mapping[TournamentKind, tuple[str, ...]]] = {
    TournamentKind.SWISS: ("buchholz", "berger", "wins"),
    TournamentKind.ROBIN: ("among", "berger", "wins"),
    TournamentKind.KNOCKOUT: (),
}
"""The tie-breaks, in order."""


class EntrantStanding(msgspec.Struct, frozen=True):
    """An entrant's standing. ``points`` and ``tie_breaks`` are in half points, and equal for a shared place.

    ``place`` is 0 for bots and for those who withdrew: they are listed last, and the places of others do not count
    them.
    """

    entrant: int
    place: int
    points: int
    won: int
    drawn: int
    lost: int
    tie_breaks: tuple[int, ...] = ()


def standings(event: Tournament) -> list[EntrantStanding]:
    """Return the standings, best first."""
    counted = list(counting(event))
    points = {number: score(event, counted, number) for number in range(len(event.entrants))}
    breaks = {number: _breaks(event, counted, points, number) for number in points}
    key = {number: (_has_place(event, number), points[number], breaks[number]) for number in points}
    rows: list[EntrantStanding] = []
    for (has_place, *_), tied in groupby(sorted(points, key=key.__getitem__, reverse=True), key=key.__getitem__):
        place = len(rows) + 1 if has_place else 0
        rows += [_standing(counted, number, place, points[number], breaks[number]) for number in tied]
    return rows


def _has_place(event: Tournament, number: int) -> bool:
    return not (event.entrants[number].gone or event.entrants[number].bot)


def counting(event: Tournament) -> Iterable[Pairing]:
    """Return the pairings that count: all with a result, unless struck out."""
    struck = {number for number in range(len(event.entrants)) if _is_struck(event, number)}
    return (each for each in event.pairings if each.result and not struck.intersection(each.both))


def _is_struck(event: Tournament, number: int) -> bool:
    if event.kind is not TournamentKind.ROBIN or not event.entrants[number].gone:
        return False
    played = sum(each.is_played for each in event.pairings if number in each.both)
    return 2 * played < event.meetings * (len(event.entrants) - 1)


def score(event: Tournament, counted: Iterable[Pairing], number: int) -> int:
    """Return an entrant's half points; in a knock-out, two for each round won."""
    return sum(_gained(event, each, number) for each in counted)


def _gained(event: Tournament, pairing: Pairing, number: int) -> int:
    if number not in pairing.both or (pairing.second is None and event.kind is TournamentKind.ROBIN):
        return 0
    return DRAW if pairing.result == "draw" else WIN if pairing.winner == number else 0


def _standing(
    counted: Sequence[Pairing], number: int, place: int, points: int, breaks: tuple[int, ...]
) -> EntrantStanding:
    own = [each for each in counted if number in each.both and each.second is not None]
    won = sum(each.winner == number for each in own)
    drawn = sum(each.result == "draw" for each in own)
    return EntrantStanding(number, place, points, won, drawn, len(own) - won - drawn, breaks)


def _breaks(event: Tournament, counted: Sequence[Pairing], points: Mapping[int, int], number: int) -> tuple[int, ...]:
    own = [each for each in counted if number in each.both]
    ways = {"buchholz": _buchholz, "berger": _berger, "wins": _wins, "among": _among}
    return tuple(ways[name](event, own, points, number) for name in BREAKS[event.kind])


def _buchholz(_: Tournament, own: Sequence[Pairing], points: Mapping[int, int], number: int) -> int:
    return sum(_opponents(each, points, number) for each in own)


def _berger(event: Tournament, own: Sequence[Pairing], points: Mapping[int, int], number: int) -> int:
    return sum(_gained(event, each, number) * _opponents(each, points, number) // WIN for each in own)


def _opponents(pairing: Pairing, points: Mapping[int, int], number: int) -> int:
    """Return the opponent's points; an unplayed game counts as the entrant's own points."""
    other = pairing.opponent(number)
    return points[number] if other is None or not pairing.is_played else points[other]


def _wins(_: Tournament, own: Sequence[Pairing], __: Mapping[int, int], number: int) -> int:
    return WIN * sum(each.winner == number and each.is_played for each in own)


def _among(event: Tournament, own: Sequence[Pairing], points: Mapping[int, int], number: int) -> int:
    """Return the points scored against entrants with equal points."""
    return sum(_gained(event, each, number) for each in own if all(points[it] == points[number] for it in each.both))
