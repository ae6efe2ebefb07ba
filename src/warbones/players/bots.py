"""The bots by name, and one bot's choice for a position as its seat knows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np

from warbones.compiled.layout import pack
from warbones.core.errors import WarbonesError, quoted
from warbones.core.play import parts
from warbones.core.play.game import Game
from warbones.core.play.legal import Action
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players import planner
from warbones.players.desks import desk_for
from warbones.players.policies.naming import is_file
from warbones.players.thinking.plans import follow_ups
from warbones.players.thinking.think import Desk, Kind, consider, consider_lightly

MOST_EFFORT: Final = 1_000_000

SEARCHING: Final = tuple(Kind[name.upper()] for name in parts.SEARCHING)
"""The kinds that search."""

PLAIN: Final = "plain"
"""The search by a game's own advice: nobody is offered it, but it can be named, to measure the trained networks by."""


@dataclass(frozen=True)
class Bot:
    """How a seat is played: a kind and its effort (runs per action, or simulations per move).

    Where dice are thrown, ``skill`` is one of `warbones.players.planner.SKILLS`, and the effort is how often it tries.
    ``eased``: where a position is so large that each simulation takes longer, there are fewer (`Game.ease`).
    ``level`` is what people call it, if they have a name for it.
    """

    kind: Kind
    effort: int
    skill: str = ""
    eased: bool = False
    level: str = ""

    @property
    def name(self) -> str:
        """The bot as people write it, such as "beginner", "search:4000", or "search" with its usual effort."""
        if self.level:
            return self.level
        kind = self.skill or self.kind.name.lower()
        return kind if self.eased or self.kind == Kind.RANDOM else f"{kind}:{self.effort}"

    @property
    def nodes(self) -> int:
        """How many positions its search remembers."""
        return self.effort + 1 if self.kind in SEARCHING else 1


RUNS: Final = 32
"""Runs of dice on which greedy tries each action unless told."""

HEAT: Final = 100
"""How careless a careless bot is unless told, in thousandths of an evaluation."""


class UnknownBot(WarbonesError):
    """A bot's name that is none."""


def bot_named(name: str, game: Parts) -> Bot:
    """Return the bot called ``name``: a level, or a kind, after a colon with an effort. Raises `UnknownBot`."""
    if type(name) is not str:
        raise UnknownBot(f"A bot is named in a text, such as {game.bots.names[0]}, not by {quoted(name)}.")
    if is_file(name):
        raise UnknownBot("A bot from a file plays in `warbones play`, `serve` and `simulate`, and against agents.")
    if name in game.bots.levels:
        return replace(bot_named(game.bots.levels[name], game), level=name)
    kind, _, effort = name.partition(":")
    known = _known(game)
    if kind not in known:
        kinds = f"by kind and effort {', '.join(known)}, for example {next(iter(known))}:4000"
        raise UnknownBot(f"There is no bot {quoted(name)}; there are {', '.join(game.bots.names)}, and {kinds}.")
    if not effort:
        return known[kind]
    if not effort.isdecimal() or len(effort) > len(str(MOST_EFFORT)) or not 1 <= int(effort) <= MOST_EFFORT:
        raise UnknownBot(f"A bot's effort is a whole number from 1 to {MOST_EFFORT}, not {quoted(effort)}.")
    return replace(known[kind], effort=int(effort), eased=False)


def _known(game: Parts) -> dict[str, Bot]:
    """Return the bots of a game by name, with their usual effort; where dice are thrown, by skill."""
    idle = {"random": Bot(Kind.RANDOM, 0)}
    if game.ruleset.compiles:
        most = game.bots.simulations
        searching = {"search": Bot(Kind.SEARCH, most, eased=True), PLAIN: Bot(Kind.PLAIN, most, eased=True)}
        return {**searching, "greedy": Bot(Kind.GREEDY, RUNS), "careless": Bot(Kind.CARELESS, HEAT), **idle}
    skilled = {name: Bot(Kind.SEARCH, skill.tries, name) for name, skill in planner.SKILLS.items()}
    return {**skilled, "search": skilled["marksman"], "greedy": skilled["average"], **idle}


