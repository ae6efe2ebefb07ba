"""Errors of matches and of their files."""

from __future__ import annotations

import re
from typing import Final, Self

from warbones.core.errors import WarbonesError, quoted

VERSION: Final = r"\d[\w.+-]{,19}"
"""The pattern of a version of rules or of a program."""


def version_named(version: str) -> str:
    """Return a version from a file, in quotes if it does not look like one."""
    return version if re.fullmatch(VERSION, version, re.ASCII) else quoted(version)


class LateAnswer(WarbonesError):
    """An answer to a decision that was answered before."""


class EarlyAnswer(WarbonesError):
    """An answer that came before an earlier decision of the seat was answered."""


class NothingToUndo(WarbonesError):
    """An undo without a decision to take back."""


class CannotEnd(WarbonesError):
    """A match that cannot end like this, or has ended already."""


class OldRules(WarbonesError):
    """A match that was played under rules other than this program's."""

    @classmethod
    def between(cls, title: str, played: str, here: str) -> Self:
        """Return the error for a match under version ``played`` of the rules, if this program has version ``here``."""
        return cls.saying("refused-old-rules", played=version_named(played), game=title, here=here)


class BrokenRecord(WarbonesError):
    """A file without a complete and legal match."""


class NotOver(WarbonesError):
    """A match still in play, so that nobody may see everything."""


class UnknownView(WarbonesError):
    """An unknown view of a match."""


class UnknownFrame(WarbonesError):
    """A frame that a match does not have, or from which it cannot be continued."""


class TooLong(WarbonesError):
    """A match that is too long to be shown."""
