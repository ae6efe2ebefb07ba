"""The command ``warbones picture``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from warbones.core.errors import WarbonesError, quoted
from warbones.picture.picture import FormatName, picture
from warbones.table.replay_frames import OPEN
from warbones.terminal.commands.output import say
from warbones.terminal.replay import read_match
from warbones.terminal.replay_cursor import ReplayCursor

SVG, PNG = ".svg", ".png"
FORMAT_HELP: Final = "card (1200 x 630, as links show it), desk (1280 x 800) or square (1080 x 1080)."


class Unpictured(WarbonesError):
    """A picture that cannot be written."""


def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that was downloaded.")],
    moment: Annotated[
        int | None, typer.Option(min=0, help="After this decision; the end of the match if none.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="The picture's file, .svg or .png; FILE.svg if none.")] = None,
    size: Annotated[FormatName, typer.Option(help=FORMAT_HELP)] = "card",
    view: Annotated[str, typer.Option(help="open (everything), watch (a spectator's), or a seat's number.")] = OPEN,
    dark: Annotated[bool, typer.Option("--dark", help="In the dark colours.")] = False,
) -> None:
    """Draw a moment of a match as a picture, SVG or PNG."""
    where = out or Path(file.with_suffix(SVG).name)
    if where.suffix not in (SVG, PNG):
        raise Unpictured(f"A picture's file ends in {SVG} or {PNG}, not {quoted(where.name)}.")
    cursor = ReplayCursor(read_match(file), view, moment or 0)
    cursor.go(cursor.last if moment is None else moment)
    drawn = picture(cursor.frame.scene, size, dark=dark)
    try:
        where.write_bytes(_png(drawn) if where.suffix == PNG else drawn.encode())
    except OSError as error:
        raise Unpictured(f"{where} can't be written: {error.strerror}.") from None
    say(f"{where}: {cursor.where}")


def _png(drawn: str) -> bytes:
    from warbones.picture.png import png  # noqa: PLC0415  # needs an extra, which SVG does not

    return png(drawn)
