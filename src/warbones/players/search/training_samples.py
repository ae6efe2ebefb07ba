"""Training samples for a network: a position's features as each seat sees them."""

from __future__ import annotations

from typing import Any

from warbones.compiled.jit import entry_point
from warbones.core.rules.calls import describe_to, judged


@entry_point
def write_features(states: Any, features: Any, cells: Any, shown: Any) -> bool:
    """Write the features of ``states[0]`` for seats 0 and 1; ``cells`` is the memory of ``features``.

    Return whether a network evaluates such a position.
    """
    for seat in range(2):
        for cell in range(len(cells)):
            cells[cell] = 0
        describe_to(states[0], seat, features[0])
        for cell in range(len(cells)):
            shown[seat, cell] = cells[cell]
    return judged(states[0])
