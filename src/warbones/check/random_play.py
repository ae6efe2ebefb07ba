"""Random play of any game, with every die and throw answered at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from warbones.check.random_landings import random_landing
from warbones.core.play.game import Game
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.core.rules.throw import Landing, Throw

YOUNG: Final = 24
"""After this many answers a game is looked at only now and then."""


def random_options(game: Game, rng: random.Random) -> dict[str, Value]:
    """Return a random value for each of the game's options."""
    return {option.name: rng.choice(list(option.values)) for option in game.ruleset.options}


def answer_one(position: Position, rng: random.Random) -> None:
    """Answer one pending die or decision of any seat."""
    dues: list[tuple[str, int | None]] = [("die", seat) for seat in position.owed]
    dues += [("decision", seat) for seat in sorted(position.to_act)]
    what, seat = rng.choice(dues)
    if what == "die":
        answer_owed(position, seat, rng)
    else:
        assert seat is not None
        position.act(seat, rng.choice(position.legal(seat).ids))


def answer_owed(position: Position, seat: int | None, rng: random.Random) -> int | Landing:
    """Answer a pending die or throw, and return the answer."""
    due = position.owed[seat]
    if isinstance(due, Throw):
        landing = random_landing(due, rng)
        position.land(landing)
        return landing
    face = rng.randint(1, due.sides)
    position.roll(face, seat)
    return face


def random_game(game: Game, seed: int, options: Mapping[str, Value] | None = None) -> Iterator[Position]:
    """Play a random game with random options (or those given); yield the live position before each answer."""
    rng = random.Random(seed)
    position = game.new(None, **(random_options(game, rng) if options is None else options))
    while not position.over:
        yield position
        answer_one(position, rng)
    yield position


def looked_at(answers: int, young: int = YOUNG) -> bool:
    """Return whether to check a game after a number of answers: always early on, later now and then."""
    return answers < young or answers % 53 == 0


def moments(positions: Iterator[Position], young: int = YOUNG) -> Iterator[Position]:
    """Yield the positions of a game that are `looked_at`, and its last."""
    for answers, position in enumerate(positions):
        if position.over or looked_at(answers, young):
            yield position
