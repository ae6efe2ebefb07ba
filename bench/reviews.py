"""What a review costs, and whether what it says holds: ``python -m bench.reviews dicewing --matches 10``.

Matches between bots are reviewed. Printed are the processor time of each review, what it makes of each bot, how much of
the result it leaves unexplained, and which share of each label still costs that much by ten times the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median
from time import process_time
from typing import Annotated, Final

import typer

from tests.table.recorded import recorded
from warbones import Game, load
from warbones.players.bots import choose
from warbones.players.judges import answer, judge_of
from warbones.players.named import bot_named
from warbones.review.inquiry import SEED, Inquiry
from warbones.review.shapes import LEAST, Judged, Review
from warbones.review.walking import reviewed
from warbones.table.dice import SECRET, HonestDice
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord

DEEPER: Final = 10
"""How much more the search looks where it is asked again."""


def played(game: Game, bots: Sequence[str], seed: int) -> MatchRecord:
    """Return a match between bots, one for each seat."""
    secret = seed.to_bytes(SECRET, "big")
    minds = [bot_named(name, game) for name in bots]

    def following(match: Match, turns: int) -> Prepared:
        seat = min(match.to_act)
        action = choose(match.position.seen_by(seat), seat, minds[seat], seed * 10_007 + turns)
        return match.answer(seat, match.number(seat), action.text)

    return recorded(Match(game, {}, HonestDice(secret)), secret, following)


def asked_again(match: MatchRecord, review: Review) -> list[tuple[Judged, float]]:
    """Return each labelled decision with its cost by ten times the search, from other dice."""
    labelled = {point.n: point.judged for point in review.points if point.judged and point.judged.label}
    judge = judge_of(load(review.game), DEEPER * review.effort, SEED + 1000)
    found: list[tuple[Judged, float]] = []
    for each in Inquiry(match).questions:
        judged = labelled.get(each.n)
        if judged and each.seat is not None:
            chosen = each.position.legal(each.seat).find(each.action)
            found.append((judged, judge.verdict(each.position, each.seat, chosen).cost))
    return found


def main(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    matches: Annotated[int, typer.Option(min=1)] = 4,
    seats: Annotated[str, typer.Option(help="Each seat's bot.")] = "search:2000,greedy",
    seed: Annotated[int, typer.Option(min=0, help="The first match's; the next has the next.")] = 1,
    deeper: Annotated[bool, typer.Option(help="Ask again with ten times the search.")] = True,
) -> None:
    """Review matches between bots; print what that costs and whether it holds."""
    game, bots = load(game_id), seats.split(",")
    again: list[tuple[Judged, float]] = []
    seconds: list[float] = []
    reviews: list[Review] = []
    for at in range(matches):
        match = played(game, bots, seed + at)
        started = process_time()
        reviews.append(reviewed(match, answer))
        seconds.append(process_time() - started)
        again += asked_again(match, reviews[-1]) if deeper else []
        typer.echo(f"match {at + 1}: {_told(reviews[-1], seconds[-1])}")
    for judged, cost in again:
        typer.echo(f"{judged.label}: {judged.cost:.3f} ± {judged.error:.3f}, by {DEEPER} times the search {cost:.3f}")
    typer.echo(f"processor seconds: median {median(seconds):.1f}, most {max(seconds):.1f}")
    for seat, bot in enumerate(bots):
        rates = [review.accounts[seat].rate for review in reviews]
        luck = [review.accounts[seat].luck for review in reviews]
        typer.echo(f"{bot} at seat {seat}: error rate {fmean(rates):.1f}, luck {fmean(luck):+.3f} a match")
    typer.echo(f"rest, without its sign: {fmean(abs(review.accounts[0].rest) for review in reviews):.3f} a match")
    for label, least in LEAST.items():
        costs = [cost for judged, cost in again if judged.label == label]
        if costs:
            holds, half = (sum(cost >= part * least for cost in costs) for part in (1.0, 0.5))
            typer.echo(f"{label}: {len(costs)}, of which still one {holds}, at least half of one {half}")


def _told(review: Review, seconds: float) -> str:
    rates = " and ".join(f"{account.rate:.1f}" for account in review.accounts)
    decisions = sum(account.decisions for account in review.accounts)
    return f"{decisions} decisions, {seconds:.1f} s, error rates {rates}, rest {review.accounts[0].rest:+.3f}"


if __name__ == "__main__":
    typer.run(main)
