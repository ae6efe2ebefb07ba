"""The reliability of reviews: ``python -m bench.reviews --minutes 60``.

Bots of two levels play whole matches of each game, and each match is reviewed as a table's matches are. A review judges
its costliest mistakes again, by a search of twenty times the effort, which confirms some of them. Every better move
that it then names is judged once more with that effort, from another seed. It holds if that search values it above the
chosen move. The unexplained change is the part of a match's result that no die and no decision accounts for, in points
of the chance to win.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from statistics import median, quantiles
from time import process_time
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from tests.table.recorded import recorded
from warbones import GAMES, Game, load
from warbones.concurrency.at_once import at_once
from warbones.players.bot_names import Bot, bot_named
from warbones.players.bots import choose
from warbones.players.judges import answer, judge_of
from warbones.review.inquiry import AGAIN, SEED, Inquiry, JudgeRequest, Question, Verdict, must_be_reviewed
from warbones.review.review import Review, label_for
from warbones.review.reviewer import review_match
from warbones.table.dice import HonestDice
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord

OTHER_SEED: Final = SEED + 1_000
"""The seed of the searches that check a review."""

REVIEWED: Final = tuple(name for name, game in GAMES.items() if game.ruleset.compiles)

POINTS: Final = 50
"""Points of the chance to win in one point of the result."""


@dataclass
class Figures:
    """The figures of one game: each match's unexplained change, whether each better move held, and whether each mistake
    that was judged again was confirmed.
    """

    unexplained: list[float] = field(default_factory=list)
    held: list[bool] = field(default_factory=list)
    confirmed: list[bool] = field(default_factory=list)

    @property
    def row(self) -> tuple[str, ...]:
        """The figures as cells of a table."""
        high = quantiles(self.unexplained, n=10)[-1] if len(self.unexplained) > 1 else self.unexplained[0]
        confirmed = f"{sum(self.confirmed)} of {len(self.confirmed)}"
        named = f"{sum(self.held)} of {len(self.held)}"
        return str(len(self.unexplained)), confirmed, named, f"{median(self.unexplained):.1f}", f"{high:.1f}"


def played(game: Game, bots: Sequence[Bot], seed: int) -> MatchRecord:
    """Return a match between two bots."""
    secret = seed.to_bytes(16)

    def following(match: Match, turns: int) -> Prepared:
        seat = min(match.to_act)
        seen = match.position.seen_by(seat)
        text = choose(seen, seat, bots[(seat + seed) % 2], 1_000 * seed + turns).text
        return match.answer(seat, match.number(seat), text)

    return recorded(Match(game, {}, HonestDice(secret)), secret, following)


def checked(inquiry: Inquiry, review: Review) -> Iterator[bool]:
    """Yield for each better move that the review names whether another long search values it above the chosen one."""
    questions = {each.n: each for each in inquiry.questions if each.seat is not None}
    for point in review.points:
        if point.judged and point.judged.held:
            yield _gain(inquiry, questions[point.n], point.judged.best) > 0


def _gain(inquiry: Inquiry, asked: Question, best: str) -> float:
    seen, seat = asked.position, asked.seat
    assert seat is not None
    legal, effort = seen.legal(seat), AGAIN * inquiry.effort
    judge = judge_of(inquiry.game, effort, OTHER_SEED)
    return at_once(judge.gain(seen, seat, legal.find(asked.action), legal.find(best)))


def add(figures: Figures, name: str, seats: Sequence[str], seed: int) -> None:
    """Play and review one more match, and add its figures."""
    game = load(name)
    must_be_reviewed(game)
    record = played(game, [bot_named(game.bots.levels.get(seat, seat), game) for seat in seats], seed)

    def noted(asked: JudgeRequest) -> Verdict:
        verdict = answer(asked)
        if asked.again:
            figures.confirmed.append(label_for(verdict.cost, verdict.error) != "")
        return verdict

    review = review_match(record, noted)
    figures.unexplained.append(abs(POINTS * review.accounts[0].rest))
    figures.held += checked(Inquiry(record), review)


def main(
    minutes: Annotated[
        float, typer.Option(min=0, help="Stop after this much processor time; each game gets at least one match.")
    ] = 60,
    seats: Annotated[str, typer.Option(help="The two bots, by level.")] = "steady,casual",
    games: Annotated[str, typer.Option("--of", help="These games alone.")] = ",".join(REVIEWED),
) -> None:
    """Print for each game the number of reviews, of mistakes that are confirmed and of better moves that hold, and the
    unexplained change.
    """
    names, found = games.split(","), {name: Figures() for name in games.split(",")}
    for number, name in enumerate(cycle(names)):
        if process_time() > 60 * minutes and number >= len(names):
            break
        add(found[name], name, seats.split(","), 1 + number // len(names))
        print(name, *found[name].row, sep="  ", file=sys.stderr, flush=True)
    drawing = Table("Game", "Reviews", "Confirmed mistakes", "Better moves that hold", "Unexplained, median", "90%")
    for name in names:
        drawing.add_row(load(name).title, *found[name].row)
    Console().print(drawing)


if __name__ == "__main__":
    typer.run(main)
