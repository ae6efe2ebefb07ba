"""Reasons for a choice: the figures of two lines of play, and the differences that decide between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from warbones.core.messages import Msg, msg

Line = tuple[str, ...]
"""A line of play: an action in notation, and the actions of the same seat that follow immediately."""

MOST: Final = 2
"""The maximum number of reasons for one choice."""

LEAST: Final = 0.01
"""The smallest gain worth a reason, in games won."""

BESIDE: Final = 1 / 3
"""The smallest gain of a second reason, as a share of the first's."""


class LineFigure(NamedTuple):
    """A number that a line of play leads to, calculated by the table, such as an expected attack.

    Figures with the same ``name`` are compared. ``message`` states a difference, from ``number``, ``instead`` (the
    number of the other line) and ``args``. ``worth`` is the approximate value of one more, in games won; it is negative
    if less is better.
    """

    name: str
    message: str
    number: float
    worth: float
    args: Mapping[str, Any] = MappingProxyType({})


class Difference(NamedTuple):
    """A figure of the chosen line, its number in another line, and the gain in games won."""

    figure: LineFigure
    instead: float
    gain: float

    @property
    def text(self) -> Msg:
        """The difference as a clause."""
        return msg(self.figure.message, number=self.figure.number, instead=self.instead, **self.figure.args)


def differences(chosen: Sequence[LineFigure], other: Sequence[LineFigure]) -> list[Difference]:
    """Return the differences between two lines of play in the figures that both have."""
    others = {figure.name: figure.number for figure in other}
    return [
        Difference(figure, others[figure.name], figure.worth * (figure.number - others[figure.name]))
        for figure in chosen
        if others.get(figure.name, figure.number) != figure.number
    ]


def deciding(found: Sequence[Difference]) -> list[Difference]:
    """Return the strongest reasons for the chosen line; none if the differences as a whole are against it."""
    if sum(each.gain for each in found) <= 0:
        return []
    best = sorted((each for each in found if each.gain >= LEAST), key=lambda each: -each.gain)[:MOST]
    return [each for each in best if each.gain >= BESIDE * best[0].gain]


def why(chosen: Sequence[LineFigure], other: Sequence[LineFigure]) -> tuple[Msg, ...]:
    """Return at most two clauses about the advantages of the chosen line over the other."""
    return tuple(each.text for each in deciding(differences(chosen, other)))
