"""What a compiled language is, and what its messages need of whoever words them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol


class Wording(Protocol):
    """What messages call while they are worded: how numbers, seats and pieces are said to one reader."""

    def text(self, value: Any) -> str:
        """Return a value in words."""

    def number(self, value: Any) -> Any:
        """Return the number that a selector compares, or the value itself."""

    def plural(self, value: Any) -> str:
        """Return the plural category of a number, such as "one" or "other"."""

    def call(self, function: str, *values: Any) -> str:
        """Return what a function of the catalogue, such as ``NAME($seat)``, says."""


Message = Callable[[Mapping[str, Any], Wording], str]


class Catalogue(NamedTuple):
    """A language: its messages by key, with an attribute's as "key.attribute", and the arguments that each takes."""

    messages: Mapping[str, Message]
    arguments: Mapping[str, tuple[str, ...]]
