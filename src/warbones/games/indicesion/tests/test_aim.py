"""Free throws and named throws: the legal ones, and their notation (R8, R9, B40)."""

from __future__ import annotations

import random

import pytest

from warbones import IllegalAction
from warbones.core.rules.throw import Away, Landing, Launch, Lie
from warbones.games.indicesion.notation.free import FreeThrows, free_text
from warbones.games.indicesion.rules.aim import LEAST
from warbones.games.indicesion.rules.launches import FREE, packed, unpacked
from warbones.games.indicesion.rules.space import distance, surfaces
from warbones.games.indicesion.tests.script import GAME, at, moves, play

OUT = "throw red at Beta from 0 -100000 40000 going 0 2000 1500"
UNLISTED = FreeThrows()


def begun(**options):
    return play(GAME.new(**options), "Alpha choose red\nBeta choose blue")


@pytest.mark.rule("R9")
def test_a_throw_is_aimed_freely_and_may_spin_and_be_held():
    text = f"{OUT} spinning 0 -5000 300 held 0 32767 0 0"
    position = begun()
    position.act(0, text)
    throw = position.throw
    assert throw.launch == Launch(
        at=(0, -100000, 40000), going=(0, 2000, 1500), spinning=(0, -5000, 300), held=(0, 32767, 0, 0)
    )
    assert throw.die == "red1"
    assert position.to_dict()["waiting"][0]["action"] == text
    assert GAME.from_dict(position.to_dict()).throw == throw


@pytest.mark.rule("R8", "B40")
def test_every_named_throw_keeps_its_distance():
    for players in (2, 4, 6):
        for gap in (6, 8):
            for release in ("any_direction", "horizontal"):
                position = GAME.new(players=players, gap_inches=gap, release_distance=release, release_from="every")
                for seat in range(players):
                    position.act(seat, position.legal(seat)[0])
                s = position.shown()
                for action in position.legal(0):
                    launch = throw_of(position, action.text).launch
                    away = [distance(each, launch.at, flat=release == "horizontal") for each in surfaces(s)]
                    assert min(away) >= LEAST


def throw_of(position, text):
    twin = position.copy()
    twin.act(0, text)
    return twin.throw


@pytest.mark.rule("R8", "B31", "B40")
def test_six_inches_in_any_direction_or_as_seen_from_above():
    above = "throw red at Alpha from 0 -22860 {} going 0 0 0"
    position = begun()
    with pytest.raises(IllegalAction, match=r"six inches from the board it .*; .* from Alpha's \(R8\)"):
        position.act(0, above.format(15000))
    position.act(0, above.format(19000))
    flat = begun(release_distance="horizontal")
    assert not [move for move in moves(flat, 0) if "drop" in move]
    with pytest.raises(IllegalAction, match="seen from above"):
        flat.act(0, above.format(19000))


OVER_BETA = "throw red at Alpha from 0 22860 6000 going 0 -2000 2000"


@pytest.mark.rule("R8", "B31")
def test_six_inches_from_the_board_that_is_aimed_at_or_from_every_one():
    position = begun()
    position.act(0, OVER_BETA)
    assert position.throw.away == Away(boards=("Alpha",), least=LEAST)
    with pytest.raises(IllegalAction, match=r"from the board it is thrown at; .* from Beta's"):
        begun().act(0, OVER_BETA.replace("Alpha", "Beta"))
    every = begun(release_from="every", release_distance="horizontal")
    with pytest.raises(IllegalAction, match=r"six inches from every board, seen from above; .* from Beta's"):
        every.act(0, OVER_BETA)
    every.act(0, OUT)
    assert every.throw.away == Away(boards=("Alpha", "Beta"), least=LEAST, flat=True)


@pytest.mark.rule("R8", "B31")
@pytest.mark.parametrize("release_from", ["targeted", "every"])
@pytest.mark.parametrize("release_distance", ["any_direction", "horizontal"])
def test_a_throw_meant_from_too_near_is_made_from_far_enough(release_from, release_distance):
    position = begun(release_from=release_from, release_distance=release_distance)
    s, rng = position.shown(), random.Random(3)
    for number in GAME.ruleset.aims.begin(s, 0):
        for _ in range(20):
            near = Launch(at=tuple(rng.randint(-40_000, 40_000) for _ in range(3)), going=(0, 0, 0))
            made = GAME.ruleset.aims.aimed(s, number, near)
            assert UNLISTED.holds(position.record(), 0, made)
        assert all(UNLISTED.holds(position.record(), 0, each) for each in GAME.ruleset.aims.variants(s, number))


