"""The marker by which a test cites what it tests."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbers in RULES.md, or of scenarios, that the test shows")
