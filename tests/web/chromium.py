"""The browser that tests and commands drive."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.browser import find_browser

QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
UNHINTED = "--font-render-hinting=none"
"""Letters as a browser with a window draws them: without one, some fit them to whole pixels."""


@contextmanager
def launched() -> Iterator[Browser]:
    """Start Chromium or Chrome without a window, that speaks to nobody but the page under test."""
    sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()  # Chromium refuses its sandbox to root
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_browser(), args=[*QUIET, UNHINTED, *sandbox])
        yield started
        started.close()
