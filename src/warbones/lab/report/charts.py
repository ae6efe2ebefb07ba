"""Charts as small SVG: their colours follow the page's theme, light, dark or printed, and their text stays text.

A plotting library would bring its own colours and draw letters as shapes, at about a hundred times the size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite
from re import sub

from warbones.lab.report.formats import Form, percent, plain
from warbones.lab.statistics.intervals import Estimate
from warbones.lab.statistics.length import Bar

WIDE = 360
ROW = 20
TOP = 8
FOOT = 34
SIZE = 4
TICKS = 6


@dataclass(frozen=True)
class Axis:
    """A scale from ``low`` to ``high`` over the pixels ``left`` to ``right``."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        """Return the pixel of a value, clamped to the axis."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.left + share * (self.right - self.left)

    def ticks(self) -> list[float]:
        """Return round values along the axis."""
        span = (self.high - self.low) / TICKS
        unit = (
            10.0 ** (len(f"{span:.0f}") - 1) if span >= 1 else next(10.0**-k for k in range(1, 9) if span >= 10.0**-k)
        )
        step = next((unit * each for each in (1, 2, 5, 10) if unit * each >= span), unit * 10)
        first = -(-self.low // step)
        count = int((self.high - first * step) / step + 1e-9) + 1
        return [(first + each) * step for each in range(max(1, count))]


def across(values: Sequence[float], left: float, *, always: Sequence[float] = ()) -> Axis:
    """Return an axis around all finite values, with a small margin."""
    found = [each for each in (*values, *always) if isfinite(each)] or [0.0, 1.0]
    low, high = min(found), max(found)
    room = (high - low) * 0.05 or 0.5
    return Axis(low - room, high + room, left, WIDE - 20)


def picture(title: str, tall: float, inside: Sequence[str]) -> str:
    """Return a complete SVG; ``title`` describes it in a sentence."""
    return (
        f'<svg viewBox="0 0 {WIDE} {tall:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(inside)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "middle", kind: str = "") -> str:
    """Return a text element."""
    kinds = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kinds}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Return a line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def mark(x: float, y: float, series: int) -> str:
    """Return a series' mark; its shape identifies it as well as its colour."""
    if series == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE}" class="s0"/>'
    turned = f' transform="rotate(45 {x:.1f} {y:.1f})"' if series > 1 else ""
    return (
        f'<rect x="{x - SIZE + 0.5:.1f}" y="{y - SIZE + 0.5:.1f}" width="{2 * SIZE - 1}" height="{2 * SIZE - 1}"'
        f' class="s{min(series, 2)}"{turned}/>'
    )


def scale(axis: Axis, tall: float, form: Form, words: str) -> list[str]:
    """Return a bottom axis with its name."""
    made = [line(axis.at(each), TOP, axis.at(each), tall - FOOT, "grid") for each in axis.ticks()]
    named = zip(axis.ticks(), short([form(each) for each in axis.ticks()]), strict=True)
    made += [text(axis.at(each), tall - FOOT + 13, name, kind="tick") for each, name in named]
    return [*made, text((axis.left + axis.right) / 2, tall - 5, words, kind="axis")]


def short(names: Sequence[str]) -> list[str]:
    """Return tick names, without decimals if none needs them."""
    whole = [sub(r"\.0(?=%?$)", "", each) for each in names]
    return whole if all("." not in each for each in whole) else list(names)


