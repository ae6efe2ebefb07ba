"""Reviews of finished matches, made question by question where bots think, so that no table is late for them."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import Final, Protocol

import msgspec

from warbones.core.errors import WarbonesError
from warbones.core.messages import Text, msg
from warbones.games import load
from warbones.protocol.replay_messages import ReviewState
from warbones.review.inquiry import JudgeRequest, Verdict, must_be_reviewed
from warbones.review.shapes import Review
from warbones.rooms.bots import Bots
from warbones.rooms.finished import documents
from warbones.rooms.finished.documents import Busy, Showing
from warbones.rooms.storage.store import StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Remark, Turn

logger = logging.getLogger(__name__)

OWN_LINE: Final = 8
LINE: Final = 32
"""Reviews of one client that may be on their way, and of all: their questions are answered in turn (`FairQueue`)."""

REMEMBERED: Final = 32
"""Reviews of files that are remembered, and reviews that failed."""

DIGEST: Final = 16
FILE: Final = re.compile(f"[0-9a-f]{{{2 * DIGEST}}}")
"""Bytes of the digest that a file's review goes by, and how it is written."""

BROKEN: Final = msg("refused-review-broken")

reviews: Final = msgspec.json.Decoder(Review)


class Shelf(Protocol):
    """Keeps reviews of tables' matches."""

    async def find(self, table: str, turns: int) -> str | None:
        """Return the review of a match of so many turns, remarks aside, as JSON, where there is one."""

    async def keep(self, table: str, turns: int, review: str) -> None:
        """Keep it."""


@dataclass
class Making:
    """A review that is being made, or that was not kept elsewhere."""

    client: str = ""
    done: int = 0
    of: int = 0
    problem: Text = ""
    review: str = ""
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_going(self) -> bool:
        """Whether it is neither made nor failed."""
        return not (self.problem or self.review)

    def state(self, name: str = "") -> ReviewState:
        """Return how far it is."""
        if self.review:
            return ReviewState(state="done", id=name, review=reviews.decode(self.review))
        if self.problem:
            return ReviewState(state="failed", id=name, problem=self.problem)
        return ReviewState(state="going", id=name, done=self.done, of=self.of)


class Reviews:
    """The reviews of one server."""

    def __init__(self, bots: Bots, show: Showing, shelf: Shelf) -> None:
        """Have ``show`` ask the questions, and where ``bots`` think answer them; keep tables' reviews on ``shelf``."""
        self._bots, self._show, self._shelf = bots, show, shelf
        self._made: OrderedDict[str, Making] = OrderedDict()

    async def of_table(
        self, table: str, stored: StoredMatch, turns: list[Turn], *, begin: str | None = None
    ) -> ReviewState:
        """Return the review of a table's match, or how far it is. Raises `Busy`.

        It is begun where nobody has for the client that ``begin`` names; None: it is not. Raises `NoReview`, `NotOver`
        and `OldRules` too, and `StoreFailed`.
        """
        length = _length(turns)
        name = f"table {table} {length}"
        if made := self._made.get(name):
            if begin is None or not made.problem:
                return made.state()
        elif kept := await self._shelf.find(table, length):
            return Making(review=kept).state()
        if begin is None:
            return ReviewState(state="none")
        must_be_reviewed(load(stored.game))
        file = await self._show.do(begin, partial(documents.kept_file, "", table, stored, turns))
        keep = partial(self._shelf.keep, table, length)
        return self._begun(begin, name, file.content, keep).state()

    async def of_file(self, client: str, body: bytes) -> ReviewState:
        """Begin the review of the match in a client's file, unless it is there. Raises `Busy` or `BrokenRecord`."""
        name = blake2b(body, digest_size=DIGEST).hexdigest()
        made = self._made.get(name)
        if made is None or made.problem:
            await self._show.do(client, partial(documents.must_be_reviewable, body))
            made = self._begun(client, name, body, _unkept)
        return made.state(name)

    def known(self, name: str) -> ReviewState:
        """Return the review of a file that was begun under this name, or how far it is."""
        made = self._made.get(name) if FILE.fullmatch(name) else None
        return made.state(name) if made else ReviewState(state="none")

    def close(self) -> None:
        """Make no more."""
        for made in self._made.values():
            if made.task:
                made.task.cancel()

    def _begun(self, client: str, name: str, file: bytes, keep: Callable[[str], Awaitable[None]]) -> Making:
        if (made := self._made.get(name)) and made.is_going:  # somebody else asked for it meanwhile
            return made
        self._must_have_room(client)
        made = self._made[name] = Making(client)
        self._made.move_to_end(name)
        for old in [each for each, found in self._made.items() if not found.is_going][: -REMEMBERED or None]:
            del self._made[old]
        made.task = asyncio.create_task(self._make(name, made, file, keep))
        return made

    def _must_have_room(self, client: str) -> None:
        going = [made.client for made in self._made.values() if made.is_going]
        if going.count(client) >= OWN_LINE:
            raise Busy.saying("refused-reviews-being-made-already", count=OWN_LINE)
        if len(going) >= LINE:
            raise Busy.saying("refused-reviews-being-made-by-all", count=LINE)

    async def _make(self, name: str, made: Making, file: bytes, keep: Callable[[str], Awaitable[None]]) -> None:
        try:
            made.review = await self._review(made, file)
            await keep(made.review)
        except WarbonesError as error:
            made.problem = error.text
        except StoreFailed as error:
            logger.warning("The review of %s was not kept: %s", name, error)
        except Exception:
            logger.exception("The review of %s failed", name)
            made.problem = BROKEN

    async def _review(self, made: Making, file: bytes) -> str:
        questions: list[JudgeRequest] = await self._show.do(made.client, partial(documents.asked_of_review, file))
        made.of, verdicts = len(questions), list[Verdict]()
        for each in questions:
            verdicts.append(await self._bots.judge(each, lambda: (made.client,)))
            made.done += 1
        return await self._show.do(made.client, partial(documents.told_review, file, verdicts))


def _length(turns: Sequence[Turn]) -> int:
    """Return the number of a match's turns, without remarks made after its end."""
    return sum(not all(isinstance(answer, Remark) for answer in turn.answers) or not turn.answers for turn in turns)


async def _unkept(_: str) -> None:
    """Leave the review of a file to memory."""
