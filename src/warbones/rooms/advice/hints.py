"""Hints: the action a bot would take in a person's place, with its reason and figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from warbones.concurrency.fair_queue import NOBODY
from warbones.core.messages import Msg, Text, msg
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.play.reasons import compared, named, reasons
from warbones.core.view.voice import in_one
from warbones.protocol.messages import Ask, Hint, HintOption
from warbones.rooms.bots import BotService, NoSuchBot, WeighedAction, resolve_bot
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.seats.rated import may_hint
from warbones.rooms.services import ThrowService
from warbones.rooms.token_buckets import SeatLimiter

RATE: Final = 0.5
BURST: Final = 4
"""The rate of hints for one seat, in hints a second, and the largest burst."""

FAR: Final = 0.15
NEAR: Final = 0.04
"""The lead over the next best action, as a share of games won, from which an action is far better, or better."""


class HintService:
    """Gives hints at one table."""

    def __init__(self, live: LiveMatch, bots: BotService, throw_service: ThrowService) -> None:
        """Ask ``bots`` about the match in ``live``, and work out the reasons on the threads of ``throw_service``."""
        self._live, self._bots, self._throw_service = live, bots, throw_service
        self._limiter = SeatLimiter(RATE, BURST, msg("refused-hint-rate", seconds=round(1 / RATE)))

    async def hint(self, seat: int, ask: Ask, client: str = NOBODY) -> Hint:
        """Return a bot's advice for ``seat``, from that seat's knowledge. Raises `NotNow` or `NoSuchBot`."""
        if not may_hint(self._live.stored):
            raise NotNow.saying("refused-hints-off")
        bot = _reasoning(ask.bot, self._live.match.position.game)
        if seat not in self._live.match.to_act:
            raise NotNow.saying("refused-hint-not-due")
        with self._limiter.through(seat):
            return await self._weighed(seat, bot, ask.id, client)

    async def _weighed(self, seat: int, bot: str, name: str, client: str) -> Hint:
        match = self._live.match
        number, seen = match.number(seat), match.position.seen_by(seat)
        weighed = await self._bots.weigh(seen, seat, bot, lambda: (client,))
        if (number, True) != (match.number(seat), seat in match.to_act):
            raise NotNow.saying("refused-hint-outdated")
        options = hint_options(seen, seat, weighed)
        why = await self._throw_service.do(partial(next_best, seen, seat, options), lambda: (client,))
        return Hint(id=name, text=in_one([advice(options), *why]), options=options)


def _reasoning(bot: str, game: Parts) -> str:
    if (name := resolve_bot(bot, game)) == "random":
        others = tuple(each for each in game.bots.names if each != "random")
        raise NoSuchBot.saying("refused-hint-random-bot", others=others)
    return name


def hint_options(seen: Position, seat: int, weighed: Sequence[WeighedAction]) -> tuple[HintOption, ...]:
    """Return a bot's weighed actions with the labels of the board and the seat's options."""
    aims = seen.game.view.prompt(seen, seat).aim
    thrown = [_thrown(seen, seat, each.action) if aims else None for each in weighed]
    return tuple(
        HintOption(
            action=each.action,
            label=throw[1] if throw else named(seen, seat, (each.action, *each.then)),
            probability=each.share,
            win_chance=min(1.0, max(0.0, (1 + each.value) / 2)),
            follow_ups=each.then,
            aimed=throw[0] if throw else "",
        )
        for each, throw in zip(weighed, thrown, strict=True)
    )


def _thrown(seen: Position, seat: int, action: str) -> tuple[str, Text] | None:
    """Return an aimed throw in notation and its label; None for any other action."""
    game, record = seen.game, seen.shown()
    number, aims, at_what = seen.legal(seat).find(action), game.ruleset.aims, game.view.at_what
    launch = aims.launch(record, number) if aims else None
    if aims is None or at_what is None or launch is None:
        return None
    aimed = game.notation.action_text(record, seat, aims.aimed(record, number, launch))
    return aimed, at_what(record, number)


def next_best(seen: Position, seat: int, options: Sequence[HintOption]) -> tuple[Msg, ...]:
    """Return the advantages, if any, of the best action over the next best in the table's own figures."""
    if len(options) < 2:
        return ()
    best, other = options[:2]
    clauses = reasons(seen, seat, (best.action, *best.follow_ups), (other.action, *other.follow_ups))
    return compared(clauses, other.label)


def advice(options: Sequence[HintOption]) -> Msg:
    """Return a hint's sentences: an action, a reason and a figure.

    For example: "Take d20, showing 17. Far better than the rest: you win 62 games in 100."
    """
    best = options[0]
    return msg("hint", what=best.label, why=_reason(options), wins=round(100 * best.win_chance))


def _reason(options: Sequence[HintOption]) -> str:
    best, *others = options
    if not others:
        return "only"
    if best.probability < 1:
        return "unsure"
    lead = best.win_chance - max(each.win_chance for each in others)
    if lead < NEAR:
        return "close"
    return "best" if lead >= FAR else "better"
