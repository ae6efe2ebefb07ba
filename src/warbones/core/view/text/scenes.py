"""A scene as text: the table and the prompt line by line, for people and programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from warbones.core.messages import Shown, Text
from warbones.core.view.scene import (
    Area,
    Calculation,
    Card,
    Line,
    Note,
    Option,
    Prompt,
    Said,
    Scene,
    Seat,
    Several,
    Sum,
)
from warbones.core.view.text.pieces import Pen
from warbones.core.view.text.styled import Styled, joined, styled
from warbones.core.view.voice import as_read

NOTHING: Final = "nothing"
"""In place of the pieces of an empty area."""


def scene_text(scene: Scene, lines_read: int = 0) -> Styled:
    """Return the whole scene: the log after the first ``lines_read`` lines, the table, and the prompt."""
    latest = [news(scene, lines_read), calculations(scene)] if lines_read < len(scene.log) else []
    parts = [*latest, table(scene), [asked(scene.prompt), *options(scene.prompt)]]
    return joined("\n\n", (joined("\n", part) for part in parts if part))


def table(scene: Scene) -> list[Styled]:
    """Return title, seats and areas, top to bottom, with the id of every piece."""
    pen = Pen.of(scene)
    lines = [title(scene), *plates(scene)]
    for area in reading_order(scene):
        lines += [heading(area, scene, pen), _pieces(area, pen)]
    return lines


def title(scene: Scene) -> Styled:
    """Return the game's title and its status."""
    return styled((as_read(scene.title), "strong"), f" · {scene.status}")


def plates(scene: Scene) -> list[Styled]:
    """Return every seat's name plate as text."""
    return [_plate(seat, Pen.of(scene)) for seat in scene.seats]


def _plate(seat: Seat, pen: Pen) -> Styled:
    facts = {"you": seat.you, "first player": seat.first, "to act": seat.acting, seat.status: bool(seat.status)}
    words = [f", {word}" for word, holds in facts.items() if holds]
    return styled(f"{pen.mark(seat.seat)} ", (seat.name, "strong"), *words)


def reading_order(scene: Scene) -> Iterator[Area]:
    """Yield the areas as the narrow layout stacks them."""
    areas = {area.id: area for area in scene.areas}
    cells = dict.fromkeys(cell for row in scene.narrow.areas for cell in row)
    return (areas[cell] for cell in cells if cell in areas and areas[cell].look != "space")


def _pieces(area: Area, pen: Pen) -> Styled:
    named = [pen.inline(piece) if piece is None else styled(f"{piece.id} ", pen.inline(piece)) for piece in area.pieces]
    return styled("  ", joined("  ", named) if named else (NOTHING, "dim"))


def heading(area: Area, scene: Scene, pen: Pen) -> Styled:
    """Return an area's name, count and notes; a plate bears its seat's mark and name instead."""
    owner = next((each for each in scene.seats if each.seat == area.seat), None) if area.plate else None
    name = f"{pen.mark(owner.seat)} {owner.name}" if owner else as_read(area.title)
    kinds, offers = ([as_read(group.text) for group in area.groups], [as_read(sign.word) for sign in area.signs])
    words = [area.note, ", ".join(kinds), ", ".join(offers), area.count, note(area.aside)]
    return styled((name, "strong"), *(f" · {word}" for word in words if word))


def note(aside: Note | None) -> str:
    """Return a figure with its words."""
    if aside is None:
        return ""
    return f"{aside.figure} ({aside.text})" if aside.text else as_read(aside.figure)


def cited(words: Text, rules: Sequence[str]) -> str:
    """Return a sentence with its rule numbers."""
    return f"{words} ({', '.join(rules)})" if rules else as_read(words)


def asked(prompt: Prompt) -> Styled:
    """Return the question and the line below it."""
    detail = f"\n{cited(prompt.detail, prompt.rules)}" if prompt.detail else ""
    free = f"\nOr aim freely: {prompt.aim.action}" if prompt.aim else ""
    return styled(styled((as_read(prompt.text), "strong")).looking("brass"), detail, free)


