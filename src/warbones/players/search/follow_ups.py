"""Follow-up actions, read from a finished search.

A turn such as an attack takes several choices: unit, target, line. The search of the first choice has tried the later
ones thousands of times, so they are taken from it until a die is rolled or another seat is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from warbones.compiled.jit import entry_point
from warbones.compiled.layout import pack
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.players.follow_up_walk import TRUSTED, FollowUpWalk
from warbones.players.search.analysis import Workspace
from warbones.players.search.tree import find_slot, position_hash


def follow_ups(seen: Position, seat: int, action: Action, workspace: Workspace, effort: int) -> Iterator[Action]:
    """Yield the actions of ``seat`` after ``action``, as the search in ``workspace`` found them; forced actions are
    left out.
    """
    walk = FollowUpWalk(seen, seat, action)
    while (ahead := walk.next_choice()) is not None:
        pack(ahead.record(), workspace.states[1])
        found = most_tried(workspace, seat, effort * TRUSTED)
        if found < 0:
            return
        yield walk.choose(found)


@entry_point
def most_tried(workspace: Any, seat: int, least: float) -> int:
    """Return the most tried action at ``workspace.states[1]``, or -1 if the search visited it fewer than ``least``
    times.
    """
    tree = workspace.tree
    node = tree.slot[find_slot(tree, position_hash(tree, workspace.words[1]))] - 1
    if node < 0 or tree.visits[node] < least:
        return -1
    base, most = tree.base[node, seat], 0
    for i in range(tree.width[node, seat]):
        if tree.tries[base + i] > tree.tries[base + most]:
            most = i
    return tree.action[base + most]
