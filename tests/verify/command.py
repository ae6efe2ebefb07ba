"""`warbones verify` as a person runs it."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from warbones.cli.app import app

NOT_CHECKED = "not checked "
NO_CLOCKS = "The times on the clocks were not checked: only the table measured them."


def verified(file: Path, *more: str) -> tuple[int, list[str]]:
    """Return the exit code for ``file`` and the unchecked findings; assert that nothing is reported as wrong."""
    told = CliRunner().invoke(app, ["verify", str(file), *more])
    assert "WRONG" not in told.output, told.output
    lines = told.stdout.splitlines()
    return told.exit_code, [line.removeprefix(NOT_CHECKED) for line in lines if line.startswith(NOT_CHECKED)]
