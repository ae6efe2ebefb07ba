"""Pictures of tables, puzzles, tournaments and reviews, drawn by the process that draws matches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import zip_longest
from time import monotonic
from typing import Final, NamedTuple

from warbones.club.tournaments.standings import standings
from warbones.club.tournaments.tournament import Tournament
from warbones.concurrency.detached import to_its_end
from warbones.core.errors import WarbonesError
from warbones.core.messages import msg
from warbones.core.view.reader import english, in_words
from warbones.core.view.scene import Scene
from warbones.games import load_known
from warbones.lobby import positions
from warbones.picture.clip import BEFORE, clip
from warbones.picture.curve import curve
from warbones.picture.picture import FormatName, picture
from warbones.picture.png import png
from warbones.picture.scoreboard import ListRow, scoreboard
from warbones.review.review import Review
from warbones.rooms.finished.documents import DocumentWriter, fold, recorded
from warbones.rooms.match.setup import match_of
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn
from warbones.table.replay_frames import WATCH, each_frame

LIVE: Final = 15.0
"""Seconds for which a picture that may still change is reused."""

MOST: Final = 200
"""The maximum number of pictures in memory, of about 100 kB each."""


class Drawn(NamedTuple):
    """A picture as PNG, and whether it will always be the same."""

    content: bytes
    final: bool


Stored = tuple[str, StoredMatch, list[Turn]]


class Pictures:
    """Draws each picture once, however many clients ask for it, and caches the latest ones."""

    def __init__(self, show: DocumentWriter, clock: Callable[[], float] = monotonic) -> None:
        """Draw with ``show``, in which clients take turns."""
        self._show, self._clock = show, clock
        self._kept: OrderedDict[object, tuple[Drawn, float]] = OrderedDict()
        self._going: dict[object, asyncio.Future[Drawn]] = {}

    def forget(self) -> None:
        """Draw everything again: other names are blocked now."""
        self._kept.clear()

    async def of_table(
        self, client: str, table: str, at: int | None, size: FormatName, load: Callable[[], Awaitable[Stored]]
    ) -> Drawn:
        """Return the picture of a table now, or after decision ``at`` of a finished match. Raises as `do` does."""
        work = partial(self._show.do, client, partial(table_picture, at, size), load)
        return await self._made((table, at, size), work)

    async def of_position(self, client: str, day: str, game: str, size: FormatName) -> Drawn:
        """Return the picture of a game's puzzle of a day. Raises `BadDay`, `NoPuzzle`, and as `do` does."""
        return await self._made(
            (day, game, size), partial(self._show.do, client, partial(position_picture, day, game, size))
        )

    async def of_moment(self, client: str, table: str, at: int, load: Callable[[], Awaitable[Stored]]) -> Drawn:
        """Return a clip of a finished match up to decision ``at``. Raises `NotOver`, and as `do` does."""
        return await self._made((table, "clip", at), partial(self._show.do, client, partial(table_clip, at), load))

    async def of_event(self, client: str, name: str, event: Tournament, size: FormatName) -> Drawn:
        """Return the picture of a tournament's standings. Raises as `do` does."""
        key = (name, len(event.entrants), len(event.rounds), sum(bool(each.result) for each in event.pairings), size)
        return await self._made(key, partial(self._show.do, client, partial(event_picture, event, size)))

    async def of_review(
        self, client: str, table: str, review: Review, people: Sequence[str], size: FormatName
    ) -> Drawn:
        """Return the picture of a review, in which ``people`` are named. Raises as `do` does."""
        work = partial(self._show.do, client, partial(review_picture, review, people, size))
        return await self._made((table, "review", review.seed, *people, size), work)

    async def _made(self, key: object, work: Callable[[], Awaitable[Drawn]]) -> Drawn:
        drawn, until = self._kept.get(key, (None, 0.0))
        if drawn and (drawn.final or self._clock() < until):
            self._kept.move_to_end(key)
            return drawn
        if (going := self._going.get(key)) is None:
            going = self._going[key] = asyncio.create_task(self._keep(key, work))
        return await to_its_end(going, (WarbonesError,))

    async def _keep(self, key: object, work: Callable[[], Awaitable[Drawn]]) -> Drawn:
        try:
            drawn = await work()
        finally:
            del self._going[key]
        self._kept[key] = drawn, self._clock() + LIVE
        self._kept.move_to_end(key)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return drawn


def table_picture(at: int | None, size: FormatName, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> Drawn:
    """Draw a table as a spectator sees it. Raises `OldRules`."""
    match = match_of(stored)
    for turn in turns:
        fold(match.fold, turn)
    over = match.position.over or bool(match.ended)
    scene = match.scene(None) if at is None or not over else _frame(table, stored, turns, at)
    people = [seat.person.called for seat in stored.seats]
    return Drawn(png(picture(scene, size, people=people)), final=over)


def table_clip(at: int, table: str, stored: StoredMatch, turns: Sequence[Turn]) -> Drawn:
    """Draw a clip of a finished match up to a decision, as a spectator saw it. Raises as `recorded` does."""
    found: deque[Scene] = deque(maxlen=BEFORE + 1)
    for frame in each_frame(recorded(table, stored, turns), WATCH):
        found.append(frame.scene)
        if frame.n >= at:
            break
    people = [seat.person.called for seat in stored.seats]
    return Drawn(clip([picture(in_words(scene), people=people) for scene in found]), final=True)


def _frame(table: str, stored: StoredMatch, turns: Sequence[Turn], at: int) -> Scene:
    """Return the scene of a finished match after a decision, or its last one, as a spectator sees it."""
    found: Scene | None = None
    for frame in each_frame(recorded(table, stored, turns), WATCH):
        found = frame.scene
        if frame.n >= at:
            break
    assert found is not None
    return in_words(found)


def event_picture(event: Tournament, size: FormatName) -> Drawn:
    """Draw a tournament's standings, or its entrants before the first round."""
    rows = standings(event)
    places = {row.place for row in rows if row.place}
    listed = [
        ListRow(
            str(row.place or "") if len(places) > 1 else "",
            event.entrants[row.entrant].name,
            f"{row.points / 2:g}" if event.rounds else "",
        )
        for row in rows
    ]
    return Drawn(png(scoreboard(event.title, _stage(event), listed, size)), final=event.over)


def _stage(event: Tournament) -> str:
    """Return a sentence about a tournament's game and progress."""
    game, rounds = load_known(event.game).title, len(event.rounds)
    if event.over:
        stage = msg("link-tournament-over", game=game, count=len(event.entrants))
    elif rounds:
        stage = msg("link-tournament-round", game=game, at=rounds, count=len(event.entrants))
    else:
        stage = msg("link-tournament-before", game=game, count=len(event.entrants))
    return english(stage, None, ())


def review_picture(review: Review, people: Sequence[str], size: FormatName) -> Drawn:
    """Draw the curve of a match's review."""
    names = tuple(called or name for called, name in zip_longest(people, review.names, fillvalue=""))
    summary = " ".join(english(account.told, None, names) for account in review.accounts)
    chances = [(1 + point.value) / 2 for point in review.points]
    title = english(msg("link-review", game=load_known(review.game).title), None, ())
    return Drawn(png(curve(title, summary, chances, review.turning, names, size)), final=True)


def position_picture(day: str, game: str, size: FormatName) -> Drawn:
    """Draw a puzzle as its seat sees it. Raises `BadDay` or `NoPuzzle`."""
    return Drawn(png(picture(in_words(positions.position(day, game).scene), size)), final=True)
