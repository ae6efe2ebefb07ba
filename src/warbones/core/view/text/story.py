"""What happened, in words: the log and the calculations, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.view.scene import Calculation, Line, Said, Scene, Sum
from warbones.core.view.text.pieces import Pen
from warbones.core.view.text.styled import Styled, joined, styled


def news(scene: Scene, lines_read: int) -> list[Styled]:
    """Return what was told after the first ``lines_read`` lines."""
    pen = Pen.of(scene)
    return [told(line, pen) for line in scene.log[lines_read:]]


def told(line: Line, pen: Pen) -> Styled:
    """Return one line of the log."""
    text = _sentence(line, pen) + _rule(line.rule)
    if line.kind == "heading":
        return styled("— ", text, " —").looking("brass")
    mark = pen.mark(line.seat)
    return styled(f"{mark} " if mark else "  ", text.looking("strong") if line.kind == "result" else text)


def _sentence(line: Line, pen: Pen) -> Styled:
    text = Styled()
    for part in line.parts:
        if isinstance(part, Said):
            text += styled(part.text)
        else:
            text += styled(" " if text.plain.endswith("]") else "", pen.inline(part.piece))
    return text


def _rule(number: str) -> Styled:
    return styled((f" ({number})" if number else "", "dim"))


def calculations(scene: Scene) -> list[Styled]:
    """Return the scene's calculations, values first so that words may wrap."""
    return [line for each in scene.calculations for line in _calculation(each, scene)]


def _calculation(each: Calculation, scene: Scene) -> Iterator[Styled]:
    yield styled((each.title, "strong"), f", {each.note}" if each.note else "")
    for one in each.sums:
        yield from _sum(one, scene)
    if each.conclusion:
        yield styled((each.conclusion, "strong"))


def _sum(one: Sum, scene: Scene) -> Iterator[Styled]:
    pen, name = Pen.of(scene), next((seat.name for seat in scene.seats if seat.seat == one.seat), "")
    yield joined(" ", [styled(f"{pen.mark(one.seat)} {name}"), *(pen.inline(piece) for piece in one.pieces)])
    width = max(len(value) for value in [*(term.value for term in one.terms), one.total])
    for term in one.terms:
        why = f": {term.why}" if term.why else ""
        yield styled(f"  {term.value:>{width}}  {term.name}{why}", _rule(term.rule))
    yield styled((f"  {one.total:>{width}}  {one.name}", "strong"))
