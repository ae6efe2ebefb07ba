"""Studies of a game with planted effects find them, and find no others."""

from __future__ import annotations

import numpy as np
import pytest

from tests.effort import cases
from tests.lab.planted import COSTS, GAME, PARTS
from warbones.lab.runs.compiled_simulator import CompiledSimulator, PlayedGames
from warbones.lab.runs.matchups import DRAWN, EVEN, WITHOUT, Matchup
from warbones.lab.statistics.intervals import mean, share
from warbones.lab.statistics.part_values import drawn_value, loss_without
from warbones.lab.statistics.seats import seats
from warbones.lab.statistics.variance_reduction import mean_without_luck, saving, without_luck

RANDOM = ("random", "random")
POINTS = 300
"""An advantage of three percentage points, in ten thousandths."""


def played(matchup: Matchup, seed: int, games: int, **options: int) -> PlayedGames:
    return CompiledSimulator(GAME, options).play(matchup, seed, 0, games)


@pytest.mark.parametrize("studies", cases([2, 200], [2]))
def test_a_seat_that_is_given_three_points_is_found(studies: int) -> None:
    matchup = Matchup(EVEN, RANDOM, again=2)
    found = [seats(played(matchup, seed, 8000, bias=POINTS), "random", "Alpha").seat.best for seed in range(studies)]
    assert sum(each.low > 0.5 for each in found) >= 19 / 20 * studies


@pytest.mark.parametrize("studies", cases([40, 400], [40]))
def test_a_game_that_is_even_is_called_even(studies: int) -> None:
    matchup = Matchup(EVEN, RANDOM, again=2)
    found = [seats(played(matchup, seed, 1000), "random", "Alpha") for seed in range(studies)]
    sides = [side for each in found for side in (each.seat, each.opening) if side]
    assert len(sides) == 2 * studies
    assert sum(side.plain.clear_of(0.5) for side in sides) <= 0.1 * len(sides)


@pytest.mark.parametrize("repeats", cases([100, 1000], [100]))
def test_intervals_cover_as_often_as_they_say(repeats: int) -> None:
    """Plain counts, and figures without the dice's luck, in studies of 200 games with a known truth."""
    matchup, truth = Matchup(EVEN, RANDOM, again=2), 2 * POINTS / 10_000
    games = [played(matchup, seed, 200, bias=POINTS) for seed in range(repeats)]
    plain = sum(not mean(each.payoff).clear_of(truth) for each in games) / repeats
    less = sum(not mean_without_luck(each.payoff, each.luck).clear_of(truth) for each in games) / repeats
    wins = sum(not share(int((each.payoff > 0).sum()), 200).clear_of((1 + truth) / 2) for each in games) / repeats
    room = 0.02 if repeats == 1000 else 0.06
    assert [plain, less, wins] == pytest.approx([0.95] * 3, abs=room)


def test_without_luck_the_mean_stays_and_the_interval_narrows() -> None:
    """If dice decide nearly everything, a game without their luck is worth several; the last die's luck remains."""
    games = played(Matchup(EVEN, RANDOM, again=8), 1, 4000, swing=600)
    left = without_luck(games.payoff, games.luck)
    assert saving(games.payoff.astype(float), left) > 3
    assert abs(left.mean()) < 4 * left.std() / np.sqrt(len(left))
    assert np.corrcoef(left, games.payoff)[0, 1] > 0.3


def test_a_poor_evaluation_costs_nothing_but_the_saving() -> None:
    games = played(Matchup(EVEN, RANDOM, again=1), 1, 2000)
    noise = np.random.default_rng(1).normal(size=games.luck.shape)
    assert saving(games.payoff.astype(float), without_luck(games.payoff, noise)) == pytest.approx(1, abs=0.05)


def test_a_rare_surprise_does_not_inflate_the_remaining_variance() -> None:
    rng = np.random.default_rng(1)
    luck, once = rng.normal(size=(900, 1)), np.zeros((900, 1))
    once[::300, 0] = 0.01, 0.0001, -0.0001
    results = np.sign(luck[:, 0] + rng.normal(size=900))
    alone, both = (saving(results, without_luck(results, each)) for each in (luck, np.hstack([luck, once])))
    assert both == pytest.approx(alone, rel=0.01)


