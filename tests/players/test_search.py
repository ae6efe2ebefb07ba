"""Search: it mixes where secret choices demand it, finds forced wins, and stays within its memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import warbones
from tests.players import matrix
from warbones import Game
from warbones.compiled.jit import entry_point
from warbones.compiled.layout import pack
from warbones.compiled.registry import register
from warbones.core.record.records import Record
from warbones.core.rules.engine import DEFAULT_HORIZON
from warbones.games.dicewing.notation.writer import action_text
from warbones.players.bot_names import Bot
from warbones.players.bots import analyse
from warbones.players.search.analysis import Workspace, analyse_position, new_workspace
from warbones.players.search.mcts import WIDTH, simulation_end
from warbones.players.search.simple import BotKind
from warbones.players.search.tree import new_tree, position_hash
from warbones.players.workspaces import workspace_for

SIMULATIONS = 40_000


def considered(
    game: Game, record: Record, seat: int, nodes: int = SIMULATIONS, sims: int = SIMULATIONS, seed: int = 1
) -> tuple[Workspace, int]:
    """Return a workspace after a search, and the number of actions that it weighed."""
    workspace = workspace_for(game, nodes)
    pack(record, workspace.states[0])
    return workspace, analyse_position(workspace, seat, 2, int(BotKind.SEARCH), sims, seed)


@entry_point
def key(tree: Any, words: Any) -> int:
    """Return the hash as the compiled search computes it."""
    return position_hash(tree, words)


@entry_point
def quiet_positions(states: Any) -> int:
    """Return the quiet position at which a bot's simulations end without a network, plus ten times a plain search's."""
    return simulation_end(None, states[0], states, True) + 10 * simulation_end(None, states[0], states, False)


@pytest.mark.parametrize(("name", "at"), [("battle", 1), ("army", DEFAULT_HORIZON), ("dicewing", DEFAULT_HORIZON)])
def test_a_simulation_ends_where_the_game_says_and_a_plain_one_far_ahead(name: str, at: int) -> None:
    game = warbones.load(name)
    workspace = new_workspace(register(game.ruleset), 2, game.ruleset.most_actions, 1)
    assert quiet_positions(workspace.states) == at + 10 * DEFAULT_HORIZON


def test_every_word_and_its_place_distinguish_positions() -> None:
    tree, words = new_tree(nodes=1, seats=2, most_actions=1, after_options=2), np.zeros(40, np.int64)
    keys = {key(tree, words)}
    for at in range(2, 40):
        for value in (1, -1, 1 << 40):
            words[:] = 0
            words[at] = value
            keys.add(key(tree, words))
    assert len(keys) == 1 + 38 * 3
    words[:2] = 7  # rule options: the same throughout a tree
    assert key(tree, words) in keys


EQUILIBRIA = {
    "matching pennies": ([[1, -1], [-1, 1]], [1 / 2, 1 / 2], [1 / 2, 1 / 2]),
    "unequal pennies": ([[3, -1], [-1, 1]], [1 / 3, 2 / 3], [1 / 3, 2 / 3]),
    "rock, paper, scissors": ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3] * 3, [1 / 3] * 3),
    "rock counts double": ([[0, -1, 2], [1, 0, -1], [-2, 1, 0]], [1 / 4, 1 / 2, 1 / 4], [1 / 4, 1 / 2, 1 / 4]),
    "a dominant row": ([[1, 2], [-1, 1]], [1, 0], [1, 0]),
    "two against three": ([[3, -1, 2], [-1, 1, 2]], [1 / 3, 2 / 3], [1 / 3, 2 / 3, 0]),
}


@pytest.mark.parametrize("name", EQUILIBRIA)
def test_secret_choices_are_mixed_as_in_equilibrium(name: str) -> None:
    results, *mixes = EQUILIBRIA[name]
    for seat, mix in enumerate(mixes):
        assert mix_of(results, seat) == pytest.approx(mix, abs=0.05)


@pytest.mark.parametrize("name", EQUILIBRIA)
def test_no_reply_exploits_the_mix(name: str) -> None:
    results = np.array(EQUILIBRIA[name][0])
    row, column = (mix_of(results.tolist(), seat) for seat in range(2))
    best_against_row, best_against_column = (row @ results).min(), (results @ column).max()
    assert best_against_column - best_against_row < 0.1


@pytest.mark.parametrize("name", EQUILIBRIA)
def test_few_simulations_mix_as_an_equilibrium_does(name: str) -> None:
    """Averages twenty seeds, as an opponent would meet the bot."""
    results, *mixes = EQUILIBRIA[name]
    for seat, mix in enumerate(mixes):
        found = np.mean([mix_of(results, seat, 500, seed) for seed in range(20)], axis=0)
        assert found == pytest.approx(mix, abs=0.05)


def mix_of(results: Sequence[Sequence[int]], seat: int, sims: int = SIMULATIONS, seed: int = 1) -> np.ndarray:
    workspace, count = considered(matrix.GAME, matrix.game_of(results), seat, sims, sims, seed)
    assert sorted(workspace.actions[:count]) == list(range(count))
    return workspace.weights[:count][np.argsort(workspace.actions[:count])]


LAST_ATTACK = """launch 2.3 first=Alpha | Alpha: A.d6=6 B.d8=7 | Beta: B.d4=2 A.d10=4 B.d12=8
    | used: A.d4=1 A.d8=3 B.d6=2 B.d10=5
    | trophies Alpha: A.d%=10 A.d12=3 A.d20=4 | trophies Beta: B.d%=20 B.d20=5"""
"""Alpha leads by a trophy and has only one pair left. One of Beta's pairs wins: both dice of one set, by Training."""


