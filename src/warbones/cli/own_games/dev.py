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
from warbones.games.registry import search_here
from warbones.terminal.commands.output import say

LOADED: Final = """
import sys, warbones
try:
    warbones.load(sys.argv[1])
except warbones.WarbonesError as problem:
    sys.exit(str(problem))
"""
"""A program that loads a game, or says on standard error why it cannot."""

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
        if not _loads(place, changes):
            return
        while True:
            with _running([*served, "--browser" if browser else "--no-browser"]):
                saved = _next_that_loads(changes, place)
            if saved is None:
                return
            browser = False  # the page that is open connects again
            say(f"Loaded again: {', '.join(sorted({Path(path).name for _, path in saved}))}.")


def _folder(place: str) -> Path:
    """Return the folder of a game's module. Raises `UnknownGame`."""
    search_here()
    module = place.partition(":")[0]
    with suppress(ImportError, ValueError):
        found = find_spec(module)
        if found and found.origin:
            return Path(found.origin).parent
    raise UnknownGame(f"There is no module {quoted(module)} to watch: name your game as module:NAME.")


def _problem(place: str) -> str:
    """Return why a game cannot be loaded, or "": in a new process, since this one would keep the old version."""
    ran = subprocess.run([sys.executable, "-c", LOADED, place], capture_output=True, encoding="utf-8", check=False)
    return ran.stderr.strip() if ran.returncode else ""


def _loads(place: str, changes: Iterator[Saved]) -> bool:
    """Wait until a game can be loaded, and tell its problems; False if interrupted."""
    while problem := _problem(place):
        say(problem)
        if next(changes, None) is None:
            return False
    return True


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
