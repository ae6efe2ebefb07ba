"""Features of one operating system are used on that system alone, as far as tests on another can tell."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.extras.examples import prepared
from tests.extras.installed import ROOT, distributions
from warbones.server.store.sqlite.sqlite_store import FILE

WITHOUT = """
import builtins, os, signal, sys
for name in ("fork", "forkpty", "killpg", "fchmod"):
    vars(os).pop(name, None)
for name in ("SIGPIPE", "SIGKILL", "SIGHUP", "SIGUSR1", "pthread_sigmask", "alarm", "setitimer"):
    vars(signal).pop(name, None)
bring = builtins.__import__

def elsewhere(name, within=None, *more, **named):
    ours = (within or {}).get("__name__", "").startswith("warbones")
    if ours and name in ("fcntl", "grp", "pty", "pwd", "termios", "tty"):
        raise ModuleNotFoundError(name, name=name)
    return bring(name, within, *more, **named)

builtins.__import__ = elsewhere
"""
"""Takes from Python what Windows lacks: modules only from our code, since other libraries check the platform."""

THINKS = """
import asyncio
import warbones
from warbones.players.pool import BotPool

async def think():
    position = warbones.load("dicewing").new(seed=1)
    seat = min(position.to_act)
    bots = BotPool(["dicewing"])
    print(await bots.choose(position.seen_by(seat), seat, "random"))
    bots.close()

if __name__ == "__main__":
    asyncio.run(think())
"""


def without(code: str, *words: str, **variables: str) -> str:
    """Run code after `WITHOUT`, in a process with an old encoding; return its output."""
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT + code, *words],
        capture_output=True,
        timeout=250,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"} | variables,
    )
    assert ran.returncode == 0, ran.stderr.decode("cp1252")
    return ran.stdout.decode("cp1252")


def test_a_server_starts_and_ends_and_keeps_its_matches(tmp_path: Path) -> None:
    example, *words = prepared("server", tmp_path)
    answered = without(f"import runpy\nrunpy.run_path({example!r}, run_name='__main__')", *words)
    assert "http://127.0.0.1" in answered
    assert '{"version":' in answered
    assert (tmp_path / FILE).is_file()


def test_bots_search_in_separate_processes() -> None:
    assert without(THINKS).startswith("take ")


@pytest.mark.torture
@pytest.mark.parametrize("platform", ["darwin", "win32", "emscripten"])
def test_the_types_are_right_elsewhere(platform: str, tmp_path: Path) -> None:
    words = ("--platform", platform, "--cache-dir", f"{tmp_path}", "src")
    ran = subprocess.run([sys.executable, "-m", "mypy", *words], capture_output=True, text=True, check=False, cwd=ROOT)
    assert ran.returncode == 0, ran.stdout


def test_uvloop_is_nowhere_asked_for_by_name() -> None:
    """Windows does not have it: uvicorn uses it if it is installed."""
    named = [path for path in (ROOT / "src").rglob("*.py") if "import uvloop" in path.read_text("utf-8")]
    assert named == []
    assert "uvloop" in distributions("server") or sys.platform == "win32"
