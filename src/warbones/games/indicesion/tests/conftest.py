"""The marker with which a test cites the rules that it shows."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules and rulings of RULES.md that a test shows")
