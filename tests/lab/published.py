"""Runs the published studies of ``docs/studies`` again: ``python -m tests.lab.published``, or ``make studies``.

Each page there lists its commands; the resulting pages and JSON are written into the folder.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "docs/studies"


def pages() -> list[Path]:
    """Return the pages, one for each game."""
    return sorted(set(FOLDER.glob("*.md")) - {FOLDER / "README.md"})


def commands(page: Path) -> list[list[str]]:
    """Return the arguments of ``warbones`` that reproduce a page's figures."""
    return [
        shlex.split(line) for line in re.findall(r"^    warbones (study .*)", page.read_text("utf-8"), re.MULTILINE)
    ]


if __name__ == "__main__":
    for arguments in [arguments for page in pages() for arguments in commands(page)]:
        subprocess.run([sys.executable, "-m", "warbones", *arguments], cwd=FOLDER, check=True)
