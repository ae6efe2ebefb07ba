"""Invariants of every game, whatever is rolled and chosen."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from tests import effort
from tests.public_events import public_events
from tests.random_games import SEEDS, finish, options, positions
from warbones.check.random_play import answer_one
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.attack import squadron_size
from warbones.games.dicewing.rules.dice import FACES, NAMES, SET_SIZE, STEPS
from warbones.games.dicewing.rules.score import trophies
from warbones.games.dicewing.rules.state import DICE, Phase, Place
from warbones.games.dicewing.tests.script import GAME

LONGEST = 14 + 14 + 6 * (2 + 4 + 2 + 1)
"""More decisions than any game has: two drafts, then six attacks with launches, calls, damage and capture."""

POSITIONS = positions(GAME, 110)


@settings(max_examples=30 if effort.long else 12)
@given(POSITIONS)
def test_every_die_is_in_exactly_one_place_and_shows_one_of_its_faces(position):
    text = position.text
    s = position.record()
    if s.phase == Phase.SETUP:
        return
    assert all(text.count(f"{name}=") == 1 for name in NAMES)
    for die in range(DICE):
        step = STEPS[die % SET_SIZE]
        assert s.face[die] in range(step, step * FACES[die % SET_SIZE] + 1, step)
        assert (s.holder[die] == -1) == (s.place[die] in (Place.POOL, Place.USED))
    for reader in (0, 1, None):
        pieces = [piece for area in position.scene(reader).areas for piece in area.pieces if piece]
        assert sorted(piece.id for piece in pieces if not piece.hidden) == sorted(NAMES)


@settings(max_examples=30 if effort.long else 12)
@given(SEEDS, options(GAME))
def test_games_end_in_time_and_results_sum_to_zero(seed, chosen):
    position, random = GAME.new(**chosen), Random(seed)
    while Phase(position.record().phase) != Phase.DRAFT:
        answer_one(position, random)
    assert finish(position, random) <= LONGEST
    assert sum(position.scores()) == 0
    picks, launches = public_events(position, events.Took), public_events(position, events.Revealed)
    pool = len(picks) - DICE
    assert 11 <= pool <= 14
    assert len(launches) // 2 == 3 + (2 if pool == 11 else 3)
    captured = public_events(position, events.Captured)
    first_stage = [event for event in captured if event.stage == 1]
    assert len(first_stage) == DICE - pool
    s = position.record()
    assert [trophies(s, seat) for seat in range(2)] == [sum(c.seat == seat for c in captured) for seat in range(2)]
    assert min(squadron_size(s, seat) for seat in range(2)) <= 1
    assert [(c.seat, c.value) for c in captured] == [(s.holder[c.die], s.face[c.die]) for c in captured]
