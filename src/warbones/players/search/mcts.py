"""The search bot: Monte Carlo tree search over a seat's view.

Every simulation plays the position on with fresh dice. Where one seat decides it is UCT (Kocsis and Szepesvari 2006).
Where two decide simultaneously, each has its own statistics and plays by regret matching+ (Tammelin 2014; SM-MCTS,
Bosansky et al. 2016), so that it tries the actions of an equilibrium most. At the root, an equilibrium of all pairs'
results is computed afterwards (`warbones.players.search.analysis`).

A game may give advice (`warbones.core.rules.engine.Advice`). Then only its shortlist is tried, until a position has
been visited often enough to try all actions, and most visits reached the end of the game (progressive unpruning,
Chaslot et al. 2008). Beyond the tree the best of the shortlist is played, which makes a flat search a rollout policy
(Tesauro and Galperin 1996); without advice, actions are random. A simulation ends with the game, or at a quiet
position: the game's `horizon`. Results are payoffs or evaluations, -1 to 1.

Where the game has a trained network (`warbones.players.search.network`), a simulation ends with its evaluation, at the
next decision beyond the tree that the network can judge. A draft is then solved completely (`draft_search`), unless it
has more ends than there are simulations.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from warbones.compiled.jit import inline
from warbones.core.rules.calls import advised, choices, decides, horizon, judged, outlook, over, payoff, quiet, step
from warbones.core.rules.engine import DEFAULT_HORIZON
from warbones.core.rules.step import below, next_word
from warbones.players.search.network import fits, opinion
from warbones.players.search.real_functions import exponential, logarithm
from warbones.players.search.tree import clear_tree, find_slot, position_hash

EXPLORATION = 1.0
"""The weight of UCB1's confidence term, in standard deviations of a node's results."""

DEPTH = 128

WIDTH = 8
"""Actions on a shortlist."""

DOUBTED = 400
"""A position's shortlist is questioned whenever its visits reach a multiple of this."""

EACH = 50
"""A questioned shortlist is widened to all legal actions after this many visits for each of them, if most of those
visits reached the game's end. Earlier values may come from the advice alone, such as the worth of an army that is still
being bought.
"""


NETWORK = 0
"""In place of a quiet position's number: simulations end with the network's evaluation."""


@inline
def simulation_end(net: Any, s: Any, words: Any, quick: bool) -> int:
    """Return the quiet position at which simulations from ``s`` end: if ``quick`` the game's own, else the default."""
    if not quick:
        return DEFAULT_HORIZON
    return NETWORK if fits(net, words) else horizon(s)


@inline
def candidates(s: Any, seat: int, out: Any) -> int:
    """Write the actions of ``seat`` worth trying: the game's shortlist, or all actions in a game without one."""
    count = advised(s, seat, out, WIDTH)
    return count or choices(s, seat, out)


@inline
def grow(tree: Any, s: Any, key: int, place: int, seats: int, out: Any) -> int:
    """Add a node for ``s``, where a seat decides; return it, or -1 if the tree is full."""
    node, edge, cells = tree.used[0], tree.used[1], 1
    if node == len(tree.key) or edge + seats * len(out) > len(tree.action):
        return -1
    for seat in range(seats):
        count = candidates(s, seat, out)
        tree.base[node, seat] = edge
        tree.width[node, seat] = count
        for i in range(count):
            init_edge(tree, edge + i, out[i])
        edge += count
        cells *= max(count, 1)
    return add_node(tree, node, key, place, edge, cells)


@inline
def init_edge(tree: Any, edge: int, action: int) -> None:
    """Initialise an edge for ``action``."""
    tree.action[edge] = action
    tree.tries[edge] = 0
    tree.total[edge] = 0.0
    tree.regret[edge] = 0.0
    tree.share[edge] = 0.0


@inline
def widen(tree: Any, s: Any, node: int, out: Any) -> None:
    """Add all legal actions at ``node``, where one seat decides, beyond the game's shortlist."""
    seat = 0
    while tree.width[node, seat] == 0:
        seat += 1
    count, base, width, edge = choices(s, seat, out), tree.base[node, seat], tree.width[node, seat], tree.used[1]
    doubts = 2 * tree.ended[node] > tree.visits[node] >= count * EACH
    if not doubts or count == width or edge + count > len(tree.action):
        return
    for i in range(count):
        init_edge(tree, edge + i, out[i])
        for old in range(base, base + width):
            if tree.action[old] == out[i]:
                tree.tries[edge + i] = tree.tries[old]
                tree.total[edge + i] = tree.total[old]
    tree.base[node, seat], tree.width[node, seat], tree.used[1] = edge, count, edge + count


