"""A compiled language, and the interface of the reader that its messages are worded by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol


class Wording(Protocol):
    """Called by messages while they are worded: says numbers, seats and pieces to one reader."""

    def text(self, value: Any) -> str:
        """Return a value in words."""

    def plural(self, value: Any) -> str:
        """Return the plural category of a number, such as "one" or "other"."""

    def call(self, function: str, *values: Any) -> str:
        """Return the words of a function of the catalogue, such as ``NAME($seat)``."""


Message = Callable[[Mapping[str, Any], Wording], str]


class Catalogue(NamedTuple):
    """A language: its messages by key, with an attribute's as "key.attribute", and the arguments that each takes."""

    messages: Mapping[str, Message]
    arguments: Mapping[str, tuple[str, ...]]
