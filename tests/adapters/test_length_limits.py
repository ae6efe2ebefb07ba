"""No game is longer than its declared limit, so buffers of that length suffice."""

from __future__ import annotations

import pyspiel
import pytest

from tests.adapters.random_walks import SHORT, short, walk
from warbones import Game, load
from warbones.adapters.open_spiel import load_game
from warbones.core.notation.longest import Longest
from warbones.core.record.options import Value
from warbones.encoding.node import node_at


def longest(game: Game, **options: Value) -> Longest:
    """Return the greatest length that a game declares."""
    assert game.notation.longest
    return game.notation.longest(game.ruleset.blank(options).options)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_are_no_longer_than_declared(game: Game, seed: int) -> None:
    nodes = list(walk(game, seed))
    words, dice = sum(map(len, nodes[-1].history)), sum(node.due is not None for node in nodes)
    assert 0 < words <= longest(game, **short(game)).words
    assert 0 < dice <= longest(game, **short(game)).dice


@pytest.mark.parametrize("name", SHORT)
def test_fewer_rounds_turns_or_points_mean_fewer_words_and_dice(name: str) -> None:
    whole, less = longest(load(name)), longest(load(name), **SHORT[name])
    assert less.words < whole.words / 2
    assert less.dice < whole.dice / 2


@pytest.mark.rule("R41")
def test_the_longest_game_of_dicewing_is_counted_word_by_word() -> None:
    drafts, attacks = 2 * 14, 6 * (2 * 2 + 2 * 2 + 2 + 1)
    assert longest(load("dicewing")).words == drafts + attacks


def test_open_spiel_gets_the_limits(game: Game) -> None:
    said, told = longest(game, **short(game)), load_game(game.id, **short(game))
    assert (told.max_game_length(), told.max_chance_nodes_in_history()) == said
    assert told.max_game_length() <= pyspiel.load_game(f"warbones_{game.id}").max_game_length()


DEAD = "attacker mercenary captain defender sacrifice necromancer paladin".split()
"""The bonus dice of Dice Wars that can die."""


@pytest.mark.rule("B22a")
def test_the_longest_secret_of_dice_wars_is_counted_word_by_word() -> None:
    """A seat that revives as many dice as possible needs no more tokens than a secret has: more would give it away."""
    army = load("army")
    living = [*(f"A{die}=h2" for die in range(1, 9)), *(f"healer{die}=h3" for die in range(1, 6))]
    dead = ["A9", "A10", *(f"{kind}{die}" for kind in DEAD for die in range(1, 6))]
    beta = " ".join(f"B{die}=sw" for die in range(1, 11))
    alpha = f"Alpha: {' '.join(living)} | Alpha graveyard: {' '.join(dead)}"
    position = army.at(f"heal 2.3 health=9-9 | {alpha} | Beta: {beta} | heals: 31-0")
    node, said = node_at(position), 0
    while node.turn == 0 and node.snapshot.position is position:
        node, said = node.apply_token(0, node.legal_tokens(0)[0]), said + 1
    assert said == army.notation.secret_words
