"""A compiled language, and the interface that its messages call to format their arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol


class Wording(Protocol):
    """Formats arguments such as numbers, seats and pieces for one reader."""

    def text(self, value: Any) -> str:
        """Return a value as text."""

    def plural(self, value: Any) -> str:
        """Return the plural category of a number, such as "one" or "other"."""

    def call(self, function: str, *values: Any) -> str:
        """Return the result of a function of the catalogue, such as ``NAME($seat)``."""


Message = Callable[[Mapping[str, Any], Wording], str]


class Catalogue(NamedTuple):
    """A language: its messages by key (for attributes, "key.attribute"), and the arguments of each."""

    messages: Mapping[str, Message]
    arguments: Mapping[str, tuple[str, ...]]
