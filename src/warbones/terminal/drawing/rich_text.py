"""Styled text as Rich text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.style import Style
from rich.text import Text

from warbones.core.view.text.styled import Look, Run, Styled

BRASS: Final = "#ffcb4d"
LOOKS: Final[Mapping[Look, str]] = {"strong": "bold", "dim": "dim", "brass": BRASS}
TONES: Final[Mapping[str, str]] = {
    "chevron": "#241d12 on #f3ebd6",
    "ring": "#ffffff on #33467f",
    "bar": "#ffffff on #7a2b1d",
    "cross": "#241803 on #dfb53f",
    "dot": "#ffffff on #1f5b3a",
    "wave": "#06201f on #7cc4c0",
}
"""Ink and ground of a set's pieces, by its mark."""


def painted(styled: Styled) -> Text:
    """Return the text with its styles; pieces carry their ids for clicks."""
    return Text.assemble(*((run.text, _style(run)) for run in styled.runs))


def painted_lines(texts: Iterable[Styled]) -> Text:
    """Return lines of text, one below the other."""
    return Text("\n").join(painted(each) for each in texts)


def _style(run: Run) -> Style:
    style = sum((Style.parse(LOOKS[look]) for look in run.looks), Style.null())
    return style + tone(run.piece, run.mark) if run.piece else style


def tone(piece: str, mark: str) -> Style:
    """Return the style of a piece in the set with this mark ("": none)."""
    return (Style.parse(TONES[mark]) if mark else Style(bold=True)) + Style(meta={"piece": piece})
