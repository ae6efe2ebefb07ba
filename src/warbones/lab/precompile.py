"""Compilation of everything a game runs, once per machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from warbones.compiled.engine import Compiled
from warbones.core.play.game import Game
from warbones.games import load
from warbones.lab.batch import simulate
from warbones.lab.runs.compiled_simulator import SEATS, CompiledSimulator
from warbones.lab.runs.matchups import EVEN, Matchup
from warbones.players import judges, worker
from warbones.players.bot_names import bot_named
from warbones.players.search.follow_ups import most_tried
from warbones.players.workspaces import workspace_for
from warbones.vector.tables import Tables

BOT: Final = "greedy"


def precompile(game: str | Game) -> None:
    """Compile a game's rules, bots, reviews, batches, studies and agents' tables, or load them from the cache.

    One process does all of it: shared functions are then parsed and typed only once, which halves the time.
    """
    game = load(game)
    if not game.ruleset.compiles:
        return
    for searching in (False, True):
        worker.prepare(game.id, searching)
    judges.prepare(game.id)
    game.run_by(Compiled).new(seed=0)
    _call_queries(game)
    simulate(game, 1, [BOT] * SEATS)
    CompiledSimulator(game, {}).play_with_decisions(Matchup(EVEN, (BOT, BOT)), 0, 0, 1)
    for tables in _tables(game):
        rows = tables.new_rows()
        tables.begin(rows)
        tables.choose(rows, np.ones(tables.rows, np.uint64), np.zeros(tables.rows, np.int64))
        if not tables.together:
            tables.observe(0, 0, rows)
        tables.close()


def _call_queries(game: Game) -> None:
    """Call an engine's queries about a position, and the query for the action that a search tried most."""
    engine = Compiled(game.ruleset)
    state = engine.load(engine.ruleset.blank({}))
    engine.over(state)
    for seat in range(SEATS):
        engine.decides(state, seat)
        engine.legal(state, seat)
        engine.payoff(state, seat)
        engine.redact(state, seat)
    most_tried(workspace_for(game, 1), 0, 1.0)


def _tables(game: Game) -> Iterator[Tables]:
    if game.notation.spelling:
        yield Tables(game, 1)
        yield Tables(game, 1, bots=(None, bot_named(BOT, game)))
        yield Tables(game, 1, together=True)
