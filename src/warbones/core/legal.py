"""The actions a seat may take, and finding the one that was asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Any, Protocol, overload

from warbones.core.errors import IllegalAction
from warbones.core.game import Game

LIKELY = 100
"""Actions that a refusal compares with what was asked."""


@dataclass(frozen=True)
class Action:
    """A legal action: its number, its notation, and the ids of the pieces it touches."""

    id: int
    text: str
    pieces: tuple[str, ...]


@dataclass(frozen=True)
class Choose:
    """A choice of a set: between ``fewest`` and ``most`` of ``pieces``."""

    fewest: int
    most: int
    pieces: tuple[str, ...]


class Unlisted(Protocol):
    """The actions of a game that no list can hold, such as throws that are aimed freely."""

    def read(self, s: Any, seat: int, text: str) -> int | None:
        """Return the number of the action that ``text`` writes, or None where it writes no such action.

        Raises `IllegalAction` where it writes one that ``seat`` may not take.
        """

    def holds(self, s: Any, seat: int, number: int) -> bool:
        """Return whether ``number`` is such an action, and legal."""


class Legal(Sequence[Action]):
    """The legal actions of a seat, listed when first asked for."""

    def __init__(self, game: Game, state: Any, seat: int, *, due: bool) -> None:
        """List for ``seat`` in ``state``, which must not change meanwhile; nothing where no decision is ``due``."""
        self.game, self._state, self._seat = game, state, seat
        self._ids: list[int] | None = None if due else []

    @property
    def ids(self) -> list[int]:
        """The actions' numbers."""
        if self._ids is None:
            self._ids = self.game.engine.legal(self._state, self._seat)
        return self._ids

    @property
    def choose(self) -> Choose | None:
        """The choice as one of a set of pieces, or None where no action takes more than one."""
        sets = [action.pieces for action in self]
        sizes = [len(pieces) for pieces in sets]
        if max(sizes, default=0) < 2:
            return None
        return Choose(min(sizes), max(sizes), tuple(dict.fromkeys(piece for pieces in sets for piece in pieces)))

    @cached_property
    def _plain(self) -> Any:
        return self.game.engine.plain(self._state)

    def text(self, number: int) -> str:
        """Return a legal action in notation."""
        return self.game.action_text(self._plain, self._seat, number)

    def action(self, number: int) -> Action:
        """Return a legal action by its number."""
        return Action(number, self.text(number), self.game.action_pieces(self._plain, self._seat, number))

    def numbered(self, ids: Iterable[int]) -> list[Action]:
        """Return the actions with these numbers, which must be legal: where a few are wanted of very many."""
        return [self.action(number) for number in ids]

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return self.numbered(self.ids[index])
        return self.action(self.ids[index])

    def __iter__(self) -> Iterator[Action]:
        return (self.action(number) for number in self.ids)

    def find(self, asked: Action | str | int) -> int:
        """Return the number of a legal action given as such, as its number or in notation (any order of pieces).

        Raises `IllegalAction` that says what is legal.
        """
        if isinstance(asked, Action | int):
            number = asked if isinstance(asked, int) else asked.id
            if number in self.ids or self._is_unlisted(number):
                return number
            raise IllegalAction(self._refusal(f"Action {number}" if isinstance(asked, int) else asked.text))
        wanted = _sorted_words(asked)
        for number in self.ids:
            if _sorted_words(self.text(number)) == wanted:
                return number
        if self.ids and self.game.unlisted and (read := self.game.unlisted.read(self._plain, self._seat, asked)):
            return read
        raise IllegalAction(self._refusal(repr(asked)[:80]))

    def _is_unlisted(self, number: int) -> bool:
        unlisted = self.game.unlisted
        return bool(self.ids) and unlisted is not None and unlisted.holds(self._plain, self._seat, number)

    def _refusal(self, asked: str) -> str:
        texts = [self.text(number) for number in self.ids[:LIKELY]]
        near = get_close_matches(asked, texts, n=3, cutoff=0.1) or texts[:3]
        more = f" and {len(self) - len(near)} more" if len(self) > len(near) else ""
        why = self.game.why_not(self._plain, self._seat, asked.strip("'")) if self.game.why_not and self.ids else ""
        may = f"{self.game.names[self._seat]} may: {'; '.join(near)}{more}."
        return f"{asked} is not legal here. {f'{why} ' if why else ''}{may}"


def _sorted_words(text: str) -> tuple[str, ...]:
    return tuple(sorted(text.casefold().split()))
