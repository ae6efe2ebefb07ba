"""Answers that come at the wrong time."""

from __future__ import annotations

import re
from typing import Final, Self

from warbones.core.errors import WarbonesError, quoted

VERSION: Final = r"\d[\w.+-]{,19}"
"""How a version of rules or of a program is written."""


def version_named(version: str) -> str:
    """Return a version as a file has it, in quotes where it is not written like one."""
    return version if re.fullmatch(VERSION, version, re.ASCII) else quoted(version)


class LateAnswer(WarbonesError):
    """The decision was answered before."""


class EarlyAnswer(WarbonesError):
    """An earlier decision of the seat was not answered yet."""


class NothingToUndo(WarbonesError):
    """A decision that can no longer be taken back, or none."""


class CannotEnd(WarbonesError):
    """A match that cannot end so, or has ended already."""


class OldRules(WarbonesError):
    """A match that was played under other rules than this program has."""

    @classmethod
    def between(cls, title: str, played: str, here: str) -> Self:
        """Return the error for a match under version ``played`` of the rules, where this program plays ``here``."""
        return cls.saying("refused-old-rules", played=version_named(played), game=title, here=here)


class BrokenRecord(WarbonesError):
    """A file that holds no whole match, or one that could not have been played."""


class NotOver(WarbonesError):
    """A match that still goes on, of which nobody may see everything."""


class UnknownView(WarbonesError):
    """A place from which a match cannot be seen."""


class TooLong(WarbonesError):
    """A match that has grown too long for what is asked."""
