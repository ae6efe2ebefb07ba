"""A finished match as a file, and frame by frame."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.table.test_match import DICEWING, begun
from tests.table.test_undo import random_turns
from tests.typed_dice import by_hand
from warbones import UnknownGame, UnknownOption, WarbonesError
from warbones.table import record as record_module
from warbones.table import replay_frames
from warbones.table.answers import Decision, Undo
from warbones.table.dice import HonestDice
from warbones.table.errors import BrokenRecord, NotOver, OldRules, TooLong, UnknownView
from warbones.table.match import Match
from warbones.table.record import MatchRecord, read_record, record, write_record
from warbones.table.replay_frames import frames, positions

SECRET = b"secret"

EARLIER = sorted((Path(__file__).parent / "earlier").iterdir())
"""Matches of format 1."""


@pytest.fixture(scope="module")
def played() -> MatchRecord:
    """A match with an option and with decisions that were taken back."""
    match = Match(DICEWING, {"d_percent_sides": 100}, HonestDice(SECRET))
    turns = random_turns(match, random.Random(8))
    return record(match, turns, "table", SECRET)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def lines(played: MatchRecord) -> list[str]:
    return write_record(played).decode().splitlines()


def test_a_file_is_read_as_it_was_written(played: MatchRecord, lines: list[str]) -> None:
    assert read_record(lines) == played
    assert read_record([line.encode() + b"\r\n" for line in lines]) == played


def test_a_file_says_what_was_played_and_how_to_check_it(played: MatchRecord, lines: list[str]) -> None:
    heading, *turns, result = map(json.loads, lines)
    assert heading["format"] == 2
    assert (heading["game"], heading["rules_version"], heading["table"]) == ("dicewing", "2", "table")
    assert heading["options"]["d_percent_sides"] == 100
    assert heading["names"] == ["Alpha", "Beta"]
    assert len(turns) == len(played.turns)
    assert any(answer["type"] == "undo" for turn in turns for answer in turn["answers"])
    assert bytes.fromhex(result["secret"]) == SECRET
    assert sum(result["scores"]) == 0


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_a_match_from_before_events_had_names_is_read_and_checked(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines()
    *_, (_, last) = positions(read_record(lines))
    assert last.over
    at, told = next((at, line) for at, line in enumerate(lines) if b'"numbers":[3' in line)
    why = f"Turn {at} of this match breaks the rules|played under version"
    with pytest.raises((BrokenRecord, OldRules), match=why):
        list(positions(read_record([*lines[:at], told.replace(b'"numbers":[3', b'"numbers":[4'), *lines[at + 1 :]])))


def test_an_unfinished_match_has_no_file() -> None:
    with pytest.raises(NotOver, match="not over yet"):
        record(begun(), [], "table", SECRET)


def changed(lines: list[str], number: int, change: Callable[[dict[str, object]], object]) -> list[str]:
    """Return the lines with line ``number`` (from 0) changed."""
    content = json.loads(lines[number])
    change(content)
    return [*lines[:number], json.dumps(content), *lines[number + 1 :]]


BROKEN: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "empty": (lambda lines: [], "is empty"),
    "blank": (lambda lines: ["", "  "], "is empty"),
    "foreign": (lambda lines: ["my diary"], "Line 1 is not the heading of a Warbones match"),
    "other JSON": (lambda lines: ['{"moves": []}', *lines[1:]], "Line 1 is not the heading"),
    "deep": (lambda lines: ["[" * 20_000], "Line 1 is not the heading"),
    "heading alone": (lambda lines: lines[:1], "ends at line 1, before"),
    "cut short": (lambda lines: lines[:20], "ends at line 20, before the line with the result"),
    "cut in a line": (lambda lines: [*lines[:-1], lines[-1][:9]], "it was cut short"),
    "newer": (lambda lines: changed(lines, 0, lambda line: line.update(format=6)), "format 6"),
    "a line of nonsense": (lambda lines: [*lines[:4], "{}", *lines[5:]], "Line 5 is not a turn"),
    "a field too many": (lambda lines: changed(lines, 2, lambda line: line.update(x=1)), "unknown field `x`"),
    "a stranger": (
        lambda lines: changed(lines, 2, lambda line: line.update(answers=[{"type": "undo", "seat": -1, "number": 0}])),
        "Line 3 answers for a seat",
    ),
}


@pytest.mark.parametrize(("breaking", "why"), BROKEN.values(), ids=BROKEN)
def test_a_file_without_a_match_is_refused_with_that_reason(
    lines: list[str], breaking: Callable[[list[str]], list[str]], why: str
) -> None:
    with pytest.raises(BrokenRecord, match=why):
        read_record(breaking(lines))


UNPLAYED: dict[str, tuple[Callable[[list[str]], list[str]], type[WarbonesError], str]] = {
    "another game": (lambda ls: changed(ls, 0, lambda line: line.update(game="chess")), UnknownGame, "no game 'chess'"),
    "odd option": (lambda ls: changed(ls, 0, lambda line: line.update(options={"x": 1})), UnknownOption, "no option"),
    "a turn missing": (lambda ls: [*ls[:5], *ls[6:]], BrokenRecord, "breaks the rules"),
    "the end missing": (lambda ls: [*ls[:-2], ls[-1]], BrokenRecord, "does not end with its result"),
    "another result": (
        lambda ls: [*ls[:-1], json.dumps(json.loads(ls[-1]) | {"scores": [5, -5]})],
        BrokenRecord,
        "does not end with its result",
    ),
    "other news": (
        lambda ls: changed(ls, 2, lambda line: line.update(told=[[], [], []])),
        BrokenRecord,
        "Turn 2 of this match breaks the rules",
    ),
    "other rules": (
        lambda ls: changed([*ls[:5], *ls[6:]], 0, lambda line: line.update(rules_version="0")),
        OldRules,
        "played under version 0",
    ),
}


@pytest.mark.parametrize(("breaking", "error", "why"), UNPLAYED.values(), ids=UNPLAYED)
def test_an_impossible_match_is_refused_with_that_reason(
    lines: list[str], breaking: Callable[[list[str]], list[str]], error: type[WarbonesError], why: str
) -> None:
    read = read_record(breaking(lines))
    with pytest.raises(error, match=why):
        frames(read)


def test_a_match_of_other_rules_that_play_the_same_is_shown(lines: list[str], played: MatchRecord) -> None:
    older = read_record(changed(lines, 0, lambda line: line.update(rules_version="0")))
    assert frames(older) == frames(played)


def test_there_is_one_frame_for_each_decision_and_one_for_setup(played: MatchRecord) -> None:
    shown = frames(played, "watch")
    assert [frame.n for frame in shown] == list(range(len(played.turns)))
    assert shown[0].label.startswith("Alpha rolls: ")
    assert shown[0].round == "Draft"
    assert " takes " in shown[1].label
    assert shown[-1].scene.over
    assert shown[-1].round.startswith("Stage 2, attack ")
    for turn, frame in zip(played.turns, shown, strict=True):
        if isinstance(turn.answers[0], Undo):
            assert frame.label == f"{DICEWING.names[turn.answers[0].seat]} takes it back."


@pytest.mark.parametrize("view", ["0", "1", "watch"])
def test_frames_are_what_that_viewer_saw(played: MatchRecord, view: str) -> None:
    seat = None if view == "watch" else int(view)
    match = Match(DICEWING, played.heading.options, None)
    shown = frames(played, view)
    for turn, frame in zip(played.turns, shown, strict=True):
        match.fold(turn)
        assert frame.scene == match.position.scene(seat)


def hidden(scene: object) -> bool:
    """Return whether anything in a scene is face down."""
    return b'"hidden":true' in msgspec.json.encode(scene)


def test_the_open_view_shows_secrets(played: MatchRecord) -> None:
    watched, opened = frames(played, "watch"), frames(played, "open")
    assert any(hidden(frame.scene) for frame in watched)
    assert not any(hidden(frame.scene) for frame in opened)
    launched = [place for place, frame in enumerate(watched) if hidden(frame.scene)]
    assert all("launches" in opened[place].label for place in launched if _launches(played, place))


def _launches(played: MatchRecord, place: int) -> bool:
    answer = played.turns[place].answers[0]
    return isinstance(answer, Decision) and answer.action.startswith("launch")


@pytest.mark.parametrize("view", ["2", "-1", "alpha", "", "everything" * 100])
def test_an_unknown_view_is_refused(played: MatchRecord, view: str) -> None:
    with pytest.raises(UnknownView, match=r"choose watch, open or a seat: 0 \(Alpha\) or 1 \(Beta\)"):
        frames(played, view)


def test_typed_dice_belong_to_the_decision_before_them() -> None:
    match, rng = Match(DICEWING, {}, None), random.Random(2)
    turns = [match.open()]
    match.commit(turns[-1])
    decisions = 0
    while not match.position.over:
        if due := match.position.owed:
            turns.append(by_hand(match, rng.randint(1, due[None].sides)))
        else:
            seat = min(match.position.to_act)
            action = rng.choice(list(match.position.legal(seat))).text
            turns.append(match.answer(seat, match.number(seat), action))
            decisions += 1
        match.commit(turns[-1])
    made = record(match, [turn.turn for turn in turns], "", None)
    assert made.result.secret == ""
    shown = frames(made)
    assert len(shown) == decisions + 1
    assert "Alpha goes first" in shown[0].label or "Beta goes first" in shown[0].label


def test_a_match_that_is_too_long_is_not_shown(played: MatchRecord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_frames, "MOST_TURNS", 10)
    with pytest.raises(TooLong, match="the limit is 10"):
        frames(played)


def test_the_format_is_checked_before_anything_else(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "READS", (6, 7))
    with pytest.raises(BrokenRecord, match="format 2, but this program reads formats 6 to 7"):
        read_record(lines)
