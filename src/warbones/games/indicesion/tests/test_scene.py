"""The scenes that people read and see."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from tests import effort
from warbones import Throw
from warbones.check.random_landings import random_landing
from warbones.core.view.reader import Reader, english
from warbones.core.view.voice import Voice
from warbones.games.indicesion.rules import events
from warbones.games.indicesion.rules.dice import BOARDS, NAMES
from warbones.games.indicesion.rules.state import Place
from warbones.games.indicesion.tests.script import GAME, at, lands, log, new, play
from warbones.games.indicesion.view.log import LOG
from warbones.games.indicesion.view.reasons import outcome
from warbones.games.indicesion.view.words import points_of

DRAWN = (
    "turn 2 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 pink1 skips=1 | Beta: blue1 wins=1 "
    "| table: green1=6@Alpha yellow1=3@Alpha orange1=2^yellow1 green2=x@Beta blue2=4@Alpha+Beta | gone: orange2"
)


def areas(position, reader=0):
    return {area.id: area for area in position.scene(reader).areas}


def labels(position, reader=0):
    return {piece.id: piece.label for area in areas(position, reader).values() for piece in area.pieces if piece}


def test_the_same_facts_stand_in_space_and_in_words():
    position = at(DRAWN)
    space = areas(position)["space"]
    assert space.look == "space"
    assert [board.title for board in space.space.boards] == ["Your board", "Beta's board"]
    on_table = {body.piece for body in space.space.bodies}
    told = labels(position)
    assert on_table <= told.keys()
    assert told["orange1"] == "orange 1, showing 2, on yellow 1, on your board, 10 points"
    assert told["yellow1"] == "yellow 1, showing 3, on your board, scores nothing, as another die lies on it"
    assert told["green2"] == "green 2, crooked, on Beta's board, scores nothing, as no face is clearly up"
    assert told["green1"] == "green 1, showing 6, on your board, minus 7 points"
    assert told["red1"] == "red 1, unused"


def test_boards_show_their_points_and_hands_their_skips():
    shown = areas(at(DRAWN))
    assert shown["board1"].count == "8 points"
    assert shown["board2"].count == "4 points"
    assert shown["board2"].note == "Blue 2 also counts here"
    assert shown["hand1"].note == "1 turn to skip"
    assert not shown["hand2"].note
    assert [piece.id for piece in shown["gone"].pieces] == ["orange2"]
    captions = {piece.id: piece.caption for piece in shown["board1"].pieces}
    assert captions["orange1"] == "2×"


def test_an_outcome_names_the_board_whose_points_changed_most_for_a_seat():
    before, after = at(DRAWN), at(DRAWN.replace("green1=6@Alpha", "green1=6@Beta"))
    moved = [(words.args["board"], words.args["points"]) for words in outcome(before, after, 0)]
    assert moved == [(0, points_of(15))]
    assert outcome(before, before, 0) == outcome(before, after, 1) == ()
    (fell,) = outcome(after, before, 1)
    assert english(fell, 0, GAME.names) == "Your board scores 8 points now, instead of 15 points."


def test_the_sums_give_the_reason_for_each_die():
    (sums,) = at(DRAWN).scene(0).calculations
    assert sums.note == "if the round ended now"
    terms = [(term.name, term.why, term.value, term.rule) for term in sums.sums[0].terms]
    assert terms == [
        ("orange 1", "4 + 1, level 1 of 2", "5", "R14"),
        ("orange 1", "4 + 1, level 2 of 2", "5", "R14"),
        ("blue 2", "4 + 1", "5", "R13"),
        ("green 1", "6 + 1", "−7", "R26"),
    ]
    assert sums.sums[0].total == "8"


TOWERS = "turn 2 mode=drafting {} | start=Alpha turn=Alpha asked=Alpha | Alpha: orange1 | Beta: orange2 | table: {}"
TWO = "blue1=6@Alpha blue2=3@Alpha pink1=1^blue2 pink2=4^blue1+pink1"


@pytest.mark.rule("R14", "B6", "B11")
@pytest.mark.parametrize(
    ("options", "table", "terms"),
    [
        (
            "",
            TWO,
            [("4", "blue1"), ("4", "pink2 blue1"), ("4", "blue2"), ("4", "pink1 blue2"), ("4", "pink2 pink1 blue2")],
        ),
        ("multi_tower=max", TWO, [("4", "blue2"), ("4", "pink1 blue2"), ("4", "pink2 pink1 blue2")]),
        (
            "yellow_tower_order=after",
            "green1=6@Alpha yellow1=3@Alpha green2=2^green1",
            [("3", "yellow1"), ("−2", "green1"), ("−2", "green2 green1"), ("−1", "green2")],
        ),
    ],
)
def test_a_tower_is_added_up_level_by_level_from_the_ground(options, table, terms):
    found = at(TOWERS.format(options, table)).scene(0).calculations[-1].sums[0]
    assert [(term.value, " ".join(term.pieces)) for term in found.terms] == [
        (value, " ".join(dice.split())) for value, dice in terms
    ]
    assert int(found.total.replace("−", "-")) == sum(int(value.replace("−", "-")) for value, _ in terms)


def test_a_throw_is_asked_for_with_its_limits():
    position = play(GAME.new(players=3), "Alpha choose red\nBeta choose blue\nGamma choose pink")
    prompt = position.scene(0).prompt
    assert (prompt.kind, prompt.text) == ("aim", "Throw one of your six dice.")
    assert prompt.aim.pieces == ("red1",)
    assert prompt.aim.words == ("red",)
    assert prompt.aim.boards == ("Alpha", "Beta", "Gamma")
    assert (prompt.aim.least, prompt.aim.every) == (15240, False)
    assert prompt.detail == "Release the die at least six inches from the board you aim at."
    assert len(prompt.options) == 9
    assert prompt.options[0].label == "Throw red at your board, in an arc"
    waiting = position.scene(1).prompt
    assert (waiting.kind, waiting.text) == ("wait", "Alpha is throwing a die.")
    position.act(0, "throw red at Beta lob")
    assert position.scene(0).prompt.text == "Red 1 is thrown."
    assert position.scene(0).prompt.kind == "wait"


@pytest.mark.rule("R7")
def test_the_thrower_reads_the_number_of_dice_left():
    assert at(DRAWN).scene(0).prompt.text == "Throw one of your two dice."
    assert (
        at(DRAWN.replace(" pink1", "").replace("gone: ", "gone: pink1 ")).scene(0).prompt.text == "Throw your last die."
    )


@pytest.mark.rule("R18")
def test_between_two_the_rounds_won_stand_in_the_status():
    assert at(DRAWN).scene(0).status == "Round 2 (0 to 1)"
    assert at(DRAWN.replace(" wins=1", "")).scene(0).status == "Drafting, round 2"


def test_a_referee_is_asked_how_the_dice_lie():
    position = play(new(), "Alpha choose red\nBeta choose blue\nAlpha throw red")
    for reader in (0, 1):
        assert position.scene(reader).prompt.kind == "land"
        assert "red1=4@Alpha" in position.scene(reader).prompt.detail
    assert position.scene(None).prompt.kind == "wait"


def test_powers_ask_in_words():
    position = at(DRAWN.replace("skips=1", "").replace("orange1=2^yellow1", "orange1=2@Beta"))
    play(position, "Alpha throw red\nlands red1=4@Alpha orange1=1")
    prompt = position.scene(1).prompt
    assert prompt.text == "Replace a knocked-off die with a blue one?"
    assert [option.label for option in prompt.options] == ["Replace orange 1 with a blue die showing 2", "Leave it"]
    position.act(1, "respawn orange1")
    assert position.scene(1).prompt.text == "Blue 1 is put on your board, showing 2."
    lands(position, "blue1=2@Beta")
    assert position.scene(0).prompt.text == "Throw red 1 again?"
    assert log(position)[-2:] == [
        "Beta puts [blue 1] in place of [orange 1]: this costs a turn",
        "[blue 1] ends up on Beta's board",
    ]


@pytest.mark.rule("R30", "B18")
@pytest.mark.parametrize(
    ("option", "fell", "copies"),
    [
        ("", "orange1=1", "The blue die shows the face that the lost die showed on your board, but has no power."),
        ("respawn_face=after_fall", "orange1=1", "The blue die shows the face that the lost die shows now, but"),
        ("respawn_face=after_fall", "orange1=x", "The blue die shows the face that the lost die showed on your board"),
        (
            "respawn_face=after_fall",
            "orange1=x blue2=1@Alpha",
            "The blue die shows the face that the lost die shows now or, if it shows none, showed on your board.",
        ),
    ],
)
def test_blue_is_offered_with_the_face_that_it_copies(option, fell, copies):
    drawn = (
        DRAWN.replace("skips=1", "")
        .replace("orange1=2^yellow1", "orange1=2@Beta")
        .replace("drafting", f"drafting {option}")
    )
    position = play(at(drawn), f"Alpha throw red\nlands red1=4@Alpha {fell}")
    detail = position.scene(1).prompt.detail
    assert detail.startswith(copies)
    assert detail.endswith("You skip your next turn.")


@pytest.mark.rule("R30", "R32")
@pytest.mark.parametrize(("owed", "cost"), [("", "your next turn"), ("skips=1", "one more turn")])
def test_the_cost_of_pink_and_blue_adds_to_the_turns_already_owed(owed, cost):
    """Skipped turns add up."""
    drawn = DRAWN.replace("skips=1", owed).replace("orange1=2^yellow1", "orange1=2@Beta")
    position = play(
        at(drawn.replace("Beta: blue1", f"Beta: blue1 {owed}")), "Alpha throw red\nlands red1=4@Alpha orange1=1"
    )
    asked = position.scene(1).prompt
    assert (asked.options[0].detail, asked.detail.rpartition(". ")[2]) == (
        f"It costs a blue die and {cost}.",
        f"You skip {cost}.",
    )
    play(position, "Beta decline")
    assert f"It costs a pink die and {cost}." in [each.detail for each in position.scene(0).prompt.options]


@pytest.mark.rule("R23", "B30", "B1")
@pytest.mark.parametrize(
    ("options", "script", "why"),
    [
        ({"mode": "drafting"}, "", "The highest roll starts."),
        ({"first_starter": "random"}, "", "The roll decides who starts."),
        (
            {"throw_model": "table"},
            "Alpha choose red\nBeta choose blue\nAlpha throw red at Alpha",
            "Dice decide how the throw turns out.",
        ),
    ],
)
def test_a_die_is_asked_for_with_its_purpose(options, script, why):
    assert play(new(**options), script).scene(0).prompt.detail == why


@pytest.mark.rule("R32")
def test_the_prompt_says_that_a_die_taken_back_is_thrown_again():
    position = play(at(DRAWN.replace("skips=1", "")), "Alpha throw red")
    assert labels(position)["red1"] == "red 1, just thrown"
    play(position, "lands red1=4@Beta\nAlpha reroll")
    assert labels(position)["red1"] == "red 1, to be thrown again"


def test_the_log_speaks_of_you_and_of_others():
    position = play(new(), "Alpha choose red\nBeta choose blue\nAlpha throw red\nlands red1=4@Beta")
    assert log(position, 0)[-2:] == ["You throw [red 1]", "[red 1] ends up on Beta's board"]
    assert log(position, 1)[-2:] == ["Alpha throws [red 1]", "[red 1] ends up on your board"]


def test_the_log_says_at_which_board_a_die_is_thrown():
    position = play(GAME.new(), "Alpha choose red\nBeta choose blue\nAlpha throw red at Alpha drop")
    assert [log(position, reader)[-1] for reader in (0, 1)] == [
        "You throw [red 1] at your own board",
        "Alpha throws [red 1] at their own board",
    ]
    other = play(GAME.new(), "Alpha choose red\nBeta choose blue\nAlpha throw red at Beta drop")
    assert log(other, 1)[-1] == "Alpha throws [red 1] at your board"


@pytest.mark.parametrize(("mode", "players"), [("classic", 2), ("drafting", 6), ("drafting", 3)])
def test_every_position_can_be_shown_to_everybody(mode, players):
    rng = Random(players)
    position = GAME.new(mode=mode, players=players)
    for number in range(160 if effort.long else 60):
        if position.over:
            break
        due = next(iter(position.owed.values()), None)
        if isinstance(due, Throw):
            position.land(random_landing(due, rng))
        elif due:
            position.roll(rng.randint(1, due.sides))
        else:
            (seat,) = position.to_act
            position.act(seat, rng.choice(position.legal(seat).ids))
        if number % 5 == 0:
            check_scenes(position)


def check_scenes(position):
    s = position.shown()
    for reader in (None, *range(s.options.players)):
        scene = position.scene(reader)
        assert scene.prompt.text.endswith((".", "?"))
        assert (scene.prompt.kind in ("choose", "aim")) == (reader in position.to_act)
        names = [option.label for option in scene.prompt.options]
        assert len(set(names)) == len(names)
        shown = [piece.id for area in scene.areas for piece in area.pieces if piece]
        assert sorted(shown) == sorted(NAMES[die] for die in range(36) if s.place[die] != Place.AWAY)
        laid = [cell for layout in (scene.wide, scene.narrow) for row in layout.areas for cell in row]
        assert set(laid) - {""} == {area.id for area in scene.areas}
        assert all(len({len(row) for row in layout.areas}) == 1 for layout in (scene.wide, scene.narrow))


@pytest.mark.rule("R28")
def test_the_frame_after_a_throw_names_burned_dice_first():
    position = at(DRAWN)
    position.act(0, "throw red")
    position.moments = []
    lands(position, "red1=2@Alpha orange1=4@Alpha touch red1-yellow1 red1-green1")
    prompt = position.moments[0].scene(1).prompt
    assert prompt.text == "Yellow 1 and green 1 burn."
    assert prompt.detail == "Red 1 (showing 2) ends up on Alpha's board."


def test_dice_off_the_boards_lie_beside_them_where_only_facts_are_known():
    off = " ".join(f"{colour}{number}=3" for colour in ("red", "blue") for number in range(2, 7))
    hands = "start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1"
    space = areas(at(f"turn 1 | {hands} | table: {off}"))["space"]
    boards, places = space.space.boards, {body.at for body in space.space.bodies}
    assert len(places) == 10
    for x, y, _ in places:
        assert all(max(abs(x - board.middle[0]), abs(y - board.middle[1])) > board.half for board in boards)
        assert hypot(x, y) < max(hypot(*board.middle) + board.half for board in boards) + 30_000


@pytest.mark.rule("B3", "B20")
@pytest.mark.parametrize(
    ("options", "yellow", "blue"),
    [
        ("", "indicesion-yellow", "indicesion-blue"),
        ("yellow_self=true", "indicesion-yellow-self", "indicesion-blue"),
        ("respawn_burned=true", "indicesion-yellow", "indicesion-blue-burned"),
    ],
)
def test_the_words_of_a_power_follow_the_options(options, yellow, blue):
    who = "start=Alpha turn=Alpha asked=Alpha"
    prompt = at(f"draft 1 mode=drafting {options} | {who} | pile: yellow1 blue1").scene_messages(0).prompt
    assert [option.detail.key for option in prompt.options] == [yellow, blue]
    assert [card.note.key for card in prompt.cards] == [f"{yellow}-short", f"{blue}-short"]


@pytest.mark.rule("R13", "R14", "R26", "B6")
@pytest.mark.parametrize(
    ("order", "scored", "words", "rule"),
    [
        ("before", (4, 1, 2, 10), "Orange 1 on your board scores 10 points: (4 + 1) × 2 levels", "R14"),
        ("after", (4, 1, 2, 9), "Orange 1 on your board scores 9 points: 4 × 2 levels + 1", "R14"),
        ("before", (4, 1, 1, 5), "Orange 1 on your board scores 5 points: 4 + 1", "R13"),
        ("before", (4, 0, 1, 4), "Orange 1 on your board scores 4 points", "R13"),
        ("before", (6, 0, 1, -6), "Orange 1 subtracts 6 points from your board", "R26"),
    ],
)
def test_the_log_adds_a_die_up_like_the_calculation(order, scored, words, rule):
    s = at(DRAWN.replace("mode=drafting", f"mode=drafting yellow_tower_order={order}")).record()
    line = LOG.line(s, events.DieScored(0, NAMES.index("orange1"), *scored), Voice(0, BOARDS))
    assert (Reader(Voice(0, BOARDS)).text(line.parts[0]), line.rule) == (words, rule)
