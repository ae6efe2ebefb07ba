"""A match's review as text: the curve, turning points, costliest decisions, and causes of the result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Column, Table
from rich.text import Text

from warbones.core.view.reader import english, in_words
from warbones.core.view.voice import as_read
from warbones.games import load_known
from warbones.players.judges import answer
from warbones.review import texts
from warbones.review.inquiry import NoReview
from warbones.review.review import Review
from warbones.review.reviewer import review_match
from warbones.table.record import MatchRecord
from warbones.table.replay_frames import ReplayFrame, frames, game_of, versions
from warbones.table.story import Moment, moments
from warbones.terminal.commands.output import say_json
from warbones.terminal.drawing.curve import curve_lines
from warbones.terminal.replay import read_match

WIDEST: Final = 100
"""The maximum number of columns in a curve."""

MOST: Final = 10
"""The number of decisions in the table of the costliest."""

SUMS: Final = "What made the result, in points of the chance to win"
ENDED: Final = "Ended by people"
HEADS: Final = ("Start", "Luck", "Own decisions", "The other's", ENDED, "The evaluator's rest", "Result")


def review_file(file: Path, *, as_json: bool) -> None:
    """Print the review of the match in ``file``. Raises as `read_match` and `review_match` do."""
    match = read_match(file)
    game = load_known(match.heading.game)
    if not game.ruleset.compiles and not as_json:
        Console(markup=False, highlight=False).print(*story_lines(match), sep="\n")
        return
    review = _made(match)
    if as_json:
        say_json(review)
        return
    console = Console(markup=False, highlight=False)
    if other := versions(match):
        console.print(other)
    for part in review_parts(review, frames(match), console.width):
        console.print(part)


def _made(match: MatchRecord) -> Review:
    """Make the review with its sentences, showing a progress bar on a terminal."""
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task("Getting ready; the first time, the search is compiled", total=None)

        def count(done: int, of: int) -> None:
            progress.update(bar, completed=done, total=of, description="Thinking about each decision")

        review = review_match(match, answer, count)
    return in_words(review, None, review.names)


def review_parts(review: Review, shown: list[ReplayFrame], width: int) -> Iterator[str | Text | Table]:
    """Yield the parts of a review to print, for a match with these frames."""
    game = load_known(review.game)
    yield Text(f"{game.title}, a review: {english(texts.headline(review), None, review.names)}\n", "bold")
    numbered = {n: str(number) for number, n in enumerate(review.turning, 1)}
    yield f"{review.names[0]}'s chance to win, from the first moment to the last:"
    shares = [(1 + point.value) / 2 for point in review.points]
    yield "\n".join(curve_lines(shares, {n: numbered[n] for n in review.turning}, min(width, WIDEST)))
    yield ""
    yield from _turning(review, shown)
    yield from _worst(review)
    yield _sums(review)
    yield "\n".join(as_read(account.told) for account in review.accounts)
    yield english(texts.unchecked_text(review), None, review.names)
    yield (
        f"Estimated by a search of about {review.effort:,} simulations a decision. The error rate is what decisions "
        "with a choice cost on average, in thousandths of a point, where a win is 1 and a loss -1."
    )


def _turning(review: Review, shown: list[ReplayFrame]) -> Iterator[str | Text]:
    if not review.turning:
        return
    yield Text("Where it turned", "bold")
    for number, n in enumerate(review.turning, 1):
        point = review.points[n]
        label = "" if point.judged and point.judged.cost > abs(point.luck) else f" {shown[n].label}"
        yield f"{number}. Moment {n}. {point.told}{label}"
    yield ""


def _worst(review: Review) -> Iterator[Text | Table | str]:
    found = texts.worst(review, MOST)
    if not found:
        yield "No decision cost anything that the search is sure of.\n"
        return
    yield Text("The costliest decisions", "bold")
    table = Table(
        Column("Moment", justify="right"), "Who", "Chosen", "Better", Column("Cost", justify="right"), "Called"
    )
    for point in found:
        judged = point.judged
        assert judged is not None
        chosen, better = as_read(judged.said), as_read(judged.better)
        cost = texts.part(judged.cost, "")
        table.add_row(str(point.n), review.names[judged.seat], chosen, better, cost, judged.label or "-")
    yield table


def _sums(review: Review) -> Table:
    """Return the causes of each seat's result, in percentage points of the chance to win, as a table."""
    table = Table("", *(Column(name, justify="right") for name in review.names), title=SUMS)
    for head, *parts in zip(HEADS, *(_parts(review, seat) for seat in range(len(review.names))), strict=True):
        if head != ENDED or any(account.ended for account in review.accounts):
            table.add_row(head, *parts)
    return table


def _parts(review: Review, seat: int) -> list[str]:
    account = review.accounts[seat]
    changes = (account.luck, account.lost, account.given, account.ended, account.rest)
    start, result = (str(texts.winning_chance(value)) for value in (account.start, account.result))
    return [start, *map(texts.part, changes), result]


def story_lines(match: MatchRecord) -> Iterator[str]:
    """Yield the story of a match that cannot be reviewed: who led when."""
    found = moments(match)
    game = game_of(match)
    if other := versions(match):
        yield other
    yield f"{NoReview.of(game)}\n"
    for seat, name in enumerate(game.names):
        yield f"{name}'s lead, as the points and dice stood:"
        yield "\n".join(curve_lines([_share(moment, seat) for moment in found], {}, WIDEST))


def _share(moment: Moment, seat: int) -> float:
    return (1 + moment.leads[seat]) / 2
