"""The cost of live answers and scenes through the public API, in microseconds."""

from __future__ import annotations

from random import Random
from statistics import mean
from time import perf_counter

import warbones
from warbones import Game, Position
from warbones.core.view.reader import in_words


def one_game(game: Game, seed: int) -> dict[str, float]:
    """Play a random game with dice typed in; return the mean microseconds to roll, act, draw a scene and put it into
    words.
    """
    rng, position, spent = Random(seed), game.new(), {"roll": [], "act": [], "scene": [], "words": []}
    while not position.over:
        kind = "roll" if position.owed else "act"
        answer = _answer(position, rng)
        started = perf_counter()
        getattr(position, kind)(*answer)
        spent[kind].append(perf_counter() - started)
        if kind == "act":
            started = perf_counter()
            drawn = position.scene_messages(answer[0])
            spent["scene"].append(perf_counter() - started)
            started = perf_counter()
            in_words(drawn)
            spent["words"].append(perf_counter() - started)
    return {kind: 1e6 * mean(seconds) for kind, seconds in spent.items()}


def _answer(position: Position, rng: Random) -> tuple[object, ...]:
    if position.owed:
        return (rng.randint(1, position.owed[None].sides),)
    seat = min(position.to_act)
    return seat, rng.choice(position.legal(seat)).text


def with_engine(name: str) -> Game:
    """Return DiceWing with its rules "interpreted" or "compiled"."""
    game = warbones.load("dicewing")
    if name == "interpreted":
        return game
    from warbones.compiled.engine import Compiled  # noqa: PLC0415  # imports the compiler

    return game.run_by(Compiled)
