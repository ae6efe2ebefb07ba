"""What holds in every game, whatever is rolled and chosen."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from warbones.games.dicewing.attack import squadron_size
from warbones.games.dicewing.dice import DICE, FACES, NAMES, SET_SIZE, STEPS
from warbones.games.dicewing.reading import read
from warbones.games.dicewing.score import trophies
from warbones.games.dicewing.state import Event, Phase, Place
from warbones.games.dicewing.tests.games import answer, finish, games, options, random_position
from warbones.games.dicewing.tests.script import GAME, told


@settings(deadline=None, max_examples=30)
@given(games())
def test_every_die_is_in_exactly_one_place_and_shows_one_of_its_faces(game):
    position = random_position(*game)
    text = position.text
    s = position.record()
    if s.phase == Phase.SETUP:
        return
    assert all(text.count(f"{name}=") == 1 for name in NAMES)
    for die in range(DICE):
        step = STEPS[die % SET_SIZE]
        assert s.face[die] in range(step, step * FACES[die % SET_SIZE] + 1, step)
        assert (s.holder[die] == -1) == (s.place[die] in (Place.POOL, Place.USED))


@settings(deadline=None, max_examples=30)
@given(games())
def test_a_written_position_is_set_up_again_as_every_seat_knows_it(game):
    position = random_position(*game)
    for known in (position, *(position.seen_by(reader) for reader in (0, 1, None))):
        assert GAME.from_dict(known.to_dict()).to_dict() == known.to_dict()
        if not known.owed:
            assert read(known.text) == known.record()


@settings(deadline=None, max_examples=30)
@given(games())
def test_every_seat_can_be_shown_every_position(game):
    position = random_position(*game)
    for reader in (0, 1, None):
        scene = position.scene(reader)
        assert scene.prompt.text.endswith(".")
        asked = reader in position.to_act
        assert (scene.prompt.kind == "choose") == asked
        labels = [option.label for option in scene.prompt.options]
        assert len(set(labels)) == len(labels) == (len(position.legal(reader)) if asked else 0)
        shown = [piece.id for area in scene.areas for piece in area.pieces if piece is not None and not piece.hidden]
        assert sorted(shown) == sorted(NAMES)
        assert GAME.from_dict(position.to_dict()).scene(reader).areas == scene.areas


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32 - 1), options())
def test_games_end_in_time_and_results_sum_to_zero(seed, chosen):
    position, random = GAME.new(**chosen), Random(seed)
    while Phase(position.record().phase) != Phase.DRAFT:
        answer(position, random)
    finish(position, random)
    assert sum(position.scores()) == 0
    picks, launches = told(position, Event.TOOK), told(position, Event.REVEALED)
    pool = len(picks) - DICE
    assert 11 <= pool <= 14
    assert len(launches) // 2 == 3 + (2 if pool == 11 else 3)
    captured = told(position, Event.CAPTURED)
    first_stage = [numbers for numbers in captured if numbers[3] == 1]
    assert len(first_stage) == DICE - pool
    s = position.record()
    assert [trophies(s, seat) for seat in range(2)] == [sum(c[0] == seat for c in captured) for seat in range(2)]
    assert min(squadron_size(s, seat) for seat in range(2)) <= 1
    assert [numbers[:3] for numbers in captured] == [(s.holder[die], die, s.face[die]) for _, die, *_ in captured]
