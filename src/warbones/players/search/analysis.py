"""A bot's analysis of a position: from a seat's view to actions with weights and values."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from warbones.compiled.jit import entry_point, external, inline
from warbones.compiled.layout import apart
from warbones.compiled.registry import STEP
from warbones.core.rules.calls import advised, choices, in_draft, over, payoff, step
from warbones.core.rules.step import below, seed_rng
from warbones.players.search.draft_search import search_draft
from warbones.players.search.drafts import DraftTable, new_draft_table
from warbones.players.search.mcts import DEPTH, NETWORK, decider_count, search, simulation_end
from warbones.players.search.network import Net
from warbones.players.search.root_equilibrium import solve_root
from warbones.players.search.simple import BotKind, analyse_lightly, draw_from_weights, load_view
from warbones.players.search.tree import SearchTree, new_tree

PLACES = 3
"""Positions in a workspace."""


class Workspace(NamedTuple):
    """Scratch memory of a search, for one thread. ``states[0]`` is the seat's view.

    ``states[1]`` is played on, and ``states[2]`` saves a position while another is searched. An analysis that returns
    ``n`` fills in the first ``n`` actions, weights and values.
    """

    states: Any  # record[PLACES]
    words: Any  # int64[PLACES, words]: the same memory
    t: Any  # Step[1], drawing
    out: Any  # int64[most actions]
    actions: Any  # int64[most actions]
    weights: Any  # float64[most actions]: how often to play each
    values: Any  # float64[most actions]: expected result, -1 to 1
    path: Any  # int64[DEPTH]
    picks: Any  # int64[DEPTH, seats]
    results: Any  # float64[seats]: of a simulation
    room: Any  # float64[3, 2, most actions]: scratch for an equilibrium
    tree: SearchTree
    net: Net | None  # None: the game has no trained network
    drafts: DraftTable | None  # None: nothing is drafted, or there is no network


def new_workspace(
    record: np.dtype[Any], seats: int, most_actions: int, nodes: int, net: Net | None = None, drafted: int = 0
) -> Workspace:
    """Return a workspace for a game with this record; ``nodes`` is the size of the tree, 1 without a search.

    ``drafted`` is the largest number of things in a draft.
    """
    states, t = apart(PLACES, record), apart(1, STEP)
    t["drawing"] = 1
    return Workspace(
        states=states,
        words=states.view(np.int64).reshape(PLACES, -1),
        t=t,
        out=apart(most_actions, np.int64),
        actions=apart(most_actions, np.int64),
        weights=apart(most_actions, np.float64),
        values=apart(most_actions, np.float64),
        path=apart(DEPTH, np.int64),
        picks=apart((DEPTH, seats), np.int64),
        results=apart(seats, np.float64),
        room=apart((3, 2, most_actions), np.float64),
        tree=new_tree(nodes, seats, most_actions, _options_words(record)),
        net=net,
        drafts=new_draft_table(drafted) if net is not None and drafted else None,
    )


def _options_words(record: np.dtype[Any]) -> int:
    """Return the number of words at the start of a record that hold only its rule options."""
    kind, offset = record.fields["options"][:2]  # type: ignore[index]  # a record has fields
    return 0 if offset else kind.itemsize // 8


@inline
def analyse(workspace: Any, seat: int, seats: int, kind: int, effort: int) -> int:
    """Write the actions of ``seat`` with weights and values into the workspace; return their number."""
    quick = kind == BotKind.SEARCH
    if quick or kind == BotKind.PLAIN:
        return analyse_deeply(workspace, seat, seats, effort, quick)
    return analyse_lightly(workspace, seat, seats, kind, effort)


@external
def analyse_deeply(workspace: Any, seat: int, seats: int, sims: int, quick: bool) -> int:
    """Do the same as `analyse` for a bot that searches."""
    return analyse_by_search(workspace, workspace.net, workspace.drafts, seat, seats, sims, quick)


@inline
def analyse_by_search(workspace: Any, net: Any, drafts: Any, seat: int, seats: int, sims: int, quick: bool) -> int:
    """Analyse by search. A simultaneous choice gets the weights of an equilibrium; else the most tried action gets all.

    With fewer simulations than actions and no advice, the tries mean nothing, so all actions get the same weight.
    """
    tree = workspace.tree
    end = simulation_end(net, workspace.states[0], workspace.words[0], quick)
    root = -1
    if drafts is not None and end == NETWORK and in_draft(workspace.states[0]):
        root = search_draft(workspace, net, drafts, seats, sims)
    if root < 0:
        root = search(workspace, net, end, seats, sims)
    base, count = tree.base[root, seat], tree.width[root, seat]
    secret, most, shares = decider_count(tree, root) > 1, 0, 0.0
    settled = secret and solve_root(tree, root, workspace.room, sims)
    for i in range(count):
        shares += tree.share[base + i]
        if tree.tries[base + i] > tree.tries[base + most]:
            most = i
    for i in range(count):
        workspace.actions[i] = tree.action[base + i]
        workspace.values[i] = tree.total[base + i] / max(tree.tries[base + i], 1)
        workspace.weights[i] = tree.share[base + i] / shares if secret else 0.0
        if settled:
            workspace.weights[i] = workspace.room[0, seat, i]
    if not secret and sims < count and not advised(workspace.states[0], seat, workspace.out, 1):
        workspace.weights[:count] = 1.0 / count
    elif not secret:
        workspace.weights[most] = 1.0
    return count


external(analyse_lightly)


@entry_point
def analyse_position(workspace: Any, seat: int, seats: int, kind: int, effort: int, seed: int) -> int:
    """Analyse ``workspace.states[0]``, the view of ``seat``; return the number of actions considered."""
    seed_rng(workspace.t[0].rng, seed, 0)
    return analyse(workspace, seat, seats, kind, effort)


@entry_point
def analyse_position_lightly(workspace: Any, seat: int, seats: int, kind: int, effort: int, seed: int) -> int:
    """Do the same as `analyse_position` for a bot that does not search."""
    seed_rng(workspace.t[0].rng, seed, 0)
    return analyse_lightly(workspace, seat, seats, kind, effort)


@entry_point
def play_games(
    workspace: Any, live: Any, dice: Any, kinds: Any, efforts: Any, seed: int, first: int, results: Any, lengths: Any
) -> None:
    """Play ``len(results)`` games from ``live[0]``, numbered from ``first``; write each seat's payoff and the length.

    ``dice`` (a drawing Step[1]) rolls for the games; bots use ``workspace`` with a random stream of their own, and see
    only their seat's view.
    """
    seats = results.shape[1]
    for game in range(len(results)):
        seed_rng(dice[0].rng, seed, 2 * (first + game))
        seed_rng(workspace.t[0].rng, seed, 2 * (first + game) + 1)
        live[1] = live[0]
        lengths[game] = play_game(workspace, live, dice, kinds, efforts, seats)
        for seat in range(seats):
            results[game, seat] = payoff(live[1], seat)


@inline
def play_game(workspace: Any, live: Any, dice: Any, kinds: Any, efforts: Any, seats: int) -> int:
    """Play ``live[1]`` to its end; return the number of decisions."""
    decisions = 0
    while not over(live[1]):
        acted = False
        for seat in range(seats):
            count = choices(live[1], seat, workspace.out)
            if count:
                action = bot_action(workspace, live, seat, seats, kinds[seat], efforts[seat], count)
                step(live[1], dice[0], seat, action)
                decisions += 1
                acted = True
        if not acted:
            step(live[1], dice[0], -1, 0)
    return decisions


@inline
def bot_action(workspace: Any, live: Any, seat: int, seats: int, kind: int, effort: int, count: int) -> int:
    """Return a bot's action among the first ``count`` of ``workspace.out``; forced and random ones need no analysis."""
    if kind == BotKind.RANDOM or count == 1:
        return workspace.out[below(workspace.t[0].rng, count)]
    load_view(workspace.states, live, seat, seats)
    return draw_from_weights(workspace, analyse(workspace, seat, seats, kind, effort))
