"""Positions that owe a die, and refusals, from random play of any game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Final

from warbones import Die, Game, Position, WarbonesError
from warbones.check.random_play import random_game

ASKED: Final = 3
"""The number of other seats' actions, and of random ones, that `refusals` tries."""


def until_owed(game: Game) -> Position:
    """Return the first position that owes a die, in the first random game that has one."""
    games = (random_game(game, seed) for seed in count())
    return next(each for played in games for each in played if any(isinstance(due, Die) for due in each.owed.values()))


def refusals(position: Position) -> Iterator[str]:
    """Yield the refusals of nonsense, of an illegal action, and of an action in another's turn."""
    game, rng = position.game, random.Random(len(position.text))
    for seat in range(len(game.names)):
        others = [action.text for other in sorted(position.to_act - {seat}) for action in position.legal(other)]
        words = (
            [" ".join(rng.sample(game.notation.words, 2)) for _ in range(ASKED)] if len(game.notation.words) > 1 else []
        )
        for action in ("nonsense", -1, *others[:ASKED], *words):
            yield _answered(position.copy(), seat, action)


def _answered(position: Position, seat: int, action: str | int) -> str:
    try:
        position.act(seat, action)
    except WarbonesError as refusal:
        return str(refusal)
    return "accepted"
