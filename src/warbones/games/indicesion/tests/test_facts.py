"""Impossible facts are refused in a sentence, and change nothing (B1, B31)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.public_events import public_events
from warbones import Landing, Lie, Pose, Position, WrongFacts, WrongRoll
from warbones.games.indicesion.rules import events
from warbones.games.indicesion.tests.script import GAME, at, lands, lying, new, play

DRAWN = (
    "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: pink1 | Beta: blue1 "
    "| table: red1=4@Alpha green1=2@Beta"
)

WRONG = [
    ("purple1=3", "no die 'purple1'"),
    ("pink1", "does not say how a die lies"),
    ("pink1=7", "does not say how a die lies"),
    ("", "Nothing says where pink1 lies"),
    ("pink1=3 pink1=4", "one is named twice"),
    ("pink1=3@Gamma", "no board 'Gamma'"),
    ("pink1=3@Alpha+Alpha", "only once"),
    ("pink1=3^pink1", "cannot lie on itself"),
    ("pink1=3^red1", "touching a red die removes it"),
    ("pink1=3^green1 green1=2^pink1", "cannot lie on dice that lie on it"),
    ("pink1=3 blue1=4", "blue1 is not in play"),
    ("pink1=3 touch pink1-red1", "out of play, so it can't lie anywhere"),
    ("touch pink1-red1 pink1-green1", "cannot touch anything after that"),
    ("pink1=3 touch pink1-pink1", "cannot touch itself"),
    ("pink1=3 touch pink1", "is not a touch"),
    ("pink1=3 touch", "write two dice that touched"),
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
    ({"face": True}, "facts of a throw: Expected `int`, got `bool`"),
    ({"die": 7}, "facts of a throw"),
    ({"on": None}, "facts of a throw"),
    ({"beneath": object()}, "facts of a throw"),
    ({"pose": Pose(at=(0, 0, 2**31), turn=(32767, 0, 0, 0))}, "higher than any tower"),
    ({"pose": Pose(at=(0, 0, float("nan")), turn=(32767, 0, 0, 0))}, "facts of a throw"),
    ({"pose": Pose(at=(0, 0, 1905), turn=(1, 0, 0, 0))}, "quaternion"),
    ({"pose": Pose(at=(0, 0), turn=(32767, 0, 0, 0))}, "facts of a throw: .*length 3"),
    ({"pose": Pose(at=(0, 0, 1905, 0), turn=(32767, 0, 0))}, "facts of a throw"),
    ({"pose": Pose(at=(0, 0, 1500), turn=(32767, 0, 0, 0))}, "below the table"),
    ({"pose": Pose(at=(0, 0, 1905), turn=(31651, 8481, 0, 0))}, "below the table"),
    ({"pose": Pose(at=(0, 0, 1905), turn=(0, 32767, 0, 0))}, "6 is up in this pose, but the position says that 1 is"),
    ({"pose": Pose(at=(0, 0, 2600), turn=(30273, 12540, 0, 0))}, "no face is up in this pose"),
    ({"face": 0, "pose": Pose(at=(0, 0, 1905), turn=(32767, 0, 0, 0))}, "but the position says that no face is up"),
    ({"pose": Pose(at=(4_000_000, 0, 1905), turn=(32767, 0, 0, 0))}, "more than 30 metres away"),
    ({"pose": Pose(at=(0, -22860, 3135), turn=(32767, 0, 0, 0))}, "above Alpha's board, which is not named"),
    ({"pose": Pose(at=(0, 0, 30_000), turn=(32767, 0, 0, 0))}, "red1 hangs in the air: no board, die or table holds"),
    ({"on": ("Beta",), "pose": Pose(at=(0, 0, 1905), turn=(32767, 0, 0, 0))}, "far from Beta's board"),
    ({"on": ("Alpha",), "pose": Pose(at=(0, -22860, 1200), turn=(32767, 0, 0, 0))}, "below|inside Alpha's board"),
]


@pytest.mark.parametrize(("odd", "why"), LIES, ids=[f"{why} {at}" for at, (_, why) in enumerate(LIES)])
def test_absurd_lies_are_refused(odd, why):
    position = play(new(), "Alpha choose red\nBeta choose blue\nAlpha throw red")
    with pytest.raises(WrongFacts, match=why):
        position.land(Landing(lies=(Lie(**{"die": "red1", "face": 1} | odd),)))


NO_FACTS = [None, 7, {"lies": []}, Landing(lies=None), Landing(lies=(None,)), Landing(touches=(("red1",),))]


@pytest.mark.parametrize("facts", NO_FACTS, ids=map(repr, NO_FACTS))
def test_facts_of_wrong_types_are_refused(facts):
    position = play(new(), "Alpha choose red\nBeta choose blue\nAlpha throw red")
    with pytest.raises(WrongFacts, match=r"with its facts, a Landing|facts of a throw"):
        position.land(facts)
    lands(position, "red1=3")


def test_errors_do_not_echo_texts_of_any_length():
    position = play(at(DRAWN), "Alpha throw pink")
    name = "x" * 1_000_000
    for wrong in (Landing(lies=(Lie(die=name, face=1),)), Landing(touches=((name, "red1"),)), name):
        with pytest.raises(WrongFacts) as refused:
            position.land(wrong)
        assert len(str(refused.value)) < 400
    for text in (name, f"pink1=3@{name}", f"pink1=3^{name}", f"pink1=3 touch {name}-red1", f"pink1=3 touch {name}"):
        with pytest.raises(WrongFacts) as refused:
            lands(position, text)
        assert len(str(refused.value)) < 400


def test_unknown_dice_are_refused_with_a_reason():
    position = at(DRAWN + " | gone: orange1(Beta)")
    position.act(0, "throw pink")
    for text, why in {
        "pink1=3 blue1=4": "blue1 is not in play: Beta has not thrown it",
        "pink1=3^orange1": "orange1 is not in play: it burned, or was given up",
        "pink1=3 blue6=4": "blue6 is not in play: nobody has it in this game",
    }.items():
        with pytest.raises(WrongFacts, match=why):
            lands(position, text)


def test_more_towers_than_there_can_be_are_refused():
    position = play(
        at("turn 1 players=6 | start=Alpha turn=Alpha asked=Alpha | Alpha: orange1 colour=orange | table: red1=1"),
        "Alpha throw orange",
    )
    rows = [[f"{colour}{number}" for colour in ("red", "blue", "green", "pink")] for number in range(1, 6)]
    words = [f"{die}=1@Alpha" for die in rows[0]]
    words += [f"{die}=1^{'+'.join(below)}" for below, row in pairwise(rows) for die in row]
    with pytest.raises(WrongFacts, match="at most 64 towers"):
        lands(position, " ".join(["orange1=1", *words]))


@pytest.mark.rule("B31")
def test_a_foul_comes_alone_and_only_of_a_throw():
    position = play(at(DRAWN), "Alpha throw pink")
    with pytest.raises(WrongFacts, match="no other facts"):
        position.land(Landing(foul=True, touches=(("pink1", "red1"),)))
    lands(position, "pink1=1 green1=2")
    play(position, "Beta respawn green1")
    with pytest.raises(WrongFacts, match="no die is thrown"):
        lands(position, "foul")


def test_a_throw_is_not_a_roll_and_a_roll_is_not_a_throw():
    position = new()
    with pytest.raises(WrongFacts, match="No throw is due"):
        position.land(Landing())
    play(position, "Alpha choose red\nBeta choose blue\nAlpha throw red")
    with pytest.raises(WrongRoll, match="A throw is due now, not a roll"):
        position.roll(3)
    with pytest.raises(ValueError, match="a throw must be made first"):
        position.act(1, "throw blue")


def test_dice_that_are_not_named_lie_as_before():
    position = play(at(DRAWN), "Alpha throw pink\nlands pink1=3@Beta")
    assert lying(position).count("green1") == 1
    drawn = DRAWN.replace("green1=2@Beta", "green1=2@Beta orange1=3^green1")
    position = play(at(drawn), "Alpha throw pink\nlands pink1=3 touch green1-red1")
    assert "=3@Beta" in next(word for word in position.text.split() if word.startswith("orange1"))


TOWER = "table: red1=4@Alpha green1=2@Beta orange1=3^green1 blue2=5^orange1"


def lie(position, die):
    """Return the lie of a die, in notation without its owner."""
    found = next(word for word in position.text.split() if word.startswith(die) and "=" in word)
    return found.partition("=")[2]


@pytest.mark.rule("R28", "B1")
@pytest.mark.parametrize(
    ("burned", "left"),
    [
        (["green1"], {"orange1": "3@Beta", "blue2": "5^orange1"}),
        (["orange1"], {"green1": "2@Beta", "blue2": "5^green1"}),
        (["orange1", "green1"], {"blue2": "5@Beta"}),
        (["green1", "orange1"], {"blue2": "5@Beta"}),
        (["blue2"], {"green1": "2@Beta", "orange1": "3^green1"}),
    ],
)
def test_dice_on_a_burned_die_fall_onto_the_next_below(burned, left):
    position = at(f"{DRAWN.partition('| table')[0]} | {TOWER}")
    touches = " ".join(f"{die}-red1" for die in burned)
    play(position, f"Alpha throw pink\nlands pink1=3 touch {touches}")
    assert {die: lie(position, die) for die in left} == left
    assert public_events(position, events.Knocked) == []


@pytest.mark.rule("R20", "R28")
def test_a_die_that_others_still_carry_stays_on_them():
    drawn = "table: red1=4@Alpha green1=2@Beta orange1=3@Beta blue2=5^green1+orange1"
    position = at(f"{DRAWN.partition('| table')[0]} | {drawn}")
    play(position, "Alpha throw pink\nlands pink1=3 touch red1-green1")
    assert lie(position, "blue2") == "5@Beta^orange1"


@pytest.mark.rule("B1")
def test_dice_in_one_place_are_refused_and_a_tower_that_lost_its_middle_is_known_by_its_facts():
    tower = "green1(Beta)=1#0,0,1905,32767,0,0,0 green2(Beta)=1^green1#0,0,5714,32767,0,0,0 "
    tower += "green3(Beta)=1^green2#0,0,9523,32767,0,0,0"
    position = at(
        f"turn 1 mode=drafting players=3 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 pink1 | table: {tower}"
    )
    position.act(0, "throw red")
    before = position.to_dict()
    assert position.throw
    here = Lie(die="red1", face=1, pose=Pose(at=(500, 0, 1905), turn=(32767, 0, 0, 0)))
    with pytest.raises(WrongFacts, match="red1 and green1 cannot be in the same place"):
        position.land(Landing(lies=(*position.throw.dice, here)))
    assert position.to_dict() == before
    position.land("red1=1@Alpha touch red1-green2")
    assert "green3(Beta)=1^green1 " in f"{position.text} "


@pytest.mark.rule("B1")
def test_a_die_whose_carrier_leaves_a_board_has_to_be_named():
    position = at(f"{DRAWN.partition('| table')[0]} | {TOWER}")
    position.act(0, "throw pink")
    for text, die in {
        "pink1=3 green1=6": "orange1",
        "pink1=3 orange1=1": "blue2",
        "pink1=3 green1=6@Alpha": "",
    }.items():
        with pytest.raises(WrongFacts, match=f"The die under {die or 'orange1'} has left the board of Beta"):
            lands(position, text)
    lands(position, "pink1=3 orange1=1 blue2=5")
    assert {event.die for event in public_events(position, events.Knocked)} == {0, 19}


@pytest.mark.rule("B31")
@pytest.mark.parametrize("model", ["physics", "referee"])
def test_after_a_foul_the_position_is_as_before_the_throw(model):
    drawn = f"{DRAWN.replace('Alpha: pink1', 'Alpha: pink1 orange1')}".replace("mode", f"throw_model={model} mode")
    position = at(drawn)
    before = position.to_dict()
    at_beta = " at Beta lob" if model == "physics" else ""
    play(position, f"Alpha throw orange{at_beta}\nlands foul")
    assert position.to_dict() == before
    play(position, f"Alpha throw orange{at_beta}\nlands orange1=3\nAlpha reroll")
    if position.throw:
        lands(position, "")
    before = position.to_dict()
    play(position, f"Alpha throw orange{at_beta}\nlands foul")
    assert position.to_dict() == before == GAME.from_dict(before).to_dict()


def test_a_pending_throw_is_written_and_read():
    position = play(at(DRAWN), "Alpha throw pink")
    again = GAME.from_dict(position.to_dict())
    assert again.throw == position.throw
    assert isinstance(again, Position)
    for each in (position, again):
        lands(each, "pink1=3@Alpha")
    assert again.to_dict() == position.to_dict()
