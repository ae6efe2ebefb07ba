"""The legal actions of a seat, and the search for a requested one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Any, overload

from warbones.core.errors import IllegalAction, integer, quoted
from warbones.core.messages import Text, msg
from warbones.core.play.parts import Parts
from warbones.core.view.reader import english

LIKELY = 100
"""The number of actions that a refusal compares with the request."""

SHOWN = 20
"""The number of actions in the ``repr``."""

LONGEST = 500
"""The longest text that a refusal examines; no action is longer."""


@dataclass(frozen=True)
class Action:
    """A legal action of one position: its number, its notation, and the ids of the pieces it touches.

    In another position the number can mean another action; there it is only accepted if the notation is the same.
    """

    id: int
    text: str
    pieces: tuple[str, ...]


class Legal(Sequence[Action]):
    """The legal actions of a seat, listed on first use."""

    def __init__(self, game: Parts, state: Any, seat: int, *, due: bool) -> None:
        """List the actions of ``seat`` in ``state``, which must not change; none unless a decision is ``due``."""
        self.game, self._state, self._seat = game, state, seat
        self._ids: list[int] | None = None if due else []
        self._texts: dict[int, str] = {}

    @property
    def ids(self) -> list[int]:
        """The numbers of the actions."""
        if self._ids is None:
            self._ids = self.game.engine.legal(self._state, self._seat)
        return self._ids

    @cached_property
    def _plain(self) -> Any:
        return self.game.engine.plain(self._state)

    @cached_property
    def _known(self) -> Any:
        """The record as the seat knows it."""
        engine = self.game.engine
        state = engine.copy(self._state)
        for other in range(len(self.game.names)):
            if other != self._seat:
                engine.redact(state, other)
        return engine.plain(state)

    def __repr__(self) -> str:
        """Return the actions in notation, or the first of very many."""
        texts = [repr(self.text(number)) for number in self.ids[:SHOWN]]
        more = [f"... {len(self) - SHOWN} more"] if len(self) > SHOWN else []
        return f"Legal([{', '.join([*texts, *more])}])"

    def text(self, number: int) -> str:
        """Return a legal action in notation; ``number`` must be legal."""
        if number not in self._texts:
            self._texts[number] = self.game.notation.action_text(self._plain, self._seat, number)
        return self._texts[number]

    def action(self, number: int) -> Action:
        """Return a legal action; ``number`` must be legal."""
        return Action(number, self.text(number), self.game.notation.action_pieces(self._plain, self._seat, number))

    def numbered(self, ids: Iterable[int]) -> list[Action]:
        """Return the actions with these numbers, which must be legal; for picking a few of very many."""
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
        """Return the number of a legal action, given as an action, a number or notation (with pieces in any order).

        Raises `IllegalAction` with the legal actions, and with the reason if the game can give one.
        """
        number = self._written(asked) if isinstance(asked, str) else self._numbered(asked)
        if number is None:
            raise self._refusal(asked)
        return number

    def _numbered(self, asked: Action | int) -> int | None:
        number = integer(asked.id if isinstance(asked, Action) else asked)
        if number is None or not (number in self.ids or self._is_unlisted(number)):
            return None
        return None if isinstance(asked, Action) and self.text(number) != asked.text else number

    def _written(self, asked: str) -> int | None:
        for number in self.ids:  # the exact text, as browsers send it
            if self.text(number) == asked:
                return number
        wanted = _sorted_words(asked)
        for words in (wanted, self._first_of_alike(wanted)):
            for number in self.ids:
                if _sorted_words(self.text(number)) == words:
                    return number
        unlisted = self.game.notation.unlisted
        return unlisted.read(self._plain, self._seat, asked) if self.ids and unlisted else None

    def _first_of_alike(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words with interchangeable pieces replaced by the first ones of their group."""
        if self.game.notation.alike is None or not self.ids or len(set(words)) < len(words):
            return words
        for group in self.game.notation.alike(self._plain, self._seat):
            names = [name.casefold() for name in group]
            others = [word for word in words if word not in names]
            words = (*others, *names[: len(words) - len(others)])
        return tuple(sorted(words))

    def _is_unlisted(self, number: int) -> bool:
        unlisted = self.game.notation.unlisted
        return bool(self.ids) and unlisted is not None and unlisted.holds(self._plain, self._seat, number)

    def _refusal(self, asked: object) -> IllegalAction:
        if isinstance(asked, Action) and (here := [number for number in self.ids if self.text(number) == asked.text]):
            return IllegalAction(
                f"Action {quoted(asked.text, 80)} belongs to another position: here its number is {here[0]}, not "
                f"{quoted(asked.id)}. Take it from the legal actions of this position, or ask for it by its text."
            )
        text = asked.text if isinstance(asked, Action) else asked
        words = f"Action {quoted(asked)}" if isinstance(asked, int) else quoted(text, 80)
        texts = [self.text(number) for number in self.ids[:LIKELY]]
        near = get_close_matches(words, texts, n=3, cutoff=0.1) or texts[:3]
        names = self.game.names
        may = msg("refused-may", who=names[self._seat], actions="; ".join(near), more=len(self) - len(near))
        why = self._why_not(text)
        reason = (
            msg("refused-why", action=words, why=why, may=may) if why else msg("refused-illegal", action=words, may=may)
        )
        return IllegalAction.with_message(reason, english(reason, self._seat, names))

    def _why_not(self, asked: object) -> Text:
        """Return the reason against an action, as far as the game and the seat know, or ""."""
        if self.game.view.why_not is None or not self.ids or not isinstance(asked, str) or len(asked) > LONGEST:
            return ""
        return self.game.view.why_not(self._known, self._seat, asked)


def _sorted_words(text: str) -> tuple[str, ...]:
    return tuple(sorted(text.casefold().split()))
