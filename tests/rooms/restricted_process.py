"""A process with the limits of a web page: missing modules cannot be imported, and no thread starts."""

from __future__ import annotations

import sys
import threading
from typing import NoReturn

LACKING = (
    "_multiprocessing",
    "_sqlite3",
    "concurrent.futures.process",
    "concurrent.futures.thread",
    "confusable_homoglyphs",
    "cryptography",
    "litestar",
    "llvmlite",
    "mujoco",
    "multiprocessing",
    "networkx",
    "numba",
    "numpy",
    "openskill",
    "precis_i18n",
    "psycopg",
    "scipy",
    "sqlite3",
    "uvicorn",
    "uvloop",
    "websockets",
    "warbones.compiled",
    "warbones.lab",
    "warbones.server",
    "warbones.terminal",
    "warbones.vector",
)


class Lacking:
    """Refuses to import what a page lacks."""

    def find_spec(self, name: str, *_: object) -> None:
        if name.startswith(LACKING):
            raise ModuleNotFoundError(f"A page has no {name}.", name=name)


def no_thread(*_: object) -> NoReturn:
    raise RuntimeError("A page has no threads.")


def lack() -> None:
    """Take away what a page lacks, from now on."""
    assert not [name for name in sys.modules if name.startswith(LACKING)]
    sys.meta_path.insert(0, Lacking())  # type: ignore[arg-type]  # import needs no more of a finder
    threading.Thread.start = no_thread  # type: ignore[method-assign]
