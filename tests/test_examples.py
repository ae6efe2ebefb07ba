"""Every example runs as it is and prints something."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.extras.examples import EXAMPLES as OF_EXTRAS

ROOT = Path(__file__).parents[1]
ALONE = {ROOT / example for example in OF_EXTRAS.values()}
"""The examples that `test_extras` runs."""

EXAMPLES = sorted({*(ROOT / "examples").glob("*.py")} - ALONE)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(example: Path) -> None:
    ran = subprocess.run([sys.executable, example], capture_output=True, text=True, timeout=200, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()
    assert not ran.stderr


def test_there_are_examples() -> None:
    assert EXAMPLES
