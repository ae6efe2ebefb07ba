"""The arithmetic of clocks, which are given the time as an argument."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warbones.table.clock_kinds import DAY, SECOND, BadClock, TimeControl, must_be_clock
from warbones.table.clocks import LAG, SHOWN, Arrival, ClockReading, Clocks

BANK = TimeControl(kind="bank", time=60, increment=5)
MOVE = TimeControl(kind="move", time=30)
NOON = 1_000_000

controls = st.sampled_from([BANK, MOVE, TimeControl(kind="days", time=1), TimeControl(kind="bank", time=10)])
asked = st.frozensets(st.integers(0, 2))
steps = st.lists(
    st.tuples(
        asked,
        st.integers(0, 20 * SECOND),  # until the answer came
        st.integers(0, SECOND),  # until it was processed
        st.integers(0, 30 * SECOND),  # shown
        st.one_of(st.none(), st.integers(0, 30 * SECOND)),  # thought
    ),
    max_size=30,
)


def began(control: TimeControl, *seats: int) -> Clocks:
    """Return the clocks of three seats; those of ``seats`` have run since noon."""
    return Clocks.full(control, 3).go_on(frozenset(seats), NOON, NOON)


def test_a_clock_runs_while_its_seat_is_asked_and_grows_when_its_move_ends() -> None:
    clocks = began(BANK, 0)
    clocks, spent = clocks.decided(0, NOON + 10_000, 0)
    assert spent == 10_000
    after = clocks.go_on({1}, NOON + 10_000, NOON + 10_000)
    assert after.left == (55_000, 60_000, 60_000)
    assert after.left_at(0, NOON + 99_000) == 55_000
    assert after.left_at(1, NOON + 13_000) == 57_000


def test_a_move_is_all_that_a_seat_decides_before_it_waits() -> None:
    clocks = began(MOVE, 0)
    for came in (NOON + 10_000, NOON + 20_000):
        clocks, _ = clocks.decided(0, came, 0)
        clocks = clocks.go_on({0}, came, came)
    assert clocks.left_at(0, NOON + 20_000) == 10_000
    assert clocks.go_on({1}, NOON + 20_000, NOON + 20_000).left == (30_000,) * 3


def test_server_time_and_playback_cost_nobody_time() -> None:
    clocks, _ = began(BANK, 0).decided(0, NOON + 1000, 0)
    clocks = clocks.go_on({1}, NOON + 1000, NOON + 9000, shown=4000)
    assert clocks.left[0] == 64_000
    assert clocks.left_at(1, NOON + 13_000) == 60_000
    assert clocks.left_at(1, NOON + 14_000) == 59_000


def test_repeated_playback_does_not_stop_the_clock_for_ever() -> None:
    clocks = began(BANK, 0)
    for _ in range(9):
        clocks = clocks.go_on({0}, NOON, NOON, shown=SHOWN)
    assert clocks.at <= NOON + SHOWN + 9


def test_lag_is_given_back_up_to_a_limit() -> None:
    clocks = began(TimeControl(kind="bank", time=60), 0)
    for came, thought, back in ((10_000, 9_600, 400), (20_000, 9_000, 600), (30_000, 0, 0)):
        lag = clocks.lag(0, Arrival(NOON + came, thought))
        assert lag == back
        clocks, _ = clocks.decided(0, NOON + came, lag)
    assert clocks.left_at(0, NOON + 30_000) == 30_000
    assert clocks.go_on({1}, NOON + 30_000, NOON + 30_000).left[0] == 31_000


def test_no_more_lag_is_given_back_than_the_connection_s_pings_took() -> None:
    clocks = began(BANK, 0)
    assert [clocks.lag(0, Arrival(NOON + 9000, 8_400, trip)) for trip in (0, 250, 600, 5000)] == [0, 250, 600, 600]


def test_answering_during_playback_gains_no_time() -> None:
    clocks = began(BANK, 1).go_on({0}, NOON, NOON, shown=5000)
    assert clocks.lag(0, Arrival(NOON + 3000, 10)) == 0
    assert clocks.lag(0, Arrival(NOON + 5400, 10)) == 400, "what was on its way since the clock ran"


def test_missing_or_excessive_lag_reports_gain_no_time() -> None:
    clocks = began(BANK, 0)
    assert clocks.lag(0, Arrival(NOON + 5000, None)) == 0
    assert clocks.lag(0, Arrival(NOON + 5000, 9000)) == 0


def test_answers_sent_in_time_count_within_the_lag_limit() -> None:
    clocks, end = began(MOVE, 0, 1), NOON + 30_000
    assert clocks.is_in_time(0, end - 1, 0)
    assert not clocks.is_in_time(0, end, 0)
    late = end + LAG - 1
    assert clocks.is_in_time(0, late, clocks.lag(0, Arrival(late, 29_999)))
    assert clocks.due == end + LAG
    assert not clocks.out(end + LAG - 1)
    assert clocks.out(end + LAG) == {0, 1}


def test_the_first_of_several_running_clocks_runs_out() -> None:
    clocks = replace(began(BANK, 0, 1), left=(20_000, 10_000, 1))
    assert clocks.out(NOON + 90_000) == {1}


def test_undoing_a_decision_takes_back_its_increment() -> None:
    clocks, _ = replace(began(BANK, 0), left=(2000, 0, 0)).decided(0, NOON + 1500, 0)
    gained = clocks.gain(0)
    clocks = clocks.go_on({1}, NOON + 1500, NOON + 1500)
    assert (gained, clocks.left[0]) == (5000, 5500)
    back = clocks.halted().go_on({0}, NOON + 9000, NOON + 9000).taken_back(0, gained)
    assert back.left == (1000, 0, 0), "never less than a second"
    assert clocks.taken_back(0, 0) == clocks


def test_leaving_the_seat_to_a_bot_gains_no_time() -> None:
    clocks, _ = began(BANK, 0).decided(0, NOON + 1000, 0)
    assert clocks.halted().go_on((), NOON + 1000, NOON + 1000).left[0] == 59_000
    assert clocks.stopped(NOON + 2000).left[0] == 58_000


@given(controls, steps)
def test_no_step_adds_time_or_takes_more_than_has_passed(control: TimeControl, steps: list[Any]) -> None:
    clocks, now = began(control, 0), NOON
    started = {0: clocks.left[0]}
    for seats, until, doing, shown, thought in steps:
        came, before, then = now + until, clocks, now
        now = came + doing
        for seat in sorted(clocks.running)[:1]:
            lag = clocks.lag(seat, Arrival(came, thought))
            assert 0 <= lag <= LAG
            clocks, spent = clocks.decided(seat, came, lag)
            assert 0 <= spent <= came - NOON
        clocks = clocks.go_on(seats, came, now, shown)
        assert clocks.running == seats
        for seat in range(3):
            went = before.left_at(seat, then) - clocks.left_at(seat, now)
            most = control.increment * SECOND + LAG if control.kind == "bank" else control.full
            assert -most <= went <= until + doing
            assert clocks.reading().left[seat] >= 0
            if seat not in before.running:
                assert clocks.left[seat] == before.left[seat]
                started[seat] = clocks.left[seat]
            elif seat not in clocks.running and control.kind == "bank":
                assert 0 <= clocks.left[seat] <= started[seat] + control.increment * SECOND


@given(
    st.integers(1, 4 * SECOND),
    st.lists(st.tuples(st.integers(0, 2 * SECOND), st.integers(0, 2 * SECOND), st.sampled_from([0, 9])), max_size=9),
)
def test_a_move_costs_the_time_of_its_decisions_however_often_its_clock_is_reset(
    begun: int, steps: list[tuple[int, int, int]]
) -> None:
    clocks, now, taken = replace(began(BANK, 0), left=(begun, begun, begun)), NOON, 0
    for until, thought, shown in steps:
        now += until
        lag = clocks.lag(0, Arrival(now, thought))
        if not clocks.is_in_time(0, now, lag):
            break
        clocks, spent = clocks.decided(0, now, lag)
        taken += spent
        ended, clocks = clocks.go_on({1}, now, now), clocks.go_on({0}, now, now, shown)
        assert ended.left[0] == begun - taken + BANK.increment * SECOND
        assert 0 <= clocks.left_at(0, now) <= clocks.reading().left[0] <= begun
        assert NOON < (clocks.due or 0) <= NOON + begun + LAG + 9 * len(steps)


def test_a_reset_clock_at_0_gives_its_move_no_extra_time() -> None:
    clocks = replace(began(TimeControl(kind="bank", time=10), 0), left=(995, 0, 0))
    clocks, spent = clocks.decided(0, NOON + 1000, clocks.lag(0, Arrival(NOON + 1000, 0)))
    clocks = clocks.go_on({0}, NOON + 1000, NOON + 1000, shown=1)
    assert (spent, clocks.reading().left[0], clocks.left_at(0, NOON + 1000)) == (0, 0, 0)
    assert clocks.go_on({1}, NOON + 1000, NOON + 1000).left[0] == 995


@given(controls, st.lists(st.integers(1, 9 * SECOND), max_size=20))
def test_decisions_within_a_move_change_no_clock(control: TimeControl, times: list[int]) -> None:
    clocks, now = began(control, 0, 1), NOON
    shown = (clocks.at, clocks.left, clocks.running, clocks.due)
    for each in times:
        now += each
        clocks, _ = clocks.decided(0, now, clocks.lag(0, Arrival(now, each // 2)))
        clocks = clocks.go_on({0, 1}, now, now + 3)
        assert (clocks.at, clocks.left, clocks.running, clocks.due) == shown


@given(controls, asked, st.integers(0, 10**6), st.integers(0, 10**9))
def test_a_clock_is_restored_from_its_reading_and_an_outage_costs_nothing(
    control: TimeControl, seats: frozenset[int], wait: int, down: int
) -> None:
    clocks = began(control, *seats)
    again = Clocks.shown(control, clocks.reading())
    assert (again.at, again.left, again.running, again.due) == (clocks.at, clocks.left, clocks.running, clocks.due)
    for seat in range(3):
        assert again.shifted(down).left_at(seat, NOON + wait + down) == clocks.left_at(seat, NOON + wait)


def test_a_reading_is_stored_without_defaults() -> None:
    assert ClockReading(at=1, left=(2,)).__struct_config__.omit_defaults


@pytest.mark.parametrize(
    ("control", "problem"),
    [
        (TimeControl(kind="move", time=0), "A clock can give 5 to 86,400 seconds for each move, not 0."),
        (TimeControl(kind="bank", time=9), "A clock can start with 10 to 86,400 seconds, not 9."),
        (TimeControl(kind="days", time=400), "A clock can give 1 to 30 days for each move, not 400."),
        (
            TimeControl(kind="bank", time=10**400),
            "A clock can start with 10 to 86,400 seconds, not a number of 1329 bits.",
        ),
        (TimeControl(kind="bank", time=60, increment=-1), "A clock can add 0 to 3,600 seconds for each move, not -1."),
        (TimeControl(kind="move", time=60, increment=5), "leave out the increment"),
    ],
)
def test_a_clock_that_nobody_could_play_by_is_refused(control: TimeControl, problem: str) -> None:
    with pytest.raises(BadClock, match=problem):
        must_be_clock(control, 2)


def test_with_three_or_more_seats_only_a_bot_can_play_on() -> None:
    with pytest.raises(BadClock, match="let a bot play on"):
        must_be_clock(MOVE, 3)
    must_be_clock(TimeControl(kind="days", time=3, out="bot"), 6)
    assert TimeControl(kind="days", time=3).full == 3 * DAY * SECOND
