"""Pairings of the next round, as maximum-weight matchings in a graph of possible opponents (NetworkX)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from msgspec.structs import replace

from warbones.club.tournaments.bracket import FREE, Pair, first_round, next_round, still_in
from warbones.club.tournaments.standings import counting, score
from warbones.club.tournaments.tournament import (
    NotAllowed,
    Pairing,
    Round,
    Tournament,
    TournamentKind,
    filled,
    must_be_finished,
)

LEAST: Final = 2


def prepare() -> None:
    """Import the graph library ahead of time: that takes much longer than a pairing, and nobody should have to wait for
    it.
    """
    import networkx as nx  # noqa: F401, PLC0415  # a tenth of a server's start, and rarely needed


def paired(event: Tournament, rng: Random) -> Tournament:
    """Return the tournament with its next round; rounds with only byes are skipped. Raises `NotAllowed`."""
    must_be_finished(event)
    if event.over:
        raise NotAllowed.saying("refused-tournament-over")
    event = filled(event)
    if len(event.here) < LEAST:
        raise NotAllowed.saying("refused-pairing-too-few")
    event = replace(event, rounds=(*event.rounds, _laid(event, _pairs(event, rng))))
    is_played = any(each.second is not None for each in event.rounds[-1])
    return event if is_played else paired(event, rng)


def _pairs(event: Tournament, rng: Random) -> Iterable[Pair]:
    match event.kind:
        case TournamentKind.SWISS:
            return _random_sides(_swiss(event, rng), rng)
        case TournamentKind.ROBIN:
            return _robin(event)
        case TournamentKind.KNOCKOUT:
            return _random_sides(_knockout(event, rng), rng)


def is_done(event: Tournament) -> bool:
    """Return whether the last round was the final one."""
    match event.kind:
        case TournamentKind.SWISS:
            return len(event.rounds) >= event.planned
        case TournamentKind.ROBIN:
            return bool(event.rounds) and not _unmet(event)
        case TournamentKind.KNOCKOUT:
            return bool(event.rounds) and len(still_in(event)) < LEAST


# Swiss


def _swiss(event: Tournament, rng: Random) -> list[Pair]:
    """Pair entrants with equal points, without rematches, the upper half of each group against the lower half.

    Nobody gets a second bye before everybody has had one. The bye goes to whoever has the fewest points.
    """
    if is_done(event):
        raise NotAllowed.saying("refused-pairing-all-rounds", rounds=event.planned)
    order = _seeded(event, rng)
    counted = list(counting(event))
    points = {number: score(event, counted, number) for number in order}
    order.sort(key=lambda number: -points[number])
    met, free = event.met(), Counter(each.first for each in event.pairings if each.second is None)
    place = {number: at for at, number in enumerate(order)}
    half = {number: sum(points[other] == points[number] for other in order) // 2 for number in order}
    apart, most = 4 * len(order) ** 3, 1 + max(points.values())
    lower, again = apart * most**2 * len(order), apart * most**3 * len(order) ** 2

    def fault(one: int, other: int) -> int:
        if FREE in (one, other):
            number = max(one, other)
            return again * free[number] + lower * (points[number] - min(points.values()))
        within = (abs(place[one] - place[other]) - half[one]) ** 2 if points[one] == points[other] else 0
        return again * met[frozenset((one, other))] + apart * (points[one] - points[other]) ** 2 + within

    pairs = _matched(_with_free(order), combinations(_with_free(order), 2), fault)
    return sorted(pairs, key=lambda pair: min(place.get(each, len(order)) for each in pair))


# Round robin


def _robin(event: Tournament) -> list[Pair]:
    """Pair entrants who have games left, those with the most first, in the order of a rotating table.

    As long as nobody enters late or leaves, the rotation alone determines the pairings. Nobody sits out needlessly, and
    nobody meets an opponent again while somebody new is left to pair them with.
    """
    unmet = _unmet(event)
    if not unmet:
        raise NotAllowed.saying("refused-pairing-all-met")
    players, met = event.here, event.met()
    left = Counter(number for pair in unmet for number in pair for _ in range(met[frozenset(pair)], event.meetings))
    at = {number: nth for nth, number in enumerate(players)}
    seats, games_of_two = len(players) + len(players) % 2, 2 * len(players) * event.meetings
    ahead = 4 * len(players)
    again = ahead * len(players) * games_of_two

    def fault(one: int, other: int) -> int:
        turned = _turn(at[one], at[other], seats) == len(event.rounds) % (seats - 1)
        played = games_of_two - left[one] - left[other]
        return again * met[frozenset((one, other))] + ahead * played + (not turned)

    pairs = _matched(players, unmet, fault)
    idle = sorted(set(players).difference(*pairs) & left.keys())
    return [*(_in_turn(pair, at, seats) for pair in sorted(pairs)), *((FREE, number) for number in idle)]


def _unmet(event: Tournament) -> list[Pair]:
    met = event.met()
    return [pair for pair in combinations(event.here, 2) if met[frozenset(pair)] < event.meetings]


def _turn(one: int, other: int, seats: int) -> int:
    """Return the round in which two places meet if all but the last rotate by one each round."""
    low, high = min(one, other), max(one, other)
    return (2 * low if high == seats - 1 else low + high) % (seats - 1)


def _in_turn(pair: Pair, at: Mapping[int, int], seats: int) -> Pair:
    """Return the pair in seating order. A player's games in the two seats differ in number by at most one."""
    low, high = sorted(pair, key=at.__getitem__)
    turned = at[low] % 2 == 0 if at[high] == seats - 1 else (at[low] + at[high]) % 2 == 1
    return (low, high) if turned else (high, low)


