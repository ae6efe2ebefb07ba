"""The boards (B1), and boards of players' own."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings

from warbones import UnknownOption
from warbones.core.view.scene import cells
from warbones.games.keep.rules.board_reader import board
from warbones.games.keep.rules.boards import BOARDS, written, zone_names
from warbones.games.keep.rules.movement import landings
from warbones.games.keep.rules.state import OFF
from warbones.games.keep.rules.zones import beside, home
from warbones.games.keep.tests.script import GAME, at, log, moves
from warbones.games.keep.tests.strategies import boards


def zones_after(name, number, start, moves_made):
    """Return the zones that Alpha's pawn can be in after some moves of its number; none once it is off the board."""
    s = GAME.ruleset.blank({"board": name})
    names = zone_names(s.options.board)
    s.number[0], here = number, {names.index(start)}
    for _ in range(moves_made):
        reached = set()
        for zone in here:
            s.zone[0] = zone
            reached |= {each for each in range(len(names)) if landings(s, 0) >> each & 1}
        here = reached
    return sorted(names[zone] for zone in here)


@pytest.mark.rule("B1", "R3")
@pytest.mark.parametrize(
    ("name", "rows", "grey", "advantage"),
    [
        ("lanes7_hub", [2, 2, 2, 1, 2, 2, 2], "M4", "L1 R1 L3 R5 L7 R7"),
        ("lanes7_grid", [2] * 7, "L4 R4", "L1 R1 L3 R5 L7 R7"),
        ("lanes5_hub", [2, 2, 1, 2, 2], "M3", "L1 R1 L2 R4 L5 R5"),
        ("brick7", [2, 3, 2, 1, 2, 3, 2], "M4", "L1 R1 C2 C6 L7 R7"),
    ],
)
def test_the_boards(name, rows, grey, advantage):
    b = board(name)
    names = zone_names(b)
    assert [list(b.row)[: b.zones].count(row) for row in range(b.rows)] == rows
    assert [zone for place, zone in enumerate(names) if not b.slot[place]] == grey.split()
    assert {zone for place, zone in enumerate(names) if b.advantage[place]} == set(advantage.split())


@pytest.mark.rule("B1")
@pytest.mark.parametrize("name", ["lanes7_hub", "lanes7_grid", "brick7"])
@pytest.mark.parametrize(("number", "rows"), [(1, "234567"), (2, "357"), (3, "47"), (4, "5"), (5, "6"), (6, "7")])
def test_rows_that_a_number_visits_from_home(name, number, rows):
    visited = [{zone[1] for zone in zones_after(name, number, "L1", made)} for made in range(1, len(rows) + 2)]
    assert visited == [{row} for row in rows] + [set()]


@pytest.mark.rule("B1")
def test_on_five_rows_a_moved_5_or_6_leaves():
    assert [bool(zones_after("lanes5_hub", number, "L1", 1)) for number in range(1, 7)] == [True] * 4 + [False] * 2
    position = at("move 1 turn=Alpha board=lanes5_hub | Alpha: A1=5@L1 | Beta: 1@L5")
    assert moves(position, 0) == ["defend A1", "off A1"]


@pytest.mark.rule("B1", "B2.25")
def test_lanes_meet_in_the_hub_and_never_in_the_grid():
    assert zones_after("lanes7_hub", 4, "L1", 1) == ["L5", "R5"]
    assert zones_after("lanes7_grid", 4, "L1", 1) == ["L5"]
    assert zones_after("brick7", 1, "L1", 1) == ["C2", "L2"]
    assert zones_after("brick7", 2, "R1", 1) == ["L3", "R3"]


@pytest.mark.rule("B1", "R17")
def test_neighbours_lie_in_the_same_row():
    s = GAME.ruleset.blank({"board": "brick7"})
    names = zone_names(s.options.board)
    pairs = {names[zone]: [beside(s, zone, side) for side in range(2)] for zone in range(len(names))}
    assert pairs["C2"] == [names.index("L2"), names.index("R2")]
    assert pairs["M4"] == [OFF, OFF]
    assert pairs["L1"] == [OFF, names.index("R1")]
    assert pairs["R7"] == [names.index("L7"), OFF]


@pytest.mark.rule("B1", "R11")
@pytest.mark.parametrize(
    ("name", "zone"), [("lanes7_hub", "M4"), ("lanes7_grid", "R4"), ("lanes5_hub", "M3"), ("brick7", "M4")]
)
def test_in_the_grey_middle_pawns_must_move(name, zone):
    position = at(f"move 1 turn=Alpha board={name} | Alpha: A1=1@{zone} | Beta: ")
    assert all(move.startswith("move") for move in moves(position, 0))


@pytest.mark.rule("B1")
def test_the_table_says_what_is_ours():
    assert log(GAME.new())[0].startswith("The board is our own design: ")
    notes = {area.id: ", ".join(sign.word for sign in area.signs) for area in GAME.new().scene(None).areas}
    assert notes["L3"] == "Defense, Advantage"
    assert notes["L1"] == "Alpha's home, Defense, Advantage"
    assert notes["M4"] == "Grey: must move"
    assert notes["R3"] == "Defense"


