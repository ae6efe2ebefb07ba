"""Random games give front ends and agents the recorded output; a difference is intended, or a bug."""

from __future__ import annotations

import pytest

from tests.contract.digests import KINDS, digested, stored
from tests.effort import seeds
from warbones import Game


@pytest.mark.parametrize("seed", seeds(1, 60))
def test_a_random_game_gives_what_it_gave(game: Game, seed: int) -> None:
    found, before = digested(game, seed).split(), stored(game)[seed].split()
    changed = [kind for kind, now, was in zip(KINDS, found[1:], before[1:], strict=True) if now != was]
    assert not changed, f"`python -m tests.contract.digests {game.id} --seed {seed} --kind {changed[0]}` prints it"
