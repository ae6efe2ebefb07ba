"""Domains of fields: validity and notation follow from their declarations."""

from __future__ import annotations

from enum import IntEnum

import pytest

from warbones import BrokenPosition, UnknownOption
from warbones.core.notation import codecs, validity
from warbones.core.notation.codecs import (
    each_seat,
    flags,
    integer,
    member,
    members,
    named,
    one,
    read_opening,
    written_options,
)
from warbones.core.record.domains import FLAG, Whole, count, mask
from warbones.core.record.options import RuleOption
from warbones.core.record.records import Grid, Record, cell, field_of, fields, grid, wide

SEATS = ("Alpha", "Beta")
OPTIONS = (RuleOption("long", "B1", (False, True)),)


class Phase(IntEnum):
    SETUP = 0
    PLAY = 1
    FIGHT = 2
    SETTLE = 3
    OVER = 4


class Place(IntEnum):
    BAG = 0
    TABLE = 1


class Mark(IntEnum):
    HURT = 1
    LATE = 2


class Options(Record):
    long: int


class State(Record):
    options: Options
    phase: Phase = cell(only=(Phase.PLAY, Phase.FIGHT, Phase.OVER))
    stage: int = cell(Whole(range(1, 4)))
    turn: int = cell(count(1, "a seat"))
    place: Grid = grid(3, of=Place)
    face: Grid = grid(2, 2, of=count(6))
    ready: Grid = grid(2, of=FLAG, only=Phase.FIGHT)
    score: Grid = grid(2, of=count(20))
    target: int = cell(count(9, "a die"), none=-1, only=(Phase.PLAY, Phase.FIGHT))
    chosen: int = wide(mask(10))
    marks: int = cell(mask(2))
    passing: int = cell(count(3), only=())
    reason: Place = cell(only=Phase.OVER)
    often: int = cell(count(3), only=(Phase.SETUP, Phase.FIGHT, Phase.SETTLE, Phase.OVER))


def playing(phase: Phase = Phase.PLAY) -> State:
    s = State()
    read_opening(s, f"{phase.name.lower()} 1", OPTIONS)
    s.stage = 1
    return s


@pytest.mark.parametrize(
    ("name", "at", "value", "wrong"),
    [
        ("phase", None, Phase.SETTLE, "No game waits in the settle phase: it goes on by itself."),
        ("stage", None, 0, "'stage' is 1 to 3, not 0."),
        ("stage", None, 4, "'stage' is 1 to 3, not 4."),
        ("turn", None, 2, "'turn' is a seat, 0 or 1, not 2."),
        ("turn", None, -1, "'turn' is a seat, 0 or 1, not -1."),
        ("face", (1, 0), 7, "'face[1][0]' is 0 to 6, not 7."),
        ("ready", 1, 2, "'ready[1]' is 0 or 1, not 2."),
        ("ready", 1, 1, "'ready' holds only 0 outside the fight phase, not 1."),
        ("target", None, -2, "'target' is a die, 0 to 9, or -1 for none, not -2."),
        ("target", None, 10, "'target' is a die, 0 to 9, or -1 for none, not 10."),
        ("chosen", None, 1 << 10, "'chosen' is a mask of 10 bits, 0 to 1023, not 1024."),
        ("passing", None, 1, "'passing' is 0 while a game waits, not 1."),
        ("often", None, 1, "'often' is 0 in the play phase, not 1."),
        ("reason", None, Place.TABLE, "'reason' is 'bag' before the game is over, not 'table'."),
    ],
)
def test_each_kind_of_error_has_a_sentence(name, at, value, wrong):
    s = playing()
    assert validity.problem(s) == ""
    if at is None:
        setattr(s, name, value)
    else:
        getattr(s, name)[at] = value
    assert validity.problem(s) == wrong


def test_the_value_at_rest_is_none_if_declared_and_otherwise_zero():
    s = playing(Phase.OVER)
    assert (s.target, s.turn, list(s.score)) == (-1, 0, [0, 0])
    s.target = 3
    assert validity.problem(s) == "'target' is -1 outside the play and fight phases, not 3."


def test_before_set_up_every_field_is_at_its_first_value():
    s = State()
    s.options.long = 1
    assert validity.problem(s) == ""
    s.stage = 1
    assert validity.problem(s).startswith("Before set-up nothing is rolled or decided")


def test_the_games_own_checks_come_after_and_in_their_order():
    s, asked = playing(), []

    def check(name, *wrong):
        def own(_):
            asked.append(name)
            yield from wrong

        return own

    assert validity.problem(s, check("first"), check("second", "So not."), check("third", "Nor so.")) == "So not."
    assert asked == ["first", "second"]
    s.turn = 7
    assert validity.problem(s, check("late", "So not.")).startswith("'turn'")
    assert "late" not in asked


def test_inconsistent_positions_are_named():
    s = playing()
    due = s.copy()
    due.score[1], due.stage = 4, 1
    assert list(validity.followed(s, due)) == ["'score' must be [0, 4] here, not [0, 0]."]


