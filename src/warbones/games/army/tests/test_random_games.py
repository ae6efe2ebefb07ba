"""What holds in every game, whatever is rolled and chosen."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from warbones.core.choosing import every_option
from warbones.games.army.dice import DICE, NAMES, ROWS, Kind, kind_of
from warbones.games.army.faces import Face
from warbones.games.army.reading import read
from warbones.games.army.rounds import start_health
from warbones.games.army.state import Event, Phase, Place
from warbones.games.army.tests.games import answer, finish, games, options, random_position
from warbones.games.army.tests.script import GAME, told


@settings(deadline=None, max_examples=25)
@given(games())
def test_every_die_is_owned_lies_somewhere_and_shows_one_of_its_faces(game):
    position = random_position(*game)
    s = position.shown()
    for die in range(DICE):
        assert (s.owner[die] == -1) == (s.place[die] == Place.SUPPLY)
        assert s.face[die] in {Face.BLANK, *ROWS[Kind(kind_of(die))].faces}
        assert s.place[die] != Place.RESTING or kind_of(die) == Kind.TROOP
        assert s.place[die] != Place.GRAVEYARD or kind_of(die) not in (Kind.TANK, Kind.HEALER)
    assert all(0 <= health <= start_health(s.battle) for health in s.health)


@settings(deadline=None, max_examples=25)
@given(games())
def test_a_written_position_is_set_up_again_as_every_seat_knows_it(game):
    position = random_position(*game)
    for known in (position, *(position.seen_by(reader) for reader in (0, 1, None))):
        assert GAME.from_dict(known.to_dict()).to_dict() == known.to_dict()
        if not known.owed:
            assert read(known.text) == known.record()


@settings(deadline=None, max_examples=25)
@given(games())
def test_every_seat_can_be_shown_every_position(game):
    position = random_position(*game)
    for reader in (0, 1, None):
        scene = position.scene(reader)
        assert scene.prompt.text.endswith(".")
        asked = reader in position.to_act
        assert (scene.prompt.kind == "choose") == asked
        offered = list(every_option(scene.prompt))
        assert len({option.label for option in offered}) == len(offered)
        legal = position.legal(reader) if asked else ()
        assert {option.action for option in offered} == {action.text for action in legal}
        ids = Counter(piece.id for area in scene.areas for piece in area.pieces if piece is not None)
        assert set(ids.values()) == {1}
        assert {piece for option in offered for piece in option.pieces} <= set(ids)
        owned = [name for die, name in enumerate(NAMES) if position.record().owner[die] != -1]
        assert set(owned) <= set(ids)


@settings(deadline=None, max_examples=25)
@given(games())
def test_a_seat_rolls_its_own_pool_and_nobody_sees_it(game):
    """What two seats do behind the divider does not depend on who does it first."""
    position = random_position(*game)
    if len(position.to_act) < 2 or Phase(position.record().phase) != Phase.ROLL:
        return
    ends, turns = [], len(told(position, Event.TURN))
    for first in (0, 1):
        twin = position.copy()
        for seat in (first, 1 - first):
            random = Random(seat)
            while seat in twin.to_act or seat in twin.owed:
                if Phase(twin.record().phase) != Phase.ROLL or len(told(twin, Event.TURN)) > turns:
                    break
                if seat in twin.owed:
                    twin.roll(random.randint(1, 6), seat)
                else:
                    twin.act(seat, random.choice(twin.legal(seat).ids))
        ends.append(twin.to_dict())
    assert ends[0] == ends[1]


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 2**32 - 1), options())
def test_games_end_and_what_was_told_adds_up(seed, chosen):
    position, random = GAME.new(**chosen), Random(seed)
    finish(position, random)
    assert sum(position.scores()) == 0
    gained, s = told(position, Event.GAINED), position.record()
    assert [(seat, die) for seat, die, *_ in sorted(gained)] == sorted(
        (s.owner[die], die) for die in range(20, DICE) if s.owner[die] != -1
    )
    for total in told(position, Event.TOTAL):
        assert min(total[1:3]) >= 0
    over = told(position, Event.ROUND_OVER)
    assert [numbers[2] for numbers in over] == list(range(1, len(over) + 1))
    assert [sum(numbers[0] == seat for numbers in over) for seat in range(2)] == list(s.wins)


@settings(deadline=None, max_examples=15)
@given(games())
def test_totals_are_the_sums_of_their_lines(game):
    position = random_position(*game)
    for calculation in position.scene(None).calculations:
        for one in calculation.sums:
            assert sum(int(term.value) for term in one.terms) == int(one.total)


def test_an_answer_never_shows_before_the_reveal():
    position, random = GAME.new(), Random(5)
    for _ in range(150):
        answer(position, random)
        for reader in (0, 1, None):
            for event in position.events(reader):
                assert event.audience in (None, reader)
