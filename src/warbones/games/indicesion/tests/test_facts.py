"""Facts that cannot be are refused in a sentence, and change nothing (B1, B31)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from warbones import Landing, Lie, Pose, Position, WrongFacts, WrongRoll
from warbones.games.indicesion.tests.script import GAME, at, lands, lying, new, play

DRAWN = (
    "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: pink1 | Beta: blue1 "
    "| table: red1=4@Alpha green1=2@Beta"
)

WRONG = [
    ("purple1=3", "no die 'purple1'"),
    ("pink1", "says of no die how it lies"),
    ("pink1=7", "says of no die how it lies"),
    ("", "not said where pink1 lies"),
    ("pink1=3 pink1=4", "one is named twice"),
    ("pink1=3@Gamma", "no board 'Gamma'"),
    ("pink1=3@Alpha+Alpha", "named twice"),
    ("pink1=3^pink1", "cannot lie on itself"),
    ("pink1=3^red1", "touching a red die removes it"),
    ("pink1=3^green1 green1=2^pink1", "cannot lie on dice that lie on it"),
    ("pink1=3 blue1=4", "blue1 is not in play"),
    ("pink1=3 touch pink1-red1", "out of play: it lies nowhere"),
    ("touch pink1-red1 pink1-green1", "cannot touch anything after that"),
    ("pink1=3 touch pink1-pink1", "cannot touch itself"),
    ("pink1=3 touch pink1", "names no touch"),
    ("pink1=3 touch pink1-blue9", "no die 'blue9'"),
    ("pink1=3 " + "touch green1-pink1 " * 101, "at most 100 touches"),
]


@pytest.mark.rule("B1")
@pytest.mark.parametrize(("text", "why"), WRONG, ids=[why for _, why in WRONG])
def test_facts_that_contradict_themselves_or_the_table_change_nothing(text, why):
    position = play(at(DRAWN), "Alpha throw pink")
    before = position.to_dict()
    with pytest.raises(WrongFacts, match=why) as refused:
        lands(position, text)
    assert str(refused.value).count("\n") == 0
    assert position.to_dict() == before
    lands(position, "pink1=3")


LIES = [
    ({"face": 9}, "shows 1 to 6"),
    ({"face": True}, "shows 1 to 6"),
    ({"pose": Pose(at=(0, 0, 2**31), turn=(32767, 0, 0, 0))}, "32 bits"),
    ({"pose": Pose(at=(0, 0, float("nan")), turn=(32767, 0, 0, 0))}, "32 bits"),
    ({"pose": Pose(at=(0, 0, 0), turn=(1, 0, 0, 0))}, "quaternion"),
]


@pytest.mark.parametrize(("odd", "why"), LIES, ids=[why for _, why in LIES])
def test_absurd_lies_are_refused(odd, why):
    position = play(new(), "Alpha choose red\nBeta choose blue\nAlpha throw red")
    with pytest.raises(WrongFacts, match=why):
        position.land(Landing(lies=(Lie(**{"die": "red1", "face": 1} | odd),)))


def test_more_towers_than_there_can_be_are_refused():
    position = play(
        at("turn 1 players=6 | start=Alpha turn=Alpha asked=Alpha | Alpha: orange1 colour=orange | table: red1=1"),
        "Alpha throw orange",
    )
    rows = [[f"{colour}{number}" for colour in ("red", "blue", "green", "pink")] for number in range(1, 6)]
    words = [f"{die}=1@Alpha" for die in rows[0]]
    words += [f"{die}=1^{'+'.join(below)}" for below, row in pairwise(rows) for die in row]
    with pytest.raises(WrongFacts, match="more than 64 towers"):
        lands(position, " ".join(["orange1=1", *words]))


@pytest.mark.rule("B31")
def test_a_foul_comes_alone_and_only_of_a_throw():
    position = play(at(DRAWN), "Alpha throw pink")
    with pytest.raises(WrongFacts, match="without other facts"):
        position.land(Landing(foul=True, touches=(("pink1", "red1"),)))
    lands(position, "pink1=1 green1=2")
    play(position, "Beta respawn green1")
    with pytest.raises(WrongFacts, match="no die is thrown"):
        lands(position, "foul")


def test_a_throw_is_no_roll_and_a_roll_no_throw():
    position = new()
    with pytest.raises(WrongFacts, match="No throw is due"):
        position.land(Landing())
    play(position, "Alpha choose red\nBeta choose blue\nAlpha throw red")
    with pytest.raises(WrongRoll, match="a throw is due"):
        position.roll(3)
    with pytest.raises(ValueError, match="a throw is due first"):
        position.act(1, "throw blue")


def test_dice_that_are_not_named_lie_as_before():
    position = play(at(DRAWN), "Alpha throw pink\nlands pink1=3@Beta")
    assert lying(position).count("green1") == 1
    drawn = DRAWN.replace("green1=2@Beta", "green1=2@Beta orange1=3^green1")
    position = play(at(drawn), "Alpha throw pink\nlands pink1=3 touch green1-red1")
    assert "=3@Beta" in next(word for word in position.text.split() if word.startswith("orange1"))


def test_a_throw_that_is_due_is_written_down_and_taken_up():
    position = play(at(DRAWN), "Alpha throw pink")
    again = GAME.from_dict(position.to_dict())
    assert again.throw == position.throw
    assert isinstance(again, Position)
    for each in (position, again):
        lands(each, "pink1=3@Alpha")
    assert again.to_dict() == position.to_dict()
