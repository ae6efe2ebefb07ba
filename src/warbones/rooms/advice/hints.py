"""What a bot would do in a person's place, why, and the numbers behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.concurrency.fair_queue import NOBODY
from warbones.core.messages import Msg, Text, msg
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.view.action_names import action_words
from warbones.protocol.messages import Ask, Hint, HintOption
from warbones.rooms.bots import Bots, NoSuchBot, Weighed, offered
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.rate_limits import Turnstile
from warbones.rooms.seats.rated import may_hint

RATE: Final = 0.5
BURST: Final = 4
"""Hints a second for one seat, and at once."""

FAR: Final = 0.15
NEAR: Final = 0.04
"""By so much more often than with the next best a move wins that is far better, or better, than the rest."""


class Hints:
    """Gives hints at one table."""

    def __init__(self, live: LiveMatch, bots: Bots) -> None:
        """Ask ``bots`` about the match ``live``."""
        self._live, self._bots = live, bots
        self._turnstile = Turnstile(RATE, BURST, msg("refused-hints-at-once", seconds=round(1 / RATE)))

    async def hint(self, seat: int, ask: Ask, client: str = NOBODY) -> Hint:
        """Return a bot's advice to ``seat``, from its own knowledge, for ``client``. Raises `NotNow` or `NoSuchBot`."""
        if not may_hint(self._live.stored):
            raise NotNow.saying("refused-hints-off-between-people")
        bot = _reasoning(ask.bot, self._live.match.position.game)
        if seat not in self._live.match.to_act:
            raise NotNow.saying("refused-hint-about-own-decision")
        with self._turnstile.through(seat):
            return await self._weighed(seat, bot, ask.id, client)

    async def _weighed(self, seat: int, bot: str, name: str, client: str) -> Hint:
        match = self._live.match
        number, seen = match.number(seat), match.position.seen_by(seat)
        weighed = await self._bots.weigh(seen, seat, bot, lambda: (client,))
        if (number, True) != (match.number(seat), seat in match.to_act):
            raise NotNow.saying("refused-game-gone-meanwhile")
        options = weighed_options(seen, seat, weighed)
        return Hint(id=name, text=advice(options), options=options)


def _reasoning(bot: str, game: Parts) -> str:
    if (name := offered(bot, game)) == "random":
        others = tuple(each for each in game.bots.names if each != "random")
        raise NoSuchBot.saying("refused-random-bot-no-reasons", others=others)
    return name


def weighed_options(seen: Position, seat: int, weighed: Sequence[Weighed]) -> tuple[HintOption, ...]:
    """Return what a bot weighed, labelled as the board and the seat's own options are."""
    scene = seen.facts(seat)
    thrown = [_thrown(seen, seat, each.action) if scene.prompt.aim else None for each in weighed]
    return tuple(
        HintOption(
            action=each.action,
            label=throw[1] if throw else action_words(scene, each.action, each.then),
            share=each.share,
            expects=min(1.0, max(0.0, (1 + each.value) / 2)),
            then=each.then,
            aimed=throw[0] if throw else "",
        )
        for each, throw in zip(weighed, thrown, strict=True)
    )


def _thrown(seen: Position, seat: int, action: str) -> tuple[str, Text] | None:
    """Return a throw with its figures, and what it is called; None where nothing is thrown that can be aimed."""
    game, record = seen.game, seen.shown()
    number, aims, at_what = seen.legal(seat).find(action), game.ruleset.aims, game.view.at_what
    launch = aims.launch(record, number) if aims else None
    if aims is None or at_what is None or launch is None:
        return None
    aimed = game.notation.action_text(record, seat, aims.aimed(record, number, launch))
    return aimed, at_what(record, number)


def advice(options: Sequence[HintOption]) -> Msg:
    """Return a hint's sentences: what, one reason and one number.

    Such as "Take d20, showing 17. Far better than the rest: you win 62 games in 100."
    """
    best = options[0]
    return msg("hint", what=best.label, why=_reason(options), wins=round(100 * best.expects))


def _reason(options: Sequence[HintOption]) -> str:
    best, *others = options
    if not others:
        return "only"
    if best.share < 1:
        return "unsure"
    lead = best.expects - max(each.expects for each in others)
    if lead < NEAR:
        return "close"
    return "best" if lead >= FAR else "better"
