"""The browser that the tests drive: the system's, else Playwright's, else Debian's, downloaded if there is none.

``python tests/browser.py`` prints which one it is, downloading it if it must, and fails if there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = tuple(Path(f"/Applications/{app}.app/Contents/MacOS/{app}") for app in ("Google Chrome", "Chromium"))
MISSING = (
    "The browser tests need Chromium or Chrome and found none, nor could one be fetched.\n"
    "Install either from your system's packages, or run: .venv/bin/playwright install --with-deps chromium"
)


class NoBrowser(RuntimeError):
    """There is no browser to test with; the message says what to do."""


def find_browser() -> Path:
    """Return a Chromium or Chrome that starts. Raises `NoBrowser`."""
    for path in _places():
        if _runs([str(path), "--version"], seconds=60):
            return path
    raise NoBrowser(MISSING)


def fetch_browser() -> Path:
    """Return the browser of `find_browser`, downloaded first if there is none. Raises `NoBrowser`."""
    with suppress(NoBrowser):
        return find_browser()
    for fetch in (_fetch_playwrights, _fetch_debians):
        fetch()
        with suppress(NoBrowser):
            return find_browser()
    raise NoBrowser(MISSING)


def _places() -> Iterator[Path]:
    yield from (Path(found) for name in NAMES if (found := shutil.which(name)))
    yield from MAC
    yield _playwrights()


def _playwrights() -> Path:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def _fetch_playwrights() -> None:
    print("No browser is installed: fetching Playwright's Chromium", flush=True)
    _runs([sys.executable, "-m", "playwright", "install", "chromium"], seconds=300)


def _fetch_debians() -> None:
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        print("Playwright's Chromium cannot be used here: installing Debian's", flush=True)
        quiet = [apt, "-qq", "-o", "DPkg::Lock::Timeout=60"]
        _runs([*quiet, "update"], seconds=120)
        for package in ("chromium-headless-shell", "chromium"):  # the first, if it exists, takes half the time
            if _runs([*quiet, "install", "--yes", "--no-install-recommends", package], seconds=600):
                return


def _runs(command: Sequence[str], seconds: int) -> bool:
    """Run a program without output. Return whether it succeeded in time."""
    try:
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, check=True, capture_output=True, stdin=subprocess.DEVNULL, timeout=seconds, env=quiet)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


if __name__ == "__main__":
    try:
        print(f"The browser tests use {fetch_browser()}")
    except NoBrowser as none:
        sys.exit(str(none))
