"""The replay of a finished match: the scene after each decision, for one viewer or with everything shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Final

import warbones
from warbones.core.errors import WarbonesError, quoted
from warbones.core.messages import Msg, Text, msg
from warbones.core.play.game import Game
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.view.reader import english, in_words
from warbones.core.view.scene import Line, Scene
from warbones.core.view.voice import whole
from warbones.games import load_known
from warbones.table import endings, phrases
from warbones.table.answers import Ended, Face, Landed, Remark, Turn, Undo
from warbones.table.errors import BrokenRecord, OldRules, TooLong, UnknownFrame, UnknownView, version_named
from warbones.table.event_records import EventRecord, matches_event
from warbones.table.match import Match, flights_of
from warbones.table.record import MatchRecord

OPEN: Final = "open"
WATCH: Final = "watch"

MOST_TURNS: Final = 6000
"""The maximum number of turns in a replay. A match of Dice Wars may have more, though hardly between people."""


@dataclass(frozen=True)
class ReplayFrame:
    """The scene after decision ``n`` (0: after set-up), with a label and the heading above it, as messages.

    ``flights`` are the packed flights of the throws before it. If the table had clocks, ``left`` is each seat's time
    and ``spent`` the time of the decision, in milliseconds.
    """

    n: int
    label: Text
    round: Text
    scene: Scene
    flights: tuple[bytes, ...] = ()
    left: tuple[int, ...] = ()
    spent: int = 0


def viewer(game: Game, view: str) -> int | None:
    """Return the seat that ``view`` names: a number; None for "watch" and "open". Raises `UnknownView`."""
    if type(view) is str and view in (OPEN, WATCH):
        return None
    if type(view) is not str or view not in map(str, range(len(game.names))):
        seats = tuple(f"{seat} ({name})" for seat, name in enumerate(game.names))
        raise UnknownView.saying("refused-view", seats=seats, watch=WATCH, open=OPEN, view=quoted(view))
    return int(view)


def frames(record: MatchRecord, view: str = OPEN) -> list[ReplayFrame]:
    """Return the frames of a match for ``view`` (a seat's number, "watch" or "open") in English.

    Raises `UnknownView`, `UnknownGame`, `OldRules`, or `BrokenRecord` for a match that breaks the rules.
    """
    return [_in_words(frame) for frame in each_frame(record, view)]


def _in_words(frame: ReplayFrame) -> ReplayFrame:
    """Return a frame in English."""
    scene = frame.scene
    names = tuple([seat.name for seat in scene.seats])
    label, heading = (english(text, scene.seat, names) for text in (frame.label, frame.round))
    return replace(frame, label=label, round=heading, scene=in_words(scene))


def each_frame(record: MatchRecord, view: str) -> Iterator[ReplayFrame]:
    """Yield the frames one by one, as messages, without holding the whole match. Raises as `frames` does."""
    game = game_of(record)
    seat = viewer(game, view)
    before: ReplayFrame | None = None
    made: ReplayFrame | None = None
    for turn, position in positions(record):
        if made and isinstance(remark := turn.answers[0] if turn.answers else None, Remark):
            made = _with_remark(made, remark)
            continue
        scene = _scene(turn, position, view, seat)
        if made and all(isinstance(answer, Face | Landed) for answer in turn.answers):
            made = _clocked(_frame(made.n, turn, scene, before, made.flights), turn, made.left, made.spent)
            continue
        if made:
            yield made
        before, made = made, _frame(made.n + 1 if made else 0, turn, scene, made)
        made = _clocked(made, turn, before.left if before else ())
    if made:
        yield made


def _clocked(frame: ReplayFrame, turn: Turn, left: tuple[int, ...], spent: int = 0) -> ReplayFrame:
    """Return a frame with the clock reading of its turn, or with the given one if the turn has none."""
    return replace(frame, left=turn.clock.left if turn.clock else left, spent=turn.clock.spent if turn.clock else spent)


def _scene(turn: Turn, position: Position, view: str, seat: int | None) -> Scene:
    scene = position.open_scene_messages() if view == OPEN else position.scene_messages(seat)
    match turn.answers:
        case (Ended() as ended,):
            return endings.closed(scene, ended, position if view == OPEN else position.seen_by(seat))
    return scene


def _with_remark(frame: ReplayFrame, remark: Remark) -> ReplayFrame:
    """Return a frame with a phrase in its label."""
    label = msg("table-remark", before=frame.label, seat=remark.seat, phrase=phrases.phrase_message(remark.phrase))
    return replace(frame, label=label)


def is_aside(turn: Turn) -> bool:
    """Return whether a turn belongs to the frame before it: rolled or thrown dice, or a phrase."""
    return all(isinstance(answer, Face | Landed | Remark) for answer in turn.answers)


def position_at(record: MatchRecord, n: int) -> Position:
    """Return the position in frame ``n``. Raises `UnknownFrame`, and as `frames` does."""
    found, frame = None, -1
    for turn, position in positions(record):
        frame += 1 if frame < 0 or not is_aside(turn) else 0
        if frame > n:
            break
        found = position
    if found is None or frame < n:
        raise UnknownFrame.saying("refused-frame", n=n, last=max(0, frame))
    return found


def game_of(record: MatchRecord) -> Game:
    """Return the game of a match, seated by its options. Raises `UnknownGame`, and as `positions` does."""
    game = load_known(record.heading.game)
    with _of_its_rules(record, game):
        return game.seated(record.heading.options)


def versions(record: MatchRecord) -> str:
    """Return a sentence about the rules and program of a match if they are not the current ones; otherwise ""."""
    heading, game = record.heading, load_known(record.heading.game)
    rules, program = heading.rules_version != game.rules_version, heading.warbones != warbones.__version__
    parts = [
        *([f"version {version_named(heading.rules_version)} of the rules, here {game.rules_version}"] * rules),
        *([f"version {version_named(heading.warbones)} of Warbones, here {warbones.__version__}"] * program),
    ]
    return f"Played with {', and '.join(parts)}." if parts else ""


def positions(record: MatchRecord) -> Iterator[tuple[Turn, Position]]:
    """Yield each turn with the position after it, checked against the recorded events. Raises as `frames` does."""
    game = load_known(record.heading.game)
    if len(record.turns) > MOST_TURNS:
        raise TooLong.saying("refused-replay-turns", turns=len(record.turns), most=MOST_TURNS)
    with _of_its_rules(record, game):
        yield from _played(record, game)


@contextmanager
def _of_its_rules(record: MatchRecord, game: Game) -> Iterator[None]:
    """Turn any error into `OldRules` if the match was played under other rules."""
    try:
        yield
    except WarbonesError:
        if record.heading.rules_version == game.rules_version:
            raise
        raise OldRules.between(game.title, record.heading.rules_version, game.rules_version) from None


def _played(record: MatchRecord, game: Game) -> Iterator[tuple[Turn, Position]]:
    match = Match(game, record.heading.options, None, origin=record.heading.origin)
    if record.heading.names != match.game.names:
        raise BrokenRecord.saying("refused-file-seats", game=game.title, seats=tuple(match.game.names))
    for number, turn in enumerate(record.turns, 1):
        if not _follows(match, turn):
            raise BrokenRecord.saying("refused-file-illegal-turn", number=number, game=game.title)
        yield turn, match.position
    if not match.over or match.scores() != record.result.scores:
        raise BrokenRecord.saying("refused-file-result")


def _follows(match: Match, turn: Turn) -> bool:
    """Play a turn. Return whether it is legal and emits the recorded events."""
    try:
        prepared = match.folded(turn)
    except WarbonesError:
        return False
    news = match.news(prepared.position)
    match.commit(prepared)
    return len(news) == len(turn.told) and all(
        _is_told(match.game, *each) for each in zip(news, turn.told, strict=True)
    )


def _is_told(game: Parts, events: Sequence[Event], written: Sequence[EventRecord]) -> bool:
    return len(events) == len(written) and all(
        matches_event(game.ruleset, event, each) for event, each in zip(events, written, strict=True)
    )


def _frame(
    n: int, turn: Turn, scene: Scene, before: ReplayFrame | None, flights: tuple[bytes, ...] = ()
) -> ReplayFrame:
    headings = [whole(line.parts) for line in scene.log if line.kind == "heading"]
    news = [whole(line.parts) for line in newly_told(scene, before.scene.log if before else ())]
    label = msg("table-told", lines=news) if news else _silent(turn)
    return ReplayFrame(n, label, headings[-1] if headings else scene.status, scene, (*flights, *flights_of(turn)))


def newly_told(scene: Scene, log: Sequence[Line]) -> tuple[Line, ...]:
    """Return the new lines of a scene for a reader of ``log``."""
    return tuple(line for line in scene.log[lines_told(log, scene.log) :] if line.kind != "heading")


def _silent(turn: Turn) -> Msg:
    """Return the label of a turn without new lines."""
    who = turn.answers[0].seat if turn.answers else None
    if who is None:
        return msg("table-match-begins")
    match turn.answers[0]:
        case Undo(back=None):
            return msg("table-takes-back", seat=who)
        case Undo():
            return msg("table-takes-back-turn", seat=who)
    return msg("table-decides-unseen", seat=who)


def lines_told(before: Sequence[Line], now: Sequence[Line]) -> int:
    """Return the number of leading lines that ``now`` shares with ``before``; a line that grew counts as new."""
    if now[: len(before)] == before:
        return len(before)
    same = (old == new for old, new in zip(before, now, strict=False))
    return next((place for place, equal in enumerate(same) if not equal), min(len(before), len(now)))
