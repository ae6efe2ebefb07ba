"""Notebooks of the documents, run without a kernel, which would add nothing to a test."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import io
import json
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).parents[1] / "docs"


def run(name: str) -> tuple[dict[str, Any], str]:
    """Run the notebook's cells in order, and return the names they leave and what they print."""
    names: dict[str, Any] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        asyncio.run(_cells(name, names))
    return names, printed.getvalue()


async def _cells(name: str, names: dict[str, Any]) -> None:
    for cell in json.loads((DOCS / name).read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            code = compile("".join(cell["source"]), cell["id"], "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
            if (waiting := eval(code, names)) is not None:  # noqa: S307  # the example in our own docs
                await waiting