@pytest.mark.rule("B1")
@pytest.mark.parametrize("name", list(BOARDS))
def test_a_written_board_is_known_by_its_name(name):
    assert written(board(BOARDS[name])) == name
    assert GAME.new(board=BOARDS[name]).options["board"] == name


HOURGLASS = "L1+*>M2 R1+*>M2\nM2>L3&R3\nL3+* R3+*"


@pytest.mark.rule("B1")
def test_a_board_of_your_own_is_played_and_stored():
    position = GAME.new(seed=1, board=HOURGLASS)
    kept = position.options["board"]
    assert kept == "custom:L1+*>M2,R1+*>M2,M2>L3&R3,L3+*,R3+*"
    assert GAME.from_dict(position.to_dict()).options == position.options
    assert [area.id for area in position.scene(1).areas] == ["theirs", "L1", "R1", "M2", "L3", "R3", "mine"]
    assert position.scene(0).narrow.areas == cells("theirs theirs", "L3 R3", "M2 M2", "L1 R1", "mine mine")
    assert log(position)[0].startswith("The board is a player's own design: ")


@pytest.mark.rule("B1")
@settings(max_examples=60)
@given(boards())
def test_any_board_that_fits_together_is_read_and_written(text):
    b = board(text)
    assert board(written(b)) == b
    s = GAME.ruleset.blank({"board": text})
    for zone, seat in product(range(b.zones), range(2)):
        assert bool(b.reach[seat, zone, 0]) == (home(s, zone) != 1 - seat)


FIVE = "L1+*>L2 R1+*>R2 L2+*>M3 R2+>M3 M3>L4&R4 L4+>L5 R4+*>R5 L5+* R5+*"


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("", "", None),
        ("L1+*>L2", "L1+*>L3", "Zone L1 cannot lead to L3: the next row has L2 and R2"),
        ("L1+*>L2", "L1+*>L2&M3", "Zone L1 cannot lead to M3: the next row has L2 and R2"),
        ("L1+*>L2", "L1+*", "Zone L1 leads nowhere: write which zones of the next row follow, such as L1>L2"),
        ("R1+*>R2", "R1+*>L2", "No zone leads to R2, so Alpha's pawns could never enter it"),
        ("L5+*", "L5+*>L6", "Zone L5 lies at Beta's end, so it cannot lead to L6"),
        ("M3>L4", "M3+>L4", r"Zone M3 is in the middle row, where pawns must move \(R11\)"),
        ("M3>L4", "M3*>L4", "Zone M3 has no zone to its left or right, so it cannot be an Advantage zone"),
        ("L1+*>L2 R1+*>R2", "M1+>L2&R2", "The home at Alpha's end must have two zones, L and R, not 1"),
        ("L5+* R5+*", "L5+* C5+* R5+*", "The home at Beta's end must have two zones, L and R, not 3"),
        ("L5+* R5+*", "", "leads nowhere|must have 3, 5, 7 or 9 rows"),
        ("R1+*>R2 L2", "L2 R1+*>R2 L2", "Zone L2 comes where R1 should"),
        ("R1+*>R2", "Q1+*>R2", "Zone Q1 comes where R1 should"),
        ("L2+*>M3 R2+>M3", "", "Row 2 has 0 zones"),
        ("L1+*>L2", "L1*+>L2", r"'L1\*\+>L2' is neither a board nor a zone"),
        (
            FIVE,
            "custom",
            "'' is neither a board nor a zone. The boards are lanes7_hub, lanes7_grid, lanes5_hub and brick7",
        ),
        (FIVE, "lanes9", "'lanes9' is neither a board nor a zone"),
        (FIVE, "L1+>L2 R1+>R2 L2>L3 R2>R3 L3>L4 R3>R4 L4 R4", "A board must have 3, 5, 7 or 9 rows"),
    ],
)
def test_a_board_that_does_not_fit_together_is_refused_in_a_sentence(old, new, wrong):
    assert old in FIVE
    if wrong is None:
        assert GAME.new(board=FIVE).options["board"] == "lanes5_hub"
        return
    with pytest.raises(UnknownOption, match=wrong) as refused:
        GAME.new(board=FIVE.replace(old, new))
    assert str(refused.value).endswith(".")


@pytest.mark.rule("B1")
def test_a_board_too_large_is_refused():
    middle = [" ".join(f"{a}{row}>L{row + 1}&C{row + 1}&R{row + 1}" for a in "LCR") for row in range(2, 8)]
    last = "L8>L9&R9 C8>L9&R9 R8>L9&R9"
    text = " ".join(["L1>L2&C2&R2 R1>L2&C2&R2", *middle, last, "L9 R9"])
    with pytest.raises(UnknownOption, match="at most 20 zones, not 25"):
        GAME.new(board=text)


@pytest.mark.rule("B1")
@pytest.mark.parametrize("value", [7, True, ["lanes7_hub"], None])
def test_a_board_must_be_text(value):
    with pytest.raises(UnknownOption, match="Option board must be one of lanes7_hub"):
        GAME.new(board=value)
