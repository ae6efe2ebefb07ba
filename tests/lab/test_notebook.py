"""The notebook runs from its first cell to its last."""

from __future__ import annotations

from tests.notebooks import run


def test_the_notebook_runs() -> None:
    names, printed = run("lab.ipynb")
    assert names["found"].chunks == 4
    assert "Alpha scores" in printed
    assert "p = " in printed
    assert names["proposal"].weighed == 2
