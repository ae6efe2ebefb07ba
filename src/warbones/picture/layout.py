"""The places of a board's areas: the scene's own layout, in the room that a picture has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from warbones.core.view.scene import Area, Layout, Scene
from warbones.picture.box import Box

GAP: Final = 12
MEDIUM: Final = 56
HEIGHTS: Final[Mapping[str, float]] = {"row": 128, "stand": 76, "shelf": 84, "paper": 44, "tray": 100, "card": 130}
WIDTHS: Final[Mapping[str, float]] = {"case": 160, "well": 136}
USUAL_HEIGHT: Final = 100.0
USUAL_WIDTH: Final = 130.0
TALL: Final = 0.8
"""A board taller than this share of its width has its space above the other areas."""

SPACE_SHARE: Final = 0.54
"""The share of a board that a space has."""


def places(scene: Scene, box: Box, unit: float, gap: float) -> dict[str, Box]:
    """Return the place of each area with cells of its own in the layout; ``gap`` is the space between them."""
    found: dict[str, Box] = {}
    grid = scene.wide
    spaces = [area.id for area in scene.areas if area.look == "space"]
    if spaces:
        high = box.height > TALL * box.width
        shown, box = box.top(box.height * SPACE_SHARE) if high else box.left(box.width * SPACE_SHARE)
        found |= dict.fromkeys(spaces, shown)
        box = box.top(gap)[1] if high else box.left(gap)[1]
        grid = Layout(areas=tuple(row for row in grid.areas if not set(row) & set(spaces)))
    return found | _cells(grid, {area.id: area for area in scene.areas}, box, unit, gap)


def _cells(grid: Layout, areas: Mapping[str, Area], box: Box, unit: float, gap: float) -> dict[str, Box]:
    shown = {name for row in grid.areas for name in row if name in areas}
    if not shown:
        return {}
    spans = {name: _span(grid.areas, name) for name in shown}
    tall = _naturals([(row, row_end, _height(areas[name])) for name, (row, row_end, _, _) in spans.items()])
    wide = _naturals([(at, end, WIDTHS.get(areas[name].look, USUAL_WIDTH)) for name, (_, _, at, end) in spans.items()])
    columns = grid.columns or (1,) * len(grid.areas[0])
    rows = grid.rows or tuple(round(tall.get(row, USUAL_HEIGHT)) for row in range(len(grid.areas)))
    across = tracks(columns, lambda at: wide.get(at, USUAL_WIDTH) * unit, box.width, gap)
    down = tracks(rows, lambda at: tall.get(at, USUAL_HEIGHT) * unit, box.height, gap)
    return {
        name: Box(
            box.x + across[at][0],
            box.y + down[row][0],
            sum(across[end - 1]) - across[at][0],
            sum(down[row_end - 1]) - down[row][0],
        )
        for name, (row, row_end, at, end) in spans.items()
    }


def _height(area: Area) -> float:
    return HEIGHTS.get(area.look, USUAL_HEIGHT)


def _span(rows: Sequence[Sequence[str]], name: str) -> tuple[int, int, int, int]:
    """Return the first row of an area and the one after its last, then the same of its columns."""
    lines = [at for at, row in enumerate(rows) if name in row]
    columns = [at for row in rows for at, each in enumerate(row) if each == name]
    return lines[0], lines[-1] + 1, min(columns), max(columns) + 1


def _naturals(spans: Sequence[tuple[int, int, float]]) -> dict[int, float]:
    """Return the natural size of each track that an area has to itself."""
    found: dict[int, float] = {}
    for at, end, size in spans:
        if end - at == 1:
            found[at] = max(found.get(at, 0), size)
    return found


def tracks(
    shares: Sequence[int], natural: Callable[[int], float], room: float, gap: float
) -> list[tuple[float, float]]:
    """Return the place and the size of each track: a share of the remaining room, or its natural size where its share
    is 0.
    """
    room -= gap * (len(shares) - 1)
    fixed = {at: natural(at) for at, share in enumerate(shares) if not share}
    shrunk = min(1.0, 0.6 * room / sum(fixed.values())) if fixed and any(shares) else 1.0
    left = room - sum(fixed.values()) * shrunk
    whole = sum(shares) or 1
    found, place = [], 0.0
    for at, share in enumerate(shares):
        size = left * share / whole if share else fixed[at] * shrunk
        found.append((place, size))
        place += size + gap
    return found
