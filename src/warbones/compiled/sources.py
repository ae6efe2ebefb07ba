"""Which sources machine code is made of, so that code of other sources is never taken for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SHARED: Final = tuple(ROOT / folder for folder in ("core", "compiled", "players"))
"""The folders, besides a game's own, that hold drivers or what they call."""


@cache
def fingerprint(package: str = "") -> str:
    """Return a digest of the sources that a game's machine code is made of; without a game, of what games share."""
    digest = blake2b(digest_size=6)
    for folder in (*SHARED, *([_folder(package)] if package else [])):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


def _folder(package: str) -> Path:
    return Path(str(import_module(package).__file__)).parent


def covered(function: Callable[..., Any]) -> bool:
    """Return whether a change of the function's own file, or of what it may call there, changes the fingerprint."""
    return Path(function.__code__.co_filename).parent in SHARED
