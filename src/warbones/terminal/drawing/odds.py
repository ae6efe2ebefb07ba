"""The odds of a roll as lines of text, each with a bar and a percentage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from warbones.core.view.scene import Odds, OddsTable
from warbones.core.view.voice import as_read, percent
from warbones.terminal.drawing.rich_text import BRASS

BAR: Final = 20
"""The length of the bar for a chance of 1, in characters."""


def odds_lines(odds: Odds) -> list[Text]:
    """Return the odds, table by table."""
    lines = [Text(as_read(odds.title), f"bold {BRASS}")]
    for table in odds.tables:
        lines += _table(table)
    return [*lines, Text(), Text(as_read(odds.note))] if odds.note else lines


def _table(table: OddsTable) -> Iterator[Text]:
    rule = f" ({table.rule})" if table.rule else ""
    yield Text()
    yield Text(f"{table.title}{rule}{': ' if table.note else ''}{table.note}", "bold")
    wide = max(len(as_read(chance.label)) for chance in table.chances)
    for chance in table.chances:
        bar = "█" * round(BAR * chance.share)
        yield Text(f"  {chance.label:<{wide}}  {percent(chance.share):>5}  {bar}".rstrip())
