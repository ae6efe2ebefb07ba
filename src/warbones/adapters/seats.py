"""One seat at a table with opponents: bots in compiled code, or a function of positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from warbones.adapters.checks import NotBegun, must_be_opponent
from warbones.adapters.single_table import SingleTable
from warbones.adapters.spaces import Seen, observe, scene_as_text
from warbones.adapters.streams import DiceStreams, fresh_seed
from warbones.core.play.game import LARGEST_SIGNED_SEED, Game, must_be_seed
from warbones.core.play.legal import Action
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.encoding.node import Node, initial_node
from warbones.encoding.observations import RECORD, token_count
from warbones.players.bot_names import Bot, bot_named
from warbones.vector.kernels.records import SEATS

Opponent = Callable[[Position, int], Action | int]
"""Chooses an action for a seat, given the position as that seat knows it."""


class CompiledSeat:
    """A seat at a table in compiled code; a bot has the other."""

    def __init__(
        self, game: Game, seat: int, bot: str, options: Mapping[str, Value], observations: str = RECORD
    ) -> None:
        """Set the table. Raises `UnknownBot` or `UnknownOption`."""
        named = bot_named(bot, game)
        bots: list[Bot | None] = [None if each == seat else named for each in range(SEATS)]
        self._seat, self._table = seat, SingleTable(game, options, bots, observations=observations)
        self._table.tables.watch(seat)

    def begin(self, seed: int | None) -> None:
        """Begin a game."""
        self._table.begin(seed)

    def apply_token(self, number: object) -> None:
        """Apply a token; after a complete action, the others play until this seat is asked. Raises `IllegalAction`."""
        self._table.apply_token(number)

    def seen(self) -> Seen:
        """Return the seat's input."""
        return self._table.seen(0)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._table.over

    @property
    def score(self) -> float:
        """The seat's result, 0 until the game is over."""
        return self._table.scores[self._seat]

    def text(self) -> str:
        """Return the table as the seat sees it."""
        return self._table.text(self._seat)


class NodeSeat:
    """A seat at a table stepped node by node, since the opponent is a function of positions."""

    def __init__(
        self, game: Game, seat: int, choose: Opponent, options: Mapping[str, Value], observations: str = RECORD
    ) -> None:
        """Set the table. Raises `UnknownOption` or `UnknownBot`."""
        must_be_opponent(choose)
        self._game, self._seat, self._choose, self._options = game, seat, choose, options
        self._observations = observations
        self._node: Node = initial_node(game, options)
        self._seed, self._number = fresh_seed(), 0
        self._streams: DiceStreams | None = None

    def begin(self, seed: int | None) -> None:
        """Begin a game."""
        if seed is not None:
            self._seed, self._number = must_be_seed(seed, LARGEST_SIGNED_SEED), 0
        self._number += 1
        self._streams = DiceStreams(self._seed, self._number)
        self._node = self._until_asked(initial_node(self._game, self._options), self._streams)

    def _until_asked(self, node: Node, streams: DiceStreams) -> Node:
        node = streams.settle(node)
        while (turn := node.turn) is not None and turn != self._seat:
            node = streams.settle(node.act(turn, self._choose(node.snapshot.seen(turn).copy(), turn)))
        return node

    def apply_token(self, number: object) -> None:
        """Apply a token; after a complete action, the others play until this seat is asked. Raises `IllegalAction`."""
        if self._streams is None:
            raise NotBegun
        self._node = self._until_asked(self._node.apply_token(self._seat, number), self._streams)

    def seen(self) -> Seen:
        """Return the seat's input."""
        if self._streams is None:
            raise NotBegun
        return observe(self._node, self._seat, token_count(self._game), self._observations)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._node.over

    @property
    def score(self) -> float:
        """The seat's result, 0 until the game is over."""
        return float(self._node.scores[self._seat])

    def text(self) -> str:
        """Return the table as the seat sees it."""
        if self._streams is None:
            raise NotBegun
        return scene_as_text(self._node.snapshot.position, self._seat)
