"""Nodes of a game for agents: at each, a die is pending, or one seat is asked for a token, or the game is over.

Seats that decide at the same time are asked one after another. A seat learns only what `Position.seen_by` shows it, so
the second does not learn the first one's choice. Nodes are immutable, so cloning one is free.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from warbones.core.errors import IllegalAction, integer
from warbones.core.play.game import Game
from warbones.core.play.legal import Action
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.encoding.tokens import DONE, EncodedActions, Tokens, illegal_token
from warbones.games import load


class DueDie(NamedTuple):
    """A pending die: the seat that owns it (None: nobody) and its sides."""

    seat: int | None
    sides: int


class Snapshot:
    """A frozen position, with the views and encodings computed from it."""

    def __init__(self, position: Position) -> None:
        """Take over ``position``, which must no longer change."""
        self.position = position
        self.asked: tuple[int, ...] = () if position.owed else tuple(sorted(position.to_act))
        self._seen: dict[int | None, Position] = {}
        self._encoded: dict[int, EncodedActions] = {}

    def seen(self, seat: int | None) -> Position:
        """Return the position as ``seat`` knows it. Read-only."""
        if seat not in self._seen:
            self._seen[seat] = self.position.seen_by(seat)
        return self._seen[seat]

    def encoded(self, seat: int) -> EncodedActions:
        """Return the legal actions of ``seat`` as tokens."""
        if seat not in self._encoded:
            self._encoded[seat] = EncodedActions(self.seen(seat).legal(seat))
        return self._encoded[seat]


@dataclass(frozen=True, eq=False)
class Node:
    """One node. ``prefixes`` has the tokens of each seat's unfinished action, ``history`` all the tokens that each has
    chosen.
    """

    snapshot: Snapshot
    prefixes: tuple[Tokens, ...]
    history: tuple[Tokens, ...]

    def __copy__(self) -> Node:
        """Return the node itself, as it is immutable."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        """Return the node itself, as it is immutable."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position itself, so that no game has to be replayed."""
        return _node, (self.game.id, self.snapshot.position.parts(), self.prefixes, self.history)

    @property
    def game(self) -> Parts:
        """The game."""
        return self.snapshot.position.game

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.snapshot.position.over

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's result: all zero until the game is over."""
        return self.snapshot.position.scores()

    @property
    def due(self) -> DueDie | None:
        """The die to roll next, or None."""
        for seat, die in self.snapshot.position.owed.items():
            return DueDie(seat, die.sides)
        return None

    @property
    def turn(self) -> int | None:
        """The seat to ask next; None while a die is pending and after the end."""
        return self.snapshot.asked[0] if self.snapshot.asked else None

    def legal_tokens(self, seat: int) -> tuple[int, ...]:
        """Return the tokens that ``seat`` may choose now, in ascending order; none unless it is asked."""
        if seat not in self.snapshot.asked:
            return ()
        encoded = self.snapshot.encoded(seat)
        return encoded.next_tokens(encoded.with_forced(self.prefixes[seat]))

    def partial_action(self, seat: int | None) -> Tokens:
        """Return the tokens of the unfinished action of ``seat``, forced ones included."""
        if seat is None or seat not in self.snapshot.asked:
            return ()
        return self.snapshot.encoded(seat).with_forced(self.prefixes[seat])

    def apply_token(self, seat: int, number: object) -> Node:
        """Return the node after ``seat`` has chosen a token. Raises `IllegalAction`."""
        seat = self.game.must_have_seat(seat, IllegalAction)
        next_tokens, token = self.legal_tokens(seat), integer(number)
        if token is None or token not in next_tokens:
            raise illegal_token(self.game, seat, number, next_tokens, over=self.over)
        encoded, so_far = self.snapshot.encoded(seat), self.partial_action(seat)
        prefix = so_far if token == DONE else encoded.with_forced((*so_far, token))
        history = _put(self.history, seat, (*self.history[seat], token))
        if token != DONE and encoded.next_tokens(prefix) != (DONE,):
            return replace(self, prefixes=_put(self.prefixes, seat, prefix), history=history)
        return replace(self.act(seat, encoded.actions[prefix]), history=history)

    def act(self, seat: int, action: int | Action) -> Node:
        """Return the node after ``seat`` has taken a whole action. Raises `IllegalAction`."""
        position = self.snapshot.position.copy()
        position.act(seat, action)
        return self._at(position, _put(self.prefixes, seat, ()))

    def _at(self, position: Position, prefixes: tuple[Tokens, ...]) -> Node:
        return Node(Snapshot(position), prefixes, self.history)

    def roll(self, face: int) -> Node:
        """Return the node after the pending die shows ``face``. Raises `WrongRoll`."""
        position, due = self.snapshot.position.copy(), self.due
        position.roll(face, due.seat if due else None)
        return self._at(position, self.prefixes)

    def settled(self) -> Node:
        """Return the node after all forced actions of the seats that are asked."""
        node = self
        while (seat := node.turn) is not None and len(node.snapshot.encoded(seat).actions) == 1:
            (action,) = node.snapshot.encoded(seat).actions.values()
            node = node.act(seat, action)
        return node


def _node(game: str, parts: tuple[Any, ...], prefixes: tuple[Tokens, ...], history: tuple[Tokens, ...]) -> Node:
    return Node(Snapshot(Position.of_parts(load(game), *parts)), prefixes, history)


def _put(each: tuple[Tokens, ...], seat: int, prefix: Tokens) -> tuple[Tokens, ...]:
    return (*each[:seat], prefix, *each[seat + 1 :])


def initial_node(game: Game, options: Mapping[str, Value]) -> Node:
    """Return the start of a game, where usually a die is pending. Raises `UnknownOption`."""
    return node_at(Position.start(game, game.ruleset.blank(options))).settled()


def node_at(position: Position) -> Node:
    """Return the node of a position, which must no longer change; no seat has chosen a token yet."""
    nothing: tuple[Tokens, ...] = ((),) * len(position.game.names)
    return Node(Snapshot(position), nothing, nothing)