def test_bounds_hold_every_number_and_the_zeros_before_set_up():
    bounds = {field.name: (field.domain.low, field.domain.high) for field in fields(State) if field.domain}
    assert bounds["stage"] == (0, 3)
    assert bounds["target"] == (-1, 9)
    assert bounds["phase"] == (0, 4)
    assert field_of(State, "options").domain is None


@pytest.mark.parametrize(
    ("of", "none", "value", "holds"),
    [
        (FLAG, None, 1, True),
        (FLAG, None, 2, False),
        (count(5), None, 5, True),
        (count(5), None, 6, False),
        (count(5), None, -1, False),
        (count(5), -1, -1, True),
        (mask(40), None, (1 << 40) - 1, True),
        (mask(40), None, 1 << 40, False),
    ],
)
def test_a_declared_field_holds_its_numbers(of, none, value, holds):
    class Small(Record):
        held: int = wide(of, none=none)

    assert field_of(Small, "held").domain.holds(value) == holds


TABLE = (
    one("turn", named(SEATS, "seat"), always=True),
    one("at", named(lambda s: [f"d{die}" for die in range(4 + 6 * s.options.long)], "die"), "target"),
    one("stage", integer("'stage'", 3)),
    one("reason", member(Place, "place")),
    one("marks", members(Mark, "mark")),
    each_seat("score", "/"),
    flags("ready", SEATS, "seat", ","),
)


def test_a_table_writes_what_is_not_at_rest_and_reads_it_again():
    s = playing()
    s.stage = 0
    assert codecs.written_fields(s, TABLE) == ["turn=Alpha"]
    s.turn, s.target, s.stage, s.reason, s.marks = 1, 2, 3, Place.TABLE, 3
    s.score[1], s.ready[0], s.ready[1] = 12, 1, 1
    words = codecs.written_fields(s, TABLE)
    assert " ".join(words) == ("turn=Beta at=d2 stage=3 reason=table marks=hurt,late score=0/12 ready=Alpha,Beta")
    again = playing()
    codecs.read_fields(again, TABLE, codecs.parse_settings(words, "turn=Beta"), "a position")
    assert again == s


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("turn", "Names and values are written such as turn=Beta, not 'turn'."),
        ("colour=red", "There is no word of a position 'colour'; choose from turn, at"),
        ("turn=Gamma", "There is no seat 'Gamma'; choose from Alpha, Beta."),
        ("at=d9", "There is no die 'd9'; choose from d0, d1, d2, d3."),
        ("stage=4", "'stage' must be an integer from 0 to 3, not '4'."),
        ("stage=-1", "'stage' must be an integer from 0 to 3, not '-1'."),
        ("stage=²", "'stage' must be an integer from 0 to 3, not '²'."),
        ("reason=moon", "There is no place 'moon'; choose from bag, table."),
        ("marks=hurt,gone", "There is no mark 'gone'; choose from hurt, late."),
        ("score=1", "'score' is a number for each seat, such as score=1/2, not '1'."),
        ("score=1/x", "'score' is a number for each seat, such as score=1/2, not '1/x'."),
        ("score=1/99999", "'score' must be an integer from 0 to 9999, not '99999'."),
        ("ready=Alpha,Gamma", "There is no seat 'Gamma'"),
    ],
)
def test_errors_in_a_word_are_described(word, wrong):
    with pytest.raises(BrokenPosition) as refused:
        codecs.read_fields(playing(), TABLE, codecs.parse_settings([word], "turn=Beta"), "a position")
    assert str(refused.value).startswith(wrong)
    assert str(refused.value).endswith(".")


def test_a_position_begins_with_its_phase_its_options_and_what_the_game_names():
    s = State()
    opening = read_opening(s, "play 2 long=TRUE turn=Beta | Alpha : a\n b |loose", OPTIONS, ("turn",))
    assert (s.phase, s.options.long, s.target) == (Phase.PLAY, 1, -1)
    assert (opening.where, opening.settings) == ("2", {"turn": "Beta"})
    assert [(name, content.split()) for name, content in opening.areas] == [("Alpha", ["a", "b"]), ("", ["loose"])]
    assert written_options(s, OPTIONS) == ["long=true"]
    assert written_options(playing(), OPTIONS) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "There is no phase ''; choose from setup, play, fight, settle, over."),
        ("game 1", "There is no phase 'game'"),
        ("play 1 colour=red", "There is no option 'colour' here; choose from long."),
        ("play 1 long=maybe", "Option long can be False or True, not 'maybe'."),
        ("setup 1", "Before set-up there is nothing else: write 'setup' and rule options only."),
        ("setup turn=Beta", "Before set-up there is nothing else"),
        ("setup | Alpha: a", "Before set-up there is nothing else"),
    ],
)
def test_errors_at_the_start_of_a_position_are_described(text, wrong):
    with pytest.raises((BrokenPosition, UnknownOption)) as refused:
        read_opening(State(), text, OPTIONS, ("turn",))
    assert str(refused.value).startswith(wrong)
