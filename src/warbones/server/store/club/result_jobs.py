"""Match results in a database: the transactions, and the decoding of rows."""

from __future__ import annotations

from typing import Final

from warbones.club.rating_model import after
from warbones.club.ratings import Rating, shown
from warbones.server.store.club.club_store import FinishedMatch, MatchResult, SeatResult
from warbones.server.store.transactions import Row, Transaction

RATED: Final = """
INSERT INTO club_ratings (player, game, speed, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (player, game, speed) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
"""
DEPARTED: Final = """
INSERT INTO club_departed (id, seat, mu, sigma, games) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id, seat) DO NOTHING
"""
NOTED: Final = """
INSERT INTO club_results (id, seat, player, bot, game, speed, score, rated, earlier, later, made)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def settle(outcome: MatchResult, db: Transaction) -> dict[int, Rating]:
    before = db.run("SELECT rated FROM club_results WHERE id = ?", outcome.table)
    players: dict[int, str] = dict(db.run("SELECT seat, player FROM club_sits WHERE id = ?", outcome.table))
    departed = _departed(outcome.table, db)
    if not players or any(rated for (rated,) in before):
        return {}
    db.run("DELETE FROM club_results WHERE id = ?", outcome.table)  # the result of an end that was taken back
    people = {seat for seat, bot in enumerate(outcome.bots) if bot is None}
    agreed = players.keys() | departed.keys() == people
    is_rated = outcome.rated and agreed and outcome.known.keys() | people == {*range(len(outcome.bots))}
    sitting = players.items() if is_rated else ()
    old = {seat: rating_of(player, outcome.game, outcome.speed, db) for seat, player in sitting}
    both = outcome.known | departed | old
    new = (
        dict(enumerate(after([both[seat] for seat in sorted(both)], outcome.scores, outcome.known))) if is_rated else {}
    )
    for seat, bot in enumerate(outcome.bots):
        player = players.get(seat)
        marks = (shown(old[seat]), shown(new[seat])) if seat in old else (None, None)
        head = (outcome.table, seat, player, bot, outcome.game, outcome.speed)
        db.run(NOTED, *head, outcome.scores[seat], int(is_rated), *marks, outcome.at)
        if seat in old:
            rating = new[seat]
            db.run(RATED, player, outcome.game, outcome.speed, rating.mu, rating.sigma, rating.games)
    return {seat: new[seat] for seat in old}


def _departed(table: str, db: Transaction) -> dict[int, Rating]:
    """Return the ratings of a match's deleted players by seat, and delete them and those of deleted matches."""
    rows = db.run("SELECT seat, mu, sigma, games FROM club_departed WHERE id = ?", table)
    db.run("DELETE FROM club_departed WHERE id = ? OR id NOT IN (SELECT id FROM matches)", table)
    return {seat: Rating(*rating) for seat, *rating in rows}


def depart(player: str, seat: tuple[str, int], game: str, speed: str, db: Transaction) -> None:
    table, _ = seat
    if not db.run("SELECT 1 FROM club_results WHERE id = ?", table):
        rating = rating_of(player, game, speed, db)
        db.run(DEPARTED, *seat, rating.mu, rating.sigma, rating.games)


def rating_of(player: str, game: str, speed: str, db: Transaction) -> Rating:
    rows = db.run(
        "SELECT mu, sigma, games FROM club_ratings WHERE player = ? AND game = ? AND speed = ?", player, game, speed
    )
    return Rating(*rows[0]) if rows else Rating()


def past_of(player: str, rows: list[Row]) -> FinishedMatch:
    table, game, speed, at, rated, *_, kept = rows[0]
    return FinishedMatch(
        table, game, speed, at, bool(rated), tuple(_played(player, *row[5:13]) for row in rows), bool(kept)
    )


def _played(
    player: str,
    seat: int,
    score: int,
    sitter: str | None,
    name: str | None,
    mark: str | None,
    bot: str | None,
    before: int | None,
    after_: int | None,
) -> SeatResult:
    return SeatResult(seat, score, sitter == player, name or "", mark or "", bot or "", before, after_)
