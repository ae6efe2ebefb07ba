"""Searches in WebAssembly, called by messages: the functions behind `warbones.players.bots`, without NumPy."""

from __future__ import annotations

from array import array
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.players.record_packer import Packer
from warbones.players.search.tree_arrays import tree_arrays

Request = Mapping[str, Any]
Think = Callable[[Request], Awaitable[Mapping[str, Any]]]
"""Sends a request to the engine (`web/src/standalone/bots/types.ts`) and returns its answer: ``result``, the bytes of
each of ``reads``, and the ``seconds`` that it took."""

WORD: Final = 8
"""The bytes of each number in `Searched`."""


class Searched(NamedTuple):
    """The results of an analysis, as a workspace holds them."""

    actions: Sequence[int]
    weights: Sequence[float]
    values: Sequence[float]
    found: int
    seconds: float


class WasmEngine:
    """The searches of one game, one request at a time: `most_tried` reads the tree of the last analysis."""

    def __init__(self, game: Parts, description: Mapping[str, Any], think: Think) -> None:
        """``description`` is what `warbones.wasm.build` wrote. Raises ValueError if it is that of other rules."""
        self.game, self._think = game, think
        self._packer = Packer(game.ruleset.state, description["record"])
        self.most: Final[int] = description["most_actions"]
        self.nodes = 1
        self.room: dict[str, tuple[int, ...]] = {}

    async def analyse(self, seen: Position, seat: int, kind: int, effort: int, nodes: int, seed: int) -> Searched:
        """Analyse ``seen`` as `warbones.players.search.analysis.analyse_position` does, in a tree of ``nodes``."""
        self.nodes = nodes
        names = ("actions", "weights", "values")
        numbers = {"seat": seat, "seats": len(self.game.names), "kind": kind, "effort": effort, "seed": seed}
        reads = [(f"workspace.{name}", 0, self.most * WORD) for name in names]
        answer = await self.call("analyse_position", numbers, self._states(seen, 0), reads)
        actions, weights, values = (array(form, bytes(each)) for form, each in zip("qdd", answer["reads"], strict=True))
        return Searched(actions, weights, values, answer["result"], answer["seconds"])

    async def most_tried(self, ahead: Position, seat: int, least: float) -> int:
        """Return the action that the last analysis tried most in a later position, or -1."""
        answer = await self.call("most_tried", {"seat": seat, "least": least}, self._states(ahead, 1), [])
        return int(answer["result"])

    def packed(self, position: Position) -> bytes:
        """Return a position's bytes."""
        return self._packer.pack(position.record())

    def _states(self, position: Position, place: int) -> list[tuple[str, int, bytes]]:
        packed = self.packed(position)
        return [("workspace.states", place * len(packed), packed)]

    def call(
        self,
        function: str,
        numbers: Mapping[str, float],
        writes: Sequence[Any],
        reads: Sequence[Any],
        **further: Any,
    ) -> Awaitable[Mapping[str, Any]]:
        """Send a request; ``further`` are its other fields."""
        return self._think(
            {
                "game": self.game.id,
                "function": function,
                "numbers": numbers,
                "room": {**self._tree(), **self.room},
                "writes": writes,
                "reads": reads,
                **further,
            }
        )

    def _tree(self) -> dict[str, tuple[int, ...]]:
        arrays = tree_arrays(self.nodes, len(self.game.names), self.most)
        return {f"workspace.tree.{name}": each.shape for name, each in arrays.items()}
