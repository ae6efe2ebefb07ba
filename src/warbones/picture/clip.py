"""A few pictures as an animated GIF, which every messenger shows."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from warbones.core.extras import extra
from warbones.picture.png import png

with extra("picture"):
    from PIL import Image

WIDTH: Final = 800
"""Pixels: wide enough to read, small enough to send."""

STEP, LAST = 1500, 3500
"""How many milliseconds a step is shown, and how many the last one."""

COLOURS: Final = 128
BEFORE: Final = 3
"""The number of steps before the moment of a clip."""


def clip(pictures: Sequence[str]) -> bytes:
    """Return pictures in SVG as an animated GIF that loops. Importing this module raises `MissingExtra`."""
    palette = _read(pictures[-1]).quantize(COLOURS)
    frames = [_read(each).quantize(palette=palette, dither=Image.Dither.NONE) for each in pictures]
    written = BytesIO()
    times = [STEP] * (len(frames) - 1) + [LAST]
    frames[0].save(written, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0)
    return written.getvalue()


def _read(picture: str) -> Image.Image:
    with Image.open(BytesIO(png(picture, WIDTH))) as opened:
        return opened.convert("RGB")
