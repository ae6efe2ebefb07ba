"""Makes the TrueType fonts for pictures from the web client's fonts: ``python -m tests.picture.fonts``.

Needs ``fonttools[woff]``, which nothing else here uses. SVG renderers support neither WOFF2 nor font features, so the
scripts of a font are merged into one file, with lining, tabular figures as its default.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from warbones.picture.text import FONTS

ROOT: Final = Path(__file__).parents[2]
FOUND: Final = ROOT / "web/node_modules/@fontsource"
MADE: Final = ROOT / "src/warbones/picture/fonts"
SCRIPTS: Final = ("latin", "latin-ext", "greek", "cyrillic")
FIGURES: Final = ("lnum", "tnum")
MEASURED: Final = 0x250
"""The widths of characters below this code point are recorded; most others count as average."""


def figures(font: TTFont) -> dict[str, str]:
    """Return the lining, tabular glyph for each figure."""
    table = font["GSUB"].table if "GSUB" in font else None
    taken: dict[str, str] = {}
    for tag in FIGURES if table else ():
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag != tag:
                continue
            for index in record.Feature.LookupListIndex:
                for each in table.LookupList.Lookup[index].SubTable:
                    mapping = getattr(getattr(each, "ExtSubTable", each), "mapping", {})
                    taken = {name: mapping.get(glyph, glyph) for name, glyph in taken.items()} | {
                        name: glyph for name, glyph in mapping.items() if name not in taken
                    }
    return taken


def script(folder: str, name: str, weight: int) -> TTFont:
    """Return one script of a font with lining, tabular figures and, of its features, only kerning."""
    font = TTFont(FOUND / folder / "files" / f"{folder}-{name}-{weight}-normal.woff2")
    taken = figures(font)
    for table in font["cmap"].tables:
        table.cmap = {
            code: taken.get(glyph, glyph) if chr(code).isdigit() else glyph for code, glyph in table.cmap.items()
        }
    options = Options()
    options.layout_features, options.hinting, options.glyph_names = ["kern"], False, False
    options.drop_tables += ["GSUB"]
    cut = Subsetter(options)
    cut.populate(unicodes=list(font.getBestCmap()))
    cut.subset(font)
    font.flavor = None
    return font


def set_names(font: Any, folder: str, weight: int) -> None:
    """Name a font by family and weight alone, because renderers look fonts up by these."""
    family = folder.replace("-", " ").title()
    for nth, text in {1: family, 2: "Regular", 4: f"{family} {weight}", 16: family, 17: str(weight)}.items():
        font["name"].setName(text, nth, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def make(folder: str, weight: int, file: str) -> dict[str, int]:
    """Write a font, and return the widths of its characters in thousandths of its size."""
    with TemporaryDirectory() as parts:
        written = []
        for name in SCRIPTS:
            written.append(f"{parts}/{name}.ttf")
            script(folder, name, weight).save(written[-1])
        font: Any = Merger().merge(written)
        set_names(font, folder, weight)
        font.save(MADE / file)
    scale, widths = 1000 / font["head"].unitsPerEm, font["hmtx"].metrics
    return {
        chr(code): round(widths[glyph][0] * scale)
        for code, glyph in sorted(font.getBestCmap().items())
        if 0x20 <= code < MEASURED or 0x2010 <= code < 0x2040 or code == 0x2212
    }


def main() -> None:
    """Write every font and the widths of their characters."""
    widths = {file: make(*made, file) for file, made in FONTS.items()}
    lines = (f"{json.dumps(file)}: {json.dumps(each, ensure_ascii=False)}" for file, each in widths.items())
    (MADE / "widths.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    for folder, name in (("alegreya", "Alegreya"), ("alegreya-sans", "AlegreyaSans")):
        (MADE / f"{name}-OFL.txt").write_text((FOUND / folder / "LICENSE").read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    main()
