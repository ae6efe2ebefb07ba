"""Exhaustive search of a draft: the picks are those of minimax over every order, as far as simulations allow."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import warbones
from warbones.compiled.jit import entry_point
from warbones.compiled.layout import pack
from warbones.compiled.registry import register
from warbones.core.play.position import Position
from warbones.games.dicewing.rules.state import Phase
from warbones.games.dicewing.tests.script import at, play
from warbones.players.learned.files import Weights
from warbones.players.learned.inputs import inputs_of
from warbones.players.search.analysis import Workspace, analyse_position, new_workspace
from warbones.players.search.draft_search import DEEP, ENDS
from warbones.players.search.drafts import DraftTable
from warbones.players.search.network import opinion
from warbones.players.search.simple import BotKind
from warbones.players.workspaces import new_network

GAME = warbones.load("dicewing")
RULESET = GAME.ruleset
EFFORT, LONG, CLOSE = 40, ENDS * DEEP, 0.4
POOL = "A.d20=20 B.d20=3 A.d4=2 B.d12=12 B.d10=5 B.d8=8 A.d6=6 B.d6=1 B.d4=4 A.d8=7 A.d10=1 A.d%=10 B.d%=20 A.d12=4"
PICKS = (
    "Alpha A.d20",
    "Beta B.d12",
    "Beta A.d12",
    "Alpha A.d%",
    "Beta B.d%",
    "Alpha A.d8",
    "Beta B.d8",
    "Alpha A.d6",
    "Beta A.d4",
)


@cache
def shared_workspace() -> Workspace:
    """Return a workspace with a random network, which gives every end a different value."""
    rng, columns = np.random.default_rng(5), inputs_of(RULESET).columns
    weights = Weights(*(rng.standard_normal(shape).astype(np.float32) for shape in ((columns, 4), (4,), (4,), (1,))))
    net = new_network(GAME, weights)
    return new_workspace(register(RULESET), 2, RULESET.most_actions, LONG + 1, net, RULESET.most_drafted)


def table() -> DraftTable:
    """Return the table of the last draft that was searched."""
    drafts = shared_workspace().drafts
    assert drafts is not None
    return drafts


@entry_point
def judged(states: Any, net: Any) -> float:
    """Return the network's evaluation for seat 0."""
    return float(opinion(net, states[0], 0))


def drafted(picks: int) -> Position:
    """Return the draft after the first ``picks`` of `PICKS`."""
    script = "\n".join(" take ".join(pick.split()) for pick in PICKS[:picks])
    return play(at(f"draft 1.0 first=Alpha | pool: {POOL}"), script)


def minimax(position: Position, known: dict[str, float]) -> float:
    """Return the value of a draft for seat 0 if both seats pick what is best for them."""
    written = str(position.to_dict())
    if written not in known:
        if position.record().phase != Phase.DRAFT:
            pack(position.record(), shared_workspace().states[0])
            known[written] = judged(shared_workspace().states, shared_workspace().net)
        else:
            seat = min(position.to_act)
            values = [minimax(after(position, seat, action.id), known) for action in position.legal(seat)]
            known[written] = max(values) if seat == 0 else min(values)
    return known[written]


def after(position: Position, seat: int, action: int) -> Position:
    """Return the position after a pick."""
    ahead = position.copy()
    ahead.act(seat, ahead.legal(seat).action(action))
    return ahead


def analysed(
    position: Position, kind: BotKind = BotKind.SEARCH, effort: int = EFFORT
) -> dict[int, tuple[float, float]]:
    """Return the weight and the value of each action."""
    workspace, seat = shared_workspace(), min(position.to_act)
    pack(position.record(), workspace.states[0])
    count = analyse_position(workspace, seat, 2, int(kind), effort, 1)
    return {int(workspace.actions[i]): (float(workspace.weights[i]), float(workspace.values[i])) for i in range(count)}


