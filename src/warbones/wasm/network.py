"""The data from which the page makes a network's table: weights in half precision, an eighth of its size."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from warbones.core.play.parts import Parts
from warbones.players.learned.files import weights_of
from warbones.players.learned.inputs import inputs_of

TABLE: Final = "workspace.net.table"
"""The array that the page makes by `Inputs.table`."""


def described_table(game: Parts, begin: int) -> tuple[dict[str, Any], bytes]:
    """Return the offsets of the parts of a game's table, and their bytes, which begin at ``begin``; nothing without a
    network.
    """
    weights = weights_of(game)
    if weights is None:
        return {}, b""
    inputs = inputs_of(game.ruleset)
    parts: dict[str, Any] = {
        "column": inputs.column.astype("<i4"),
        "amount": inputs.amount.astype("<i4"),
        "nothing": inputs.nothing.astype("<i4"),
        "share": inputs.share.astype("<f4"),
        "rows": weights.rows.astype("<f2"),
    }
    offsets, packed = {}, bytearray()
    for name, each in parts.items():
        offsets[name] = begin + len(packed)
        packed += np.ascontiguousarray(each).tobytes()
    numbers, hidden = len(inputs.column), len(weights.bias)
    return {"table": {"path": TABLE, "numbers": numbers, "hidden": hidden, **offsets}}, bytes(packed)
