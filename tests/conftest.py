"""Configuration and fixtures for all tests."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage

import pytest
from hypothesis import settings

from tests import effort
from tests.postgres import Postgres, running
from warbones.compiled.sources import COMPILE
from warbones.games import GAMES
from warbones.games.registry import NAMED

ROOT = Path(__file__).parents[1]
MEMORY_FOLDER, BYTES_NEEDED = Path("/dev/shm"), 2**30  # noqa: S108  # pytest creates its own folder there
"""The folder whose files Linux holds in memory, and the free bytes that the files of all tests need there."""


def pytest_configure(config: pytest.Config) -> None:
    """Leave out the long-run cases (nearly half of all tests) and most Hypothesis examples, unless asked for.

    In short runs, compile games without inlining their rules: the results are the same, in two thirds of the time.

    Put files into memory if there is room: the tests create hundreds of databases, each of which waits for the disk.
    """
    effort.long = not config.option.markexpr or "torture" in config.option.markexpr.replace("not torture", "")
    settings.register_profile("warbones", max_examples=100 if effort.long else 25, deadline=None)
    settings.load_profile("warbones")
    if not effort.long:
        os.environ.setdefault(COMPILE, "quick")
    if MEMORY_FOLDER.is_dir() and os.access(MEMORY_FOLDER, os.W_OK) and disk_usage(MEMORY_FOLDER).free > BYTES_NEEDED:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY_FOLDER))


def pytest_collection_finish() -> None:
    """Have the garbage collector skip the objects that live to the end, and run less often.

    Collecting took a twentieth of the time, and Python's default frequency cost another tenth.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def no_certificates(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep HTTP clients from reading certificates, which takes a twentieth of a second each time: no test uses TLS."""
    os.environ.pop("SSL_CERT_FILE", None)
    os.environ["SSL_CERT_DIR"] = str(tmp_path_factory.mktemp("certificates"))


@contextmanager
def games_as_before() -> Iterator[None]:
    """Forget at the end the games that are added in between, here and in processes started later."""
    known, named = (dict(GAMES._places), dict(GAMES._games)), os.environ.get(NAMED, "")
    yield
    GAMES._places, GAMES._games = known
    os.environ[NAMED] = named


@pytest.fixture(scope="module", autouse=True)
def no_games_of_other_modules() -> Iterator[None]:
    """Forget the games that the tests of a module add: other tests go through all games."""
    with games_as_before():
        yield


@pytest.fixture
def own_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin without games of others, and forget those that the test adds."""
    monkeypatch.setenv(NAMED, "")
    with games_as_before():
        yield


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is published."""
    folder = tmp_path_factory.mktemp("wheel")
    words = ("pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    subprocess.run([sys.executable, "-m", *words], check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when a test first asks for it."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database()