@pytest.mark.parametrize("picks", [8, 9], ids=["Beta picks", "Alpha picks"])
def test_each_pick_is_worth_what_minimax_finds_and_the_best_is_taken(picks: int) -> None:
    position = drafted(picks)
    seat, known, found = min(position.to_act), dict[str, float](), analysed(position)
    assert seat == picks % 2 ^ 1
    wanted = {each.id: minimax(after(position, seat, each.id), known) * (1 - 2 * seat) for each in position.legal(seat)}
    assert {action: value for action, (_, value) in found.items()} == pytest.approx(wanted, abs=1e-5)
    assert [action for action, (weight, _) in found.items() if weight] == [max(wanted, key=wanted.__getitem__)]
    assert len(set(wanted.values())) > 1


@pytest.mark.parametrize(("picks", "kind"), [(4, BotKind.SEARCH), (8, BotKind.PLAIN)], ids=["too many ends", "plain"])
def test_any_other_draft_is_searched(picks: int, kind: BotKind) -> None:
    analysed(drafted(picks), kind)
    tree = shared_workspace().tree
    assert tree.visits[0] == tree.tries[: tree.width[0].sum()].sum() == EFFORT


def test_a_fully_enumerated_draft_is_not_searched() -> None:
    analysed(drafted(8))
    assert shared_workspace().tree.used[0] == 1
    assert shared_workspace().tree.visits[0] == 0


def ends(left: int) -> dict[int, float]:
    """Return the value of each final split, by the mask of seat 0's dice."""
    drafts, every = table(), (1 << left) - 1
    masks = [mask for mask in range(every + 1) if mask.bit_count() == drafts.held[left, 0]]
    return {mask: float(drafts.value[drafts.ternary[mask] + 2 * drafts.ternary[every ^ mask]]) for mask in masks}


def minimax_of(known: dict[int, float], left: int, pick: int = 0, first: int = 0, second: int = 0) -> tuple[float, int]:
    """Return the value of a draft for seat 0, computed from its ends, and the mask of the dice that seat 0 gets."""
    drafts = table()
    if pick == left:
        return known[first], first
    seat, free = drafts.picker[pick], [1 << i for i in range(left) if not (first | second) >> i & 1]
    found = [minimax_of(known, left, pick + 1, first | (1 - seat) * each, second | seat * each) for each in free]
    return max(found) if seat == 0 else min(found)


def before_and_after(position: Position, left: int) -> tuple[dict[int, float], dict[int, float], set[int]]:
    """Return the values of ends by the network alone and by a long search, and the ends that were searched."""
    analysed(position)
    by_network = ends(left)
    analysed(position, effort=LONG)
    return by_network, ends(left), {mask for mask in range(1 << left) if table().searched[mask]}


@pytest.mark.parametrize("picks", [8, 9])
def test_likely_ends_are_searched_and_the_picks_follow_their_values(picks: int) -> None:
    position, left = drafted(picks), 14 - picks
    by_network, now, searched = before_and_after(position, left)
    assert minimax_of(by_network, left)[1] in searched
    assert 1 < len(searched) <= ENDS
    assert {mask for mask in now if now[mask] != by_network[mask]} == searched
    worth, end = minimax_of(now, left)
    assert max(value for _, value in analysed(position, effort=LONG).values()) == pytest.approx(
        worth * (1 - 2 * min(position.to_act))
    )
    assert end in searched or len(searched) == ENDS


def played_out(position: Position, end: int) -> Position:
    """Return the end of a draft in which seat 0 picks the dice of a mask."""
    drafts = table()
    free = set(range(len(position.legal(min(position.to_act)))))
    while position.record().phase == Phase.DRAFT:
        seat = min(position.to_act)
        thing = min(each for each in free if (end >> each & 1) == 1 - seat)
        free.remove(thing)
        position = after(position, seat, int(drafts.things[thing]))
    return position


def test_a_searched_end_has_the_value_that_another_search_finds() -> None:
    position, mistaken = drafted(8), 0.0
    by_network, now, searched = before_and_after(position, 6)
    for mask in searched:
        analysed(position)  # fills `DraftTable.things` again, for `played_out`
        found = sum(weight * value for weight, value in analysed(played_out(position, mask), effort=LONG).values())
        assert abs(now[mask] - found) < CLOSE
        mistaken = max(mistaken, abs(by_network[mask] - found))
    assert mistaken > 2 * CLOSE
