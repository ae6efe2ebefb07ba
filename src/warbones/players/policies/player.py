"""A policy at a seat: its inputs, and the action spelled by its tokens. Runs in the bots' processes."""

from __future__ import annotations

from warbones.core.extras import need

need("policies")

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.encoding.node import Node, Snapshot
from warbones.encoding.observations import observation, token_mask
from warbones.encoding.tokens import DONE, Tokens
from warbones.games import load_known
from warbones.players.policies.policy import Policy


@cache
def loaded(path: Path, game: str) -> Policy:
    """Return the policy in a file, loaded once per process. Raises `BadPolicy`."""
    return Policy(path, load_known(game))


def prepare(path: Path, game: str) -> None:
    """Load a policy. Raises `BadPolicy`."""
    loaded(path, game)


def choose(path: Path, game: str, written: dict[str, Any], seat: int, seed: int) -> str:
    """Return, in notation, a policy's action for ``seat``, which knows only the ``written`` position.

    Raises `BadPolicy` or `Misplayed`.
    """
    return policy_action(loaded(path, game), load_known(game).from_dict(written), seat, seed).text


def policy_action(policy: Policy, seen: Position, seat: int, seed: int) -> Action:
    """Return a policy's action for ``seat``, which knows ``seen``, chosen token by token. Raises `Misplayed`."""
    snapshot, rng, prefix = Snapshot(seen), np.random.default_rng(seed), Tokens()
    encoded = snapshot.encoded(seat)
    while encoded.next_tokens(prefix := encoded.with_forced(prefix)) != (DONE,):
        token = _next_token(policy, _node(snapshot, seat, prefix), seat, rng)
        if token == DONE:
            break
        prefix = (*prefix, token)
    return seen.legal(seat).action(encoded.actions[prefix])


def _next_token(policy: Policy, node: Node, seat: int, rng: np.random.Generator) -> int:
    """Return the policy's next token, given its seat's view and legal tokens."""
    given, allowed = observation(node, seat, policy.observations), token_mask(node, seat, policy.numbers)
    return int(policy.words(given[None], allowed[None], rng)[0])


def _node(snapshot: Snapshot, seat: int, prefix: Tokens) -> Node:
    """Return the node after ``seat`` has chosen some tokens; those of other seats are unknown."""
    every: tuple[Tokens, ...] = tuple(
        prefix if each == seat else () for each in range(len(snapshot.position.game.names))
    )
    return Node(snapshot, every, every)
