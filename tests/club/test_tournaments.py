"""Tournaments with random results, latecomers and withdrawals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from warbones.club.tournaments.pairings import is_done, paired
from warbones.club.tournaments.standings import standings
from warbones.club.tournaments.tournament import (
    MOST,
    Entrant,
    NotAllowed,
    Pairing,
    Tournament,
    TournamentKind,
    ended,
    entered,
    noted,
    returned,
    seated,
    withdrawn,
)

NAMES = [f"{chr(97 + one)}{chr(97 + other)}z" for one in range(8) for other in range(8)]
SEEDS = st.integers(0, 10_000)
some = settings(max_examples=20)


def event(kind: TournamentKind, people: int, planned: int = 3, *, draws: bool = True) -> Tournament:
    made = Tournament("Club", kind, "keep", planned=planned, draws=draws)
    for name in NAMES[:people]:
        made = entered(made, Entrant(name))
    return made


def told(now: Tournament, rng: Random, *, draws: bool = True) -> Tournament:
    """Return the tournament with random results for all open pairings."""
    at = len(now.rounds) - 1
    while any(not each.result for each in now.rounds[at]):
        for number, each in enumerate(now.rounds[at]):
            if not each.result:
                now = noted(now, at, number, rng.choice(["first", "second", *(["draw"] if draws else [])]))
    return now


def played(now: Tournament, rng: Random) -> Tournament:
    while not is_done(now):
        now = told(paired(now, rng), rng)
    return now


def everybody_plays_once(now: Tournament) -> None:
    for each in now.rounds:
        seen = Counter(number for pairing in each for number in pairing.both)
        assert set(seen.values()) <= {1}


# Round robin


@some
@given(st.integers(2, 15), SEEDS)
def test_in_a_round_robin_everybody_meets_everybody_once_and_waits_only_if_needed(people: int, seed: int) -> None:
    now = played(event(TournamentKind.ROBIN, people), Random(seed))
    everybody_plays_once(now)
    assert set(now.met().values()) == {1}
    assert len(now.met()) == people * (people - 1) // 2
    assert len(now.rounds) == people - 1 + people % 2


@some
@given(st.integers(2, 9), SEEDS)
def test_in_a_double_round_robin_everybody_meets_everybody_once_in_each_seat(people: int, seed: int) -> None:
    now = played(replace(event(TournamentKind.ROBIN, people), meetings=2), Random(seed))
    everybody_plays_once(now)
    assert Counter(each.both for each in now.pairings if each.second is not None) == Counter(
        permutations(range(people), 2)
    )
    cycle = people - 1 + people % 2
    assert len(now.rounds) == 2 * cycle
    assert set(replace(now, rounds=now.rounds[:cycle]).met().values()) == {1}


@some
@given(st.integers(3, 8), SEEDS)
def test_latecomers_to_a_double_round_robin_meet_all_who_stay_twice(people: int, seed: int) -> None:
    rng = Random(seed)
    now = replace(event(TournamentKind.ROBIN, people), meetings=2)
    for _ in range(rng.randrange(1, 5)):
        now = told(paired(now, rng), rng)
    now = played(withdrawn(entered(now, Entrant("late")), rng.randrange(people)), rng)
    everybody_plays_once(now)
    assert {now.met()[frozenset(pair)] for pair in combinations(now.here, 2)} == {2}


def test_results_count_from_half_of_the_games_of_a_double_round_robin() -> None:
    rng = Random(1)
    now = told(paired(replace(event(TournamentKind.ROBIN, 4), meetings=2), rng), rng, draws=False)
    now = told(paired(now, rng), rng, draws=False)
    left = now.rounds[0][0].first
    assert sum(row.won + row.lost for row in standings(withdrawn(now, left))) == 4
    now = told(paired(now, rng), rng, draws=False)
    assert sum(row.won + row.lost for row in standings(withdrawn(now, left))) == 12


@some
@given(st.integers(3, 10), SEEDS)
def test_latecomers_meet_all_who_stay(people: int, seed: int) -> None:
    rng = Random(seed)
    now = told(paired(event(TournamentKind.ROBIN, people), rng), rng)
    now = withdrawn(entered(now, Entrant("late")), rng.randrange(people))
    now = played(now, rng)
    everybody_plays_once(now)
    stay = {number for number, each in enumerate(now.entrants) if not each.gone}
    assert all(now.met()[frozenset((one, other))] == 1 for one in stay for other in stay if one < other)
    assert len(now.rounds) <= people + 3


@some
@given(st.integers(2, 15), SEEDS)
def test_in_a_round_robin_everybody_sits_first_as_often_as_second_but_for_one_game(people: int, seed: int) -> None:
    now = played(event(TournamentKind.ROBIN, people), Random(seed))
    first = Counter(each.first for each in now.pairings if each.second is not None)
    assert all(abs(2 * first[number] - (people - 1)) <= 1 for number in range(people))


@some
@given(st.integers(4, 10), SEEDS)
def test_latecomers_hardly_change_how_often_anybody_sits_first(people: int, seed: int) -> None:
    rng = Random(seed)
    now = told(paired(event(TournamentKind.ROBIN, people), rng), rng)
    now = played(entered(entered(now, Entrant("late")), Entrant("later")), rng)
    first = Counter(each.first for each in now.pairings if each.second is not None)
    assert all(abs(2 * first[number] - (people + 1)) <= 2 for number in range(people + 2))


def test_results_of_a_player_who_leaves_before_half_time_do_not_count() -> None:
    rng = Random(1)
    now = told(paired(event(TournamentKind.ROBIN, 6), rng), rng, draws=False)
    winner = now.rounds[0][0].winner
    loser = next(number for number in now.rounds[0][0].both if number != winner)
    left = withdrawn(now, loser)
    assert next(each for each in standings(left) if each.entrant == winner).points == 0
    assert next(each for each in standings(now) if each.entrant == winner).points == 2


# Swiss


@some
@given(st.integers(9, 20), SEEDS)
def test_in_a_swiss_nobody_meets_twice_and_nobody_has_two_byes(people: int, seed: int) -> None:
    now = played(event(TournamentKind.SWISS, people, 4), Random(seed))
    everybody_plays_once(now)
    assert set(now.met().values()) == {1}
    byes = Counter(each.first for each in now.pairings if each.second is None)
    assert set(byes.values()) <= {1}
    assert sum(byes.values()) == 4 * (people % 2)


@some
@given(st.integers(4, 16), SEEDS)
def test_the_second_round_pairs_those_with_as_many_points(people: int, seed: int) -> None:
    rng = Random(seed)
    now = paired(told(paired(event(TournamentKind.SWISS, people), rng), rng, draws=False), rng)
    points = {each.entrant: each.points for each in standings(now)}
    won = {each.winner for each in now.rounds[0]}
    mixed = [each for each in now.rounds[1] if each.second is not None and (each.first in won) != (each.second in won)]
    assert len(mixed) <= 1
    for bye in (each.first for each in now.rounds[1] if each.second is None):
        assert points[bye] - 2 == 0


def test_the_first_round_pairs_the_better_half_with_the_other() -> None:
    now = Tournament("Club", TournamentKind.SWISS, "keep", planned=3)
    for number, name in enumerate(NAMES[:8]):
        now = entered(now, Entrant(name, rating=2000 - 100 * number))
    (pairs,) = paired(now, Random(1)).rounds
    assert {frozenset(each.both) for each in pairs} == {frozenset((each, each + 4)) for each in range(4)}


def test_two_meet_again_rather_than_not_at_all() -> None:
    now = played(event(TournamentKind.SWISS, 2, 3), Random(1))
    assert len(now.rounds) == 3
    with pytest.raises(NotAllowed, match="All 3 rounds have been played"):
        paired(now, Random(1))


def test_a_latecomer_has_no_points_for_earlier_rounds() -> None:
    rng = Random(1)
    now = entered(told(paired(event(TournamentKind.SWISS, 5), rng), rng), Entrant("late"))
    assert next(each for each in standings(now) if each.entrant == 5).points == 0
    assert any(5 in each.both for each in paired(now, rng).rounds[1])


def test_ties_are_broken_as_stated() -> None:
    now = Tournament(
        "Club",
        TournamentKind.SWISS,
        "keep",
        planned=2,
        entrants=tuple(map(Entrant, NAMES[:4])),
        rounds=(
            (Pairing(0, 1, "first"), Pairing(2, 3, "first")),
            (Pairing(0, 2, "draw"), Pairing(1, 3, "first")),
        ),
    )
    rows = standings(now)
    assert [(each.entrant, each.place, each.points, each.tie_breaks) for each in rows] == [
        (0, 1, 3, (5, 3, 2)),
        (2, 1 + 1, 3, (3, 1, 2)),
        (1, 3, 2, (3, 0, 2)),
        (3, 4, 0, (5, 0, 0)),
    ]


# Knock-out


@some
@given(st.integers(2, 33), SEEDS)
def test_a_knock_out_has_one_winner_and_as_few_rounds_as_can_be(people: int, seed: int) -> None:
    now = ended(played(event(TournamentKind.KNOCKOUT, people), Random(seed)))
    everybody_plays_once(now)
    assert len(now.rounds) == (people - 1).bit_length()
    assert [each.place for each in standings(now)].count(1) == 1
    byes = [each for each in now.pairings if each.second is None]
    assert len(byes) == 2 ** len(now.rounds) - people


def test_the_two_strongest_meet_last() -> None:
    now = Tournament("Club", TournamentKind.KNOCKOUT, "keep")
    for number, name in enumerate(NAMES[:8]):
        now = entered(now, Entrant(name, rating=2000 - 100 * number))
    while not is_done(now):
        now = paired(now, Random(1))
        for number, each in enumerate(now.rounds[-1]):
            now = noted(now, len(now.rounds) - 1, number, "first" if each.first == min(each.both) else "second")
    assert set(now.rounds[-1][0].both) == {0, 1}


def test_a_draw_in_a_knock_out_is_replayed() -> None:
    now = noted(seated(paired(event(TournamentKind.KNOCKOUT, 2), Random(1)), 0, 0, "t"), 0, 0, "draw")
    (again,) = now.rounds[0]
    assert (again.result, again.table, again.drawn) == ("", "", 1)
    with pytest.raises(NotAllowed, match="no result yet for"):
        paired(now, Random(1))


def test_a_latecomer_plays_whoever_has_no_opponent() -> None:
    now = paired(event(TournamentKind.KNOCKOUT, 3), Random(1))
    late = entered(now, Entrant("late"))
    assert all(len(each.both) == 2 for each in late.rounds[0])
    with pytest.raises(NotAllowed, match="Latecomers can join"):
        entered(late, Entrant("later"))


def test_the_opponent_of_a_player_who_leaves_wins_the_pairing() -> None:
    now = paired(event(TournamentKind.KNOCKOUT, 4), Random(1))
    gone, other = now.rounds[0][0].both
    left = withdrawn(now, gone)
    assert left.rounds[0][0].winner == other
    assert left.rounds[0][0].walkover
    with pytest.raises(NotAllowed, match="after leaving it"):
        returned(left, gone)


# Refusals


def test_refusals_of_a_tournament() -> None:
    now = paired(event(TournamentKind.SWISS, 4, draws=False), Random(1))
    for refused, why in (
        (lambda: noted(now, 0, 0, "draw"), "end in a draw"),
        (lambda: noted(now, 0, 9, "first"), "no such pairing"),
        (lambda: noted(now, 1, 0, "first"), "no such pairing"),
        (lambda: withdrawn(now, 9), "no such entrant"),
        (lambda: entered(now, Entrant("A aZ")), "something very similar"),
        (lambda: ended(now), "no result yet for"),
        (lambda: paired(event(TournamentKind.SWISS, 1), Random(1)), "at least two players"),
        (lambda: entered(event(TournamentKind.ROBIN, MOST), Entrant("more")), "at most 64"),
    ):
        with pytest.raises(NotAllowed, match=why):
            refused()


def test_nothing_follows_the_end() -> None:
    over = ended(played(event(TournamentKind.ROBIN, 3), Random(1)))
    for refused in (lambda: paired(over, Random(1)), lambda: entered(over, Entrant("late")), lambda: returned(over, 0)):
        with pytest.raises(NotAllowed, match="is over"):
            refused()


def test_a_player_who_left_by_mistake_can_return() -> None:
    rng = Random(1)
    now = returned(withdrawn(told(paired(event(TournamentKind.SWISS, 4), rng), rng), 0), 0)
    assert any(0 in each.both for each in paired(now, rng).rounds[1])


def test_withdrawn_entrants_and_bots_have_no_place() -> None:
    rng = Random(1)
    now = entered(event(TournamentKind.SWISS, 5), Entrant("Bot (steady)", bot="steady"))
    now = told(paired(now, rng), rng)
    leader = standings(now)[0].entrant
    rows = standings(withdrawn(now, leader))
    assert [row.place for row in rows if row.entrant in (leader, 5)] == [0, 0]
    placed = [row.place for row in rows if row.place]
    assert len(placed) == 4
    assert placed[0] == 1
    assert [bool(row.place) for row in rows] == [True] * 4 + [False] * 2


def test_a_bot_plays_only_if_somebody_would_have_no_opponent() -> None:
    rng = Random(2)
    now = entered(event(TournamentKind.SWISS, 5, planned=4), Entrant("Bot (steady)", bot="steady"))
    now = told(paired(now, rng), rng)
    assert all(each.second is not None for each in now.rounds[0])
    now = told(paired(withdrawn(now, 0), rng), rng)
    assert 5 not in {number for each in now.rounds[1] for number in each.both}
    now = paired(entered(now, Entrant("late")), rng)
    assert 5 in {number for each in now.rounds[2] for number in each.both}
    with pytest.raises(NotAllowed, match="One bot is enough"):
        entered(now, Entrant("Bot (strong)", bot="strong"))
    with pytest.raises(NotAllowed, match="only in a Swiss"):
        entered(event(TournamentKind.ROBIN, 3), Entrant("Bot (strong)", bot="strong"))
