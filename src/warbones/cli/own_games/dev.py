"""The command ``warbones dev``."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer

from warbones.core.errors import UnknownGame, quoted
from warbones.core.extras import extra
from warbones.terminal.commands.output import say

LOADED: Final = "import sys, warbones; warbones.load(sys.argv[1])"

TOLD: Final = 4
"""The number of lines of a traceback that are shown."""

Saved = set[tuple[Any, str]]
"""Kinds of changes and paths."""

READ: Final = (".md", ".toml", ".json")
"""Files that a game may read, besides Python's."""


def dev(
    place: Annotated[str, typer.Argument(metavar="MODULE:NAME", help="Your game.")],
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = 8017,
    browser: Annotated[bool, typer.Option(help="Open the table in the browser.")] = True,
) -> None:
    """Serve a game of your own, and load it again whenever you save one of its files."""
    with extra("dev"):
        from watchfiles import PythonFilter, watch  # noqa: PLC0415  # only this command needs it
    folder = _folder(place)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the server must not outlive this process
    with TemporaryDirectory() as matches, suppress(KeyboardInterrupt):
        served = [sys.executable, "-m", "warbones", "serve", "--game", place, f"--port={port}", f"--data={matches}"]
        changes = watch(folder, watch_filter=PythonFilter(extra_extensions=READ), raise_interrupt=False)
        opened = browser
        while True:
            if problem := _problem(place):
                say(problem)
                saved = next(changes, None)
            else:
                with _running([*served, "--browser" if opened else "--no-browser"]):
                    opened = False
                    saved = _next_that_loads(changes, place)
            if saved is None:
                return
            say(f"Loaded again: {', '.join(sorted({Path(path).name for _, path in saved}))}.")


def _folder(place: str) -> Path:
    """Return the folder of a game's module. Raises `UnknownGame`."""
    sys.path.append(str(Path.cwd()))
    module = place.partition(":")[0]
    with suppress(ImportError, ValueError):
        found = find_spec(module)
        if found and found.origin:
            return Path(found.origin).parent
    raise UnknownGame(f"There is no module {quoted(module)} to watch: name your game as module:NAME.")


def _problem(place: str) -> str:
    """Return the end of the traceback if a game cannot be loaded, else "": in a new process, as it may be broken."""
    ran = subprocess.run([sys.executable, "-c", LOADED, place], capture_output=True, encoding="utf-8", check=False)
    return "\n".join(ran.stderr.strip().splitlines()[-TOLD:]) if ran.returncode else ""


def _next_that_loads(changes: Iterator[Saved], place: str) -> Saved | None:
    """Wait for a saved change with which the game can be loaded, and tell about others; None if interrupted."""
    for saved in changes:
        problem = _problem(place)
        if not problem:
            return saved
        say(f"{problem}\nThe table stays as it was until this is mended.")
    return None


@contextmanager
def _running(command: list[str]) -> Iterator[None]:
    """Run the server; stop it at the end."""
    with subprocess.Popen(command) as server:
        try:
            yield
        finally:
            server.terminate()
