"""Output of commands, safe in any encoding; JSON stays JSON."""

from __future__ import annotations

import json
import re
import sys
from typing import Any, Final

import msgspec
import typer
from rich.pager import Pager, SystemPager

from warbones.core.view.text.plain import plain, write_plainly

BEYOND_ASCII: Final = re.compile(r"[^\x00-\x7f]+")


def take_any_encoding() -> None:
    """Let the standard streams replace characters that their encoding lacks."""
    write_plainly(sys.stdout, sys.stderr)
    if reconfigure := getattr(sys.stdin, "reconfigure", None):
        reconfigure(errors="replace")


def say(text: str, *, end: str = "\n") -> None:
    """Print text. Typer's `echo` writes UTF-8 even if the output's encoding is ASCII, so it gets the stream."""
    typer.echo(text + end, file=sys.stdout, nl=False)


def say_json(value: Any, indent: int = 2) -> None:
    """Print a value as JSON: UTF-8, or ASCII with escapes if the output has another encoding."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=indent).decode()
    utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    say(text if utf8 else BEYOND_ASCII.sub(lambda found: json.dumps(found[0])[1:-1], text))


class PlainPager(Pager):
    """The system's pager, given text in standard output's encoding."""

    def show(self, content: str) -> None:
        """Show a page."""
        SystemPager().show(plain(content, sys.stdout.encoding or "ascii"))
