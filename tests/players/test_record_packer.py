"""Records packed without NumPy have the very bytes that compiled code reads."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.compiled.records import Outer
from tests.effort import seeds
from warbones import load
from warbones.check.random_play import answer_one, random_options
from warbones.compiled.layout import described, dtype, pack
from warbones.compiled.registry import register
from warbones.games import COMPILED
from warbones.players.record_packer import Packer


@pytest.mark.parametrize("seed", seeds(3, 40))
@pytest.mark.parametrize("game", COMPILED)
def test_positions_are_packed_as_numpy_packs_them(game: str, seed: int) -> None:
    rules, rng = load(game).ruleset, Random(seed)
    record = register(rules)
    packer, position = Packer(rules.state, described(record)), load(game).new(**random_options(load(game), rng))
    for _ in range(300):
        packed = np.zeros(1, record)
        pack(position.record(), packed[0])
        assert packer.pack(position.record()) == packed.tobytes()
        if position.over:
            break
        answer_one(position, rng)


def test_a_number_that_does_not_fit_its_field_is_refused() -> None:
    record = Outer()
    record.small = 2**15
    with pytest.raises(OverflowError, match="Outer does not fit"):
        Packer(Outer, described(dtype(Outer))).pack(record)


def test_the_layout_of_another_record_is_refused() -> None:
    layout = described(dtype(Outer))
    del layout["fields"]["small"]
    with pytest.raises(ValueError, match=r"Outer\.small: build it again"):
        Packer(Outer, layout)