def options(prompt: Prompt) -> list[Styled]:
    """Return the options, numbered from 1, each with its notation."""
    listed = [option(number, each, styled(f"[{each.action}]")) for number, each in enumerate(prompt.options, 1)]
    return [*listed, *([_several(prompt.several)] if prompt.several else []), *_cards(prompt)]


def _several(each: Several) -> Styled:
    """Return a choice of a set: its notation, and the pieces on offer."""
    most = each.fewest + len(each.labels) - 1
    count = str(most) if most == each.fewest else f"{each.fewest} to {most}"
    return styled(
        "    ",
        (as_read(each.labels[0]) if most == each.fewest else f"{each.labels[0]} … {each.labels[-1]}", "strong"),
        f" [{each.action} …] followed by {count} of: {', '.join(_named(each))}",
    )


def _named(each: Several) -> Iterator[str]:
    for piece, name in zip(each.pieces, map(as_read, each.names), strict=True):
        yield name if piece in name else f"{piece} ({name})"


def _cards(prompt: Prompt) -> list[Styled]:
    """Return the cards of pieces that can be chosen."""
    return [
        styled("    ", (as_read(card.title), "strong"), f", {card.note}: " if card.note else ": ", _faces(card))
        for card in prompt.cards
    ]


def _faces(card: Card) -> str:
    return ", ".join(f"{count} {word}" for word, count in Counter(piece.label for piece in card.faces).items())


def option(number: int, each: Option, touched: Styled) -> Styled:
    """Return one option: its number, its label, its pieces and its explanation."""
    meaning = cited(each.detail, each.rules) or note(each.aside)
    return styled(f"{number:>3} ", (as_read(each.label), "strong"), " ", touched, f" {meaning}" if meaning else "")


def news(scene: Scene, lines_read: int) -> list[Styled]:
    """Return the lines of the log after the first ``lines_read``."""
    pen = Pen.of(scene)
    return [log_line(line, pen) for line in scene.log[lines_read:]]


def log_line(line: Line, pen: Pen) -> Styled:
    """Return one line of the log."""
    text = _sentence(line, pen) + _rule(line.rule)
    if line.kind == "heading":
        return styled("— ", text, " —").looking("brass")
    mark = pen.mark(line.seat)
    return styled(f"{mark} " if mark else "  ", text.looking("strong") if line.kind in ("result", "round") else text)


def _sentence(line: Line, pen: Pen) -> Styled:
    text = Styled()
    for part in line.parts:
        if isinstance(part, Said):
            text += styled(part.text)
        elif isinstance(part, Shown):
            text += styled(" " if text.plain.endswith("]") else "", pen.inline(part.piece))
    return text


def _rule(number: str) -> Styled:
    return styled((f" ({number})" if number else "", "dim"))


def calculations(scene: Scene) -> list[Styled]:
    """Return the scene's calculations, values first so that words may wrap."""
    return [line for each in scene.calculations for line in _calculation(each, scene)]


def _calculation(each: Calculation, scene: Scene) -> Iterator[Styled]:
    yield styled((as_read(each.title), "strong"), f", {each.note}" if each.note else "")
    for one in each.sums:
        yield from _sum(one, scene)
    if each.conclusion:
        yield styled((as_read(each.conclusion), "strong"))


def _sum(one: Sum, scene: Scene) -> Iterator[Styled]:
    pen, name = Pen.of(scene), next((seat.name for seat in scene.seats if seat.seat == one.seat), "")
    yield joined(" ", [styled(f"{pen.mark(one.seat)} {name}"), *(pen.inline(piece) for piece in one.pieces)])
    width = max(len(value) for value in [*(term.value for term in one.terms), one.total])
    for term in one.terms:
        why = f": {term.why}" if term.why else ""
        yield styled(f"  {term.value:>{width}}  {term.name}{why}", _rule(term.rule))
    yield styled((f"  {one.total:>{width}}  {one.name}", "strong"))
