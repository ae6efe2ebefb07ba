"""Bots by name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from warbones.core.errors import WarbonesError, quoted
from warbones.core.play import parts
from warbones.core.play.parts import Parts
from warbones.players.policies.file_names import is_file
from warbones.players.search.simple import BotKind
from warbones.players.skills import SKILLS

MOST_EFFORT: Final = 1_000_000

SEARCHING: Final = tuple(BotKind[name.upper()] for name in parts.SEARCHING)
"""The kinds that search."""

PLAIN: Final = "plain"
"""The search by a game's own advice. It is not offered to players: it is there to measure trained networks against."""


@dataclass(frozen=True)
class Bot:
    """A bot: a kind and its effort (runs per action, or simulations per move).

    In games of throws, ``skill`` is one of `warbones.players.skills.SKILLS`, and the effort is the number of simulated
    throws. If ``eased``, it runs fewer simulations in positions so large that each takes longer (`BotSettings.ease`).
    ``level`` is the name players know it by, if any.
    """

    kind: BotKind
    effort: int
    skill: str = ""
    eased: bool = False
    level: str = ""

    @property
    def name(self) -> str:
        """The bot's name as users write it, such as "beginner", "search:4000", or "search" with its default effort."""
        if self.level:
            return self.level
        kind = self.skill or self.kind.name.lower()
        return kind if self.eased or self.kind == BotKind.RANDOM else f"{kind}:{self.effort}"

    @property
    def nodes(self) -> int:
        """The size of its search tree, in positions."""
        return self.effort + 1 if self.kind in SEARCHING else 1


RUNS: Final = 32
"""Default runs of dice for each action of greedy."""

HEAT: Final = 100
"""Default temperature of a careless bot, in thousandths of an evaluation."""


class UnknownBot(WarbonesError):
    """An unknown bot's name."""


def bot_named(name: str, game: Parts) -> Bot:
    """Return the bot called ``name``: a level, or a kind with an optional effort after a colon. Raises `UnknownBot`."""
    if type(name) is not str:
        raise UnknownBot(f"A bot is named by a string, such as {game.bots.names[0]}, not by {quoted(name)}.")
    if is_file(name):
        raise UnknownBot("A bot from a file plays in `warbones play`, `serve` and `simulate`, and against agents.")
    if name in game.bots.levels:
        return replace(bot_named(game.bots.levels[name], game), level=name)
    kind, _, effort = name.partition(":")
    known = _known(game)
    if kind not in known:
        kinds = f"by kind and effort {', '.join(known)}, for example {next(iter(known))}:4000"
        raise UnknownBot(f"There is no bot {quoted(name)}; choose from {', '.join(game.bots.names)}, and {kinds}.")
    if not effort:
        return known[kind]
    if not effort.isdecimal() or len(effort) > len(str(MOST_EFFORT)) or not 1 <= int(effort) <= MOST_EFFORT:
        raise UnknownBot(f"A bot's effort is an integer from 1 to {MOST_EFFORT}, not {quoted(effort)}.")
    return replace(known[kind], effort=int(effort), eased=False)


def _known(game: Parts) -> dict[str, Bot]:
    """Return a game's bots by name, with their default effort; in games of throws, by skill."""
    idle = {"random": Bot(BotKind.RANDOM, 0)}
    if not game.ruleset.aims:
        most = game.simulations
        searching = {"search": Bot(BotKind.SEARCH, most, eased=True), PLAIN: Bot(BotKind.PLAIN, most, eased=True)}
        return {**searching, "greedy": Bot(BotKind.GREEDY, RUNS), "careless": Bot(BotKind.CARELESS, HEAT), **idle}
    skilled = {name: Bot(BotKind.SEARCH, skill.tries, name) for name, skill in SKILLS.items()}
    return {**skilled, "search": skilled["marksman"], "greedy": skilled["average"], **idle}
