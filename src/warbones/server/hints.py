"""What a bot would do in a person's place, in words, with the numbers behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from warbones.core.choosing import find_option
from warbones.core.game import Game
from warbones.core.position import Position
from warbones.core.scene import Option, Prompt, Several
from warbones.players.pool import Weighed
from warbones.server.bots import Bots, NoSuchBot, offered
from warbones.server.messages import Ask, Hint, HintOption
from warbones.server.pace import Turnstile
from warbones.server.wishes import NotNow

if TYPE_CHECKING:
    from warbones.server.room import Room

RATE: Final = 0.5
BURST: Final = 4
"""Hints a second for one seat, and at once."""

TOLD: Final = 3
"""Options of a hint that its text names."""


class Hints:
    """Gives hints at one table."""

    def __init__(self, room: Room, bots: Bots) -> None:
        """Ask ``bots`` about the match at ``room``."""
        self._room, self._bots = room, bots
        self._turnstile = Turnstile(
            RATE, BURST, f"One hint at a time, and one in {1 / RATE:g} seconds: ask again in a moment."
        )

    async def hint(self, seat: int, ask: Ask) -> Hint:
        """Return what a bot would do for ``seat``, by what the seat knows. Raises `NotNow` or `NoSuchBot`."""
        bot = _reasoning(ask.bot, self._room.match.position.game)
        if seat not in self._room.match.to_act:
            raise NotNow("A hint is about your own decision, and none is due now.")
        with self._turnstile.through(seat):
            return await self._weighed(seat, bot, ask.id)

    async def _weighed(self, seat: int, bot: str, name: str) -> Hint:
        match = self._room.match
        number, seen = match.number(seat), match.position.seen_by(seat)
        weighed = await self._bots.weigh(seen, seat, bot)
        if (number, True) != (match.number(seat), seat in match.to_act):
            raise NotNow("The game has gone on meanwhile.")
        options = weighed_options(seen, seat, weighed)
        return Hint(id=name, text=in_words(bot, options), options=options)


def _reasoning(bot: str, game: Game) -> str:
    if (name := offered(bot, game)) == "random":
        others = " or ".join(each for each in game.bots if each != "random")
        raise NoSuchBot(f"The random bot has no reasons: ask {others}.")
    return name


def weighed_options(seen: Position, seat: int, weighed: Sequence[Weighed]) -> tuple[HintOption, ...]:
    """Return what a bot weighed, labelled as the seat's own options are, and with the pieces that these touch."""
    scene = seen.scene(seat)
    kinds = {piece.id: piece.shape or piece.caption for area in scene.areas for piece in area.pieces if piece}
    return tuple(
        HintOption(
            action=each.action,
            label=_label(_option(scene.prompt, each.action), kinds, scene.prompt.several),
            share=each.share,
            expects=min(1.0, max(0.0, (1 + each.value) / 2)),
        )
        for each in weighed
    )


def _option(prompt: Prompt, action: str) -> Option:
    """Return the option of an action; a throw that is aimed freely has a word for it instead of its figures."""
    if prompt.aim and action not in [option.action for option in prompt.options]:
        return Option(action=action, label=f"{action.partition(' from ')[0].capitalize()}, aimed freely")
    return find_option(prompt, action)


def _label(option: Option, kinds: Mapping[str, str], several: Several | None) -> str:
    """Return an option's words; where they leave out which pieces it touches, with those."""
    if several and option.action.startswith(several.action):
        return option.label
    pieces = [kinds.get(piece, "") for piece in option.pieces]
    missing = [piece for piece in pieces if piece and piece not in option.label]
    return f"{option.label} ({', '.join(pieces)})" if missing else option.label


def in_words(bot: str, options: Sequence[HintOption]) -> str:
    """Return a hint's sentences, such as "Search would take d20, showing 17: it expects to win 62 games in 100 …"."""
    first, *others = options
    how = "would" if first.share == 1 else f"would, {first.share:.0%} of the time,"
    best = f"{bot.title()} {how} {_small(first.label)}: it expects to win {_games(first)} games in 100 from here."
    next_best = "; ".join(f"{_small(each.label)}: {_games(each)}" for each in others[: TOLD - 1])
    return f"{best} Next best: {next_best}." if next_best else best


def _games(option: HintOption) -> int:
    return round(100 * option.expects)


def _small(label: str) -> str:
    return label[:1].lower() + label[1:]
