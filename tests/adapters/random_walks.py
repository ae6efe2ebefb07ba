"""Random walks from node to node, as an agent's library takes them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from warbones import Game
from warbones.core.record.options import Value
from warbones.encoding.node import Node, initial_node

SHORT: Mapping[str, Mapping[str, Value]] = {
    "army": {"most_turns": 10, "match_length": "three_rounds_strict"},
    "battle": {"budget": 5, "round_limit": 10},
    "keep": {"round_limit": 8},
}
"""Rule options that shorten a game, for the games that have such options."""


def short(game: Game) -> Mapping[str, Value]:
    """Return the options of a short game."""
    return SHORT.get(game.id, {})


def further(node: Node, rng: random.Random) -> Node:
    """Return the node after a random face or token."""
    if due := node.due:
        return node.roll(rng.randint(1, due.sides)).settled()
    assert node.turn is not None
    return node.apply_token(node.turn, rng.choice(node.legal_tokens(node.turn))).settled()


def walk(game: Game, seed: int, options: Mapping[str, Value] | None = None) -> Iterator[Node]:
    """Yield the nodes of a random game."""
    rng, node = random.Random(seed), initial_node(game, short(game) if options is None else options)
    while not node.over:
        yield node
        node = further(node, rng)
    yield node
