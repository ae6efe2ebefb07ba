"""What holds in every game, on every board, whatever is rolled and chosen."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from warbones.core.choosing import every_option
from warbones.games.keep.notation import NAMES
from warbones.games.keep.positioning import in_hand
from warbones.games.keep.reading import read
from warbones.games.keep.standing import evaluate
from warbones.games.keep.state import EACH, OFF, PAWNS, Event, Phase
from warbones.games.keep.tests.games import finish, games, options, random_position
from warbones.games.keep.tests.script import GAME, at, told


@settings(deadline=None, max_examples=40)
@given(games())
def test_pawns_stand_where_they_may(game):
    s = random_position(*game).record()
    for pawn in range(PAWNS):
        assert (s.zone[pawn] == OFF) or 1 <= s.number[pawn] <= 6
        assert not s.defending[pawn] or s.options.board.slot[s.zone[pawn]]
    for zone in range(s.options.board.zones):
        here = [pawn for pawn in range(PAWNS) if s.zone[pawn] == zone]
        assert sum(s.defending[pawn] for pawn in here) <= 1
        for seat in range(2):
            settled = [pawn for pawn in here if pawn // EACH == seat and s.positioned[pawn] and not s.defending[pawn]]
            assert len(settled) <= 2


@settings(deadline=None, max_examples=40)
@given(games())
def test_a_written_position_is_set_up_again(game):
    position = random_position(*game)
    assert GAME.from_dict(position.to_dict()).to_dict() == position.to_dict()
    if not position.owed:
        assert read(position.text) == position.record()


@settings(deadline=None, max_examples=40)
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
        shown = [piece.id for area in scene.areas for piece in area.pieces if piece]
        assert sorted(shown) == sorted([*NAMES, "A.keep", "B.keep"])
        laid = [cell for layout in (scene.wide, scene.narrow) for row in layout.areas for cell in row.split()]
        assert set(laid) == {area.id for area in scene.areas}
        assert all(len({len(row.split()) for row in layout.areas}) == 1 for layout in (scene.wide, scene.narrow))


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32 - 1), options())
def test_games_end_in_time_and_keeps_follow_from_what_was_told(seed, chosen):
    position = GAME.new(**chosen)
    finish(position, Random(seed))
    assert sum(position.scores()) == 0
    s = position.record()
    assert s.game_round <= s.options.round_limit
    for seat in range(2):
        lost = sum(numbers[3] for numbers in told(position, Event.LOWERED) if numbers[0] == seat)
        breached = sum(numbers[0] // EACH != seat for numbers in told(position, Event.BREACHED))
        assert s.keep[seat] == max(0, 20 - lost - 5 * breached)
    fallen = [seat for seat in range(2) if s.keep[seat] == 0]
    assert fallen or s.game_round == s.options.round_limit
    assert position.scores() == (0, 0) or position.scores()[s.winner] == 1


@settings(deadline=None, max_examples=25)
@given(games())
def test_rolls_are_asked_for_exactly_where_pawns_are_available(game):
    position = random_position(*game)
    s = position.record()
    if position.owed:
        assert s.phase == Phase.POSITION
        assert any(s.zone[pawn] == OFF and not s.number[pawn] for pawn in range(PAWNS))
    if s.phase == Phase.MOVE:
        assert all(in_hand(s, seat) == -1 for seat in range(2))
        assert sum(s.number[pawn] > 0 for pawn in range(PAWNS)) == sum(zone != OFF for zone in s.zone)


@settings(deadline=None, max_examples=25)
@given(games())
def test_what_is_good_for_one_is_bad_for_the_other(game):
    s = random_position(*game).record()
    assert evaluate(s, 0) == -evaluate(s, 1)
    assert abs(evaluate(s, 0)) < 3


def test_an_open_breach_looks_good_and_a_struck_pawn_bad():
    open_home = at("move 1 turn=Beta | Alpha: 6@R7. | Beta: 1@L6").record()
    guarded = at("move 1 turn=Beta | Alpha: 6@R7. | Beta: 1@L7(D). 1@L6").record()
    assert evaluate(open_home, 0) > 0 > evaluate(guarded, 0)
