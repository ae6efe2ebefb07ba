"""A prompt that offers odds gets them; they are probabilities and reveal nothing hidden from the seat."""

from __future__ import annotations

import random

import pytest

from warbones import GAMES, Game, NoOdds, Position
from warbones.check.random_play import moments, random_game
from warbones.check.secrets import act_in_secret, chooses_in_secret
from warbones.core.view.scene import Odds


@pytest.fixture(params=sorted(name for name, game in GAMES.items() if game.view.odds))
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games that give odds."""
    return GAMES[request.param]


def offered(position: Position, seat: int) -> bool:
    return position.scene(seat).prompt.odds


def some_odds(position: Position, seat: int) -> list[Odds]:
    """Return the odds of a few of the seat's actions, or of the pending die."""
    actions = list(position.legal(seat).ids) or [None]
    return [position.odds(seat, action) for action in actions[:: max(1, len(actions) // 3)]]


def test_odds_are_given_exactly_where_a_prompt_offers_them(game: Game) -> None:
    given = 0
    for position in moments(random_game(game, 1)):
        for seat in range(len(game.names)):
            if offered(position, seat):
                given += 1
                assert all(check(odds) for odds in some_odds(position, seat))
            else:
                with pytest.raises(NoOdds):
                    position.odds(seat)
    assert given > 10


def check(odds: Odds) -> bool:
    """Assert that odds are consistent."""
    for table in odds.tables:
        shares = [chance.share for chance in table.chances]
        assert all(0 <= share <= 1 for share in shares)
        assert table.apart or sum(shares) == pytest.approx(1)
        assert len({chance.label for chance in table.chances}) == len(shares)
    return bool(odds.title)


def test_odds_change_nothing(game: Game) -> None:
    for position in moments(random_game(game, 2)):
        before = position.to_dict()
        for seat in range(len(game.names)):
            if offered(position, seat):
                some_odds(position, seat)
        assert position.to_dict() == before


def test_secrets_of_another_seat_change_no_odds(game: Game) -> None:
    rng, seats = random.Random(3), range(len(game.names))
    for position in moments(random_game(game, 3)):
        for seat in seats:
            others = [other for other in seats if other != seat and chooses_in_secret(position, other)]
            if others and offered(position, seat) and not position.owed:
                one, two = (act_in_secret(position, others[0], rng) for _ in range(2))
                assert some_odds(one, seat) == some_odds(two, seat)
