"""``warbones dev``: a game that is saved is on the table again; one that cannot be loaded is told about."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copy
from socket import create_server
from time import monotonic, sleep

import httpx
import pytest

from tests.test_simple import PIG
from warbones import UnknownGame
from warbones.cli.own_games.dev import dev

PATIENCE = 120
"""Seconds that a test waits for a state before it fails."""


@pytest.mark.torture
def test_a_game_is_served_again_whenever_it_is_saved(tmp_path: Path) -> None:
    game = Path(copy(PIG / "pig.py", tmp_path))
    with create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    command = [sys.executable, "-m", "warbones", "dev", "pig:GAME", "--no-browser", "--port", port]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, encoding="utf-8") as running:
        try:
            wait_for(lambda: "Roll as often" in lobby(port))
            game.write_text(game.read_text("utf-8").replace("Roll as often", "Throw as often"), "utf-8")
            wait_for(lambda: "Throw as often" in lobby(port))
            game.write_text(game.read_text("utf-8") + "x = (\n", "utf-8")
            assert running.stdout
            told = iter(running.stdout.readline, "")
            assert any("'(' was never closed" in line for line in told)
            assert "stays as it was until this is mended" in next(told)
            assert "Throw as often" in lobby(port)
        finally:
            running.terminate()
    wait_for(lambda: not lobby(port))


def lobby(port: str) -> str:
    """Return the cards of the games, or "" while nothing is served."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/games").text
    except httpx.TransportError:
        return ""


def wait_for(state: Callable[[], bool]) -> None:
    """Wait until a state is reached."""
    until = monotonic() + PATIENCE
    while not state():
        assert monotonic() < until
        sleep(0.1)


def test_a_module_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="There is no module 'no_such_game' to watch"):
        dev("no_such_game:GAME")
