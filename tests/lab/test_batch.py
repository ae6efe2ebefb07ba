"""Batches: the same games however many threads play them, counted right, and better bots winning."""

from __future__ import annotations

from itertools import pairwise

import pytest

from warbones.core.errors import UnknownGame, UnknownOption, WarbonesError
from warbones.lab.batch import Report, simulate
from warbones.players.bots import UnknownBot

RANDOM = ("random", "random")


def counted(report: Report) -> tuple[object, ...]:
    """Return what a batch came to, without how long it took."""
    return report.wins, report.draws, report.mean_decisions


@pytest.mark.parametrize("seats", [RANDOM, ("greedy:2", "random"), ("search:20", "greedy:2")])
def test_the_same_seed_plays_the_same_games_on_any_number_of_threads(seats: tuple[str, str]) -> None:
    reports = [simulate("dicewing", 120, seats, seed=5, threads=threads) for threads in (1, 2, 3)]
    assert all(counted(one) == counted(other) for one, other in pairwise(reports))


def test_another_seed_plays_other_games() -> None:
    assert counted(simulate("dicewing", 300, RANDOM, seed=1)) != counted(simulate("dicewing", 300, RANDOM, seed=2))


def test_a_report_counts_every_game_once() -> None:
    played: list[int] = []
    report = simulate("dicewing", 1001, ("random", "greedy:1"), seed=3, threads=2, progress=played.append)
    assert sum(played) == report.games == 1001
    assert report.wins[0].wins + report.wins[1].wins + report.draws == 1001
    for seat, wins in enumerate(report.wins):
        assert (wins.seat, wins.share) == (seat, wins.wins / 1001)
        assert 0 <= wins.low < wins.share < wins.high <= 1
    assert (report.game, report.seed, [wins.name for wins in report.wins]) == ("dicewing", 3, ["random", "greedy:1"])
    assert report.games_per_second == pytest.approx(1001 / report.seconds)
    assert report.decisions_per_second == pytest.approx(report.games_per_second * report.mean_decisions)


def test_games_are_of_the_length_that_the_rules_give() -> None:
    """Two drafts of 11 to 14 dice each, and five or six launches of both."""
    assert 14 + 11 + 10 < simulate("dicewing", 2000, RANDOM, seed=1).mean_decisions < 14 + 14 + 12 + 6


def test_rule_options_are_played_with() -> None:
    called = simulate("dicewing", 500, RANDOM, seed=1, options={"manual_bonus_choice": True})
    assert called.mean_decisions > simulate("dicewing", 500, RANDOM, seed=1).mean_decisions + 1


def test_greedy_beats_random() -> None:
    assert simulate("dicewing", 200, ("random", "greedy"), seed=1).wins[1].low > 0.7


def test_search_beats_greedy() -> None:
    assert simulate("dicewing", 60, ("greedy", "search:1000"), seed=1, threads=2).wins[1].low > 0.6


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(WarbonesError, match="has 2 seats, not 3"):
        simulate("dicewing", 1, ("random", "random", "random"))
    for games, threads in ((0, 1), (1, 0)):
        with pytest.raises(WarbonesError, match="1 or more"):
            simulate("dicewing", games, RANDOM, threads=threads)
    with pytest.raises(UnknownBot, match="search:4000"):
        simulate("dicewing", 1, ("random", "serach"))
    with pytest.raises(UnknownOption):
        simulate("dicewing", 1, RANDOM, options={"sides": 3})
    with pytest.raises(UnknownGame):
        simulate("dicewings", 1, RANDOM)
    with pytest.raises(WarbonesError, match="begins anew"):
        simulate("indicesion", 1, RANDOM, position="anything")