def test_surprises_have_mean_zero() -> None:
    games = played(Matchup(EVEN, RANDOM, again=3), 2, 20_000, swing=300)
    moving = games.luck[:, games.luck.std(axis=0) > 0]
    assert moving.shape[1] >= 1
    assert (np.abs(moving.mean(axis=0)) < 4 * moving.std(axis=0) / np.sqrt(len(moving))).all()


@pytest.mark.parametrize("studies", cases([10, 100], [10]))
def test_a_part_that_is_twice_as_good_for_its_cost_comes_first(studies: int) -> None:
    first = 0
    for seed in range(studies):
        games = played(Matchup(DRAWN, RANDOM), seed, 20_000, boosted=3)
        held = drawn_value(games, range(len(PARTS)), 0.99, centred=False)
        assert all(held)
        more = [each.value - held[0].value for each in held[1:] if each and held[0]]
        by_cost = [each / cost for each, cost in zip(more, COSTS[1:], strict=True)]
        first += int(np.argmax(by_cost)) + 1 == 3
    assert first >= 19 / 20 * studies


def test_the_measured_value_of_a_part_is_the_planted_one() -> None:
    """The five add 0, 2, 4, 6 and 8 points; each seat has one, so values are relative to their mean."""
    games = played(Matchup(DRAWN, RANDOM), 1, 60_000)
    held = drawn_value(games, range(len(PARTS)), 0.999, centred=True)
    for each, planted in zip(held, (-0.04, -0.02, 0, 0.02, 0.04), strict=True):
        assert each
        assert each.low < planted < each.high
        assert each.half_width < 0.02


def test_doing_without_the_best_part_costs_what_was_planted() -> None:
    """Greedy takes the best part, worth 8 points, or else the next, worth 6. On the same dice, a few games show it."""
    simulator, greedy = CompiledSimulator(GAME, {}), ("greedy:1", "greedy:1")
    even, barred = (
        simulator.play(matchup, 1, 0, 4000) for matchup in (Matchup(EVEN, greedy), Matchup(WITHOUT, greedy, "four"))
    )
    assert not barred.used[np.arange(len(barred)), barred.side, PARTS.index("four")].any()
    lost = loss_without(even, barred, 0.99)
    assert lost
    assert lost.low < 0.02 < lost.high
    assert lost.half_width < 0.01
    nothing = loss_without(even, simulator.play(Matchup(WITHOUT, greedy, "dud"), 1, 0, 200), 0.99)
    assert nothing
    assert (nothing.value, nothing.low, nothing.high) == (0, 0, 0)


def test_uses_offers_and_choices_are_counted() -> None:
    games = played(Matchup(EVEN, ("greedy:1", "greedy:1")), 1, 50)
    assert (games.used.sum(axis=(0, 1)) == [0, 0, 0, 0, 100]).all()
    assert (games.offered == 1).all()
    assert (games.chosen == games.used).all()
    assert (games.decisions == 2).all()
    assert (games.ticks == 5).all()
    assert np.isfinite(games.curve[:, :5]).all()
    assert np.isnan(games.curve[:, 5:]).all()
    assert (games.choices[:, 2] == 5).all()
    assert games.gap[:, 0] == pytest.approx(0.04)


def test_games_of_one_number_have_the_same_dice_in_every_matchup() -> None:
    """Even with seats exchanged, and with a part barred that is never chosen anyway."""
    simulator, bots = CompiledSimulator(GAME, {"swing": 2000}), ("greedy:1", "greedy:1")
    even = simulator.play(Matchup(EVEN, bots), 3, 0, 300)
    both = simulator.play(Matchup(WITHOUT, bots, "one"), 3, 0, 300)
    assert (both.payoff == np.tile(even.payoff, 2)).all()