@pytest.mark.rule("R8", "B31")
def test_a_position_keeps_a_throw_that_was_far_enough_from_its_own_board():
    position = begun()
    position.act(0, OVER_BETA)
    assert GAME.from_dict(position.to_dict()).throw == position.throw
    position.land(Landing(lies=(Lie(die="red1", face=1),)))
    assert position.game.read(position.text) is not None


WRONG = [
    (OUT.replace("red", "blue"), "no 'blue' die"),
    (OUT.replace("red", "mauve"), "no 'mauve' die"),
    (OUT.replace("Beta", "Gamma"), "no board 'gamma'"),
    (OUT.replace("2000", "nan"), "whole numbers"),
    (OUT.replace("2000", "1e9"), "whole numbers"),
    (OUT.replace("2000", "9" * 30), "whole numbers"),
    (OUT.replace("2000", "20000"), "The fastest throw allowed is 12,000 mm/s"),
    (OUT + " spinning 0 0 99999", "The fastest spin allowed is 60,000 mrad/s"),
    (OUT + " held 1 0 0 0", "quaternion"),
    (OUT.replace("40000", "-40000"), "above the table"),
    (OUT.replace("40000", "400000"), "above the table"),
    (OUT.replace("-100000", "-900000"), "3,000 mm from the middle"),
    (OUT.replace("-100000 40000", "40000 4000"), "six inches"),
    ("throw red at Beta", "is not legal here"),
    ("throw", "is not legal here"),
]


@pytest.mark.parametrize(("text", "why"), WRONG, ids=[f"{why} {at}" for at, (_, why) in enumerate(WRONG)])
def test_throws_that_cannot_be_made_are_refused_and_change_nothing(text, why):
    position = begun()
    before = position.to_dict()
    with pytest.raises(IllegalAction, match=why) as refused:
        position.act(0, text)
    assert str(refused.value).count("\n") == 0
    assert position.to_dict() == before


def test_without_physics_throws_are_not_aimed():
    with pytest.raises(IllegalAction, match="physics does not decide"):
        begun(throw_model="referee").act(0, OUT)


def test_free_throws_are_numbered_one_to_one():
    rng = random.Random(1)
    position = begun()
    for _ in range(50):
        launch = Launch(
            at=(rng.randint(-90000, 90000), rng.randint(-250000, -90000), rng.randint(20000, 90000)),
            going=tuple(rng.randint(-5000, 5000) for _ in range(3)),
            spinning=tuple(rng.randint(-20000, 20000) for _ in range(3)),
        )
        number = packed(2, 1, launch)
        assert unpacked(number) == launch
        assert UNLISTED.holds(position.record(), 0, number)
        assert position.legal(0).find(free_text(number)) == number
        for odd in (number + 1, number - FREE, number * 2, -number):
            assert not UNLISTED.holds(position.record(), 0, odd)
        with pytest.raises(IllegalAction):
            position.act(0, number + 7)


@pytest.mark.rule("R7")
def test_free_throws_take_a_die_that_is_held():
    head = "turn 1 mode=drafting throw_model=physics | start=Alpha turn=Alpha asked=Alpha"
    position = at(f"{head} | Alpha: red2 pink1 | Beta: blue1 | table: red1=1")
    position.act(0, OUT)
    assert position.throw.die == "red2"
    assert position.throw.apart == ("red1", "red2")
    assert {("red1", "red2"), ("red2", "red1"), ("red2", "blue2")} <= {*position.throw.removals}
    assert {by for by, _ in position.throw.removals} == {"red1", "red2"}


@pytest.mark.rule("B13")
def test_red_dice_may_spare_one_another():
    head = "turn 1 mode=drafting throw_model=physics red_vs_red=none | start=Alpha turn=Alpha asked=Alpha"
    position = at(f"{head} | Alpha: red2 pink1 | Beta: blue1 | table: red1=1 blue2=1")
    position.act(0, OUT)
    assert ("red2", "blue2") in position.throw.removals
    assert not {("red1", "red2"), ("red2", "red1")} & {*position.throw.removals}
