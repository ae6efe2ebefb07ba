"""Batches play the same games on any number of threads and count them correctly; better bots win."""

from __future__ import annotations

from itertools import pairwise

import pytest

from warbones.core.errors import BrokenPosition, UnknownGame, UnknownOption, WarbonesError
from warbones.lab.batch import simulate
from warbones.lab.batch_result import BatchResult, plan_arms
from warbones.players.bot_names import UnknownBot

RANDOM = ("random", "random")

LAST = (
    "launch 2.2 first=Beta | Alpha: A.d6=1 B.d12=7 A.d8=6 B.d6=1 | Beta: B.d4=1 B.d10=1 B.d20=2 | used: B.d8=4 B.d%=20"
)
TAKEN = "A.d4=3 A.d10=10 A.d12=2 A.d%=30 A.d20=10"
WON = f"{LAST} | trophies Alpha: {TAKEN}"
"""The last launch of a game in which Alpha has all trophies."""
LOST = f"{LAST} | trophies Beta: {TAKEN}"


def counted(result: BatchResult) -> tuple[object, ...]:
    """Return a batch's result without its times."""
    return result.wins, result.draws, result.mean_decisions


@pytest.mark.parametrize("seats", [RANDOM, ("greedy:2", "random"), ("search:20", "greedy:2")])
def test_the_same_seed_plays_the_same_games_on_any_number_of_threads(seats: tuple[str, str]) -> None:
    reports = [simulate("dicewing", 120, seats, seed=5, threads=threads) for threads in (1, 2, 3)]
    assert all(counted(one) == counted(other) for one, other in pairwise(reports))


def test_another_seed_plays_other_games() -> None:
    assert counted(simulate("dicewing", 300, RANDOM, seed=1)) != counted(simulate("dicewing", 300, RANDOM, seed=2))


def test_a_result_counts_every_game_once() -> None:
    played: list[int] = []
    result = simulate("dicewing", 1001, ("random", "greedy:1"), seed=3, threads=2, progress=played.append)
    assert sum(played) == result.games == 1001
    assert result.wins[0].wins + result.wins[1].wins + result.draws == 1001
    for seat, wins in enumerate(result.wins):
        assert (wins.seat, wins.share) == (seat, wins.wins / 1001)
        assert 0 <= wins.low < wins.share < wins.high <= 1
    assert (result.game, result.seed, [wins.name for wins in result.wins]) == ("dicewing", 3, ["random", "greedy:1"])
    assert result.games_per_second == pytest.approx(1001 / result.seconds)
    assert result.decisions_per_second == pytest.approx(result.games_per_second * result.mean_decisions)


def test_games_have_the_length_that_the_rules_give() -> None:
    """Two drafts of 11 to 14 dice each, and five or six launches by each seat."""
    assert 14 + 11 + 10 < simulate("dicewing", 2000, RANDOM, seed=1).mean_decisions < 14 + 14 + 12 + 6


def test_games_follow_their_rule_options() -> None:
    called = simulate("dicewing", 500, RANDOM, seed=1, options={"manual_bonus_choice": True})
    assert called.mean_decisions > simulate("dicewing", 500, RANDOM, seed=1).mean_decisions + 1


def test_games_begin_from_a_position() -> None:
    result = simulate("dicewing", 40, RANDOM, seed=1, positions=[WON])
    assert result.wins[0].wins == 40
    assert result.mean_decisions < 3
    assert [arm.position for arm in result.legs] == [WON]


def test_games_are_shared_out_over_positions_and_seats_and_summed_over_them() -> None:
    played: list[int] = []
    result = simulate(
        "dicewing", 41, ("random", "greedy:1"), 1, progress=played.append, positions=[WON, LOST, WON], swap=True
    )
    assert sum(played) == 41
    assert [(arm.position, arm.games) for arm in result.legs] == [
        (WON, 6), (WON, 7), (LOST, 7), (LOST, 7), (WON, 7), (WON, 7)
    ]  # fmt: skip
    assert [tuple(bot.seat for bot in arm.wins) for arm in result.legs] == [(0, 1), (1, 0)] * 3
    assert [tuple(bot.wins for bot in arm.wins) for arm in result.legs] == [
        (6, 0), (0, 7), (0, 7), (7, 0), (7, 0), (0, 7)
    ]  # fmt: skip
    assert [(bot.seat, bot.name, bot.wins) for bot in result.wins] == [(0, "random", 20), (1, "greedy:1", 21)]
    for place, bot in enumerate(result.wins):
        assert bot.wins == sum(arm.wins[place].wins for arm in result.legs)
        assert bot.low < bot.share == bot.wins / 41 < bot.high


def test_seats_turn_so_that_each_bot_sits_everywhere() -> None:
    arms = list(plan_arms(10, ["here", "there"], 3, swap=True))
    assert [arm.seats for arm in arms] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert [arm.first for arm in arms] == [0, 1, 3, 5, 6, 8]
    assert sum(arm.games for arm in arms) == 10
    assert [arm.seats for arm in plan_arms(10, ["here"], 3, swap=False)] == [(0, 1, 2)]


def test_several_arms_are_the_same_on_any_number_of_threads() -> None:
    one, three = (
        simulate("dicewing", 60, ("greedy:1", "random"), 5, threads, positions=[WON, LOST], swap=True)
        for threads in (1, 3)
    )
    assert (counted(one), one.legs) == (counted(three), three.legs)


def test_greedy_beats_random() -> None:
    assert simulate("dicewing", 200, ("random", "greedy"), seed=1).wins[1].low > 0.7


def test_search_beats_greedy() -> None:
    assert simulate("dicewing", 40, ("greedy", "search:400"), seed=1, threads=2).wins[1].low > 0.6


def test_unplayable_settings_are_refused() -> None:
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
    with pytest.raises(WarbonesError, match="always starts from set-up"):
        simulate("indicesion", 1, RANDOM, positions=["anything"])
    with pytest.raises(BrokenPosition, match=r"There is no die 'B\.d7'"):
        simulate("dicewing", 2, RANDOM, positions=[WON, WON.replace("B.d6", "B.d7")])
    with pytest.raises(WarbonesError, match="A position names its own rule options"):
        simulate("dicewing", 2, RANDOM, options={"trophy_strike": "all"}, positions=[WON])
    with pytest.raises(WarbonesError, match=r"The games start in 4 ways: play at least that many, not 3\."):
        simulate("dicewing", 3, RANDOM, positions=[WON, LOST], swap=True)
