"""Pictures as PNG: drawn from SVG with the fonts of this package alone, so that they are the same on every machine."""

from __future__ import annotations

from importlib.resources import as_file, files

from warbones.core.extras import extra
from warbones.picture.text import FONTS

with extra("picture"):
    import resvg_py


def png(svg: str, width: int | None = None) -> bytes:
    """Return a picture as PNG; ``width`` in pixels, its own by default. Importing this module raises `MissingExtra`."""
    with as_file(files(__package__).joinpath("fonts")) as folder:
        fonts = [str(folder / name) for name in FONTS]
        return resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts, skip_system_fonts=True)
