"""Fields hold what their domains declare: on the table, in a seat's view and in observations."""

from __future__ import annotations

import numpy as np
import pytest

from tests.effort import seeds
from warbones import Game
from warbones.check.random_play import random_game
from warbones.encoding.observations import encode_record, layout, shown_fields

PACE = 7
"""The number of answers checked one by one at the start of a game, and the interval of later checks."""


@pytest.mark.parametrize("seed", seeds(1, 100))
def test_features_of_random_games_stay_within_bounds(game: Game, seed: int) -> None:
    where = layout(game.ruleset.state)
    low, high = where.low, where.high
    for answers, position in enumerate(random_game(game, seed)):
        if answers > PACE and answers % PACE != seed % PACE and not position.over:
            continue
        for seat in (None, *range(len(position.game.names))):
            shown = encode_record(position.seen_by(seat).shown())
            assert np.all((low <= shown) & (shown <= high)), (position.text, np.nonzero((low > shown) | (shown > high)))


def test_every_integer_field_declares_its_domain(game: Game) -> None:
    silent = [field.name for field in shown_fields(game.ruleset.state) if field.domain is None]
    assert not silent, "declare them with cell, grid or wide, as in `stage: int = cell(count(2))`"
