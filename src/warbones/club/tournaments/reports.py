"""A tournament's results as files: CSV for spreadsheets, and FIDE's report file for rating officers (TRF16)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Final

from warbones.club.tournaments.standings import BREAKS, EntrantStanding, standings
from warbones.club.tournaments.tournament import NotAllowed, Pairing, Round, Tournament, TournamentKind

HALF: Final = 2
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""The characters with which a formula in a spreadsheet begins."""

TYPES: Final[Mapping[TournamentKind, str]] = {
    TournamentKind.SWISS: "Individual: Swiss-System",
    TournamentKind.ROBIN: "Individual: Round-Robin",
}
ABSENT: Final = "0000 - Z"
BYE: Final = "0000 - U"
"""A round that a player missed, and one in which the pairing left them without an opponent."""


# CSV


def as_csv(event: Tournament) -> str:
    """Return the standings as CSV, with a column for each round such as "win Bert"."""
    written = io.StringIO()
    rounds = [f"round {at + 1}" for at in range(len(event.rounds))]
    head = ("place", "name", "rating", "points", "won", "drawn", "lost", *BREAKS[event.kind], *rounds)
    sheet = csv.writer(written, lineterminator="\r\n")
    sheet.writerow(head)
    sheet.writerows(_row(event, each) for each in standings(event))
    return written.getvalue()


def _row(event: Tournament, row: EntrantStanding) -> Iterator[str | int | float]:
    entrant = event.entrants[row.entrant]
    yield from (row.place or "", _cell(entrant.name), entrant.rating or "", row.points / HALF)
    yield from (row.won, row.drawn, row.lost)
    yield from (each / HALF for each in row.tie_breaks)
    yield from (_cell(_in_words(event, row.entrant, each)) for each in event.rounds)


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULAS) else text


def _in_words(event: Tournament, number: int, pairings: Round) -> str:
    pairing = _of(number, pairings)
    if pairing is None:
        return ""
    if (other := pairing.opponent(number)) is None:
        return "bye"
    return f"{_result(number, pairing)} {event.entrants[other].name}{' (not played)' if pairing.walkover else ''}"


def _result(number: int, pairing: Pairing) -> str:
    if pairing.result in ("", "draw"):
        return pairing.result or "open"
    return "win" if pairing.winner == number else "loss"


# TRF


def as_trf(event: Tournament) -> str:
    """Return the tournament in FIDE's report format. Raises `NotAllowed` for a knock-out, which it cannot hold."""
    if event.kind not in TYPES:
        raise NotAllowed.saying("refused-report-knockout")
    ranks = {row.entrant: (rank, row) for rank, row in enumerate(standings(event), 1)}
    lines = [
        f"012 {event.title}",
        f"062 {len(event.entrants)}",
        f"092 {TYPES[event.kind]}",
        f"XXR {event.planned or len(event.rounds)}",
    ]
    lines += [_player(event, number, *ranks[number]) for number in range(len(event.entrants))]
    return "".join(f"{line}\r" for line in lines)


def _player(event: Tournament, number: int, rank: int, row: EntrantStanding) -> str:
    """Return a player's line in the format's fixed columns, without title, federation, FIDE number or birth date."""
    entrant = event.entrants[number]
    head = f"001 {number + 1:4d}      {entrant.name:33.33} {entrant.rating or '':>4}"
    rounds = "".join(f"  {_in_columns(number, each)}" for each in event.rounds)
    return f"{head}{'':28}{row.points / HALF:>4.1f} {rank:4d}{rounds}"


def _in_columns(number: int, pairings: Round) -> str:
    pairing = _of(number, pairings)
    if pairing is None:
        return ABSENT
    if (other := pairing.opponent(number)) is None:
        return BYE
    colour = "w" if pairing.first == number else "b"
    return f"{other + 1:4d} {colour} {_sign(number, pairing)}"


def _sign(number: int, pairing: Pairing) -> str:
    signs = {"open": " ", "draw": "=", "win": "1", "loss": "0"}
    if not pairing.walkover:
        return signs[_result(number, pairing)]
    return "+" if pairing.winner == number else "-"


def _of(number: int, pairings: Round) -> Pairing | None:
    return next((each for each in pairings if number in each.both), None)
