"""Who plays whom next, by matchings of greatest weight in a graph of those who may meet (NetworkX)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from msgspec.structs import replace

from warbones.club.tournaments.bracket import FREE, Pair, first_round, next_round, still_in
from warbones.club.tournaments.event import Event, Kind, NotSo, Pairing, Round, must_be_told
from warbones.club.tournaments.standings import counting, score

LEAST: Final = 2


def paired(event: Event, luck: Random) -> Event:
    """Return the tournament with its next round, or its next in which anybody plays. Raises `NotSo`."""
    must_be_told(event)
    if event.over:
        raise NotSo("This tournament is over.")
    if len(event.here) < LEAST:
        raise NotSo("There are fewer than two to play.")
    event = replace(event, rounds=(*event.rounds, _laid(event, _pairs(event, luck))))
    is_played = any(each.second is not None for each in event.rounds[-1])
    return event if is_played else paired(event, luck)


def _pairs(event: Event, luck: Random) -> Iterable[Pair]:
    match event.kind:
        case Kind.SWISS:
            return _by_lot(_swiss(event, luck), luck)
        case Kind.ROBIN:
            return _robin(event)
        case Kind.KNOCKOUT:
            return _by_lot(_knockout(event, luck), luck)


def is_done(event: Event) -> bool:
    """Return whether no further round is due, once the last is over."""
    match event.kind:
        case Kind.SWISS:
            return len(event.rounds) >= event.planned
        case Kind.ROBIN:
            return bool(event.rounds) and not _unmet(event)
        case Kind.KNOCKOUT:
            return bool(event.rounds) and len(still_in(event)) < LEAST


# Swiss


def _swiss(event: Event, luck: Random) -> list[Pair]:
    """Pair those with as many points, nobody twice, the better half of each group against the other half.

    Nobody has a second bye before all had one; it goes to who has the fewest points.
    """
    if is_done(event):
        raise NotSo(f"All {event.planned} rounds are played: end the tournament, or plan one more.")
    order = _seeded(event, luck)
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


def _robin(event: Event) -> list[Pair]:
    """Pair those who have not met: who has most still to meet goes first, in the order of a table turned round by one.

    As long as nobody comes late or leaves, that table alone says who plays whom, and nobody waits without need.
    """
    unmet = _unmet(event)
    if not unmet:
        raise NotSo("Everybody has met everybody: end the tournament.")
    players = event.here
    left = Counter(number for pair in unmet for number in pair)
    at = {number: nth for nth, number in enumerate(players)}
    seats = len(players) + len(players) % 2

    def fault(one: int, other: int) -> int:
        turned = _turn(at[one], at[other], seats) == len(event.rounds) % (seats - 1)
        return 4 * len(players) * (2 * len(players) - left[one] - left[other]) + (not turned)

    pairs = _matched(players, unmet, fault)
    idle = sorted(set(players).difference(*pairs) & left.keys())
    return [*(_in_turn(pair, at, seats) for pair in sorted(pairs)), *((FREE, number) for number in idle)]


def _unmet(event: Event) -> list[Pair]:
    met = event.met()
    return [(one, other) for one, other in combinations(event.here, 2) if not met[frozenset((one, other))]]


def _turn(one: int, other: int, seats: int) -> int:
    """Return in which round two places meet where all but the last move on by one each round."""
    low, high = min(one, other), max(one, other)
    return (2 * low if high == seats - 1 else low + high) % (seats - 1)


def _in_turn(pair: Pair, at: Mapping[int, int], seats: int) -> Pair:
    """Return the pair as the table seats it: by it nobody sits first more than once oftener than second."""
    low, high = sorted(pair, key=at.__getitem__)
    turned = at[low] % 2 == 0 if at[high] == seats - 1 else (at[low] + at[high]) % 2 == 1
    return (low, high) if turned else (high, low)


# Knock-out


def _knockout(event: Event, luck: Random) -> list[Pair]:
    """Pair the winners as the bracket says."""
    if not event.rounds:
        return first_round(_seeded(event, luck))
    if len(still_in(event)) < LEAST:
        raise NotSo("The knock-out is won: end the tournament.")
    return next_round(event)


# For all


def _seeded(event: Event, luck: Random) -> list[int]:
    """Return who is here, the highest rated first, and those of whom nothing is known by lot behind them."""
    players = list(event.here)
    luck.shuffle(players)
    return sorted(players, key=lambda number: -(event.entrants[number].rating or 0))


def _with_free(players: Sequence[int]) -> list[int]:
    return [*players, FREE] if len(players) % 2 else list(players)


def _matched(players: Sequence[int], pairs: Iterable[Pair], fault: Callable[[int, int], int]) -> list[Pair]:
    """Return as many pairs as can be, those with the least faults in all."""
    import networkx as nx  # noqa: PLC0415  # a tenth of the time in which a server starts, and few pair anybody

    graph = nx.Graph()
    graph.add_nodes_from(players)
    faults = {pair: fault(*pair) for pair in pairs}
    most = max(faults.values())
    graph.add_edges_from((*pair, {"weight": most - each}) for pair, each in faults.items())
    return [(min(pair), max(pair)) for pair in nx.max_weight_matching(graph, maxcardinality=True)]


def _by_lot(pairs: Iterable[Pair], luck: Random) -> Iterator[Pair]:
    for one, other in pairs:
        yield (one, other) if luck.random() < 1 / 2 else (other, one)


def _laid(event: Event, pairs: Iterable[Pair]) -> Round:
    """Return the pairings: who sat first less often sits first, and between equals whoever stands first here."""
    ahead = _ahead(event)
    ordered = (sorted(pair, key=ahead.__getitem__) for pair in pairs)
    return tuple(_pairing(one, other, place) for place, (one, other) in enumerate(ordered) if max(one, other) != FREE)


def _ahead(event: Event) -> Counter[int]:
    """Return how much oftener each sat first than second."""
    ahead: Counter[int] = Counter()
    for each in event.pairings:
        if each.second is not None:
            ahead.update({each.first: 1, each.second: -1})
    return ahead


def _pairing(one: int, other: int, place: int) -> Pairing:
    if FREE in (one, other):
        return Pairing(max(one, other), None, "first", walkover=True, place=place)
    return Pairing(one, other, place=place)
