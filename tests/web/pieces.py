"""The page ``/pieces``, for tests and developers only, built from current scenes.

``python -m tests.web.pieces`` draws the scenes again and rebuilds the page if any of its sources changed. It also
writes the transcripts with which tests in ``web/`` compare the text of screen readers.
"""

from __future__ import annotations

import re
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from filelock import FileLock
from playwright.sync_api import BrowserContext, Route

import hatch_build
from tests.web import samples, transcripts

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
BUILT: Final = WEB / "dist"
STAMP: Final = WEB / "node_modules" / ".warbones-pieces"
ADDRESS: Final = re.compile(r"/pieces(-assets/.+|/[\w-]+)?$")


def build() -> None:
    """Draw the scenes, and build the page unless it is up to date, in one process at a time."""
    with FileLock(STAMP.with_suffix(".lock")):
        samples.write()
        sources = hatch_build.digest(ROOT, [*hatch_build.sources(ROOT), *sorted(samples.SAMPLES.glob("*.json"))])
        if not (BUILT / "pieces.html").is_file() or not STAMP.is_file() or STAMP.read_text() != sources:
            hatch_build.npm(WEB, "run", "build:pieces")
            STAMP.write_text(sources)


def serve(context: BrowserContext) -> None:
    """Serve ``/pieces`` to a browser's context; other requests go to the server under test."""
    context.route(ADDRESS, answer)


def answer(route: Route) -> None:
    """Answer a request with a file of the built page."""
    path = route.request.url.partition("/pieces")[2]
    asset = BUILT / f"pieces{path}" if path.startswith("-assets/") else BUILT / "pieces.html"
    route.fulfill(body=asset.read_bytes(), content_type=guess_type(asset.name)[0])


if __name__ == "__main__":
    transcripts.write()
    build()
