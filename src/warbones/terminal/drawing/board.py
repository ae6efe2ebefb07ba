"""The board: a scene's areas, laid out as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final

from rich.console import Console
from rich.text import Text

from warbones.core.view.scene import Area, Layout, Scene
from warbones.core.view.text.scenes import NOTHING, heading
from warbones.terminal.drawing.pens import BoxPen
from warbones.terminal.drawing.rich_text import painted

GAP: Final = 2
BOXED: Final = "large"
"""The scale of the areas whose pieces are drawn as boxes if there is room."""

_WRAPPER: Final = Console(file=StringIO())


def draw(scene: Scene, layout: Layout, pen: BoxPen, width: int, *, small: bool = False) -> list[Text]:
    """Return the areas as lines of ``width`` columns; ``small`` draws each piece in one line."""
    areas = {area.id: area for area in scene.areas if area.look != "space"}
    spans = _spans(layout, areas)
    natural = {name: _natural(areas[name], scene, pen) for name in areas}
    columns = _columns(layout, spans, natural, width)
    blocks = {name: _area(areas[name], scene, pen, span.width(columns), small) for name, span in spans.items()}
    heights = _heights(len(layout.areas), spans, blocks)
    lines = [[Text() for _ in range(height)] for height in heights]
    for name, span in sorted(spans.items(), key=lambda item: item[1].left):
        _paint(lines, heights, span, blocks[name], sum(columns[: span.left]) + GAP * span.left)
    return [line for row in lines for line in row]


@dataclass(frozen=True)
class Span:
    """The cells of the layout that an area covers: first and last row, first and last column."""

    top: int
    bottom: int
    left: int
    right: int

    def width(self, columns: Sequence[int]) -> int:
        """Return its width in characters."""
        return sum(columns[self.left : self.right + 1]) + GAP * (self.right - self.left)


def _spans(layout: Layout, areas: Mapping[str, Area]) -> dict[str, Span]:
    cells: dict[str, list[tuple[int, int]]] = {}
    for row, names in enumerate(layout.areas):
        for column, name in enumerate(names):
            cells.setdefault(name, []).append((row, column))
    return {name: _span(found) for name, found in cells.items() if name in areas}


def _span(cells: Sequence[tuple[int, int]]) -> Span:
    rows, columns = zip(*cells, strict=True)
    return Span(min(rows), max(rows), min(columns), max(columns))


def _natural(area: Area, scene: Scene, pen: BoxPen) -> int:
    """Return an area's minimum width in a column sized by content: its heading, or its widest piece."""
    return max(
        len(NOTHING),
        painted(heading(area, scene, pen)).cell_len,
        *(painted(pen.inline(piece)).cell_len for piece in area.pieces),
    )


def _columns(layout: Layout, spans: Mapping[str, Span], natural: Mapping[str, int], width: int) -> list[int]:
    """Return the column widths: a share of the remaining width, or, without one, the content's width."""
    shares = layout.columns or (1,) * len(layout.areas[0])
    room = width - GAP * (len(shares) - 1)
    fixed = [_needed(column, spans, natural, room // len(shares)) for column in range(len(shares))]
    columns = [0 if share else need for share, need in zip(shares, fixed, strict=True)]
    left = room - sum(columns)
    return [need + int(left * share / (sum(shares) or 1)) for need, share in zip(columns, shares, strict=True)]


def _needed(column: int, spans: Mapping[str, Span], natural: Mapping[str, int], most: int) -> int:
    alone = [natural[name] for name, span in spans.items() if span.left == span.right == column]
    return min(most, max(alone, default=0))


def _area(area: Area, scene: Scene, pen: BoxPen, width: int, small: bool) -> list[Text]:
    title = painted(heading(area, scene, pen)).wrap(_WRAPPER, max(1, width))
    if not area.pieces:
        return [*title, Text(NOTHING, "dim")]
    if small or area.scale != BOXED:
        return [*title, *_flow([[painted(pen.inline(piece))] for piece in area.pieces], width)]
    return [*title, *_flow([pen.box(piece) for piece in area.pieces], width)]


def _flow(blocks: Sequence[list[Text]], width: int) -> list[Text]:
    """Set blocks side by side, wrapped at ``width`` and padded to equal height."""
    rows: list[list[list[Text]]] = [[]]
    for block in blocks:
        if rows[-1] and sum(each[0].cell_len + 1 for each in rows[-1]) + block[0].cell_len > width:
            rows.append([])
        rows[-1].append(block)
    return [Text(" ").join(_line(block, line) for block in row) for row in rows for line in range(max(map(len, row)))]


def _line(block: Sequence[Text], line: int) -> Text:
    """Return a line of a block, or blanks below its end."""
    return block[line] if line < len(block) else Text(" " * block[0].cell_len)


def _heights(rows: int, spans: Mapping[str, Span], blocks: Mapping[str, list[Text]]) -> list[int]:
    """Return the row heights; an area over several rows extends the last one if they do not suffice."""
    heights = [0] * rows
    for name, span in sorted(spans.items(), key=lambda item: item[1].bottom - item[1].top):
        others = sum(heights[span.top : span.bottom])
        heights[span.bottom] = max(heights[span.bottom], len(blocks[name]) - others)
    return heights


def _paint(lines: list[list[Text]], heights: Sequence[int], span: Span, block: list[Text], start: int) -> None:
    rows = [line for row in lines[span.top : span.bottom + 1] for line in row]
    assert len(rows) == sum(heights[span.top : span.bottom + 1])
    for line, text in zip(rows, block, strict=False):
        line.pad_right(start - line.cell_len)
        line.append_text(text)
