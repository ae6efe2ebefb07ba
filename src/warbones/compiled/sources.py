"""Which sources machine code is made of, so that code of other sources is never taken for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SHARED: Final = tuple(ROOT / folder for folder in ("core/record", "core/rules", "compiled", "players/thinking"))
"""The folders, besides a game's own, that hold drivers or what they call."""

OWN: Final = ("rules", "advice")
"""The folders of a game that are compiled: a changed sentence elsewhere costs no compiling."""


@cache
def fingerprint(package: str = "") -> str:
    """Return a digest of the sources that a game's machine code is made of; without a game, of what games share."""
    return digest((*SHARED, *_own(package)))


def _own(package: str) -> Iterator[Path]:
    if package:
        folder = Path(str(import_module(package).__file__)).parent
        yield from (folder / room for room in OWN)


def digest(folders: tuple[Path, ...]) -> str:
    """Return a digest of all sources in these folders, and in theirs. Raises ValueError where one has none."""
    made = blake2b(digest_size=6)
    for folder in folders:
        sources = sorted(folder.rglob("*.py"))
        if not sources:
            raise ValueError(f"There are no sources in {folder}")
        for source in sources:
            made.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return made.hexdigest()


def covered(function: Callable[..., Any]) -> bool:
    """Return whether a change of the function's own file, or of what it may call there, changes the fingerprint."""
    path = Path(function.__code__.co_filename)
    return any(path.is_relative_to(folder) for folder in SHARED)