def dots(
    title: str,
    rows: Sequence[tuple[str, Sequence[Estimate | None]]],
    words: str,
    form: Form = percent,
    reference: float | None = None,
) -> str:
    """Return a row for each label, with a mark and an interval for each series."""
    found = [each for _, series in rows for each in series if each]
    longest = max((len(label) for label, _ in rows), default=4)
    left = min(160.0, 14 + 6.2 * longest)
    axis = across(
        [side for each in found for side in (each.low, each.high, each.value)],
        left,
        always=() if reference is None else [reference],
    )
    high = [max(ROW, 11 * len(series) + 9) for _, series in rows]
    tall = TOP + sum(high) + FOOT
    made, y = scale(axis, tall, form, words), float(TOP)
    if reference is not None:
        made.append(line(axis.at(reference), TOP, axis.at(reference), tall - FOOT, "zero"))
    for (label, series), room in zip(rows, high, strict=True):
        made.append(text(left - 8, y + room / 2 + 4, shortened(label), "end"))
        for number, each in enumerate(series):
            if each:
                middle = y + room * (number + 1) / (len(series) + 1)
                if isfinite(each.low) and isfinite(each.high):
                    made.append(line(axis.at(each.low), middle, axis.at(each.high), middle, f"w{min(number, 2)}"))
                made.append(mark(axis.at(each.value), middle, number))
        y += room
    return picture(title, tall, made)


def shortened(label: str) -> str:
    """Return a label that fits beside a chart."""
    return label if len(label) <= 24 else label[:23] + "…"


def bars(title: str, found: Sequence[Bar], words: str) -> str:
    """Return a histogram."""
    tall, most = 170.0, max((bar.count for bar in found), default=1) or 1
    low, high = found[0].low, found[-1].high
    axis, floor = Axis(low, high, 14, WIDE - 14), tall - FOOT
    made = [
        f'<rect x="{axis.at(bar.low) + 0.5:.1f}" y="{floor - (floor - TOP) * bar.count / most:.1f}" '
        f'width="{max(0.5, axis.at(bar.high) - axis.at(bar.low) - 1):.1f}" '
        f'height="{(floor - TOP) * bar.count / most:.1f}" class="bar"/>'
        for bar in found
    ]
    return picture(title, tall, [*scale(axis, tall, plain, words), *made])


def steps(title: str, found: Sequence[Bar], words: str) -> str:
    """Return bars of equal width for ranges of different widths, with their names below."""
    tall, most = 170.0, max((bar.count for bar in found), default=1) or 1
    wide, floor = (WIDE - 28) / len(found), tall - FOOT
    made = []
    for at, bar in enumerate(found):
        x, high = 14 + at * wide, (floor - TOP) * bar.count / most
        last = int(bar.high) - 1
        name = f"{int(bar.low)}" if last <= bar.low else f"{int(bar.low)}–{last}"
        made += [
            f'<rect x="{x + 2:.1f}" y="{floor - high:.1f}" width="{wide - 4:.1f}" height="{high:.1f}" class="bar"/>',
            text(x + wide / 2, floor + 13, name, kind="tick"),
        ]
    return picture(title, tall, [*made, text(WIDE / 2, tall - 5, words, kind="axis")])


def curve(
    title: str,
    series: Sequence[Sequence[tuple[float, Estimate]]],
    words: tuple[str, str],
    forms: tuple[Form, Form],
    low: float = 0.0,
    high: float = 1.0,
    steady: Callable[[float], float] | None = None,
) -> str:
    """Return lines with error bars; ``steady`` draws a reference line."""
    tall, points = 200.0, [x for each in series for x, _ in each]
    axis = across(points, 44)
    up = Axis(low, high, tall - FOOT, 2 * ROW)
    made = scale(axis, tall, forms[0], words[0])
    for each in up.ticks():
        made += [line(axis.left, up.at(each), axis.right, up.at(each), "grid")]
        made += [text(38, up.at(each) + 4, forms[1](each), "end", "tick")]
    if steady:
        made.append(
            line(axis.at(axis.low), up.at(steady(axis.low)), axis.at(axis.high), up.at(steady(axis.high)), "zero")
        )
    for number, found in enumerate(series):
        spots = [(axis.at(x), up.at(each.value)) for x, each in found]
        made.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in spots)}" class="l{min(number, 2)}"/>')
        for x, value in found:
            if isfinite(value.low) and isfinite(value.high):
                made.append(line(axis.at(x), up.at(value.low), axis.at(x), up.at(value.high), f"w{min(number, 2)}"))
        made += [mark(x, y, number) for x, y in spots]
    return picture(title, tall, [*made, text(axis.left, ROW - 4, words[1], "start", "axis")])
