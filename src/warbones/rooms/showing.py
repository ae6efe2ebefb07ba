"""Finished matches, written for who looks at them. What takes its time runs in a process of its own (`Showing`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from warbones.core.errors import WarbonesError
from warbones.core.view.scene import Line
from warbones.games import load
from warbones.players.fair_queue import FairQueue
from warbones.players.processes import Result, Workers
from warbones.protocol.replay_messages import Frame, Lead, Replay, Story, Stroke
from warbones.review.asking import Asked, Inquiry, must_be_reviewed
from warbones.review.verdicts import Verdict
from warbones.review.walking import concluded
from warbones.rooms.setting_up import match_of
from warbones.rooms.storage import StoredMatch
from warbones.table import replaying, story
from warbones.table.answers import Turn
from warbones.table.errors import OldRules, TooLong
from warbones.table.record import MatchRecord, read_record, record, write_record
from warbones.table.replaying import OPEN, each_frame, lines_told, viewer

PATIENCE: Final = 120.0
"""Seconds that a match may take to be drawn."""

OWN_LINE: Final = 8
LINE: Final = 32
"""Matches of one client that may wait to be drawn, and of all."""

LARGEST: Final = 64_000_000
"""Bytes of a match that is drawn."""


class Busy(WarbonesError):
    """More was asked for than can be done soon."""


class File(NamedTuple):
    """A finished match as a file to keep."""

    name: str
    content: bytes


class Showing:
    """Draws one match at a time, so that those who play notice nothing of it. Each client has its turns."""

    def __init__(self) -> None:
        """Start when first asked."""
        self._queue, self._workers = FairQueue(1), Workers(1, PATIENCE)

    async def do(
        self, client: str, work: Callable[..., Result], load: Callable[[], Awaitable[tuple[object, ...]]] | None = None
    ) -> Result:
        """Return what ``work`` (any of this module) returns. Raises `Busy`, `TooLong`, and what it raises.

        ``load`` returns what ``work`` is given, and is not called before it is the turn of ``client``: what waits takes
        neither memory nor the store's time. Raises what it raises.
        """
        self._must_have_room(client)
        async with self._queue.place(lambda: (client,)):
            given = await load() if load else ()
            try:
                return await self._workers.do(partial(work, *given))
            except TimeoutError:
                raise TooLong(f"This match takes more than {PATIENCE:g} seconds to open, which is too long.") from None

    def _must_have_room(self, client: str) -> None:
        if self._queue.waiting(client) >= OWN_LINE:
            raise Busy(f"{OWN_LINE} matches wait to be opened for you already: try again in a minute.")
        if len(self._queue) >= LINE:
            raise Busy(f"{LINE} matches wait to be opened already: try again in a minute.")

    def close(self) -> None:
        """Stop, whatever is going on."""
        self._workers.close()


def kept_file(table: str, stored: StoredMatch, turns: Sequence[Turn]) -> File:
    """Return a stored match as a file. Raises `NotOver` or `OldRules`."""
    match = _recorded(table, stored, turns)
    return File(f"{match.heading.game}-{table}.jsonl", write_record(match))


def kept_replay(view: str, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> bytes:
    """Return the `Replay` of a stored match, as JSON. Raises as `kept_file` and `written` do."""
    return written(_recorded(table, stored, turns), view, stored.called)


def told_story(view: str, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> bytes:
    """Return the `Story` of a stored match, as JSON. Raises as `kept_file` does, and `UnknownView`."""
    match = _recorded(table, stored, turns)
    found = story.moments(match)
    leads = tuple(Lead(n=each.n, leads=tuple(round(lead, 3) for lead in each.leads)) for each in found)
    best = tuple(
        Stroke(seat=each.seat, n=each.n, told=each.told, before=each.before, after=each.after)
        for each in story.strokes(match, found, view)
    )
    return msgspec.json.encode(Story(leads=leads, strokes=best))


def read_replay(body: bytes, view: str) -> bytes:
    """Return the `Replay` of the match in a file, as JSON. Raises as `read_record` and `written` do."""
    return written(read_record(body.splitlines()), view)


def written(match: MatchRecord, view: str, called: Mapping[int, str] = MappingProxyType({})) -> bytes:
    """Return the `Replay` of a match as ``view`` shows it, with the names that people chose, as JSON.

    Raises `TooLong`, and what `frames` raises.
    """
    heading, game = match.heading, load(match.heading.game)
    frames: list[msgspec.Raw] = []
    size = 0
    log: tuple[Line, ...] = ()
    for each in each_frame(match, view):
        frame, log = _frame(each, log), each.scene.log
        size += len(frame)
        if size > LARGEST:
            raise TooLong(f"This match is too long to be shown: {each.n} of its decisions have {LARGEST} bytes.")
        frames.append(msgspec.Raw(frame))
    replay = Replay(
        table=heading.table,
        game=game.id,
        title=game.title,
        names=game.names,
        rules_version=heading.rules_version,
        called=tuple(called.get(seat, "") for seat in range(len(game.names))),
        frames=tuple(frames),  # type: ignore[arg-type]  # written already
        seat=viewer(game.seated(heading.options), view),
        open=view == OPEN,
        clock=heading.clock,
        by_hand=heading.by_hand,
        versions=replaying.versions(match),
    )
    return msgspec.json.encode(replay)


def _frame(each: replaying.Frame, log: tuple[Line, ...]) -> bytes:
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
    return msgspec.json.encode(frame)


def game_of(match: bytes) -> str:
    """Return the game of the match in a file. Raises as `read_record` does, `UnknownGame`, and `NoReview`."""
    game = load(read_record(match.splitlines()).heading.game)
    must_be_reviewed(game)
    return game.id


def asked_of_review(match: bytes) -> list[Asked]:
    """Return what has to be asked for the review of the match in a file. Raises as `read_record` and `Inquiry` do."""
    return Inquiry(read_record(match.splitlines())).asked()


def told_review(match: bytes, verdicts: Sequence[Verdict]) -> str:
    """Return the `Review` of the match in a file, as JSON, from the answers. Raises as `asked_of_review` does."""
    return msgspec.json.encode(concluded(Inquiry(read_record(match.splitlines())), verdicts)).decode()


def _recorded(table: str, stored: StoredMatch, turns: Sequence[Turn]) -> MatchRecord:
    match = match_of(stored)
    for turn in turns:
        fold(match.fold, turn)
    return record(match, turns, table, stored.secret, stored.shares, stored.clock, by_hand=stored.by_hand)


def fold(folded: Callable[[Turn], None], turn: Turn) -> None:
    """Play a stored turn again. Raises `OldRules` where these rules do not allow it."""
    try:
        folded(turn)
    except WarbonesError as error:  # whose text may tell what is secret
        raise OldRules("This match was played under rules that this program does not have.") from error
