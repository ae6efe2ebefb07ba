"""What a search found out on the way about the choices that follow its own.

A deed such as an attack is several choices: what, at whom, at which line. The search of the first has tried the others
thousands of times, so they are taken from it as long as nothing is rolled and nobody else is asked in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from warbones.compiled.jit import entry_point
from warbones.compiled.layout import pack
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.players.search.analysis import Workspace
from warbones.players.search.tree import find_slot, position_hash

TRUSTED: Final = 1 / 16
"""The share of a search's simulations that must have passed a choice for it to be taken without another search."""


def follow_ups(seen: Position, seat: int, action: Action, workspace: Workspace, effort: int) -> Iterator[Action]:
    """Yield what ``seat`` does after ``action`` by the search at ``desk``; what leaves no choice is left out."""
    ahead = seen.copy()
    while True:
        ahead.act(seat, action)
        if ahead.over or ahead.owed or ahead.to_act != {seat}:
            return
        legal = ahead.legal(seat)
        if len(legal) == 1:
            action = legal[0]
            continue
        pack(ahead.record(), workspace.states[1])
        found = most_tried(workspace, seat, effort * TRUSTED)
        if found < 0:
            return
        action = legal.action(found)
        yield action


@entry_point
def most_tried(workspace: Any, seat: int, least: float) -> int:
    """Return what the search tried most in ``desk.states[1]``, or -1 where it was there less than ``least`` times."""
    tree = workspace.tree
    node = tree.slot[find_slot(tree, position_hash(tree, workspace.words[1]))] - 1
    if node < 0 or tree.visits[node] < least:
        return -1
    base, most = tree.base[node, seat], 0
    for i in range(tree.width[node, seat]):
        if tree.tries[base + i] > tree.tries[base + most]:
            most = i
    return tree.action[base + most]
