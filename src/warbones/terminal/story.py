"""What happened, in words: the log and the calculations, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from warbones.core.scene import Calculation, Line, Said, Scene, Sum
from warbones.terminal.pieces import BRASS, Pen


def news(scene: Scene, lines_read: int) -> list[Text]:
    """Return what was told after the first ``lines_read`` lines."""
    pen = Pen.of(scene)
    return [told(line, pen) for line in scene.log[lines_read:]]


def told(line: Line, pen: Pen) -> Text:
    """Return one line of the log."""
    text = _sentence(line, pen) + _rule(line.rule)
    if line.kind == "heading":
        return Text("— ", BRASS) + text + Text(" —", BRASS)
    mark = pen.mark(line.seat)
    if line.kind == "result":
        text.stylize("bold")
    return Text(f"{mark} " if mark else "  ") + text


def _sentence(line: Line, pen: Pen) -> Text:
    text = Text()
    for part in line.parts:
        if isinstance(part, Said):
            text.append(part.text)
        else:
            text.append(" " if text.plain.endswith("]") else "").append_text(pen.inline(part.piece))
    return text


def _rule(number: str) -> Text:
    return Text(f" ({number})" if number else "", "dim")


def calculations(scene: Scene) -> list[Text]:
    """Return the scene's calculations, values first so that words may wrap."""
    return [line for each in scene.calculations for line in _calculation(each, scene)]


def _calculation(each: Calculation, scene: Scene) -> Iterator[Text]:
    yield Text.assemble((each.title, "bold"), f", {each.note}" if each.note else "")
    for one in each.sums:
        yield from _sum(one, scene)
    if each.conclusion:
        yield Text(each.conclusion, "bold")


def _sum(one: Sum, scene: Scene) -> Iterator[Text]:
    pen, name = Pen.of(scene), next((seat.name for seat in scene.seats if seat.seat == one.seat), "")
    yield Text(" ").join([Text(f"{pen.mark(one.seat)} {name}"), *(pen.inline(piece) for piece in one.pieces)])
    width = max(len(value) for value in [*(term.value for term in one.terms), one.total])
    for term in one.terms:
        why = f": {term.why}" if term.why else ""
        yield Text(f"  {term.value:>{width}}  {term.name}{why}") + _rule(term.rule)
    yield Text(f"  {one.total:>{width}}  {one.name}", "bold")
