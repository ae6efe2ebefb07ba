"""The few elements of SVG that pictures are made of, as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

ROUND: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}
"""Lines with round ends and corners."""

UNWRITABLE: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot hold."""


def number(value: float) -> str:
    """Return a number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def escaped(text: str) -> str:
    """Return text escaped for XML."""
    return escape(UNWRITABLE.sub("", text))


def element(name: str, content: str = "", /, **attributes: object) -> str:
    """Return an element; ``font_size=2`` is its attribute ``font-size``, and None leaves one out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _value(value: object) -> str:
    return number(value) if isinstance(value, int | float) else escape(str(value))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: object) -> str:
    """Return a rectangle with round corners."""
    return element("rect", x=x, y=y, width=max(0, width), height=max(0, height), rx=radius or None, **attributes)


def document(width: int, height: int, content: str) -> str:
    """Return a whole drawing."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
    return f'{head} viewBox="0 0 {width} {height}">{content}</svg>'


def polygon(corners: Iterable[Iterable[float]], **attributes: object) -> str:
    """Return a polygon."""
    points = " ".join(",".join(map(number, corner)) for corner in corners)
    return element("polygon", points=points, **attributes)


def group(parts: Iterable[str], **attributes: object) -> str:
    """Return a drawing as one element, whose attributes all its parts inherit."""
    return element("g", "".join(parts), **attributes)


def placed(parts: Iterable[str], x: float, y: float, scale: float) -> Iterator[str]:
    """Yield a drawing, moved and scaled."""
    yield f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f})">'
    yield from parts
    yield "</g>"