OUTNUMBERED = """deed 10 asked=Alpha factions=horde/horde spent=1/2 stopped=1/1 points=1/0 budget=8 round_limit=10
    | units: aA=critters@C[2] bA=critters@C[3] bB=critters@C[1] | draft: actor=aA"""
"""Regrouping is best according to `warbones.lab.exploitability`, but the shortlist holds only the attack."""


@pytest.mark.parametrize(("simulations", "best"), [(200, "melee"), (4000, "regroup")])
def test_with_time_left_actions_beyond_the_shortlist_are_tried(simulations: int, best: str) -> None:
    game = warbones.load("battle")
    seen = game.at(" ".join(OUTNUMBERED.split())).seen_by(0)
    found = analyse(seen, 0, Bot(BotKind.SEARCH, simulations), 1)
    assert max(found, key=lambda thought: thought.weight).action.text == best


def test_the_shortlist_applies_while_the_end_is_out_of_sight() -> None:
    """The search cannot see far enough to value an army: with all units to choose from, it bought worse ones."""
    position = warbones.load("battle").at("buy 0 asked=Alpha factions=lich-queen/horde | units:")
    found = analyse(position.seen_by(0), 0, Bot(BotKind.SEARCH, 4000), 1)
    assert len(found) <= WIDTH < len(position.legal(0))


def test_it_finds_a_forced_win() -> None:
    game = warbones.load("dicewing")
    record = game.read(LAST_ATTACK)
    workspace, count = considered(game, record, 1)
    best = int(workspace.weights[:count].argmax())
    assert count == 3
    assert action_text(record, 1, int(workspace.actions[best])) == "launch B.d4 B.d12"
    assert workspace.weights[best] > 0.95
    assert [workspace.values[best], *np.delete(workspace.values[:count], best)] == [1, -1, -1]


def test_it_goes_on_when_its_memory_is_full() -> None:
    game = warbones.load("dicewing")
    workspace, count = considered(game, game.read(LAST_ATTACK), 1, nodes=1)
    assert workspace.tree.used[0] == 1
    assert workspace.weights[:count].max() > 0.95


def test_the_same_seed_gives_the_same_search() -> None:
    thoughts = [considered(matrix.GAME, matrix.game_of([[0, -1], [-1, 1]]), 0)[0] for _ in range(2)]
    assert thoughts[0].weights.tolist() == thoughts[1].weights.tolist()


@pytest.mark.torture  # compiles a whole search, as the one before it does for another game
def test_it_tries_the_game_s_shortlist_alone() -> None:
    game = warbones.load("army")
    position = game.new(seed=1)
    position.act(0, "roll")
    assert len(position.legal(0)) > WIDTH
    found = analyse(position.seen_by(0), 0, Bot(BotKind.SEARCH, 60), 1)
    assert len(found) == WIDTH
    assert {thought.action.id for thought in found} <= set(position.legal(0).ids)
    assert sum(thought.weight for thought in found) == 1
    assert all(-1 < thought.value < 1 for thought in found), "it ends at a quiet position, with an evaluation"


def test_one_simulation_takes_the_first_of_a_shortlist_and_prefers_nothing_without_one() -> None:
    game = warbones.load("battle")
    position, bot = game.new(seed=1), Bot(BotKind.SEARCH, 1)
    assert [thought.weight for thought in analyse(position, 0, bot, seed=1)] == [1 / 3] * 3
    position.act(0, "faction horde")
    position.act(1, "faction horde")
    taken = {thought.action.text: thought.weight for thought in analyse(position, 0, bot, seed=1)}
    assert taken["buy hulking-beast"] == 1
    assert sum(taken.values()) == 1
