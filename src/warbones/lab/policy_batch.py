"""Batches with policies from files: many tables at once, with one forward pass for all pending decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from warbones.core.errors import WarbonesError
from warbones.core.play.game import Game
from warbones.core.record.options import Value
from warbones.lab.batch_result import PlannedArm
from warbones.players.bot_names import Bot, bot_named
from warbones.players.policies.compatibility import must_fit
from warbones.players.policies.file_names import is_file, path_of, short_name
from warbones.players.policies.policy import Policy
from warbones.vector.kernels.records import NO_TOKEN
from warbones.vector.tables import Tables

AT_ONCE: Final = 2048
"""The number of tables that play together."""


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
    arms: Sequence[PlannedArm],
    seed: int,
    options: Mapping[str, Value],
    threads: int,
    progress: Callable[[int], None],
) -> tuple[np.ndarray, np.ndarray]:
    """Play all arms; return payoffs (games, seats) and the number of tokens that policies chose (games).

    Raises `Misplayed`, or `WarbonesError` for games that do not start from set-up and for policies that disagree about
    observations.
    """
    kinds = {bot.policy.observations for bot in bots if isinstance(bot, FromFile)}
    if len(kinds) > 1 or any(arm.position for arm in arms):
        raise WarbonesError(
            "Policies from files play only games that start from set-up, and all must use the same observations."
        )
    (kind,) = kinds
    played = []
    for arm in arms:
        for first in range(arm.first, arm.first + arm.games, AT_ONCE):
            count = min(AT_ONCE, arm.first + arm.games - first)
            seated = arm.seated(bots)
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
    tables: Tables, seated: Sequence[Bot | FromFile], rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Play one game at each table."""
    rows, token_counts = tables.new_rows(), np.zeros(tables.count, np.int64)
    words, results = np.full(tables.count, NO_TOKEN, np.int64), np.zeros((tables.count, len(seated)), np.int64)
    tables.begin(rows)
    results[:] = rows.reward
    while not rows.over.all():
        words[:] = NO_TOKEN
        for seat, bot in enumerate(seated):
            asked = np.flatnonzero((rows.acting == seat) & ~rows.over)
            if isinstance(bot, FromFile) and len(asked):
                words[asked] = bot.policy.words(rows.observation[asked], rows.action_mask[asked], rng)
        tables.step(words, rows)
        token_counts += words != NO_TOKEN
        results += rows.reward.astype(np.int64)
    tables.close()
    return results, token_counts
