"""Bots as rooms know them: their names, and what they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

from warbones.concurrency.fair_queue import Clients
from warbones.core.errors import WarbonesError, quoted
from warbones.core.messages import Text
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.review.inquiry import JudgeRequest, Verdict

STRONGEST: Final = "search"
"""What the strongest bot of any game may be called, whatever that game calls it (`Bots.names`)."""


STAND_IN: Final = "greedy"
"""The bot that plays on for one from a file that does not."""


class Misplayed(WarbonesError):
    """What a bot from a file answered cannot be played, or it took too long."""


class NoAnswer(Exception):
    """Whoever was asked did not answer: it took too much, or was ended from outside."""


class NoSuchBot(WarbonesError):
    """A bot that people cannot choose."""


FROM_FILES: Final[dict[str, tuple[str, ...]]] = {}
"""Bots from files that the operator named, by game."""


def bots_of(game: Parts) -> tuple[str, ...]:
    """Return the bots that people may choose in a game: those from files come first."""
    return (*FROM_FILES.get(game.id, ()), *game.bots.names)


def offered(bot: str, game: Parts) -> str:
    """Return the game's bot that people call so, "" being the strongest. Raises `NoSuchBot`."""
    if bot in ("", STRONGEST):
        return game.bots.names[0]
    if bot not in (*bots_of(game), *game.bots.levels.values()):
        raise NoSuchBot.saying("refused-no-bot", bot=quoted(bot), known=tuple(bots_of(game)))
    return bot


class Weighed(NamedTuple):
    """An action, in notation, as a bot weighs it: how often it would play it (0 to 1), what it expects (-1 to 1).

    ``then`` is what it would do next, as far as it knows already.
    """

    action: str
    share: float
    value: float
    then: tuple[str, ...] = ()


class Progress(Protocol):
    """How far the bots are with getting ready."""

    @property
    def ready(self) -> bool:
        """Whether every bot answers without delay."""

    @property
    def text(self) -> Text:
        """What is being prepared."""

    @property
    def done(self) -> int:
        """How many parts are done."""

    @property
    def of(self) -> int:
        """How many parts there are."""


@runtime_checkable
class Bots(Protocol):
    """Bots that think without holding up the event loop."""

    def prepare(self) -> None:
        """Start to get ready, in the background. Called in a running event loop."""

    def preparing(self) -> Progress:
        """Return how far that is."""

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        """Return the action, in notation, that ``bot`` takes for ``seat``, which knows ``seen`` and no more.

        After it come those that it takes next, where nothing is rolled before that, nobody else is asked, and there is
        a choice at all. ``clients()`` wait for it, and have their turns among others (`FairQueue`). Raises `Misplayed`
        where a bot from a file plays no more.
        """

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[Weighed]:
        """Return what ``bot`` makes of ``seen``, the best action first, where a decision of ``seat`` is due.

        Raises `NoAnswer`.
        """

    async def judge(self, asked: JudgeRequest, clients: Clients) -> Verdict:
        """Answer a question of a review. What else its ``clients()`` wait for goes before it."""

    def close(self) -> None:
        """Stop whatever is going on."""
