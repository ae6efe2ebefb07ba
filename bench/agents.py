"""Tokens per second for agents: many tables stepped by compiled code, next to one environment and other projects'
games.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import Any, Final

import numpy as np

import warbones
from warbones.encoding.observations import RECORD
from warbones.vector.tables import Tables

TABLES: Final = 4096
REQUIRED: Final = {"army": 150_000, "battle": 250_000, "dicewing": 2_000_000, "keep": 1_000_000}
"""Tokens per second on one thread."""

WARM: Final = 100
"""Steps after which the tables are no longer at the beginning of a game."""


class RandomBatch:
    """Tables with random play: each step writes observations and masks, and restarts finished games."""

    def __init__(self, game: str, threads: int = 1, tables: int = TABLES, *, together: bool = False) -> None:
        """Create the tables and play until they differ."""
        self.tables = Tables(warbones.load(game), tables, threads=threads, together=together)
        self.tables.seed(1)
        self.rows = self.tables.new_rows()
        self.tables.begin(self.rows)
        self._rng = np.random.default_rng(1).integers(1, 2**63, self.tables.rows).astype(np.uint64)
        self._tokens = np.zeros(self.tables.rows, np.int64)
        self.play(WARM)

    def play(self, steps: int) -> None:
        """Play ``steps`` random tokens at each table."""
        for _ in range(steps):
            self.tables.step_randomly(self.rows, self._rng, self._tokens)

    def tokens_per_second(self, steps: int) -> float:
        """Return the tokens per second."""
        started = perf_counter()
        self.play(steps)
        return steps * self.tables.rows / (perf_counter() - started)


def by_hand(step: Callable[[], Any], count: int) -> float:
    """Return the calls of ``step`` per second."""
    started = perf_counter()
    for _ in range(count):
        step()
    return count / (perf_counter() - started)


def pettingzoo(game: str, count: int = 2_000) -> float:
    """Return the tokens per second of one PettingZoo environment with random play in Python."""
    from warbones.adapters.pettingzoo import env  # noqa: PLC0415  # an extra

    table, rng = env(game), random.Random(1)
    table.reset(seed=1)

    def step() -> None:
        seen, _, over, _, _ = table.last()
        if over:
            table.reset()
        else:
            table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    return by_hand(step, count)


def open_spiel(game: str, count: int = 20_000) -> float:
    """Return the decisions per second of a game in OpenSpiel, each with its tensor and legal actions."""
    import pyspiel  # noqa: PLC0415  # an extra

    made, rng = pyspiel.load_game(game), random.Random(1)
    recalls = made.get_type().provides_information_state_tensor
    state, decisions, started = made.new_initial_state(), 0, perf_counter()
    while decisions < count:
        if state.is_terminal():
            state = made.new_initial_state()
        elif state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(faces, chances)[0])
        else:
            state.information_state_tensor() if recalls else state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions / (perf_counter() - started)


def own_in_open_spiel(game: str, observations: str = RECORD) -> float:
    """Return the decisions per second of one of our games in OpenSpiel."""
    import warbones.adapters.open_spiel  # noqa: F401, PLC0415  # registers them

    return open_spiel(f"warbones_{game}(observations={observations})", 2_000)


def pgx_backgammon(count: int = 200, tables: int = 1024) -> float:
    """Return the decisions per second of pgx's backgammon on the CPU, with random decisions made by JAX."""
    import jax  # noqa: PLC0415  # not ours
    import pgx  # noqa: PLC0415  # nor this
    from pgx.experimental import auto_reset  # noqa: PLC0415  # nor this

    made = pgx.make("backgammon")

    @jax.jit
    def step(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(key, logits, axis=1)
        return jax.vmap(auto_reset(made.step, made.init))(state, action, jax.random.split(key, tables))

    state = jax.vmap(made.init)(jax.random.split(jax.random.PRNGKey(0), tables))
    keys = jax.random.split(jax.random.PRNGKey(1), count + 1)
    state = jax.block_until_ready(step(state, keys[0]))
    started = perf_counter()
    for key in keys[1:]:
        state = step(state, key)
    jax.block_until_ready(state)
    return count * tables / (perf_counter() - started)


def envpool_backgammon(count: int = 50, tables: int = 1024) -> float:
    """Return the decisions per second of EnvPool's backgammon on one thread, chosen at random in NumPy (some 5% of the
    time).
    """
    import envpool  # noqa: PLC0415  # not ours

    envs = envpool.make("Backgammon-v1", env_type="gymnasium", num_envs=tables, num_threads=1)
    rng, numbers = np.random.default_rng(1), np.arange(tables, dtype=np.int32)
    _, info = envs.reset()

    def step() -> None:
        nonlocal info
        legal = info["legal_action_mask"]
        chosen = (rng.random(legal.shape, np.float32) * legal).argmax(axis=1).astype(np.int32)
        *_, info = envs.step(chosen, numbers)

    return tables * by_hand(step, count)


OTHERS: Final[dict[str, tuple[str, Callable[[], float]]]] = {
    "OpenSpiel's backgammon, in Python": ("pyspiel", lambda: open_spiel("backgammon")),
    "OpenSpiel's liar's dice, in Python": ("pyspiel", lambda: open_spiel("liars_dice")),
    "EnvPool's backgammon, 1,024 tables": ("envpool", envpool_backgammon),
    "pgx's backgammon, 1,024 tables": ("pgx", pgx_backgammon),
}


def others() -> dict[str, Callable[[], float]]:
    """Return the workloads for other projects installed here."""
    return {name: measure for name, (package, measure) in OTHERS.items() if find_spec(package)}
