"""The number types and shapes of a search tree's arrays. It needs no NumPy, so a web page can lay out the same tree."""

from __future__ import annotations

from typing import NamedTuple


class TreeArray(NamedTuple):
    """An array's number type, as NumPy and `array` write it, and its shape."""

    kind: str
    shape: tuple[int, ...]


def tree_arrays(nodes: int, seats: int, most_actions: int) -> dict[str, TreeArray]:
    """Return the arrays of `warbones.players.search.tree.SearchTree` with room for ``nodes`` positions."""
    edges, cells = nodes * 12 + seats * most_actions, nodes * 24 + most_actions**2
    integers = {
        "used": (3,),
        "slot": (1 << (2 * nodes).bit_length(),),
        "key": (nodes,),
        "base": (nodes, seats),
        "width": (nodes, seats),
        "cells": (nodes,),
        "visits": (nodes,),
        "ended": (nodes,),
        "action": (edges,),
        "tries": (edges,),
        "joint_tries": (cells,),
    }
    floats = {
        "mean": (nodes, seats),
        "spread": (nodes, seats),
        "total": (edges,),
        "regret": (edges,),
        "share": (edges,),
        "joint_total": (cells, 2),
    }
    return {
        **{name: TreeArray("q", shape) for name, shape in integers.items()},
        **{name: TreeArray("d", shape) for name, shape in floats.items()},
    }
