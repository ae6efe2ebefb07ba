"""Fixtures for every test: a PostgreSQL server."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from shutil import disk_usage

import pytest
from hypothesis import settings

from tests import effort
from tests.postgres import Postgres, running

MEMORY, ROOM = Path("/dev/shm"), 2**30  # noqa: S108  # pytest creates its own folder there
"""The folder whose files Linux keeps in memory, and the free bytes needed there for everything that tests write."""


def pytest_configure(config: pytest.Config) -> None:
    """Leave out the cases of long runs where they are not asked for, nearly half of all tests, and most examples.

    Keep files in memory where there is room: the tests make hundreds of databases, and each waits for the disk.
    """
    effort.long = "not torture" not in config.option.markexpr
    settings.register_profile("warbones", max_examples=100 if effort.long else 25, deadline=None)
    settings.load_profile("warbones")
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish() -> None:
    """Have the garbage collector leave out what stays to the end, and look at the rest less often.

    Looking took it a twentieth of all time, and another tenth as often as Python does.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session", autouse=True)
def no_certificates(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Have HTTP clients read no list of certificates, a twentieth of a second each time: nobody here speaks TLS."""
    os.environ.pop("SSL_CERT_FILE", None)
    os.environ["SSL_CERT_DIR"] = str(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when a test first asks for it."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database()
