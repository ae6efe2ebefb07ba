"""Invariants of every game, whatever is rolled and chosen."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests import effort
from tests.public_events import public_events
from tests.random_games import SEEDS, finish, options, positions
from warbones.check.random_play import answer_one
from warbones.games.army.rules import events
from warbones.games.army.rules.dice import DICE, NAMES, ROWS, Kind, kind_of
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.rounds import start_health
from warbones.games.army.rules.state import Phase, Place
from warbones.games.army.tests.script import GAME

SHORT = {"most_turns": st.sampled_from([10, 30]), "most_rounds": st.just(5)}
"""Matches are short, since their length affects none of the invariants."""

POSITIONS = positions(GAME, 700, **SHORT)


@settings(max_examples=25 if effort.long else 8)
@given(POSITIONS)
def test_every_die_is_owned_lies_somewhere_and_shows_one_of_its_faces(position):
    s = position.shown()
    for die in range(DICE):
        assert (s.owner[die] == -1) == (s.place[die] == Place.SUPPLY)
        assert s.face[die] in {Face.BLANK, *ROWS[Kind(kind_of(die))].faces}
        assert s.place[die] != Place.RESTING or kind_of(die) == Kind.TROOP
        assert s.place[die] != Place.GRAVEYARD or kind_of(die) not in (Kind.TANK, Kind.HEALER)
    assert all(0 <= health <= start_health(s.battle) for health in s.health)
    for reader in (0, 1, None):
        pieces = {piece.id for area in position.scene(reader).areas for piece in area.pieces if piece}
        assert {name for die, name in enumerate(NAMES) if s.owner[die] != -1} <= pieces


@settings(max_examples=25 if effort.long else 8)
@given(POSITIONS)
def test_a_seat_rolls_its_own_pool_and_nobody_sees_it(position):
    """The order in which two seats act behind the divider makes no difference."""
    if len(position.to_act) < 2 or Phase(position.record().phase) != Phase.ROLL:
        return
    ends, turns = [], len(public_events(position, events.Turn))
    for first in (0, 1):
        twin = position.copy()
        for seat in (first, 1 - first):
            random = Random(seat)
            while seat in twin.to_act or seat in twin.owed:
                if Phase(twin.record().phase) != Phase.ROLL or len(public_events(twin, events.Turn)) > turns:
                    break
                if seat in twin.owed:
                    twin.roll(random.randint(1, 6), seat)
                else:
                    twin.act(seat, random.choice(twin.legal(seat).ids))
        ends.append(twin.to_dict())
    assert ends[0] == ends[1]


@settings(max_examples=15 if effort.long else 5)
@given(SEEDS, options(GAME, **SHORT))
def test_games_end_and_their_events_add_up(seed, chosen):
    position, random = GAME.new(**chosen), Random(seed)
    finish(position, random)
    assert sum(position.scores()) == 0
    gained, s = public_events(position, events.Gained), position.record()
    assert sorted((event.seat, event.die) for event in gained) == sorted(
        (s.owner[die], die) for die in range(20, DICE) if s.owner[die] != -1
    )
    for total in public_events(position, events.Total):
        assert min(total.attack, total.defence) >= 0
    over = public_events(position, events.RoundOver)
    assert [event.round for event in over] == list(range(1, len(over) + 1))
    assert [sum(event.seat == seat for event in over) for seat in range(2)] == list(s.wins)


@settings(max_examples=15 if effort.long else 5)
@given(POSITIONS)
def test_totals_are_the_sums_of_their_lines(position):
    for calculation in position.scene(None).calculations:
        for one in calculation.sums:
            assert sum(int(term.value) for term in one.terms) == int(one.total)


def test_an_answer_never_shows_before_the_reveal():
    position, random = GAME.new(), Random(5)
    for _ in range(150):
        answer_one(position, random)
        for reader in (0, 1, None):
            for event in position.events(reader):
                assert event.audience in (None, reader)
