"""The bot service that rooms need, and the names of bots."""

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
"""An alias of every game's strongest bot (`core.play.parts.Bots.names`)."""


STAND_IN: Final = "greedy"
"""The bot that replaces a failed bot from a file."""


class Misplayed(WarbonesError):
    """A bot from a file that gave an illegal answer or took too long."""


class NoAnswer(Exception):
    """A worker process that gave no answer: it used too much memory or was killed."""


class NoSuchBot(WarbonesError):
    """A bot that does not exist."""


FROM_FILES: Final[dict[str, tuple[str, ...]]] = {}
"""Bots from the operator's files, by game."""


def bots_of(game: Parts) -> tuple[str, ...]:
    """Return a game's bots, those from files first."""
    return (*FROM_FILES.get(game.id, ()), *game.bots.names)


def resolve_bot(bot: str, game: Parts) -> str:
    """Return the name of a game's bot; "" is the strongest. Raises `NoSuchBot`."""
    if bot in ("", STRONGEST):
        return game.bots.names[0]
    if bot not in (*bots_of(game), *game.bots.levels.values()):
        raise NoSuchBot.saying("refused-no-bot", bot=quoted(bot), known=tuple(bots_of(game)))
    return bot


class WeighedAction(NamedTuple):
    """An action in notation, with its probability in the bot's mix and its expected result (-1 to 1).

    ``then`` are the bot's follow-ups, as far as its search knows them.
    """

    action: str
    share: float
    value: float
    then: tuple[str, ...] = ()


class Progress(Protocol):
    """The progress of the bots' preparation."""

    @property
    def ready(self) -> bool:
        """Whether all bots are prepared."""

    @property
    def text(self) -> Text:
        """The bots being prepared."""

    @property
    def done(self) -> int:
        """The number of steps done."""

    @property
    def total(self) -> int:
        """The total number of steps."""


@runtime_checkable
class BotService(Protocol):
    """Bots that search outside the event loop."""

    def prepare(self) -> None:
        """Start preparing in the background. Called in a running event loop."""

    def preparing(self) -> Progress:
        """Return the progress of the preparation."""

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        """Return the action of ``bot`` in notation, given ``seen``, the position as ``seat`` knows it.

        Its follow-ups come after it: the bot's next choices, up to a roll or another seat's turn. ``clients()`` returns
        the clients that wait for it, for the fair queue. Raises `Misplayed` if a bot from a file failed for good.
        """

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[WeighedAction]:
        """Return the actions of ``seat`` as ``bot`` weighs them, the best first. Raises `NoAnswer`."""

    async def judge(self, asked: JudgeRequest, clients: Clients) -> Verdict:
        """Answer a question of a review. Other work for the same ``clients()`` takes precedence."""

    def close(self) -> None:
        """Cancel all work."""
