"""The text on a screen."""

from __future__ import annotations

import re
from collections import defaultdict
from html import unescape

from textual.app import App

STRETCH = re.compile(r'<text[^>]*clip-path="url\(#[^)]*-line-(\d+)\)"[^>]*>([^<]*)</text>')


def lines(app: App[None]) -> list[str]:
    """Return the lines of text on the screen."""
    rows: defaultdict[int, str] = defaultdict(str)
    for row, words in STRETCH.findall(app.export_screenshot()):
        rows[int(row)] += unescape(words).replace("\u00a0", " ")
    return [rows[row].rstrip() for row in sorted(rows)]


def words(app: App[None]) -> str:
    return " ".join(" ".join(lines(app)).split())