@inline
def add_node(tree: Any, node: int, key: int, place: int, edge: int, cells: int) -> int:
    """Add a filled node, with joint cells if several seats decide simultaneously."""
    first = tree.used[2]
    last = first + cells if decider_count(tree, node) > 1 else first
    if last > len(tree.joint_tries):
        return -1
    for cell in range(first, last):
        tree.joint_tries[cell] = 0
        for seat in range(2):
            tree.joint_total[cell, seat] = 0.0
    tree.cells[node] = first
    tree.key[node] = key
    tree.visits[node] = 0
    tree.ended[node] = 0
    for seat in range(tree.width.shape[1]):
        tree.mean[node, seat] = 0.0
        tree.spread[node, seat] = 0.0
    tree.slot[place] = node + 1
    tree.used[0], tree.used[1], tree.used[2] = node + 1, edge, last
    return node


@inline
def decider_count(tree: Any, node: int, least: int = 2) -> int:
    """Return the number of seats with at least ``least`` actions at ``node``; by default, of those with a choice."""
    count = 0
    for seat in range(tree.width.shape[1]):
        if tree.width[node, seat] >= least:
            count += 1
    return count


@inline
def pick_by_ucb(tree: Any, node: int, seat: int) -> int:
    """Return the index of the action with the highest upper confidence bound (UCB1), scaled by the spread
    of results.
    """
    base, chosen, highest, visits = tree.base[node, seat], 0, -1e9, tree.visits[node]
    bonus = EXPLORATION * sqrt(logarithm(1.0 + visits) * (1.0 + tree.spread[node, seat]) / max(visits, 1))
    for i in range(tree.width[node, seat]):
        tries = tree.tries[base + i]
        bound = 1e6 if tries == 0 else tree.total[base + i] / tries + bonus / sqrt(tries)
        if bound > highest:
            chosen, highest = i, bound
    return chosen


@inline
def exploration_rate(visits: int) -> float:
    """Return the share of uniform exploration in a strategy. It falls with visits, since it biases the replies."""
    return exponential(-logarithm(1.0 + visits) / 3.0)


@inline
def pick_by_regret(tree: Any, node: int, seat: int, rng: Any) -> int:
    """Return the index of an action drawn by regret matching, with some uniform exploration."""
    base, width, positive = tree.base[node, seat], tree.width[node, seat], 0.0
    for i in range(width):
        positive += tree.regret[base + i]
    for i in range(width):
        now = tree.regret[base + i] / positive if positive > 0 else 1.0 / width
        tree.share[base + i] += now * (tree.visits[node] + 1)
    if positive <= 0 or next_word(rng) < exploration_rate(tree.visits[node]) * 4294967296.0:
        return below(rng, width)
    left = next_word(rng) / 4294967296.0 * positive
    for i in range(width):
        left -= tree.regret[base + i]
        if left < 0:
            return i
    return width - 1


@inline
def simulate(states: Any, words: Any, t: Any, tree: Any, seats: int, out: Any, path: Any, picks: Any, end: int) -> int:
    """Play ``states[1]`` down the tree, add one node, and play on to the end; return the length of ``path``."""
    depth, grown = 0, False
    while not grown and depth < DEPTH and not over(states[1]):
        if not somebody_decides(states[1], seats):
            step(states[1], t[0], -1, 0)
            continue
        key = position_hash(tree, words[1])
        place = find_slot(tree, key)
        node = tree.slot[place] - 1
        if node < 0:
            node = grow(tree, states[1], key, place, seats, out)
            grown = True
        elif tree.visits[node] % DOUBTED == 0 and decider_count(tree, node, 1) == 1:
            widen(tree, states[1], node, out)
        if node >= 0:
            descend(states, t, tree, node, seats, picks[depth])
            path[depth] = node
            depth += 1
    play_out(states[1], t[0], seats, out, end)
    return depth


@inline
def play_out(s: Any, t: Any, seats: int, out: Any, end: int) -> None:
    """Play on to the quiet position ``end``, by advice or at random, or to the next position a network evaluates."""
    left = end
    while not over(s):
        if end == NETWORK and judged(s) and somebody_decides(s, seats):
            return
        acted = False
        for seat in range(seats):
            action = rollout_action(s, t, seat, out)
            if action >= 0:
                step(s, t, seat, action)
                acted = True
        if not acted:
            left -= quiet(s)
            if end != NETWORK and left == 0:
                return
            step(s, t, -1, 0)