# Knock-out


def _knockout(event: Tournament, rng: Random) -> list[Pair]:
    """Pair the winners by the bracket."""
    if not event.rounds:
        return first_round(_seeded(event, rng))
    if len(still_in(event)) < LEAST:
        raise NotAllowed.saying("refused-knockout-won")
    return next_round(event)


# For all


def _seeded(event: Tournament, rng: Random) -> list[int]:
    """Return the entrants present, highest rated first, then the unrated in random order."""
    players = list(event.here)
    rng.shuffle(players)
    return sorted(players, key=lambda number: -(event.entrants[number].rating or 0))


def _with_free(players: Sequence[int]) -> list[int]:
    return [*players, FREE] if len(players) % 2 else list(players)


def _matched(players: Sequence[int], pairs: Iterable[Pair], fault: Callable[[int, int], int]) -> list[Pair]:
    """Return a maximum matching with the least total fault."""
    import networkx as nx  # noqa: PLC0415  # see `prepare`

    graph = nx.Graph()
    graph.add_nodes_from(players)
    faults = {pair: fault(*pair) for pair in pairs}
    most = max(faults.values())
    graph.add_edges_from((*pair, {"weight": most - each}) for pair, each in faults.items())
    return [(min(pair), max(pair)) for pair in nx.max_weight_matching(graph, maxcardinality=True)]


def _random_sides(pairs: Iterable[Pair], rng: Random) -> Iterator[Pair]:
    for one, other in pairs:
        yield (one, other) if rng.random() < 1 / 2 else (other, one)


def _laid(event: Tournament, pairs: Iterable[Pair]) -> Round:
    """Return the pairings with seats.

    The first seat goes to whoever had the second when they last met, or has had it less often, or is listed first.
    """
    ahead, last = _ahead(event), {frozenset(each.both): each.first for each in event.pairings}

    def in_seats(pair: Pair) -> list[int]:
        return sorted(pair, key=lambda number: (last.get(frozenset(pair)) == number, ahead[number]))

    ordered = enumerate(map(in_seats, pairs))
    return tuple(_pairing(one, other, place) for place, (one, other) in ordered if max(one, other) != FREE)


def _ahead(event: Tournament) -> Counter[int]:
    """Return the number of each player's games in the first seat minus that in the second."""
    ahead: Counter[int] = Counter()
    for each in event.pairings:
        if each.second is not None:
            ahead.update({each.first: 1, each.second: -1})
    return ahead


def _pairing(one: int, other: int, place: int) -> Pairing:
    if FREE in (one, other):
        return Pairing(max(one, other), None, "first", walkover=True, place=place)
    return Pairing(one, other, place=place)
