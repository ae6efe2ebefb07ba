"""A page without a server, in a real browser: bytes fetched until the first game asks for a decision, and seconds.

``python -m bench.site FOLDER`` serves a site that ``warbones site`` wrote, at a given speed, with text files gzipped
and all files cached for ten minutes, as many hosts do. It opens the site twice in one browser (cold, then from its own
cache) and begins a game of DiceWing each time.
"""

from __future__ import annotations

import gzip
import http.server
import mimetypes
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import find_browser

TEXTS: Final = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest"}
"""The types of files that hosts gzip."""

CHUNK: Final = 16_384
PATIENCE: Final = 300_000
PAINT: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime / 1000"


class Visit(NamedTuple):
    """The seconds from a visit's first request to each of these moments."""

    paint: float
    lobby: float
    playable: float


class Paced(http.server.BaseHTTPRequestHandler):
    """Serves a folder at some megabits a second, and counts the bytes of each file."""

    protocol_version = "HTTP/1.1"
    folder: Path
    bytes_a_second: float
    sent: Counter[str]

    def do_GET(self) -> None:
        """Answer with a file."""
        name = self.path.partition("?")[0].lstrip("/") or "index.html"
        file = self.folder / name
        if not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        text = file.suffix in TEXTS
        content = gzip.compress(file.read_bytes()) if text else file.read_bytes()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", mimetypes.guess_type(name)[0] or "application/octet-stream")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=600")
        if text:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self._send(content)
        self.sent[name] += len(content)

    def _send(self, content: bytes) -> None:
        for start in range(0, len(content), CHUNK):
            chunk = content[start : start + CHUNK]
            self.wfile.write(chunk)
            time.sleep(len(chunk) / self.bytes_a_second)

    def log_message(self, *_: object) -> None:
        """Print nothing."""


@contextmanager
def served(folder: Path, megabits: float) -> Iterator[tuple[str, Counter[str]]]:
    """Serve a folder; yield its address and the bytes sent of each file."""
    sent = Counter[str]()
    handler = type("Handler", (Paced,), {"folder": folder, "bytes_a_second": megabits * 125_000, "sent": sent})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", sent
    finally:
        server.shutdown()


def visit(context: BrowserContext, address: str, picture: str) -> Visit:
    """Open the page and begin a game."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(address)
    page.locator("a[href$='/play/dicewing']").first.wait_for(timeout=PATIENCE)
    lobby = time.monotonic() - began
    page.evaluate("() => (location.hash = '#/play/dicewing')")
    page.locator("[data-primary]").click(timeout=PATIENCE)
    wait_for_prompt(page)
    playable = time.monotonic() - began
    if picture:
        page.screenshot(path=picture)
    paint = float(page.evaluate(PAINT) or 0)
    page.close()
    return Visit(paint, lobby, playable)


def wait_for_prompt(page: Page) -> None:
    """Wait until the table asks for the first decision."""
    page.locator("#prompt h2").first.wait_for(timeout=PATIENCE)


def visits(browser: Browser, address: str, sent: Counter[str], picture: str) -> Iterator[tuple[str, Visit, int]]:
    """Yield a first visit, and a second one once the page has cached its files: a name, its seconds and its bytes."""
    context = browser.new_context()
    yield "cold", visit(context, address, picture), sent.total()
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)", timeout=PATIENCE)
    page.close()
    before = sent.total()
    yield "from its cache", visit(context, address, ""), sent.total() - before


def main(
    folder: Annotated[Path, typer.Argument(help="The folder that `warbones site` wrote.")],
    megabits: Annotated[float, typer.Option(help="Megabits per second, for each connection.")] = 50,
    picture: Annotated[str, typer.Option(help="A file for a picture of the first game.")] = "",
) -> None:
    """Print the sizes and the seconds."""
    print(f"{folder}: {sum(file.stat().st_size for file in folder.rglob('*') if file.is_file()):,} bytes in all")
    with served(folder, megabits) as (address, sent), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for name, seconds, size in visits(browser, address, sent, picture):
            timed = (
                f"first paint {seconds.paint:.2f} s, lobby {seconds.lobby:.2f} s, first game {seconds.playable:.2f} s"
            )
            print(f"{name}: {timed}, {size:,} bytes")
            if name == "cold":
                for file, each in sent.most_common(12):
                    print(f"  {file}: {each:,}")
        browser.close()


if __name__ == "__main__":
    typer.run(main)
