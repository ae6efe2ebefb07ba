"""The icons of the installed page, drawn from ``icon.svg``: ``python -m tests.web.icons`` draws them again."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from tests.web.chromium import launched

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
GROUND: Final = "#4B6F5F"
"""The colour of the cloth, which fills the corners of icons that a phone cuts to its own shape."""
COLOURS: Final = 128


@dataclass(frozen=True)
class Icon:
    """An icon: its size in pixels, the drawing's ``share`` of its width, and whether a phone cuts it to a shape."""

    size: int
    share: float = 1.0
    cut: bool = False


ICONS: Final = {
    "icon-192": Icon(192),
    "icon-512": Icon(512),
    "icon-maskable": Icon(512, 0.6, cut=True),
    "icon-apple": Icon(180, 0.74, cut=True),
}


def drawn(page: Page, icon: Icon) -> bytes:
    """Return an icon as PNG."""
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    ground = GROUND if icon.cut else "transparent"
    style = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {ground}"
    width = round(icon.size * icon.share)
    svg = (PUBLIC / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{width}" height="{width}" ')
    page.set_content(f'<body style="{style}">{svg}</body>')
    return page.screenshot(omit_background=not icon.cut)


def main() -> None:
    """Draw all icons."""
    with launched() as browser:
        page = browser.new_page()
        for name, icon in ICONS.items():
            with Image.open(io.BytesIO(drawn(page, icon))) as image:
                image.quantize(COLOURS).save(PUBLIC / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
