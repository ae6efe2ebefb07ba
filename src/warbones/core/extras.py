"""Libraries that are not everybody's: which extra brings them, and what to say where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from warbones.core.errors import WarbonesError

BROUGHT: Final = {
    "fast": ("numpy", "numba", "llvmlite", "filelock", "platformdirs"),
    "physics": ("mujoco", "numpy"),
    "terminal": ("typer", "rich", "textual"),
    "server": (
        "litestar", "uvicorn", "websockets", "confusable_homoglyphs", "cryptography", "markdown_it", "networkx",
        "openskill", "platformdirs", "precis_i18n", "prometheus_client", "psutil", "py_vapid", "pywebpush", "requests",
        "segno",
    ),
    "lab": ("scipy", "jinja2", "markupsafe", "openskill", "polars", "psutil", "statsmodels"),
    "policies": ("onnxruntime",),
    "gymnasium": ("gymnasium",),
    "pettingzoo": ("pettingzoo",),
    "open-spiel": ("pyspiel",),
    "training": ("stable_baselines3",),
    "cuda": ("numba_cuda",),
    "ray": ("ray",),
    "postgres": ("psycopg",),
}  # fmt: skip
"""The modules that the code of each extra imports, those first that it cannot do without."""


class MissingExtra(WarbonesError, ImportError):
    """A library that an optional part of Warbones needs is not installed."""

    def __init__(self, library: str, name: str) -> None:
        """Say which library is missing, and that the extra ``name`` brings it."""
        super().__init__(f'{library} is not installed: pip install "warbones[{name}]"')


def need(name: str, *libraries: str) -> None:
    """Raise `MissingExtra` unless an extra's libraries can be imported: all, or those named. Loads none of them."""
    for library in libraries or BROUGHT[name]:
        if not _found(library):
            raise MissingExtra(library, name)


def has(name: str) -> bool:
    """Return whether an extra's libraries can be imported."""
    return all(map(_found, BROUGHT[name]))


def _found(library: str) -> bool:
    try:
        return find_spec(library) is not None
    except (ImportError, ValueError):  # refused, or loaded by hand
        return False


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import what an extra brings inside. Raises `MissingExtra` where it is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library in ("", "warbones"):
            raise
        raise MissingExtra(library, name) from None


def said(missing: ModuleNotFoundError) -> str | None:
    """Return in a sentence which extra brings what could not be imported, if one does."""
    library = (missing.name or "").partition(".")[0]
    return next((str(MissingExtra(library, name)) for name, each in BROUGHT.items() if library in each), None)
