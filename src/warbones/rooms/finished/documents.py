"""Finished matches, written for whoever looks at them. What takes its time is done by a `Showing`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec
from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.core.view.scene import Line
from warbones.games import load
from warbones.protocol.messages import Words
from warbones.protocol.replay_messages import Frame, Lead, Replay, Story, Stroke
from warbones.review.inquiry import Inquiry, JudgeRequest, Verdict, must_be_reviewed
from warbones.review.reviewer import concluded
from warbones.rooms.match.setup import match_of
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.wording import said_in
from warbones.table import replay_frames, story
from warbones.table.answers import Turn
from warbones.table.errors import OldRules, TooLong
from warbones.table.record import MatchRecord, read_record, record, write_record
from warbones.table.replay_frames import OPEN, each_frame, lines_told, viewer

T = TypeVar("T")

LARGEST: Final = 64_000_000
"""Bytes of a match that is drawn."""


class Busy(WarbonesError):
    """More was asked for than can be done soon."""


class File(NamedTuple):
    """A finished match as a file to keep."""

    name: str
    content: bytes


@runtime_checkable
class Showing(Protocol):
    """Draws finished matches without holding up the event loop. Each client has its turns."""

    async def do(
        self, client: str, work: Callable[..., T], load: Callable[[], Awaitable[tuple[object, ...]]] | None = None
    ) -> T:
        """Return what ``work`` (any of this module) returns. Raises `Busy`, `TooLong`, and what it raises.

        ``load`` returns what ``work`` is given, and is not called before it is the turn of ``client``: what waits takes
        neither memory nor the store's time. Raises what it raises.
        """

    def close(self) -> None:
        """Stop, whatever is going on."""


def kept_file(physics: str, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> File:
    """Return a stored match as a file; ``physics`` reckons throws here. Raises `NotOver` or `OldRules`."""
    match = _recorded(table, stored, turns, physics)
    return File(f"{match.heading.game}-{table}.jsonl", write_record(match))


def kept_replay(view: str, words: Words, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> bytes:
    """Return the `Replay` of a stored match, as JSON. Raises as `kept_file` and `written` do."""
    return written(_recorded(table, stored, turns), view, words, [seat.person.called for seat in stored.seats])


def told_story(view: str, words: Words, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> bytes:
    """Return the `Story` of a stored match, as JSON. Raises as `kept_file` does, and `UnknownView`."""
    match = _recorded(table, stored, turns)
    found = story.moments(match)
    leads = tuple(Lead(n=each.n, leads=tuple(round(lead, 3) for lead in each.leads)) for each in found)
    best = tuple(
        Stroke(seat=each.seat, n=each.n, told=each.told, before=each.before, after=each.after)
        for each in story.strokes(match, found, view)
    )
    told = Story(leads=leads, strokes=best)
    game = replay_frames.game_of(match)
    return msgspec.json.encode(said_in(words, told, game.names, viewer(game, view)))


def read_replay(body: bytes, view: str, words: Words = "en") -> bytes:
    """Return the `Replay` of the match in a file, as JSON. Raises as `read_record` and `written` do."""
    return written(read_record(body.splitlines()), view, words)


def written(match: MatchRecord, view: str, words: Words, called: Sequence[str] = ()) -> bytes:
    """Return the `Replay` of a match as ``view`` shows it, with the names that people chose, as JSON.

    Raises `TooLong`, and what `frames` raises.
    """
    heading, game = match.heading, load(match.heading.game)
    frames: list[msgspec.Raw] = []
    size = 0
    log: tuple[Line, ...] = ()
    for each in each_frame(match, view):
        frame, log = _frame(each, log, words), each.scene.log
        size += len(frame)
        if size > LARGEST:
            raise TooLong.saying("refused-match-too-long-shown", count=each.n, bytes=LARGEST)
        frames.append(msgspec.Raw(frame))
    replay = Replay(
        table=heading.table,
        game=game.id,
        title=game.title,
        names=game.names,
        rules_version=heading.rules_version,
        called=(*called, *("",) * (len(game.names) - len(called))),
        frames=tuple(frames),  # type: ignore[arg-type]  # written already
        seat=viewer(game.seated(heading.options), view),
        open=view == OPEN,
        clock=heading.clock,
        by_hand=heading.by_hand,
        versions=replay_frames.versions(match),
    )
    return msgspec.json.encode(replay)


def _frame(each: replay_frames.Frame, log: tuple[Line, ...], words: Words) -> bytes:
    """Write a frame for who has the ``log`` of the one before."""
    kept = lines_told(log, each.scene.log)
    scene = replace(each.scene, log=each.scene.log[kept:])
    frame = Frame(
        n=each.n,
        label=each.label,
        round=each.round,
        scene=scene,
        kept=kept,
        flights=each.flights,
        left=each.left,
        spent=each.spent,
    )
    return msgspec.json.encode(said_in(words, frame))


def must_be_reviewable(match: bytes) -> None:
    """Raise `NoReview` for the match in a file, or `UnknownGame`, or as `read_record` does."""
    must_be_reviewed(load(read_record(match.splitlines()).heading.game))


def asked_of_review(match: bytes) -> list[JudgeRequest]:
    """Return what has to be asked for the review of the match in a file. Raises as `read_record` and `Inquiry` do."""
    return Inquiry(read_record(match.splitlines())).asked()


def told_review(match: bytes, verdicts: Sequence[Verdict]) -> str:
    """Return the `Review` of the match in a file, as JSON, from the answers. Raises as `asked_of_review` does."""
    return msgspec.json.encode(concluded(Inquiry(read_record(match.splitlines())), verdicts)).decode()


def _recorded(table: str, stored: StoredMatch, turns: Sequence[Turn], physics: str = "") -> MatchRecord:
    match = match_of(stored)
    for turn in turns:
        fold(match.fold, turn)
    given = stored.secret, stored.shares, stored.clock
    return record(match, turns, table, *given, by_hand=stored.by_hand, physics=physics)


def fold(folded: Callable[[Turn], None], turn: Turn) -> None:
    """Play a stored turn again. Raises `OldRules` where these rules do not allow it."""
    try:
        folded(turn)
    except WarbonesError as error:  # whose text may tell what is secret
        raise OldRules.saying("refused-match-played-under-rules") from error
