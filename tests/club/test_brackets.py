"""Tournaments in which anything may happen: results, no-shows, corrections, latecomers and withdrawals."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests import effort
from warbones.club.tournaments.pairings import is_done, paired
from warbones.club.tournaments.standings import standings
from warbones.club.tournaments.tournament import (
    Entrant,
    NotAllowed,
    Pairing,
    Tournament,
    TournamentKind,
    entered,
    noted,
    returned,
    withdrawn,
)

NAMES = [f"{one}{other}z" for one in "abcdefgh" for other in "abc"]
RESULTS = st.sampled_from(["first", "second", "draw", "neither", ""])


def open_pairings(now: Tournament) -> list[int]:
    """Return the pairings of the last round that have no result."""
    return [at for at, each in enumerate(now.rounds[-1] if now.rounds else ()) if not each.result]


def place_of(now: Tournament, round_: int, at: int) -> int:
    place = now.rounds[round_][at].place
    return at if place is None else place


def survivors(now: Tournament, round_: int) -> dict[int, int]:
    """Return the winners of a round who are still here, by place."""
    found = {place_of(now, round_, at): each.winner for at, each in enumerate(now.rounds[round_])}
    return {place: won for place, won in found.items() if won is not None and not now.entrants[won].gone}


class AnyEvening(RuleBasedStateMachine):
    """A tournament of any kind under random actions; refused ones change nothing."""

    kind: TournamentKind

    @initialize(people=st.integers(2, 17), seed=st.integers(0, 999))
    def begin(self, people: int, seed: int) -> None:
        self.rng = Random(seed)
        self.now = Tournament("Club", self.kind, "keep", planned=5)
        for number in range(people):
            self.now = entered(self.now, Entrant(NAMES[number], rating=self.rng.choice([None, 1500, 1600])))

    @rule()
    @precondition(lambda self: not open_pairings(self.now))
    def pair(self) -> None:
        try:
            after = paired(self.now, self.rng)
        except NotAllowed:
            assert is_done(self.now) or len(self.now.here) < 2
            return
        self.was_paired(self.now, after)
        self.now = after

    def was_paired(self, before: Tournament, after: Tournament) -> None:
        new = [each for pairings in after.rounds[len(before.rounds) :] for each in pairings]
        assert new
        assert not [number for each in new for number in each.both if after.entrants[number].gone]
        assert any(each.second is not None for each in after.rounds[-1])

    @rule(data=st.data(), result=RESULTS)
    @precondition(lambda self: self.now.rounds)
    def note(self, data: st.DataObject, result: str) -> None:
        last = len(self.now.rounds) - 1
        with_two = [at for at, each in enumerate(self.now.rounds[last]) if each.second is not None]
        at = data.draw(st.sampled_from(open_pairings(self.now) or with_two))
        self.now = noted(self.now, last, at, result)  # type: ignore[arg-type]

    @rule(data=st.data())
    @precondition(lambda self: open_pairings(self.now))
    def play_the_round(self, data: st.DataObject) -> None:
        last = len(self.now.rounds) - 1
        for at in open_pairings(self.now):
            result = data.draw(st.sampled_from(["first", "second", "first", "second", "neither"]))
            self.now = noted(self.now, last, at, result)  # type: ignore[arg-type]

    @rule(data=st.data())
    def withdraw(self, data: st.DataObject) -> None:
        self.now = withdrawn(self.now, data.draw(st.sampled_from(range(len(self.now.entrants)))))

    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        number = data.draw(st.sampled_from(range(len(self.now.entrants))))
        if self.kind is TournamentKind.KNOCKOUT and self.now.rounds:
            with pytest.raises(NotAllowed):
                returned(self.now, number)
        else:
            self.now = returned(self.now, number)

    @rule()
    @precondition(lambda self: len(self.now.entrants) < 20)
    def come_late(self) -> None:
        try:
            self.now = entered(self.now, Entrant(NAMES[len(self.now.entrants)]))
        except NotAllowed:
            assert self.kind is TournamentKind.KNOCKOUT
            assert len(self.now.rounds) > 1 or all(each.second is not None for each in self.now.rounds[0])

    @invariant()
    def everybody_is_in_one_pairing_of_a_round(self) -> None:
        for pairings in self.now.rounds:
            assert set(Counter(number for each in pairings for number in each.both).values()) <= {1}

    @invariant()
    def nobody_waits_for_somebody_who_left(self) -> None:
        waiting = [self.now.rounds[-1][at] for at in open_pairings(self.now)]
        came_back = self.kind is not TournamentKind.KNOCKOUT
        assert came_back or not [each for each in waiting for number in each.both if self.now.entrants[number].gone]

    @invariant()
    def it_is_stored_and_read_as_it_is(self) -> None:
        assert msgspec.json.decode(msgspec.json.encode(self.now), type=Tournament) == self.now
        assert len(standings(self.now)) == len(self.now.entrants)

    def teardown(self) -> None:
        """Play on, and assert that the tournament ends."""
        if not hasattr(self, "now"):
            return
        for _ in range(40):
            for at in open_pairings(self.now):
                self.now = noted(self.now, len(self.now.rounds) - 1, at, self.rng.choice(["first", "second"]))
            if len(self.now.here) < 2 or is_done(self.now):
                self.is_over()
                return
            self.pair()
        raise AssertionError("it does not end")

    def is_over(self) -> None:
        """Check how it ended: each kind has its own checks."""


class KnockOut(AnyEvening):
    """A knock-out: each place leads to a fixed place in the next round, and nobody switches to another."""

    kind = TournamentKind.KNOCKOUT

    def was_paired(self, before: Tournament, after: Tournament) -> None:
        super().was_paired(before, after)
        for round_ in range(max(1, len(before.rounds)), len(after.rounds)):
            came = survivors(after, round_ - 1)
            due: dict[int, set[int]] = {}
            for place, number in came.items():
                due.setdefault(place // 2, set()).add(number)
            found = {place_of(after, round_, at): {*each.both} for at, each in enumerate(after.rounds[round_])}
            assert found == due

    @invariant()
    def nobody_meets_twice(self) -> None:
        assert set(self.now.met().values()) <= {1}

    @invariant()
    def a_place_leads_to_a_place(self) -> None:
        for round_ in range(1, len(self.now.rounds)):
            won = {
                place_of(self.now, round_ - 1, at): each.winner for at, each in enumerate(self.now.rounds[round_ - 1])
            }
            for at, each in enumerate(self.now.rounds[round_]):
                place = place_of(self.now, round_, at)
                assert {*each.both} <= {won.get(2 * place), won.get(2 * place + 1)}

    def is_over(self) -> None:
        if not self.now.rounds:
            return
        assert len(self.now.rounds) <= max(1, (2 * len(self.now.rounds[0]) - 1).bit_length())
        left = survivors(self.now, len(self.now.rounds) - 1)
        assert len(left) <= 1
        ahead = [each.entrant for each in standings(self.now) if each.place == 1]
        assert all(number in ahead for number in left.values())


class RoundRobin(AnyEvening):
    """A round robin: nobody meets twice, and all who stay meet one another."""

    kind = TournamentKind.ROBIN

    @invariant()
    def nobody_meets_twice(self) -> None:
        assert set(self.now.met().values()) <= {1}

    def is_over(self) -> None:
        here = self.now.here
        assert all(self.now.met()[frozenset((one, two))] for one in here for two in here if one < two)


class Swiss(AnyEvening):
    """A Swiss: as many rounds as planned, and at most one bye in each."""

    kind = TournamentKind.SWISS

    def was_paired(self, before: Tournament, after: Tournament) -> None:
        super().was_paired(before, after)
        assert sum(each.second is None for each in after.rounds[-1]) == len(before.here) % 2

    def is_over(self) -> None:
        assert len(self.now.rounds) <= self.now.planned


often = settings(max_examples=30 if effort.long else 10, stateful_step_count=24)
TestKnockOut, TestRoundRobin, TestSwiss = (each.TestCase for each in (KnockOut, RoundRobin, Swiss))
TestKnockOut.settings = TestRoundRobin.settings = TestSwiss.settings = often


def bracket_of(people: int) -> Tournament:
    """Return a knock-out before its first round, with its entrants from the strongest down."""
    now = Tournament("Club", TournamentKind.KNOCKOUT, "keep")
    for number in range(people):
        now = entered(now, Entrant(NAMES[number], rating=2000 - 100 * number))
    return now


def won_by_the_stronger(now: Tournament) -> Tournament:
    for at, each in enumerate(now.rounds[-1]):
        if not each.result:
            now = noted(now, len(now.rounds) - 1, at, "first" if each.first == min(each.both) else "second")
    return now


def round_of(now: Tournament) -> list[set[int]]:
    return [{*each.both} for each in now.rounds[-1]]


def test_a_winner_who_leaves_gives_the_neighbour_a_bye() -> None:
    now = won_by_the_stronger(paired(bracket_of(8), Random(1)))
    assert [each.winner for each in now.rounds[0]] == [0, 3, 1, 2]
    now = paired(withdrawn(now, 0), Random(1))
    assert round_of(now) == [{3}, {1, 2}]
    now = paired(won_by_the_stronger(now), Random(1))
    assert round_of(now) == [{1, 3}]


def test_no_shows_on_one_side_bring_nobody_over_from_the_other() -> None:
    now = paired(bracket_of(8), Random(1))
    for at in (0, 1):
        now = noted(now, 0, at, "neither")
    now = paired(won_by_the_stronger(now), Random(1))
    assert round_of(now) == [{1, 2}]
    assert now.rounds[-1][0].place == 1
    now = won_by_the_stronger(now)
    assert is_done(now)


def test_a_round_in_which_nobody_plays_is_passed_over() -> None:
    now = won_by_the_stronger(paired(bracket_of(8), Random(1)))
    now = paired(withdrawn(withdrawn(now, 0), 2), Random(1))
    assert [[{*each.both} for each in pairings] for pairings in now.rounds[1:]] == [[{3}, {1}], [{1, 3}]]


def test_a_latecomer_does_not_wait_for_somebody_who_left() -> None:
    now = paired(bracket_of(6), Random(1))
    byes = [each.first for each in now.rounds[0] if each.second is None]
    late = entered(withdrawn(now, byes[0]), Entrant("late"))
    assert {byes[1], 6} in round_of(late)
    later = entered(late, Entrant("later"))
    (walkover,) = [each for each in later.rounds[0] if {*each.both} == {byes[0], 7}]
    assert (walkover.winner, walkover.walkover) == (7, True)


def test_a_draw_with_somebody_who_left_is_not_replayed() -> None:
    now = paired(bracket_of(4), Random(1))
    pairing = now.rounds[0][0]
    now = noted(withdrawn(now, pairing.first), 0, 0, "draw")
    assert now.rounds[0][0].winner == pairing.second
    cleared = noted(now, 0, 0, "")
    assert cleared.rounds[0][0].winner == pairing.second


def test_a_knock_out_that_was_stored_without_places_goes_on() -> None:
    stored = (
        b'{"title":"Club","kind":"knockout","game":"keep","entrants":[{"name":"a"},{"name":"b"},{"name":"c"},'
        b'{"name":"d"}],"rounds":[[{"first":0,"second":3,"result":"first"},{"first":1,"second":2,"result":"second"}]]}'
    )
    now = paired(msgspec.json.decode(stored, type=Tournament), Random(1))
    assert round_of(now) == [{0, 2}]
    assert now.rounds[0][1] == Pairing(1, 2, "second")


def test_nobody_leaves_a_tournament_that_is_over() -> None:
    now = won_by_the_stronger(paired(bracket_of(2), Random(1)))
    with pytest.raises(NotAllowed, match="is over"):
        withdrawn(msgspec.structs.replace(now, over=True), 0)
