"""Reviews of finished matches. Each is made one question at a time between the bots' other work: tables come first."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import Final, Protocol

import msgspec

from warbones.core.errors import WarbonesError
from warbones.core.messages import Text, msg
from warbones.games import load_known
from warbones.protocol.replay_messages import ReviewState
from warbones.review.inquiry import JudgeRequest, Verdict, must_be_reviewed
from warbones.review.review import FORM, Review
from warbones.rooms.bots import BotService
from warbones.rooms.finished import documents
from warbones.rooms.finished.documents import Busy, DocumentWriter
from warbones.rooms.storage.store import StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Remark, Turn

logger = logging.getLogger(__name__)

MOST_OF_CLIENT: Final = 8
MOST_PENDING: Final = 32
"""The maximum number of pending reviews of one client, and in total. Their questions take turns in the fair queue."""

MOST_CACHED: Final = 32
"""The maximum number of cached reviews of files, and of failures."""

DIGEST: Final = 16
FILE: Final = re.compile(f"[0-9a-f]{{{2 * DIGEST}}}")
"""The length in bytes of the digest that identifies a file's review, and the pattern of its hexadecimal digits."""

BROKEN: Final = msg("refused-review-failed")

reviews: Final = msgspec.json.Decoder(Review)


class Formed(msgspec.Struct):
    """The version of a stored review's form; other fields are ignored."""

    form: int = 1


def is_current(stored: str) -> bool:
    """Return whether a stored review has the current form; otherwise it is made again."""
    return msgspec.json.decode(stored, type=Formed).form == FORM


class StoredReviews(Protocol):
    """Stores reviews of matches at tables."""

    async def find(self, table: str, turns: int) -> str | None:
        """Return the stored review of a match of ``turns`` turns, not counting remarks, as JSON, if any."""

    async def keep(self, table: str, turns: int, review: str) -> None:
        """Store a review."""


@dataclass
class PendingReview:
    """A review that is in progress, has failed, or is cached only here."""

    client: str = ""
    done: int = 0
    of: int = 0
    problem: Text = ""
    review: str = ""
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_going(self) -> bool:
        """Whether the review is still in progress."""
        return not (self.problem or self.review)

    def state(self, name: str = "") -> ReviewState:
        """Return the review or its progress."""
        if self.review:
            return ReviewState(state="done", id=name, review=reviews.decode(self.review))
        if self.problem:
            return ReviewState(state="failed", id=name, problem=self.problem)
        return ReviewState(state="going", id=name, done=self.done, total=self.of)


class ReviewService:
    """The reviews of one server."""

    def __init__(self, bots: BotService, show: DocumentWriter, store: StoredReviews) -> None:
        """Let ``show`` prepare the questions and ``bots`` answer them; store tables' reviews in ``store``."""
        self._bots, self._show, self._store = bots, show, store
        self._made: OrderedDict[str, PendingReview] = OrderedDict()

    async def of_table(
        self, table: str, stored: StoredMatch, turns: list[Turn], *, begin: str | None = None
    ) -> ReviewState:
        """Return the review of a table's match or its progress; start it for the client ``begin`` if there is none.

        With ``begin`` None, nothing is started. Raises `Busy`, `NoReview`, `NotOver`, `OldRules` or `StoreFailed`.
        """
        length = _length(turns)
        name = f"table {table} {length}"
        if made := self._made.get(name):
            if begin is None or not made.problem:
                return made.state()
        elif (stored_review := await self._store.find(table, length)) and is_current(stored_review):
            return PendingReview(review=stored_review).state()
        if begin is None:
            return ReviewState(state="none")
        must_be_reviewed(load_known(stored.game))
        file = await self._show.do(begin, partial(documents.match_file, "", table, stored, turns))
        keep = partial(self._store.keep, table, length)
        return self._begun(begin, name, file.content, keep).state()

    async def of_file(self, client: str, body: bytes) -> ReviewState:
        """Return the review of the match in a file, and start it if necessary. Raises `Busy` or `BrokenRecord`."""
        name = blake2b(body, digest_size=DIGEST).hexdigest()
        made = self._made.get(name)
        if made is None or made.problem:
            await self._show.do(client, partial(documents.must_be_reviewable, body))
            made = self._begun(client, name, body, _unkept)
        return made.state(name)

    def known(self, name: str) -> ReviewState:
        """Return the review of a file, or its progress, by its name."""
        made = self._made.get(name) if FILE.fullmatch(name) else None
        return made.state(name) if made else ReviewState(state="none")

    def pending(self) -> Counter[str]:
        """Return the number of each client's reviews in progress."""
        return Counter(made.client for made in self._made.values() if made.is_going)

    def close(self) -> None:
        """Cancel all reviews."""
        for made in self._made.values():
            if made.task:
                made.task.cancel()

    def _begun(self, client: str, name: str, file: bytes, keep: Callable[[str], Awaitable[None]]) -> PendingReview:
        if (made := self._made.get(name)) and made.is_going:  # somebody else has started it meanwhile
            return made
        self._must_have_room(client)
        made = self._made[name] = PendingReview(client)
        self._made.move_to_end(name)
        for old in [each for each, found in self._made.items() if not found.is_going][: -MOST_CACHED or None]:
            del self._made[old]
        made.task = asyncio.create_task(self._make(name, made, file, keep))
        return made

    def _must_have_room(self, client: str) -> None:
        pending = self.pending()
        if pending[client] >= MOST_OF_CLIENT:
            raise Busy.saying("refused-reviews-of-client", count=MOST_OF_CLIENT)
        if pending.total() >= MOST_PENDING:
            raise Busy.saying("refused-reviews-of-all", count=MOST_PENDING)

    async def _make(self, name: str, made: PendingReview, file: bytes, keep: Callable[[str], Awaitable[None]]) -> None:
        try:
            made.review = await self._review(made, file)
            await keep(made.review)
        except WarbonesError as error:
            made.problem = error.text
        except StoreFailed as error:
            logger.warning("The review of %s was not stored: %s", name, error)
        except Exception:
            logger.exception("The review of %s failed", name)
            made.problem = BROKEN

    async def _review(self, made: PendingReview, file: bytes) -> str:
        questions: list[JudgeRequest] = await self._show.do(made.client, partial(documents.review_requests, file))
        made.of, verdicts = len(questions), list[Verdict]()
        for each in questions:
            verdicts.append(await self._bots.judge(each, lambda: (made.client,)))
            made.done += 1
        again = await self._show.do(made.client, partial(documents.review_requests_again, file, verdicts))
        made.of += len(again)
        for n, each in again.items():
            verdicts[n] = await self._bots.judge(each, lambda: (made.client,))
            made.done += 1
        return await self._show.do(made.client, partial(documents.review_json, file, verdicts))


def _length(turns: Sequence[Turn]) -> int:
    """Return the number of turns without remarks, which people may still send after the end."""
    return sum(not all(isinstance(answer, Remark) for answer in turn.answers) or not turn.answers for turn in turns)


async def _unkept(_: str) -> None:
    """Store nothing: the review of a file is only cached."""
