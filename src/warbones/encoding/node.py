"""A node of a game as agents walk it: a die is due, or one seat is asked for a word, or the game is over.

Decisions that are due at the same time are asked one seat after another. What a seat learns comes from
`Position.seen_by` alone, so the second does not learn what the first chose. Nodes never change: a clone is free.
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
    """A die that is due: whose own it is (None: nobody's) and its sides."""

    seat: int | None
    sides: int


class Snapshot:
    """A position that never changes, and what was worked out of it."""

    def __init__(self, position: Position) -> None:
        """Take over ``position``, which nobody may change any more."""
        self.position = position
        self.asked: tuple[int, ...] = () if position.owed else tuple(sorted(position.to_act))
        self._seen: dict[int | None, Position] = {}
        self._sayings: dict[int, EncodedActions] = {}

    def seen(self, seat: int | None) -> Position:
        """Return the position as ``seat`` knows it, to be read only."""
        if seat not in self._seen:
            self._seen[seat] = self.position.seen_by(seat)
        return self._seen[seat]

    def sayings(self, seat: int) -> EncodedActions:
        """Return what ``seat`` may say."""
        if seat not in self._sayings:
            self._sayings[seat] = EncodedActions(self.seen(seat).legal(seat))
        return self._sayings[seat]


@dataclass(frozen=True, eq=False)
class Node:
    """One node. ``said`` holds each seat's words of the action it is saying, ``heard`` all words it ever chose."""

    stand: Snapshot
    said: tuple[Tokens, ...]
    heard: tuple[Tokens, ...]

    def __copy__(self) -> Node:
        """Return the node itself: it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        """Return the node itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position as it stands, so that nothing has to be played again."""
        return _node, (self.game.id, self.stand.position.parts(), self.said, self.heard)

    @property
    def game(self) -> Parts:
        """The game."""
        return self.stand.position.game

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.stand.position.over

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's result: all zero until the game is over."""
        return self.stand.position.scores()

    @property
    def due(self) -> DueDie | None:
        """The die to roll next, or None."""
        for seat, die in self.stand.position.owed.items():
            return DueDie(seat, die.sides)
        return None

    @property
    def turn(self) -> int | None:
        """The seat to ask next; None where a die is due or the game is over."""
        return self.stand.asked[0] if self.stand.asked else None

    def may_say(self, seat: int) -> tuple[int, ...]:
        """Return the numbers that ``seat`` may say now, in order; none where it is not asked."""
        if seat not in self.stand.asked:
            return ()
        sayings = self.stand.sayings(seat)
        return sayings.following(sayings.ahead(self.said[seat]))

    def saying(self, seat: int | None) -> Tokens:
        """Return what ``seat`` has said of its action so far, with the words that follow by themselves."""
        if seat is None or seat not in self.stand.asked:
            return ()
        return self.stand.sayings(seat).ahead(self.said[seat])

    def say(self, seat: int, number: object) -> Node:
        """Return the node after ``seat`` has said a word. Raises `IllegalAction`."""
        seat = self.game.must_have_seat(seat, IllegalAction)
        following, spoken = self.may_say(seat), integer(number)
        if spoken is None or spoken not in following:
            raise illegal_token(self.game, seat, number, following, over=self.over)
        sayings, so_far = self.stand.sayings(seat), self.saying(seat)
        said = so_far if spoken == DONE else sayings.ahead((*so_far, spoken))
        heard = _put(self.heard, seat, (*self.heard[seat], spoken))
        if spoken != DONE and sayings.following(said) != (DONE,):
            return replace(self, said=_put(self.said, seat, said), heard=heard)
        return replace(self.act(seat, sayings.actions[said]), heard=heard)

    def act(self, seat: int, action: int | Action) -> Node:
        """Return the node after ``seat`` has taken a whole action. Raises `IllegalAction`."""
        position = self.stand.position.copy()
        position.act(seat, action)
        return self._at(position, _put(self.said, seat, ()))

    def _at(self, position: Position, said: tuple[Tokens, ...]) -> Node:
        return Node(Snapshot(position), said, self.heard)

    def roll(self, face: int) -> Node:
        """Return the node after the `due` die shows ``face``. Raises `WrongRoll`."""
        position, due = self.stand.position.copy(), self.due
        position.roll(face, due.seat if due else None)
        return self._at(position, self.said)

    def settled(self) -> Node:
        """Return the node once the seats to ask have answered what can be answered in one way only."""
        node = self
        while (seat := node.turn) is not None and len(node.stand.sayings(seat).actions) == 1:
            (action,) = node.stand.sayings(seat).actions.values()
            node = node.act(seat, action)
        return node


def _node(game: str, parts: tuple[Any, ...], said: tuple[Tokens, ...], heard: tuple[Tokens, ...]) -> Node:
    return Node(Snapshot(Position.of_parts(load(game), *parts)), said, heard)


def _put(each: tuple[Tokens, ...], seat: int, said: Tokens) -> tuple[Tokens, ...]:
    return (*each[:seat], said, *each[seat + 1 :])


def initial_node(game: Game, options: Mapping[str, Value]) -> Node:
    """Return the start of a game, where usually a die is due. Raises `UnknownOption`."""
    return node_at(Position.start(game, game.ruleset.blank(options))).settled()


def node_at(position: Position) -> Node:
    """Return the node of a position, which nobody may change any more; nobody has said anything yet."""
    nothing: tuple[Tokens, ...] = ((),) * len(position.game.names)
    return Node(Snapshot(position), nothing, nothing)
