"""The browser that tests and commands drive."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.browser import find_browser

QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run")
UNHINTED = "--font-render-hinting=none"
"""Draws letters as a browser with a window does: some windowless browsers fit them to whole pixels."""


@contextmanager
def launched() -> Iterator[Browser]:
    """Start Chromium or Chrome without a window and without traffic of its own."""
    sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()  # root cannot use Chromium's sandbox
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_browser(), args=[*QUIET, UNHINTED, *sandbox])
        yield started
        started.close()
