"""Another seat's secrets change nothing that an agent receives."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests import effort
from tests.adapters.random_walks import further, walk
from tests.contract.test_secrets import secret_twins
from warbones import Game, IllegalAction, Position
from warbones.adapters.text import prompt, read_answer
from warbones.check.secrets import problem
from warbones.encoding.node import Node, Snapshot, node_at
from warbones.encoding.observations import history_text, observation, observation_text, token_count, token_mask

SEEDS = range(3 if effort.long else 1)
MOST = 120 if effort.long else 40
"""The maximum number of positions or pairs of them compared for each game."""


def given(node: Node, seat: int | None) -> bytes:
    """Return, as bytes, everything that an agent at ``seat`` (None: a spectator) can receive at a node."""
    parts: list[object] = [observation(node, seat).tobytes(), observation_text(node, seat), history_text(node, seat)]
    if seat is not None:
        parts += [token_mask(node, seat, token_count(node.game)).tobytes(), node.partial_action(seat)]
    return msgspec.json.encode(parts)


def written(position: Position, seat: int) -> list[str]:
    """Return the prompts for a language model at ``seat``."""
    return [prompt(position, seat), *(refused(position, seat, answer) for answer in ("", "nonsense", "ANSWER: 9999"))]


def refused(position: Position, seat: int, answer: str) -> str:
    try:
        read_answer(position, seat, answer)
    except IllegalAction as error:
        return str(error)
    raise AssertionError(f"{answer!r} was accepted")


def check(game: Game) -> int:
    """Assert that no secret shows; return the number of pairs compared."""
    looked_at = 0
    for seed in SEEDS:
        for viewer, other, one, two in secret_twins(game, seed):
            nodes = node_at(one), node_at(two)
            assert given(nodes[0], viewer) == given(nodes[1], viewer)
            assert given(nodes[0], other) != given(nodes[1], other), "a seat knows its own secret"
            if viewer is not None and looked_at % 9 == 0:
                assert written(one, viewer) == written(two, viewer)
                assert problem(one, viewer, "nonsense") == problem(two, viewer, "nonsense")
            looked_at += 1
            if looked_at >= MOST:
                return looked_at
    return looked_at


def test_a_secret_changes_nothing_that_another_seat_s_agent_is_given(game_with_secrets: Game) -> None:
    assert check(game_with_secrets) > 0


def test_the_tokens_of_an_unfinished_action_are_hidden_from_others(game: Game) -> None:
    """Even if the choice itself is public, its tokens so far are not."""
    looked_at = 0
    for node in walk(game, 3):
        if looked_at == MOST:
            break
        if (turn := node.turn) is None or len(node.legal_tokens(turn)) < 2:
            continue
        said = [node.apply_token(turn, number) for number in node.legal_tokens(turn)[:2]]
        if all(after.snapshot is node.snapshot for after in said):
            looked_at += 1
            for viewer in (None, *(set(range(len(game.names))) - {turn})):
                assert given(said[0], viewer) == given(said[1], viewer) == given(node, viewer)
            assert given(said[0], turn) != given(said[1], turn)
    assert looked_at > 0 or game.notation.secret_words == 1


def test_the_second_to_be_asked_does_not_learn_what_the_first_chose(game_with_secrets: Game) -> None:
    looked_at, rng = 0, random.Random(7)
    for node in walk(game_with_secrets, 4):
        if looked_at == MOST:
            break
        if len(node.snapshot.asked) < 2 or rng.random() < 0.5:
            continue
        ways = [until_next(node, random.Random(rng.random())) for _ in range(2)]
        if all(after.turn == node.snapshot.asked[1] for after in ways):
            looked_at += 1
            assert given(ways[0], node.snapshot.asked[1]) == given(ways[1], node.snapshot.asked[1])
    assert looked_at > 0


def until_next(node: Node, rng: random.Random) -> Node:
    """Return the node after the answer of the first seat, if several are asked simultaneously."""
    first = node.turn
    while node.turn == first or (node.due and node.due.seat == first):
        node = further(node, rng)
    return node


def test_a_planted_leak_is_found(game_with_secrets: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Snapshot, "seen", lambda self, _: self.position)
    with pytest.raises(AssertionError):
        check(game_with_secrets)
