"""Random legal tokens, drawn in compiled code: the agent for benchmarks."""

from __future__ import annotations

from typing import Any

import numpy as np

from warbones.compiled.jit import entry_point
from warbones.vector.kernels.records import NO_TOKEN


@entry_point
def choose_random_tokens(mask: Any, rng: Any, tokens: Any) -> None:
    """Write a random legal token for each row of ``mask``, or `NO_TOKEN` if it has none.

    ``rng`` (uint64) holds the state of a xorshift generator (Marsaglia 2003) for each row, never 0.
    """
    numbers = mask.shape[1]
    for row in range(len(mask)):
        count = 0
        for number in range(numbers):
            count += mask[row, number]
        tokens[row] = NO_TOKEN
        if count == 0:
            continue
        bits = rng[row]
        bits ^= bits << np.uint64(13)
        bits ^= bits >> np.uint64(7)
        bits ^= bits << np.uint64(17)
        rng[row] = bits
        left = np.int64((bits >> np.uint64(32)) * np.uint64(count) >> np.uint64(32))
        for number in range(numbers):
            if mask[row, number]:
                if left == 0:
                    tokens[row] = number
                    break
                left -= 1
