"""Ratings of players."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warbones.club.bots import bot_rating, known
from warbones.club.rating_model import after
from warbones.club.ratings import Rating, is_settled, shown
from warbones.games import GAMES, load
from warbones.lab.ratings import rated

RATINGS = st.builds(Rating, st.floats(-20, 70), st.floats(0.5, 9), st.integers(0, 1000))


def test_a_beginner_is_rated_1500_and_provisional() -> None:
    assert shown(Rating()) == 1500
    assert not is_settled(Rating())


@given(RATINGS, RATINGS)
def test_winners_gain_and_losers_do_not(one: Rating, other: Rating) -> None:
    won, lost = after([one, other], [1, -1])
    assert won.mu >= one.mu
    assert lost.mu <= other.mu
    assert (won.games, lost.games) == (one.games + 1, other.games + 1)


@given(RATINGS, RATINGS)
def test_seats_do_not_matter(one: Rating, other: Rating) -> None:
    assert after([one, other], [1, -1]) == after([other, one], [-1, 1])[::-1]


@given(RATINGS)
def test_a_draw_between_equals_moves_neither(one: Rating) -> None:
    for each in after([one, one], [0, 0]):
        assert each.mu == pytest.approx(one.mu, abs=1e-6)


def test_of_several_players_the_last_loses_most() -> None:
    first, middle, last = after([Rating()] * 3, [5, 3, 1])
    assert first.mu > middle.mu > last.mu


def test_a_bot_s_rating_is_fixed() -> None:
    bot = Rating(40.0, 1.0, 400)
    person, same = after([Rating(), bot], [1, -1], fixed={1})
    assert same == bot
    assert shown(person) > 1500


def test_a_dozen_matches_with_an_equal_settle_a_rating() -> None:
    rng, one, other = Random(1), Rating(), Rating()
    for _ in range(12):
        one, other = after([one, other], rng.choice([[1, -1], [-1, 1]]))
    assert is_settled(one)
    assert abs(shown(one) - 1500) < 300


def test_ratings_from_results_predict_results() -> None:
    found = rated(("a", "b", "c"), {("a", "b"): (80, 20, 0), ("a", "c"): (95, 5, 0), ("b", "c"): (70, 20, 10)}, seed=1)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found == rated(
        ("a", "b", "c"), {("a", "b"): (80, 20, 0), ("a", "c"): (95, 5, 0), ("b", "c"): (70, 20, 10)}, 1
    )
    assert found["a"].games == 200


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.lobby.offered])
def test_every_bot_that_people_can_choose_is_rated_in_the_order_of_strength(game: str) -> None:
    ratings = [bot_rating(game, bot) for bot in load(game).bots.names]
    guesses = [rating.mu for rating in ratings if rating]
    assert len(guesses) >= 3
    assert guesses == sorted(guesses, reverse=True)
    assert known()[game].games >= 20


def test_an_unknown_bot_has_no_rating() -> None:
    assert bot_rating("keep", "nobody") is None
    assert bot_rating("nothing", "search") is None
