"""Bots without compiled code."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from tests.effort import seeds
from warbones import Game, Position, load
from warbones.check.random_play import moments, random_game
from warbones.games import COMPILED
from warbones.players import bots
from warbones.players.approximate_throws import approximate_landing
from warbones.players.bot_names import UnknownBot, bot_named
from warbones.players.interpreted import analyse, choose

ENDLESS = 10**9


@pytest.mark.parametrize("game", COMPILED)
@pytest.mark.parametrize("seed", seeds(2, 10))
def test_they_think_and_choose_as_the_compiled_ones_do_to_the_last_bit(game: str, seed: int) -> None:
    rng, asked = Random(seed), 0
    for position in moments(random_game(load(game), seed)):
        for seat in sorted(position.to_act):
            seen, name = position.seen_by(seat), rng.choice(["random", "greedy:2", "careless"])
            bot, number = bot_named(name, load(game)), rng.getrandbits(40)
            assert analyse(seen, seat, bot, number, most=ENDLESS) == bots.analyse(seen, seat, bot, number)
            assert choose(seen, seat, bot, number, most=ENDLESS) == bots.choose(seen, seat, bot, number)
            asked += 1
    assert asked > 5


@pytest.mark.parametrize("game", COMPILED)
def test_no_power_with_a_fraction_is_compiled(game: str) -> None:
    """Compilers turn ``x ** 0.5`` into a square root, which can differ from Python's power in the last bit."""
    folder = Path(str(import_module(load(game).ruleset.package).__file__)).parent
    powers = [
        f"{path.relative_to(folder)}:{node.lineno}"
        for part in ("rules", "advice")
        for path in (folder / part).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow) and isinstance(node.right, ast.Constant)
        if isinstance(node.right.value, float)
    ]
    assert powers == []


@pytest.mark.parametrize("game", ["dicewing", "keep", "indicesion"])
def test_one_seed_gives_one_game(game: str) -> None:
    first, again = (played(load(game), ("greedy:1", "random")) for _ in range(2))
    assert first.over
    assert first.to_dict() == again.to_dict()


def played(game: Game, names: tuple[str, str]) -> Position:
    position = game.new(seed=5, **({"players": 2, "mode": "classic"} if game.ruleset.throws else {}))
    position.thrower = approximate_landing
    for number in range(2000):
        if position.over:
            break
        seat = min(position.to_act)
        position.act(seat, choose(position.seen_by(seat), seat, names[seat], number))
    return position


@pytest.mark.parametrize("game", ["dicewing", "keep", "indicesion"])
def test_greed_wins_against_chance(game: str) -> None:
    results = [load(game).new(seed, **({"players": 2} if game == "indicesion" else {})) for seed in range(6)]
    for position in results:
        position.thrower = approximate_landing
        while not position.over:
            seat = min(position.to_act)
            bot = "greedy:8" if seat == 0 else "random"
            position.act(seat, choose(position.seen_by(seat), seat, bot, len(position.events(None))))
    assert sum(position.scores()[0] for position in results) > 0


def test_greedy_tries_fewer_times_where_there_is_very_much_to_try() -> None:
    game = load("keep")
    seen = next(each for each in random_game(game, 1, {}) if each.to_act and len(each.legal(min(each.to_act))) > 2)
    seat = min(seen.to_act)
    count = len(seen.legal(seat))
    assert analyse(seen, seat, "greedy:9", 1, most=2 * count + 1) == analyse(seen, seat, "greedy:2", 1)
    assert analyse(seen, seat, "greedy:9", 1, most=1) == analyse(seen, seat, "greedy:1", 1)


def test_levels_name_bots_too_and_bots_that_search_are_refused() -> None:
    seen = load("battle").new(seed=3)
    seat = min(seen.to_act)
    assert choose(seen, seat, "casual", 4) == choose(seen, seat, "careless:7", 4)
    with pytest.raises(UnknownBot, match="The bot master searches"):
        choose(seen, seat, "master")
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        choose(seen, seat, "clever")
