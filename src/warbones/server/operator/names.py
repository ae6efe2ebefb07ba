"""The rules for people's names on a server whose operator can block some."""

from __future__ import annotations

from warbones.club import names
from warbones.club.plain_names import BadName
from warbones.server.operator.blocks import Blocks


class ModeratedNames:
    """The usual rules (`warbones.club.names`), and no blocked names."""

    def __init__(self, blocks: Blocks) -> None:
        """Refuse the names in ``blocks``."""
        self._blocks = blocks

    def cleaned(self, written: str) -> str:
        """Return a name that everybody may read. Raises `BadName`."""
        name = names.cleaned(written)
        if self.is_blocked(name):
            raise BadName.saying("refused-name-blocked")
        return name

    def is_alike(self, one: str, other: str) -> bool:
        """Return whether two names are easily confused."""
        return names.is_alike(one, other)

    def is_blocked(self, name: str) -> bool:
        """Return whether a name is blocked, so that others read "a player" in its place."""
        return self._blocks.of_name(name) is not None
