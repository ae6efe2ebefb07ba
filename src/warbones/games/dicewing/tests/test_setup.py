"""Components and set-up (R1 to R8)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones import WrongRoll
from warbones.core.view.reader import english
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.dice import FACES, KINDS, NAMES
from warbones.games.dicewing.tests.script import GAME, all_rolls, face, log, phase, play, rolling, where


@pytest.mark.rule("R1")
def test_exactly_two_play():
    assert GAME.names == ("Alpha", "Beta")
    assert english(GAME.lobby.facts).startswith("2 players")


@pytest.mark.rule("R2", "R3", "B1")
def test_a_set_is_seven_dice_and_shows_whose_it_is():
    assert KINDS == ("d4", "d6", "d8", "d10", "d%", "d12", "d20")
    assert [name for name in NAMES if name.startswith("A.")] == [f"A.{kind}" for kind in KINDS]
    position = play(GAME.new(), all_rolls("A.d20=2") + "\nAlpha take B.d4")
    (pool,) = (area for area in position.scene(None).areas if area.id == "pool")
    assert {piece.set for piece in pool.pieces if piece} == {0, 1}
    assert all(f"{'Alpha' if piece.id[0] == 'A' else 'Beta'}'s set" in piece.label for piece in pool.pieces if piece)
    (mine,) = (area for area in position.scene(0).areas if area.id == "mine")
    assert [(piece.id, piece.set) for piece in mine.pieces if piece] == [("B.d4", 1)]  # drafted, still of Beta's set


@pytest.mark.rule("R4")
def test_the_table_has_every_area():
    drafting = play(GAME.new(), all_rolls("A.d20=2"))
    assert [area.id for area in drafting.scene(0).areas] == ["theirs", "mine", "pool"]
    attacking = play(drafting, DRAFT)
    areas = {"theirs", "mine", "their-bay", "my-bay", "used", "their-trophies", "my-trophies"}
    assert {area.id for area in attacking.scene(0).areas} == areas


DRAFT = """
    Alpha take A.d4
    Beta take B.d4
    Beta take B.d6
    Alpha take A.d6
    Beta take B.d8
    Alpha take A.d8
    Beta take B.d10
    Alpha take A.d10
    Beta take B.d%
    Alpha take A.d%
    Beta take B.d12
    Alpha take A.d12
    Beta take B.d20
    Alpha take A.d20
"""


@pytest.mark.rule("R5", "X1")
@pytest.mark.parametrize(("die", "value", "printed"), [("A.d10", 10, "0"), ("A.d%", 100, "00"), ("A.d%", 30, "30")])
def test_a_zero_counts_full(die, value, printed):
    position = play(GAME.new(), all_rolls(f"A.d20=2 {die}={value}"))
    assert face(position, die) == value
    (pool,) = (area for area in position.scene(0).areas if area.id == "pool")
    (piece,) = (piece for piece in pool.pieces if piece.id == die)
    assert (piece.face, piece.label.endswith(f"showing {value}")) == (printed, True)


@pytest.mark.rule("R5")
def test_every_die_shows_its_own_values():
    position = GAME.new()
    for die, sides in enumerate(FACES):
        assert position.owed[None].sides == sides
        with pytest.raises(WrongRoll, match=f"shows 1 to {sides}, not {sides + 1}"):
            position.roll(sides + 1)
        position.roll(sides)
        assert position.shown().face[die] == (100 if KINDS[die] == "d%" else sides)


@pytest.mark.rule("R6")
def test_all_fourteen_rolled_dice_are_the_pool():
    position = play(GAME.new(), all_rolls("A.d20=12 B.d12=9"))
    assert [event.die for event in public_events(position, events.Rolled)] == list(range(14))
    assert {where(position, die) for die in NAMES} == {("pool", -1)}
    assert face(position, "B.d12") == 9


@pytest.mark.rule("R7")
@pytest.mark.parametrize(("alpha", "beta", "first"), [(12, 11, 0), (3, 20, 1)])
def test_the_higher_d20_goes_first(alpha, beta, first):
    position = play(GAME.new(), all_rolls(f"A.d20={alpha} B.d20={beta}"))
    assert position.to_act == {first}
    assert position.scene(None).seats[first].first


@pytest.mark.rule("R8", "B15")
def test_equal_d20s_are_rolled_until_they_differ_and_the_new_faces_stay():
    position = play(GAME.new(), all_rolls("A.d20=7 B.d20=7") + "\nroll A.d20=5 B.d20=5 A.d20=6 B.d20=18")
    assert position.to_act == {1}
    assert (face(position, "A.d20"), face(position, "B.d20")) == (6, 18)
    assert "Both d20s show 7, so both are rolled again" in log(position)
    assert "Beta goes first: Beta's [d20 18] is higher than Alpha's [d20 6]" in log(position)


def test_a_tie_without_end_is_refused_and_another_face_ends_it():
    position = GAME.new()
    for _ in range(250):
        position.roll(1)
    with pytest.raises(WrongRoll, match=r"in a row, .*: enter one that ends this, such as 2"):
        roll_on(position)
    position.roll(2)
    assert position.to_act == {1}


def roll_on(position):
    while position.owed:
        position.roll(1)


def test_a_die_too_many_and_a_die_missing_are_noticed():
    """The helper `play` fails if the script does not match the dice that are due."""
    with pytest.raises(pytest.fail.Exception, match=r"A\.d20=3 is left over"):
        play(GAME.new(), all_rolls("A.d20=2") + " A.d20=3")
    with pytest.raises(pytest.fail.Exception, match=r"no face for A\.d20"):
        play(GAME.new(), all_rolls())
    with pytest.raises(pytest.fail.Exception, match=r"B\.d4=1 is scripted, but A\.d4 is due"):
        play(GAME.new(), "roll B.d4=1")
    assert rolling(GAME.new()) == "A.d4"
    assert phase(GAME.new()).name == "SETUP"