@inline
def rollout_action(s: Any, t: Any, seat: int, out: Any) -> int:
    """Return the action of ``seat`` beyond the tree, or -1 if it owes no decision."""
    if advised(s, seat, out, 1):
        return out[0]
    count = choices(s, seat, out)
    return out[below(t.rng, count)] if count else -1


@inline
def result(s: Any, seat: int) -> float:
    """Return the payoff of a position, or its evaluation if the game goes on."""
    return float(payoff(s, seat)) if over(s) else outlook(s, seat)


@inline
def write_results(s: Any, seats: int, net: Any, end: int, results: Any) -> None:
    """Write each seat's result of a simulation that ended in ``s``. Games with a network have two seats."""
    if net is not None and end == NETWORK and not over(s):
        results[0] = opinion(net, s, 0)
        results[1] = -results[0]
    else:
        for seat in range(seats):
            results[seat] = result(s, seat)


@inline
def somebody_decides(s: Any, seats: int) -> bool:
    """Return whether any seat owes a decision."""
    for seat in range(seats):
        if decides(s, seat):
            return True
    return False


@inline
def descend(states: Any, t: Any, tree: Any, node: int, seats: int, picks: Any) -> None:
    """Choose for every seat that decides at ``node``, and take their actions."""
    together = decider_count(tree, node) > 1
    for seat in range(seats):
        if tree.width[node, seat]:
            picks[seat] = pick_by_regret(tree, node, seat, t[0].rng) if together else pick_by_ucb(tree, node, seat)
    for seat in range(seats):
        if tree.width[node, seat]:
            step(states[1], t[0], seat, tree.action[tree.base[node, seat] + picks[seat]])


@inline
def back_propagate(tree: Any, path: Any, picks: Any, depth: int, seats: int, results: Any, ended: bool) -> None:
    """Add the results of a simulation along its path; ``ended``: it reached the end of the game."""
    for d in range(depth):
        tree.visits[path[d]] += 1
        tree.ended[path[d]] += ended
    for seat in range(seats):
        value = results[seat]
        for d in range(depth):
            node = path[d]
            if tree.width[node, seat]:
                edge = tree.base[node, seat] + picks[d, seat]
                tree.tries[edge] += 1
                tree.total[edge] += value
                update_spread(tree, node, seat, value)
    for d in range(depth):
        if decider_count(tree, path[d]) > 1:
            update_joint(tree, path[d], picks[d], results)


@inline
def update_spread(tree: Any, node: int, seat: int, value: float) -> None:
    """Add a value to the mean and the sum of squared deviations of a node's results (Welford 1962)."""
    away = value - tree.mean[node, seat]
    tree.mean[node, seat] += away / tree.visits[node]
    tree.spread[node, seat] += away * (value - tree.mean[node, seat])


@inline
def update_joint(tree: Any, node: int, picks: Any, results: Any) -> None:
    """Add results where both seats decided simultaneously, and update their regrets, which never fall below 0."""
    columns = tree.width[node, 1]
    cell = tree.cells[node] + picks[0] * columns + picks[1]
    tree.joint_tries[cell] += 1
    for seat in range(2):
        tree.joint_total[cell, seat] += results[seat]
        expected = tree.joint_total[cell, seat] / tree.joint_tries[cell]
        for i in range(tree.width[node, seat]):
            other = tree.cells[node] + (i * columns + picks[1] if seat == 0 else picks[0] * columns + i)
            if tree.joint_tries[other]:
                mean = tree.joint_total[other, seat] / tree.joint_tries[other]
                at = tree.base[node, seat] + i
                tree.regret[at] = max(tree.regret[at] + mean - expected, 0.0)


@inline
def search(workspace: Any, net: Any, end: int, seats: int, sims: int) -> int:
    """Search ``states[0]`` with ``sims`` simulations; return the root's node. The tree is cleared first.

    ``end`` is the end of simulations, as `simulation_end` returns it; ``net`` evaluates them at `NETWORK`.
    """
    states, words, t, tree, path, picks = (
        workspace.states,
        workspace.words,
        workspace.t,
        workspace.tree,
        workspace.path,
        workspace.picks,
    )
    clear_tree(tree)
    for _ in range(sims):
        states[1] = states[0]
        depth = simulate(states, words, t, tree, seats, workspace.out, path, picks, end)
        write_results(states[1], seats, net, end, workspace.results)
        back_propagate(tree, path, picks, depth, seats, workspace.results, over(states[1]))
    return tree.slot[find_slot(tree, position_hash(tree, words[0]))] - 1
