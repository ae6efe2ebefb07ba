"""Batches in which policies from files play: many tables at once, all that a policy is asked at a time in one batch."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.lab.batch_result import Plan
from warbones.players.bot_names import Bot, bot_named
from warbones.players.policies.compatibility import must_fit
from warbones.players.policies.file_names import is_file, path_of, short_name
from warbones.players.policies.policy import Policy
from warbones.vector.kernels.records import NO_TOKEN
from warbones.vector.tables import Tables

AT_ONCE: Final = 2048
"""Tables that play at once."""


@dataclass(frozen=True)
class FromFile:
    """A policy from a file, as a bot."""

    name: str
    policy: Policy


def player(name: str, game: Game) -> Bot | FromFile:
    """Return the bot with this name. Raises `UnknownBot` or `BadPolicy`."""
    if not is_file(name):
        return bot_named(name, game)
    return FromFile(short_name(name), Policy(path_of(must_fit(name, game)), game))


def play(
    game: Game,
    bots: Sequence[Bot | FromFile],
    plans: Sequence[Plan],
    seed: int,
    options: Mapping[str, Value],
    threads: int,
    progress: Callable[[int], None],
) -> tuple[np.ndarray, np.ndarray]:
    """Play all that is planned; return payoffs (games, seats), and words that policies said (games).

    Raises `Misplayed`, or `WarbonesError` where the games do not begin anew, or policies want different observations.
    """
    kinds = {bot.policy.observations for bot in bots if isinstance(bot, FromFile)}
    if len(kinds) > 1 or any(plan.position for plan in plans):
        raise WarbonesError("Policies from files play games that begin anew, and all want the same observations.")
    (kind,) = kinds
    played = []
    for plan in plans:
        for first in range(plan.first, plan.first + plan.games, AT_ONCE):
            count = min(AT_ONCE, plan.first + plan.games - first)
            seated = plan.seated(bots)
            known = [None if isinstance(bot, FromFile) else bot for bot in seated]
            tables = Tables(
                game, count, options, bots=known, autoreset="disabled", observations=kind, threads=threads
            )  # fmt: skip
            tables.seed(seed + first)
            played.append(_played(tables, seated, np.random.default_rng([seed, first])))
            progress(count)
    results, lengths = zip(*played, strict=True)
    return np.concatenate(results), np.concatenate(lengths)


def _played(
    tables: Tables, seated: Sequence[Bot | FromFile], luck: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Play a game at each table."""
    rows, said = tables.new_rows(), np.zeros(tables.count, np.int64)
    words, results = np.full(tables.count, NO_TOKEN, np.int64), np.zeros((tables.count, len(seated)), np.int64)
    tables.begin(rows)
    results[:] = rows.reward
    while not rows.over.all():
        words[:] = NO_TOKEN
        for seat, bot in enumerate(seated):
            asked = np.flatnonzero((rows.acting == seat) & ~rows.over)
            if isinstance(bot, FromFile) and len(asked):
                words[asked] = bot.policy.words(rows.observation[asked], rows.action_mask[asked], luck)
        tables.step(words, rows)
        said += words != NO_TOKEN
        results += rows.reward.astype(np.int64)
    tables.close()
    return results, said
