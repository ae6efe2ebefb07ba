"""Nothing hidden leaves a position: changing it changes nothing that a seat receives."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations
from types import SimpleNamespace

import pytest

from tests import effort
from tests.effort import seeds
from warbones import Game, Position
from warbones.check.random_landings import random_landing
from warbones.check.random_play import moments, random_game, random_options
from warbones.check.secrets import (
    answer_in_secret,
    chooses_in_secret,
    give,
    hides,
    secret_twins,
)
from warbones.core.rules import step
from warbones.table.match import Match

GAMES_PLAYED = range(12 if effort.long else 3)


def leaks(game: Game) -> list[str]:
    """Return what other seats can tell about secrets."""
    return [leak for seed in GAMES_PLAYED for leak in hides(game, seed)]


def test_secrets_are_looked_at(game_with_secrets: Game) -> None:
    assert any(secret_twins(game_with_secrets, GAMES_PLAYED[0]))


def test_a_game_says_whether_anything_is_secret(game: Game) -> None:
    played = random_game(game, 1)
    if game.ruleset.secrets:
        assert any(chooses_in_secret(position, seat) for position in played for seat in position.to_act)
        return
    for position in played if effort.long else moments(played):
        assert len(position.to_act) <= 1, "seats decide at the same time"
        assert not any(chooses_in_secret(position, seat) for seat in position.to_act)
        assert position.seen_by(None).to_dict() == position.to_dict()
        assert all(position.events(seat) == position.events(None) for seat in range(len(position.game.names)))


def test_a_planted_leak_in_what_a_seat_knows_is_found(secretive_game: Game) -> None:
    game, rules = secretive_game, secretive_game.ruleset.rules
    leaky = SimpleNamespace(**{name: getattr(rules, name) for name in dir(rules) if name[0] != "_"})
    leaky.redact = lambda s, seat: None
    assert leaks(replace(game, ruleset=replace(game.ruleset, rules=leaky)))


def test_a_planted_leak_in_an_event_is_found(secretive_game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "events", lambda self, seat: tuple(self._events))
    assert leaks(secretive_game)


def test_hidden_answers_applied_to_a_seat_s_view_give_the_real_position(game_with_secrets: Game) -> None:
    for seed in GAMES_PLAYED:
        rng = random.Random(seed)
        for position in moments(random_game(game_with_secrets, seed)):
            for viewer, other in permutations(sorted(position.to_act), 2):
                real = position.seen_by(viewer)
                answers = answer_in_secret(real, other, rng)
                seen = real.seen_by(viewer)
                for answer in answers:
                    give(seen, other, *answer)
                assert seen.to_dict() == real.to_dict()


def test_a_spectator_and_a_seat_get_no_seed_and_can_play_on(game: Game) -> None:
    position = game.new(seed=3)
    for viewer in (None, *range(len(position.game.names))):
        seen = position.seen_by(viewer)
        assert seen._rngs is None
        while not seen.over and not seen.owed:
            seat = min(seen.to_act)
            seen.act(seat, seen.legal(seat)[0])
        assert seen.over or seen.owed


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_a_seat_s_answer_numbers_do_not_count_what_others_do_in_secret(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    dice = SimpleNamespace(face=lambda _stream, _number, sides: rng.randint(1, sides))
    match = Match(game, random_options(game, rng), dice)
    match.commit(match.open())
    while not match.position.over:
        if throw := match.position.throw:
            match.commit(match.land(random_landing(throw, rng)))
            continue
        numbers = [match.number(seat) for seat in range(len(game.names))]
        seat = rng.choice(sorted(match.position.to_act))
        match.commit(match.answer(seat, numbers[seat], rng.choice(match.position.legal(seat)).text))
        assert [each for each in range(len(game.names)) if match.number(each) != numbers[each]] == [seat]


def test_secret_events_are_made_public_no_sooner_than_the_reveal(game_with_secrets: Game) -> None:
    for position in moments(random_game(game_with_secrets, 2)):
        everybody = set(position.events(None))
        for seat in range(len(position.game.names)):
            secret = [event for event in position.events(seat) if event.audience is not None]
            assert all(event.audience == seat for event in secret)
            assert not everybody.intersection(secret)
    assert step.NOBODY not in range(len(game_with_secrets.names))
