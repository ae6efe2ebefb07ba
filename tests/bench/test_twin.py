"""The benchmark's plain copy of the rules plays exactly the same games."""

from __future__ import annotations

from random import Random

import pytest

import warbones
from bench import twin_dicewing as twin
from warbones import Position
from warbones.core.record.options import Value


class Recorder(Random):
    """Rolls dice and records them."""

    def __init__(self, seed: int) -> None:
        """Start with nothing rolled."""
        super().__init__(seed)
        self.faces: list[int] = []

    def randint(self, a: int, b: int) -> int:
        self.faces.append(super().randint(a, b))
        return self.faces[-1]


def name(die: twin.Die) -> str:
    return f"{'AB'[die.owner]}.{die.kind}"


def pieces(action: twin.Action) -> frozenset[str]:
    return frozenset(map(name, action)) if isinstance(action, tuple) else frozenset({name(action)})


def random_options(rng: Random) -> dict[str, Value]:
    return {option.name: rng.choice(list(option.values)) for option in warbones.load("dicewing").ruleset.options}


def catch_up(position: Position, rng: Recorder, game: twin.Game) -> None:
    """Give the position the faces that the twin rolled, and compare the two."""
    for face in rng.faces:
        position.roll(face)
    rng.faces = []
    assert not position.owed
    assert list(position.record().face) == [die.value for player in game.players for die in player.dice]
    assert position.to_act == frozenset(game.asked)


@pytest.mark.parametrize("seed", range(40))
def test_the_twin_plays_the_games_that_the_rules_play(seed: int) -> None:
    rng = Recorder(seed)
    options = random_options(rng) if seed % 2 else {}
    game, position = twin.new_game(rng, twin.Options(**options)), warbones.load("dicewing").new(**options)
    catch_up(position, rng, game)
    while game.phase is not twin.Phase.OVER:
        for seat in tuple(game.asked):
            actions = {pieces(action): action for action in twin.legal(game, seat)}
            listed = {frozenset(action.pieces): action for action in position.legal(seat)}
            assert actions.keys() == listed.keys()
            chosen = rng.choice(sorted(actions, key=sorted))
            twin.act(game, seat, actions[chosen])
            position.act(seat, listed[chosen])
            catch_up(position, rng, game)
    assert position.over
    won = {None: (0, 0), 0: (1, -1), 1: (-1, 1)}[game.winner]
    assert position.scores() == won
