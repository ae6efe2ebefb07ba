"""The notebook runs from its first cell to its last."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "docs/lab.ipynb"


def test_the_notebook_runs() -> None:
    """The cells run in order, without a kernel, which would add nothing to the test."""
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for cell in cells:
            if cell["cell_type"] == "code":
                exec(compile(cell["source"], cell["id"], "exec"), names)  # noqa: S102  # the example in our own docs
    assert names["found"].chunks == 4
    assert "Alpha scores" in printed.getvalue()
    assert "p = " in printed.getvalue()
    assert names["proposal"].weighed == 2
