"""The functions of a judge's sampler in WebAssembly (`warbones.players.search_sampler.SampleEngine`)."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players.search_sampler import Samples, Strategy
from warbones.players.wasm_engine import WORD, Think, WasmEngine
from warbones.review.inquiry import SEATS

MATRIX: Final = {"tries": "q", "totals": "d", "squares": "d"}
SOLVED: Final = ("weights", "regrets", "now")


class WasmSamples:
    """Samples one game in the memory of an engine."""

    def __init__(self, game: Parts, description: Mapping[str, Any], think: Think, nodes: int) -> None:
        """Sample in a tree of ``nodes``."""
        self._engine = WasmEngine(game, description, think)
        self._engine.nodes = nodes
        self._most: Final = self._engine.most
        self._engine.room = {
            **{f"matrix.{name}": (self._most, self._most) for name in MATRIX},
            **dict.fromkeys(SOLVED, (SEATS, self._most)),
            "means": (self._most**2,),
        }
        self.network: Final = "workspace.net.table" in description["arrays"]
        self._position = b""

    def lay(self, position: Position) -> bytes:
        """Load a position; return its bytes."""
        self._position = self._engine.packed(position)
        return self._position

    async def tried(self, seat: int, kind: int, sims: int, seed: int) -> list[int]:
        """Return the actions that a search tries for ``seat``, the most tried first."""
        numbers = {"seat": seat, "seats": SEATS, "kind": kind, "effort": sims, "seed": seed}
        reads = [(f"workspace.tree.{name}", WORD * seat, WORD) for name in ("base", "width")]
        answer = await self._engine.call("analyse_position", numbers, self._laid(), reads)
        first, count = (array("q", bytes(each))[0] for each in answer["reads"])
        reads = [(f"workspace.tree.{name}", WORD * first, WORD * count) for name in ("tries", "action")]
        answer = await self._engine.call("", {}, [], reads)
        tries, actions = (array("q", bytes(each)) for each in answer["reads"])
        return [actions[i] for i in sorted(range(count), key=lambda i: -tries[i])]

    async def sample(
        self, strategies: Sequence[Strategy], kind: int, sims: int, seed: int, *, fresh: bool = False
    ) -> Samples:
        """Run simulations that begin with actions drawn from both seats' strategies; ``fresh``: in an empty tree."""
        rows, columns = (max(1, len(each.actions)) for each in strategies)
        size = rows * columns * WORD
        shapes = {f"matrix.{name}": (rows, columns) for name in MATRIX}
        zeros = [(name, 0, bytes(size)) for name in shapes]
        answer = await self._engine.call(
            "sample_results",
            {"sims": sims, "seed": seed, "kind": kind},
            [*self._laid(), *self._strategies(strategies), *zeros],
            [(name, 0, size) for name in shapes],
            shapes=shapes,
            clears=["workspace.tree.used", "workspace.tree.slot"] if fresh else [],
        )
        found = zip(MATRIX.values(), answer["reads"], strict=True)
        return Samples(*(array(form, bytes(each)) for form, each in found))

    async def solve(self, means: Sequence[float], rows: int, columns: int, rounds: int) -> list[list[float]]:
        """Return the weights of both seats in an equilibrium."""
        width = max(rows, columns)
        answer = await self._engine.call(
            "solve_equilibrium",
            {"rows": rows, "columns": columns, "rounds": rounds},
            [("means", 0, array("d", means).tobytes())],
            [("weights", seat * width * WORD, count * WORD) for seat, count in enumerate((rows, columns))],
            shapes={"means": (rows * columns,), **dict.fromkeys(SOLVED, (SEATS, width))},
        )
        return [array("d", bytes(each)).tolist() for each in answer["reads"]]

    def _laid(self) -> list[tuple[str, int, bytes]]:
        return [("workspace.states", 0, self._position)]

    def _strategies(self, strategies: Sequence[Strategy]) -> list[tuple[str, int, bytes]]:
        counts = array("q", [len(each.actions) for each in strategies])
        writes = [("strategies.count", 0, counts.tobytes())]
        for seat, (actions, weights) in enumerate(strategies):
            row = seat * self._most * WORD
            writes.append(("strategies.actions", row, array("q", actions).tobytes()))
            writes.append(("strategies.weights", row, array("d", weights).tobytes()))
        return writes