@dataclass(frozen=True)
class Thought:
    """An action as a bot weighed it: how often it would play it, and the result it expects (-1 to 1)."""

    action: Action
    weight: float
    value: float


def advice(seen: Position, seat: int, bot: Bot, seed: int) -> tuple[list[Thought], tuple[Action, ...]]:
    """Return what ``bot`` makes of ``seen``, best first, and what it would do after the best."""
    found = thoughts(seen, seat, bot, seed)
    return found, tuple(_follow_ups(seen, seat, found[0].action, bot))


def thoughts(seen: Position, seat: int, bot: Bot, seed: int) -> list[Thought]:
    """Return what ``bot`` makes of ``seen``, the position as ``seat`` knows it, best first."""
    if not seen.game.ruleset.compiles:
        return _planned(seen, seat, bot, seed)
    desk = _desk(seen.game, bot.nodes)
    pack(seen.record(), desk.states[0])
    kind = int(bot.kind)  # an enum takes Numba longer to look at than a short thought
    considered = consider if bot.kind in SEARCHING else consider_lightly
    count = considered(desk, seat, len(seen.game.names), kind, effort_for(seen, bot), seed)
    actions = {action.id: action for action in seen.legal(seat)}
    found = [
        Thought(actions[int(desk.actions[i])], float(desk.weights[i]), float(desk.values[i])) for i in range(count)
    ]
    return sorted(found, key=lambda thought: (thought.weight, thought.value), reverse=True)


def effort_for(seen: Position, bot: Bot) -> int:
    """Return the effort that a bot spends on a decision: all of it where it was named, else as the game eases it."""
    ease = seen.game.bots.ease
    return max(1, round(bot.effort * ease(seen.record()))) if bot.eased and ease else bot.effort


def _planned(seen: Position, seat: int, bot: Bot, seed: int) -> list[Thought]:
    """Return the thoughts of a bot that tries actions out: it plays the best; at random, each alike."""
    if bot.kind == Kind.RANDOM:
        actions = list(seen.legal(seat))
        return [Thought(action, 1 / len(actions), 0.0) for action in actions]
    best, *others = planner.weigh(seen, seat, bot.effort, seed, planner.SKILLS[bot.skill])
    return [Thought(best[0], 1.0, best[1]), *(Thought(action, 0.0, value) for action, value in others)]


def choose(seen: Position, seat: int, bot: Bot, seed: int) -> Action:
    """Return the action ``bot`` takes for ``seat``, which knows ``seen``; drawn by its weights."""
    found = thoughts(seen, seat, bot, seed)
    weights = np.array([thought.weight for thought in found])
    action = found[np.random.default_rng(seed).choice(len(found), p=weights / weights.sum())].action
    return let_go(seen, seat, action, bot, seed)


def let_go(seen: Position, seat: int, action: Action, bot: Bot, seed: int) -> Action:
    """Return an action as the bot's own hand lets go of it, where it throws (B40)."""
    if not bot.skill:
        return action
    return seen.legal(seat).action(planner.meant(seen, action.id, planner.SKILLS[bot.skill].hand, seed))


def plan(seen: Position, seat: int, bot: Bot, seed: int) -> tuple[Action, ...]:
    """Return what ``bot`` does now, and what after that, as far as its search knows already (`plans.follow_ups`)."""
    action = choose(seen, seat, bot, seed)
    return (action, *_follow_ups(seen, seat, action, bot))


def _follow_ups(seen: Position, seat: int, action: Action, bot: Bot) -> Iterator[Action]:
    if not seen.game.ruleset.compiles or bot.kind not in SEARCHING:
        return iter(())
    return follow_ups(seen, seat, action, _desk(seen.game, bot.nodes), effort_for(seen, bot))


@cache
def _desk(game: Game, nodes: int) -> Desk:
    return desk_for(game, nodes)
