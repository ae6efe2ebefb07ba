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

SVG, PNG, GIF = ".svg", ".png", ".gif"
OUT_HELP: Final = "The picture's file, .svg, .png, or .gif for a short clip; FILE.svg if none."
FORMAT_HELP: Final = "card (1200 x 630, as links show it), desk (1280 x 800) or square (1080 x 1080)."


class UnwritablePicture(WarbonesError):
    """A picture that cannot be written."""


def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A downloaded match.")],
    moment: Annotated[
        int | None, typer.Option(min=0, help="After this decision; the end of the match if none.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help=OUT_HELP)] = None,
    size: Annotated[FormatName, typer.Option(help=FORMAT_HELP)] = "card",
    view: Annotated[str, typer.Option(help="open (everything), watch (a spectator's), or a seat's number.")] = OPEN,
    dark: Annotated[bool, typer.Option("--dark", help="Use the dark colours.")] = False,
) -> None:
    """Draw a moment of a match as a picture, SVG or PNG, or with the steps before it as a clip, GIF."""
    where = out or Path(file.with_suffix(SVG).name)
    if where.suffix not in (SVG, PNG, GIF):
        raise UnwritablePicture(f"A picture's file ends in {SVG}, {PNG} or {GIF}, not {quoted(where.name)}.")
    cursor = ReplayCursor(read_match(file), view, moment or 0)
    cursor.go(cursor.last if moment is None else moment)
    try:
        where.write_bytes(_drawn(where.suffix, cursor, size, dark=dark))
    except OSError as error:
        raise UnwritablePicture(f"{where} can't be written: {error.strerror}.") from None
    say(f"{where}: {cursor.where}")


def _drawn(kind: str, cursor: ReplayCursor, size: FormatName, *, dark: bool) -> bytes:
    drawn = picture(cursor.frame.scene, size, dark=dark)
    if kind == SVG:
        return drawn.encode()
    from warbones.picture.clip import BEFORE, clip  # noqa: PLC0415  # needs an extra, which SVG does not
    from warbones.picture.png import png  # noqa: PLC0415  # as above

    if kind == PNG:
        return png(drawn)
    frames = cursor.frames[max(0, cursor.at - BEFORE) : cursor.at + 1]
    return clip([picture(frame.scene, size, dark=dark) for frame in frames])
