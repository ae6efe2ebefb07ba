"""Styled text, which a terminal shows in colours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

Look = Literal["strong", "dim", "brass"]
"""The emphasis of a part: a name, a detail, or a question or heading."""


@dataclass(frozen=True)
class Run:
    """A part in one style; ``piece`` is the id of the piece it draws, if any, and ``mark`` that of the piece's set."""

    text: str
    looks: tuple[Look, ...] = ()
    piece: str = ""
    mark: str = ""


@dataclass(frozen=True)
class Styled:
    """Text in runs."""

    runs: tuple[Run, ...] = ()

    @property
    def plain(self) -> str:
        """The text without its styles."""
        return "".join(run.text for run in self.runs)

    def __add__(self, other: Styled) -> Styled:
        """Return both, one after the other."""
        return Styled(self.runs + other.runs)

    def looking(self, look: Look) -> Styled:
        """Return the text with an additional style."""
        return Styled(tuple(replace(run, looks=(look, *run.looks)) for run in self.runs))


def styled(*parts: str | tuple[str, Look] | Styled) -> Styled:
    """Return parts joined into one text, without empty ones."""
    return Styled(tuple(run for part in parts for run in _runs(part) if run.text))


def _runs(part: str | tuple[str, Look] | Styled) -> tuple[Run, ...]:
    match part:
        case Styled():
            return part.runs
        case str():
            return (Run(part),)
        case (text, look):
            return (Run(text, (look,)),)


def joined(by: str, parts: Iterable[Styled]) -> Styled:
    """Return ``parts`` with ``by`` between them."""
    return styled(*(part for at, each in enumerate(parts) for part in ((by, each) if at else (each,))))
