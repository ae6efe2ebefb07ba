"""Fingerprints of the sources behind compiled code, so that stale code is never loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from warbones.core.rules.calls import CALLS
from warbones.core.rules.ruleset import Ruleset

ROOT: Final = Path(__file__).parents[1]
COMPILED: Final = ("compiled", "players/search", "vector/kernels")
SHARED: Final = tuple(ROOT / each for each in ("core/record", "core/rules", "core/notation/spelling.py", *COMPILED))
"""Sources outside the games that define compiled functions."""

COMPILE: Final = "WARBONES_COMPILE"
"""An environment variable. If it is "quick", not even brief games are inlined: less to compile, but slower games."""

OWN: Final = ("rules", "advice", "notation/tokens.py", "notation/names.py")
"""The compiled part of a game, where present. A change elsewhere, for example to wording, recompiles nothing."""


@cache
def short(text: str) -> str:
    """Return a digest of a string that would be too long as a name."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


@cache
def shared_fingerprint() -> str:
    """Return a digest of the sources that all games share."""
    return digest(SHARED)


@cache
def fingerprint(ruleset: Ruleset) -> str:
    """Return a digest of the sources of a game's compiled code: its package's, and those of functions that replace
    some of its package's.
    """
    own = tuple(_own(ruleset.package))
    replaced = [each for each in _functions(ruleset) if not _is_within(each, (*SHARED, *own))]
    names = ",".join(f"{each.__module__}.{each.__qualname__}" for each in replaced)
    files = {Path(each.__code__.co_filename) for each in replaced}
    return digest((*SHARED, *own, *sorted(files))) + (short(names)[:8] if names else "")


def _functions(ruleset: Ruleset) -> Iterator[FunctionType]:
    """Yield the functions of a game that compiled code calls by name."""
    for holder in (ruleset.rules, ruleset.advice):
        for call in CALLS:
            if isinstance(found := getattr(holder, call.__name__, None), FunctionType):
                yield found


def rules_digest(package: str) -> str:
    """Return a digest of a game's rules alone. Results computed under these rules are valid as long as it stays the
    same.
    """
    return digest((_folder(package) / "rules",))


def _folder(package: str) -> Path:
    return Path(str(import_module(package).__file__)).parent


def _own(package: str) -> Iterator[Path]:
    if hasattr(import_module(package), "__path__"):
        folder = _folder(package)
        yield from (folder / part for part in OWN if (folder / part).exists())


def digest(places: tuple[Path, ...]) -> str:
    """Return a digest of files, and of all sources in folders. Raises ValueError for a folder without sources."""
    made = blake2b(digest_size=6)
    for place in places:
        sources = sorted(place.rglob("*.py")) if place.is_dir() else [place]
        if not sources or not sources[0].exists():
            raise ValueError(f"There are no sources in {place}")
        for source in sources:
            made.update(source.relative_to(place).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return made.hexdigest()


def is_fingerprinted(function: Callable[..., Any]) -> bool:
    """Return whether a change to the function's own file changes the fingerprint."""
    return _is_within(function, SHARED)


def _is_within(function: Callable[..., Any], places: Iterable[Path]) -> bool:
    return any(map(Path(function.__code__.co_filename).is_relative_to, places))
