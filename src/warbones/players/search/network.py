"""A trained network's evaluation of a position: one hidden layer over the game's features.

Every cell of the features holds one of a few integers, so the first layer is a table with a row for each of them
(`warbones.players.learned` computes it). A cell's contribution is looked up, and a cell of 0 contributes nothing.
Things described by several cells are looked up as one. An evaluation takes a microsecond or two (after Nasu 2018, but
without incremental updates).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from warbones.compiled.jit import inline, inline_unchecked
from warbones.core.rules.calls import describe_to
from warbones.players.search.real_functions import hyperbolic_tangent


class Net(NamedTuple):
    """A game's network, with scratch for one thread."""

    features: Any  # record[1]
    cells: Any  # int16[cells]: the same memory
    low: Any  # int64[cells]: the smallest value of each
    high: Any  # int64[cells]: the largest
    start: Any  # int64[cells]: the row of `table` for 0
    parts: Any  # int64[things, fields]: the cells that describe one thing
    stride: Any  # int64[things, fields]: the step in rows for one more in each
    base: Any  # int64[things]: the row of a thing whose cells hold 0
    table: Any  # float32[rows, hidden]: the contribution of each row, none for 0
    bias: Any  # float32[hidden]
    out: Any  # float32[hidden]
    lift: Any  # float32[1]: the bias of the output
    hidden: Any  # float32[hidden]: scratch
    options: Any  # int64[words of a position]: the rule options that it was trained with
    bits: Any  # int64[words of a position]: a mask of the bits of its rule options


@inline
def fits(net: Any, words: Any) -> bool:
    """Return whether there is a network that was trained with the position's rule options."""
    if net is None:
        return False
    for i in range(len(net.bits)):
        if (words[i] ^ net.options[i]) & net.bits[i]:
            return False
    return True


@inline
def opinion(net: Any, s: Any, seat: int) -> float:
    """Return the expected result for ``seat``, -1 to 1."""
    for cell in range(len(net.cells)):
        net.cells[cell] = 0
    describe_to(s, seat, net.features[0])
    return hyperbolic_tangent(0.5 * forward(net))


@inline_unchecked
def forward(net: Any) -> float:
    """Return the network's output, the log odds of winning; cells are clamped to their bounds."""
    cells, hidden = net.cells, net.hidden
    for unit in range(len(hidden)):
        hidden[unit] = net.bias[unit]
    for cell in range(len(cells)):
        cells[cell] = min(max(cells[cell], net.low[cell]), net.high[cell])
        if cells[cell] != 0:
            add(hidden, net.table, net.start[cell] + cells[cell])
    for thing in range(len(net.base)):
        row = net.base[thing]
        for part in range(net.parts.shape[1]):
            row += cells[net.parts[thing, part]] * net.stride[thing, part]
        if row != net.base[thing]:
            add(hidden, net.table, row)
    total = net.lift[0]
    for unit in range(len(hidden)):
        total += max(hidden[unit], 0.0) * net.out[unit]
    return total


@inline_unchecked
def add(hidden: Any, table: Any, row: int) -> None:
    """Add a row of the table."""
    for unit in range(len(hidden)):
        hidden[unit] += table[row, unit]
