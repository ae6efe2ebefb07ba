"""A review, worded in messages of the catalogue.

Values are expected results, from -1 (lost) to 1 (won), shown to people as chances to win.
"""

from __future__ import annotations

from math import hypot
from typing import Final, Literal

from warbones.core.frozen import Frozen
from warbones.core.messages import Text

Label = Literal["", "inaccuracy", "mistake", "blunder"]
"""The label of a decision by its cost, once that is certain enough (`LEAST`), in the words of chess sites."""

LEAST: Final[dict[Label, float]] = {"inaccuracy": 0.04, "mistake": 0.08, "blunder": 0.16}
"""The smallest cost for each label, in points of the result: 0.16 is eight wins in a hundred."""

FORM: Final = 3
"""The form of reviews. A stored one of another form is made again."""

CERTAIN: Final = 2.576
"""Standard errors by which a cost must exceed a label's least: one side of a 99% interval."""

UNSTEADY: Final = 0.04
"""The systematic error of a search's values, measured by searches ten times as long."""

Cause = Literal["start", "decision", "forced", "undone", "undo", "ended"]
"""The cause of a moment: a decision with a choice, a forced one, one that was taken back, and so on."""


class InMix(Frozen):
    """An action of a mix, in notation and in words, and how often it is played (0 to 1)."""

    action: str
    label: Text
    share: float


class Judged(Frozen):
    """A decision with a choice, judged by what its seat knew.

    ``action`` was chosen and ``best`` is better, or the same, in notation; ``said`` and ``better`` are both in words,
    with what the seat does right after them. ``pieces`` are the pieces that the better deed touches, the one that makes
    it first, and ``ends`` the areas and pieces that it leads to. ``where`` is the stage of the match. ``held``: a
    search twenty times as long found the same; only then there is a ``label``, the better move may be named, and
    ``why`` says what it has over the chosen one. ``cost`` is how much more the best is worth (0: nothing that the
    evaluator is sure of), ``value`` what the best is worth to the seat, ``error`` the standard error of their
    difference. Where others chose at the same time, ``mix`` is the search's own mix of actions: then a choice is
    measured by what the mix is worth.
    """

    seat: int
    action: str
    said: Text
    best: str
    better: Text
    cost: float
    value: float
    error: float
    choices: int
    label: Label = ""
    pieces: tuple[str, ...] = ()
    mix: tuple[InMix, ...] = ()
    ends: tuple[str, ...] = ()
    where: Text = ""
    held: bool = False
    why: tuple[Text, ...] = ()


class Point(Frozen):
    """Moment ``n`` of a match, as the frames of a replay are counted, and what became of the value.

    Values are seat 0's; those of seat 1 are the opposite. ``decided`` is the value after the decision and before any
    die, ``value`` that when all that followed was done. ``luck`` is what dice and reveals changed, ``rest`` what no die
    changed: the evaluator saw further, or was wrong before. ``told`` describes it in words, "" if there is nothing to
    say.
    """

    n: int
    cause: Cause
    decided: float
    value: float
    luck: float = 0.0
    rest: float = 0.0
    judged: Judged | None = None
    told: Text = ""


class Account(Frozen):
    """How a seat's result came about: ``start`` + ``luck`` + ``lost`` + ``given`` + ``ended`` + ``rest`` = ``result``.

    ``lost`` is what its own decisions cost, 0 or less, ``given`` what the others' cost them, ``ended`` the change when
    people ended the match, and ``rest`` is what remains unexplained. ``rate`` is the mean cost of its ``decisions``
    with a choice, in thousandths of a point, and ``counts`` how many have each label. ``told`` says so in a sentence.
    """

    seat: int
    start: float
    luck: float
    lost: float
    given: float
    ended: float
    rest: float
    result: float
    decisions: int
    rate: float
    counts: dict[str, int]
    told: Text = ""


class Review(Frozen):
    """A whole review. ``turning`` are the moments (`Point.n`) that changed most, in their order.

    ``effort`` is about how many simulations a decision got, and ``seed`` what they followed from. ``unchecked`` is the
    number of decisions that a short search calls mistakes and no long one has judged: they are not told.
    """

    game: str
    names: tuple[str, ...]
    points: tuple[Point, ...]
    accounts: tuple[Account, ...]
    turning: tuple[int, ...]
    effort: int
    seed: int
    form: int = 1
    unchecked: int = 0


def label_for(cost: float, error: float) -> Label:
    """Return the label of a decision, by the cost that is certain."""
    sure = cost - CERTAIN * hypot(error, UNSTEADY)
    found: Label = ""
    for label, least in LEAST.items():
        if sure >= least:
            found = label
    return found
