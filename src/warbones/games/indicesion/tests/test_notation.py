"""Actions and positions in notation, and the problems with impossible ones."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition
from warbones.games.indicesion.notation.parser import read
from warbones.games.indicesion.tests.script import GAME, at, moves, play

DRAWN = "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 pink1 | Beta: blue1 skips=1"


def test_a_person_may_leave_much_out():
    position = at(f"{DRAWN} | table: green1=4@Beta")
    s = position.record()
    assert [s.turns[seat] for seat in range(2)] == [4, 4]
    assert sum(place == 3 for place in s.place) == 9
    assert sorted(owner for owner in s.owner if owner >= 0) == [0] * 6 + [1] * 6


def test_moves_of_every_phase():
    position = play(GAME.new(first_starter="given"), "Alpha oldest Beta")
    assert moves(position, 0)[0] == "choose orange"
    play(position, "Alpha choose red\nBeta choose blue")
    assert moves(position, 1)[:3] == ["throw blue at Alpha lob", "throw blue at Alpha drop", "throw blue at Alpha skim"]
    assert moves(at(DRAWN), 0) == ["throw red", "throw pink"]


POSE = "#0,0,1905,32767,0,0,0"
KNOCKED = (
    "respawn 1 mode=drafting | start=Alpha turn=Alpha asked=Beta thrown=red1 at=Beta | Alpha: pink1 | Beta: blue1 "
)
WRONG = [
    ("", "no phase ''"),
    ("turn x", "The round must be an integer"),
    ("turn 0 | start=Alpha", "The round is 1 to 20"),
    ("turn 1 mode=drafting | start=Alpha turn=Alpha asked=Beta | Alpha: red1", "'asked' is the seat to move"),
    ("turn 1 mode=drafting | start=Zorro", "no seat 'Zorro'"),
    ("turn 1 mode=drafting | start=Alpha | Zorro: red1", "no 'Zorro' here"),
    (f"{DRAWN} | table: red1=3", "named twice"),
    (f"{DRAWN} | table: green7=3", "no die 'green7'"),
    (f"{DRAWN} | table: green1=8", "does not say how a die lies"),
    (f"{DRAWN} | table: green1=3^pink2 pink2=1^green1", "cannot lie on dice that lie on it"),
    (f"{DRAWN} | table: green1=3#1,2", "A pose must be 7 integers"),
    (f"{DRAWN} turns=1", "unused dice"),
    (f"{DRAWN} wins=9", r"'wins\[1\]' is 0 to 2, not 9"),
    (f"{DRAWN} purple=9", "is not about a seat"),
    ("pink 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1", "Classic has no powers"),
    ("next_turn 1 mode=drafting | start=Alpha turn=Alpha | Alpha: red1", "No game waits in the next_turn phase"),
    ("pink 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: red1", "'thrown' is a die on the table"),
    (
        "respawn 1 mode=drafting | start=Alpha turn=Alpha asked=Beta thrown=red1 | Alpha: blue1 | Beta: pink1",
        "a die knocked off the board, and an unused blue one",
    ),
    (f"{DRAWN} wins=1", "After 0 rounds, 1 cannot have been won"),
    (f"{DRAWN.replace('turn 1', 'turn 3')} wins=2", "Nobody has won before the end"),
    ("over 3 | start=Alpha turn=Alpha | Alpha: wins=1 turns=6 | Beta: turns=6", "A game ends when somebody has won 2"),
    ("turn 1 players=9 | start=Alpha", "players"),
    (f"{DRAWN} | table: green1=6{POSE}", "Where green1 lies: 1 is up in this pose"),
    (f"{DRAWN} | table: green1=1{POSE.replace('1905', '1500')}", "a part of it is below the table"),
    (f"{DRAWN} | table: green1=1@Beta{POSE}", "far from Beta's board"),
    (f"{DRAWN} | table: green1=1#0,-22900,3135,32767,0,0,0", "above Alpha's board, which is not named"),
    (f"{DRAWN} | table: green1=1@Alpha#0,-22900,1000,32767,0,0,0", "below the table"),
    (f"{DRAWN} | table: green1=1#0,0,1905,1,0,0,0", "not a quaternion"),
    (f"{DRAWN} | table: green1=1#2999999,2999999,1905,32767,0,0,0", "more than 30 metres away"),
    (f"{DRAWN} | table: green1=1#9999999,0,1905,32767,0,0,0", "-3000000 to 3000000, not 9999999"),
    (f"{DRAWN} | table: red2=1 green1=3^red2", "cannot lie on a die that it burns"),
    (f"{KNOCKED} knocked=green1=6{POSE}", "Where green1 lay: 1 is up in this pose"),
    (f"{KNOCKED} knocked=green1=1{POSE.replace('1905', '-99')}", "Where green1 lay: a part of it is below the table"),
    (f"{KNOCKED} knocked=green1=4 | gone: green1", "a mask of dice that lie on the table"),
    (f"{KNOCKED.replace('thrown=red1', 'thrown=blue1')} blue2 knocked=green1=4", "a die of the seat to move"),
    (f"{DRAWN.replace('asked=Alpha', 'asked=Alpha at=Beta')}", "'target' is -1"),
    (f"{DRAWN.replace('asked=Alpha', 'asked=Alpha last=Beta')}", "a seat that has won a round"),
    ("turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1 | gone: blue2", "In Classic no die goes"),
    ("turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1 skips=1", "In Classic nobody skips"),
    ("colour 0 | start=Alpha turn=Alpha asked=Beta", "choose their colours in order"),
    (f"{DRAWN} points=50", "Beta has 0 points here, not 50: they are counted as the round ends"),
    (
        "over 3 | start=Alpha turn=Alpha | Alpha: wins=2 turns=6 points=7 | Beta: turns=6 | table: orange1=6@Alpha",
        "Alpha has 6 points here, not 7",
    ),
    (f"{DRAWN} | table: green1=1{POSE} green2=1{POSE}", "green1 and green2 cannot be in the same place"),
    (f"{DRAWN} | table: green1=1{POSE} green2=1#3000,0,1905,32767,0,0,0", "green1 and green2 cannot be in the same"),
    (f"{DRAWN} | table: green1=1{POSE.replace('1905', '9000')}", "green1 hangs in the air: no board, die or table"),
    (f"{DRAWN} | table: green1=1{POSE} green2=1{POSE.replace('1905', '6000')}", "green2 hangs in the air"),
    (
        f"{DRAWN} | table: green1=1#0,0,9000,32767,0,0,0 green2=1^green1#0,0,12809,32767,0,0,0",
        "green1 hangs in the air",
    ),
]


@pytest.mark.parametrize(("text", "why"), WRONG, ids=[f"{why} {at}" for at, (_, why) in enumerate(WRONG)])
def test_impossible_positions_are_refused_in_a_sentence(text, why):
    with pytest.raises(ValueError, match=why) as refused:
        read(text)
    assert str(refused.value).count("\n") == 0


@pytest.mark.parametrize(
    "lying",
    [
        f"green1=1{POSE} green2=1^green1{POSE.replace('1905', '5714')}",
        f"green1=1{POSE} green2=1#3809,0,1905,32767,0,0,0",
        "green1=1 green2=1^green1#0,0,5714,32767,0,0,0",
        "green1=1@Alpha#0,-22900,3174,32767,0,0,0",
    ],
    ids=["on a die", "beside one", "on a die without a known pose", "on a board"],
)
def test_supported_dice_are_accepted(lying):
    assert read(f"{DRAWN} | table: {lying}")


def test_points_are_those_of_the_round_just_scored():
    s = read("over 3 | start=Alpha turn=Alpha | Alpha: wins=2 turns=6 | Beta: turns=6 | table: orange1=6@Alpha")
    assert list(s.points)[:2] == [6, 0]


def test_the_winner_has_won_most_rounds():
    position = at("over 3 | start=Alpha turn=Alpha | Alpha: wins=1 turns=6 | Beta: wins=2 turns=6")
    assert position.scores() == (-1, 1)
    written = position.to_dict()
    with pytest.raises(BrokenPosition, match="'winner' is the seat with the most rounds"):
        GAME.from_dict(written | {"state": written["state"] | {"winner": 0}})


def test_changed_numbers_are_refused():
    position = at(f"{DRAWN} | table: green1=4@Beta")
    written = position.to_dict()
    state = written["state"]
    for name, odd in {
        "turn": 5, "asked": -1, "placed": 3, "thrown": 77, "winner": 9, "game_round": 99,
        "place": [9] * 36, "owner": [5] * 36, "face": [9] * 36, "boards": [64] * 36, "beneath": [1 << 40] * 36,
        "knocked": [1, 0, 0, 0, 0, 0], "was_face": [3] * 36, "launch": [1] * 14, "colour": [8] * 6, "skips": [3] * 6,
        "rolled": [9] * 6, "pose": [[1] * 7] * 36, "last_winner": 1, "target": 0,
    }.items():  # fmt: skip
        with pytest.raises(BrokenPosition):
            GAME.from_dict(written | {"state": state | {name: odd}})
    for name, odd in {"pose": [[0] * 6] * 36, "was_pose": [[[1] * 7] * 36] * 6, "was_face": [[0] * 35] * 6}.items():
        with pytest.raises(BrokenPosition):
            GAME.from_dict(written | {"state": state | {name: odd}})
    assert GAME.from_dict(written).to_dict() == written
