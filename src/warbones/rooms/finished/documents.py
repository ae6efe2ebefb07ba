"""Documents of finished matches: files, replays, stories and reviews. A `DocumentWriter` runs the slow work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec
from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.core.view.scene import Line
from warbones.core.view.voice import in_one
from warbones.games import load_known
from warbones.protocol.replay_messages import Frame, KeyMoveCard, Lead, Replay, Story
from warbones.review import key_moves
from warbones.review.inquiry import Inquiry, JudgeRequest, Verdict, must_be_reviewed
from warbones.review.reviewer import review_from
from warbones.rooms.languages import ENGLISH, Dialect, in_dialect, in_version
from warbones.rooms.match.continuation import FoundMoment, continued, moment_at
from warbones.rooms.match.setup import match_of
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table import replay_frames, story
from warbones.table.answers import Turn
from warbones.table.errors import OldRules, TooLong
from warbones.table.record import MatchRecord, read_record, record, write_record
from warbones.table.replay_frames import OPEN, each_frame, lines_told, viewer
from warbones.table.story import KeyMove

T = TypeVar("T")

LARGEST: Final = 64_000_000
"""The maximum length of a replay, in bytes."""


class Busy(WarbonesError):
    """Too many pending requests."""


class MatchDocument(NamedTuple):
    """A finished match as a file."""

    name: str
    content: bytes


@runtime_checkable
class DocumentWriter(Protocol):
    """Writes documents outside the event loop. Clients take turns."""

    async def do(
        self, client: str, work: Callable[..., T], load: Callable[[], Awaitable[tuple[object, ...]]] | None = None
    ) -> T:
        """Run ``work``, a function of this module, and return its result. Raises `Busy`, `TooLong` or its errors.

        ``load`` returns the arguments of ``work``. It is called when ``client`` has its turn, so that waiting requests
        take neither memory nor the store's time. Its errors are raised too.
        """

    def close(self) -> None:
        """Cancel all work."""


def match_file(physics: str, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> MatchDocument:
    """Return a stored match as a file; ``physics`` names the engine of its throws. Raises `NotOver` or `OldRules`."""
    match = recorded(table, stored, turns, physics)
    return MatchDocument(f"{match.heading.game}-{table}.jsonl", write_record(match))


def match_replay(view: str, dialect: Dialect, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> bytes:
    """Return the `Replay` of a stored match, as JSON. Raises as `match_file` and `replay_json` do."""
    return replay_json(recorded(table, stored, turns), view, dialect, [seat.person.called for seat in stored.seats])


class KeyMoveQuestions(NamedTuple):
    """The moves that may have decided a match, with the questions about their chances to win.

    ``before`` has the position before each move, as its seat knew it. ``requests`` are by moment.
    """

    game: str
    moves: tuple[KeyMove, ...]
    before: dict[int, dict[str, Any]]
    requests: dict[int, JudgeRequest]


def key_move_questions(table: str, stored: StoredMatch, turns: Sequence[Turn]) -> KeyMoveQuestions:
    """Return the questions to a bot about the key moves of a stored match. Raises as `match_file` does."""
    match = recorded(table, stored, turns)
    found, game = story.moments(match), replay_frames.game_of(match)
    moves = key_moves.proposed(match, found)
    seen = {move.n: key_moves.before(found, move).to_dict() for move in moves}
    return KeyMoveQuestions(game.id, moves, seen, key_moves.requests(game, found, moves))


def with_reasons(
    moves: Sequence[KeyMove],
    rivals: Mapping[int, Sequence[str]],
    table: str,
    stored: StoredMatch,
    turns: Sequence[Turn],
) -> tuple[KeyMove, ...]:
    """Return the moves, each with its advantage over one of its ``rivals``. Raises as `match_file` does."""
    found = story.moments(recorded(table, stored, turns))
    return tuple(key_moves.with_reason(found, move, rivals[move.n]) for move in moves)


def match_story(
    view: str,
    dialect: Dialect,
    chosen: Sequence[KeyMove] | None,
    table: str,
    stored: StoredMatch,
    turns: Sequence[Turn],
) -> bytes:
    """Return the `Story` of a stored match, as JSON. Raises as `match_file` does, and `UnknownView`.

    ``chosen`` are its key moves by the chance to win; None: those by the leads.
    """
    match = recorded(table, stored, turns)
    found = story.moments(match)
    if chosen is None:
        moves = tuple(key_moves.with_own_reason(found, move) for move in story.key_moves(match, found, view))
    else:
        moves = story.retold(match, found, view, chosen)
    leads = tuple(Lead(n=each.n, leads=tuple(round(lead, 3) for lead in each.leads)) for each in found)
    best = tuple(
        KeyMoveCard(
            seat=each.seat, n=each.n, lines=each.told, before=each.before, after=each.after, why=in_one(each.why)
        )
        for each in moves
    )
    story_message = Story(leads=leads, key_moves=best, by_chance=chosen is not None)
    game = replay_frames.game_of(match)
    return msgspec.json.encode(in_dialect(dialect, story_message, game.names, viewer(game, view)))


def match_moment(n: int, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> FoundMoment:
    """Return the moment in frame ``n`` of a stored match. Raises as `match_file` and `moment_at` do."""
    bot = next((each.bot for each in stored.seats if each.bot), "")
    return moment_at(recorded(table, stored, turns), n, bot)


def file_moment(body: bytes, n: int) -> FoundMoment:
    """Return the moment in frame ``n`` of the match in a file. Raises as `read_record` and `moment_at` do."""
    return moment_at(read_record(body.splitlines()), n)


def file_replay(body: bytes, view: str, dialect: Dialect = ENGLISH) -> bytes:
    """Return the `Replay` of the match in a file, as JSON. Raises as `read_record` and `replay_json` do."""
    return replay_json(read_record(body.splitlines()), view, dialect)


def replay_json(match: MatchRecord, view: str, dialect: Dialect, called: Sequence[str] = ()) -> bytes:
    """Return the `Replay` of a match in a view, as JSON; ``called`` are the people's names.

    Raises `TooLong`, and as `frames` does.
    """
    heading, game = match.heading, load_known(match.heading.game)
    frames: list[msgspec.Raw] = []
    size = 0
    log: tuple[Line, ...] = ()
    for each in each_frame(match, view):
        frame, log = _frame(each, log, dialect), each.scene.log
        size += len(frame)
        if size > LARGEST:
            raise TooLong.saying("refused-replay-bytes", count=each.n, bytes=LARGEST)
        frames.append(msgspec.Raw(frame))
    replay = Replay(
        table=heading.table,
        game=game.id,
        title=game.title,
        names=game.names,
        rules_version=heading.rules_version,
        chosen_names=(*called, *("",) * (len(game.names) - len(called))),
        frames=(),
        seat=viewer(game.seated(heading.options), view),
        open=view == OPEN,
        clock=heading.clock,
        by_hand=heading.by_hand,
        versions=replay_frames.versions(match),
        continues=continued(heading.origin),
    )
    heading_of = in_version(dialect.version, replay)
    return msgspec.json.encode(replace(heading_of, frames=tuple(frames)))  # encoded already


def _frame(each: replay_frames.ReplayFrame, log: tuple[Line, ...], dialect: Dialect) -> bytes:
    """Encode a frame without the lines in ``log``, the log of the frame before."""
    known = lines_told(log, each.scene.log)
    scene = replace(each.scene, log=each.scene.log[known:])
    frame = Frame(
        n=each.n,
        label=each.label,
        round=each.round,
        scene=scene,
        log_from=known,
        flights=each.flights,
        left=each.left,
        spent=each.spent,
    )
    return msgspec.json.encode(in_dialect(dialect, frame))


def must_be_reviewable(match: bytes) -> None:
    """Raise `NoReview` for the match in a file, or `UnknownGame`, or as `read_record` does."""
    must_be_reviewed(load_known(read_record(match.splitlines()).heading.game))


def review_requests(match: bytes) -> list[JudgeRequest]:
    """Return the questions of the review of the match in a file. Raises as `read_record` and `Inquiry` do."""
    return Inquiry(read_record(match.splitlines())).asked()


def review_requests_again(match: bytes, verdicts: Sequence[Verdict]) -> dict[int, JudgeRequest]:
    """Return the questions to repeat with more effort, by their number. Raises as `review_requests` does."""
    return Inquiry(read_record(match.splitlines())).asked_again(verdicts)


def review_json(match: bytes, verdicts: Sequence[Verdict]) -> str:
    """Return the `Review` of the match in a file, as JSON, from the answers. Raises as `review_requests` does."""
    return msgspec.json.encode(review_from(Inquiry(read_record(match.splitlines())), verdicts)).decode()


def recorded(table: str, stored: StoredMatch, turns: Sequence[Turn], physics: str = "") -> MatchRecord:
    """Return the record of a finished match. Raises `NotOver` or `OldRules`."""
    match = match_of(stored)
    for turn in turns:
        fold(match.fold, turn)
    given = stored.secret, stored.shares, stored.clock
    return record(match, turns, table, *given, by_hand=stored.by_hand, physics=physics, origin=stored.origin)


def fold(folded: Callable[[Turn], None], turn: Turn) -> None:
    """Replay a stored turn. Raises `OldRules` if the current rules do not allow it."""
    try:
        folded(turn)
    except WarbonesError as error:  # its text may reveal secrets
        raise OldRules.saying("refused-replay-rules") from error
