"""The file of a finished match: JSON Lines, with a heading, a line for each turn, and the result.

It holds all answers and events, so that it can be read without the rules, replayed with them, and checked: the heading
has the commitment, published before the first roll, and the last line has the table secret (`docs/dice.md`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec.structs import replace

import warbones
from warbones.core.errors import clipped
from warbones.core.record.options import Value
from warbones.table.answers import Answer, Remark, Turn, Undo
from warbones.table.clock_kinds import TimeControl
from warbones.table.dice import commitment
from warbones.table.errors import BrokenRecord, NotOver
from warbones.table.match import Match
from warbones.table.origin import Origin

FORMAT: Final = 5
"""The format of a match that continues another one, or in which a whole turn was taken back."""

CLOCKED: Final = 4
"""The format of a match with clocks, real dice or an abandoned seat."""


SEALED, UNSEALED = 3, 2
"""The formats of a match without real dice, and of one made before there were client seeds."""

READS: Final = (1, 2, 3, 4, 5)
"""The formats that this program reads.

Format 1 had events as bare numbers. Format 3 added client seeds, format 4 clocks and real dice, and format 5 continued
matches and undone turns.
"""


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: the game, its rules and options, and the table.

    ``commitment`` was published before the first roll ("": the dice were typed in), ``shares`` are the client seeds
    ("": none), and ``physics`` is the engine of the throws ("": nothing was thrown). ``clock`` is the time control, if
    any. ``by_hand``: people rolled real dice, which nobody can check, so the match was unrated. ``origin`` is the
    moment of another match at which this one began, None at the usual start.
    """

    format: int
    warbones: str
    game: str
    rules_version: str
    options: dict[str, Value]
    names: tuple[str, ...]
    table: str = ""
    commitment: str = ""
    shares: tuple[str, ...] = ()
    physics: str = ""
    clock: TimeControl | None = None
    by_hand: bool = False
    origin: Origin | None = None


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line: each seat's score, and the table secret in hexadecimal digits ("": the dice were typed in)."""

    scores: tuple[int, ...]
    secret: str


class _Format(msgspec.Struct):
    format: int


# Made at import: files are read in threads, and msgspec cannot build decoders in two threads at the same time.
_formats, _headings = msgspec.json.Decoder(_Format), msgspec.json.Decoder(Heading)
_turns, _results = msgspec.json.Decoder(Turn), msgspec.json.Decoder(Result)


@dataclass(frozen=True)
class MatchRecord:
    """A complete match."""

    heading: Heading
    turns: tuple[Turn, ...]
    result: Result


def record(
    match: Match,
    turns: Sequence[Turn],
    table: str,
    secret: bytes | None,
    shares: tuple[str, ...] | None = None,
    clock: TimeControl | None = None,
    *,
    by_hand: bool = False,
    physics: str = "",
    origin: Origin | None = None,
) -> MatchRecord:
    """Return the record of ``match`` after its ``turns``. Raises `NotOver`.

    ``shares`` are the client seeds, None if the dice follow from ``secret`` alone. ``clock`` is the time control, if
    any, and ``physics`` the engine of the throws. ``by_hand``: people rolled real dice. ``origin`` is where the match
    began, if not at the usual start.
    """
    position, game = match.position, match.game
    if not match.over:
        raise NotOver.saying("refused-match-unfinished")
    left = match.ended is not None and match.ended.left
    newest = origin is not None or any(isinstance(each, Undo) and each.back is not None for each in match.answers)
    plain = CLOCKED if clock or by_hand or left else UNSEALED if shares is None else SEALED
    heading = Heading(
        format=FORMAT if newest else plain,
        warbones=warbones.__version__,
        game=game.id,
        rules_version=game.rules_version,
        options=position.options,
        names=game.names,
        table=table,
        commitment=commitment(secret) if secret and shares is not None else "",
        shares=shares or (),
        physics=physics if shares is not None and match.throws else "",
        clock=clock,
        by_hand=by_hand,
        origin=origin,
    )
    result = Result(scores=match.scores(), secret=(secret or b"").hex())
    return MatchRecord(heading=heading, turns=tuple(map(_nameless, turns)), result=result)


def _nameless(turn: Turn) -> Turn:
    """Return the turn without the clients' ids."""
    return replace(turn, answers=tuple(_bare(answer) for answer in turn.answers))


def _bare(answer: Answer) -> Answer:
    return answer if isinstance(answer, Remark) else replace(answer, intent="")


def write_record(written: MatchRecord) -> bytes:
    """Return the file's content."""
    return msgspec.json.Encoder().encode_lines([written.heading, *written.turns, written.result])


def read_record(lines: Iterable[bytes | str]) -> MatchRecord:
    """Return the match in a file's lines. Raises `BrokenRecord` with the number of the bad line."""
    numbered = [(number, line) for number, line in enumerate(_written_lines(lines), 1) if line.strip()]
    if not numbered:
        raise BrokenRecord.saying("refused-file-empty")
    heading = _heading(numbered[0][1])
    turns = [_turn(heading, number, line) for number, line in numbered[1:-1]]
    return MatchRecord(heading=heading, turns=tuple(turns), result=_result(*numbered[-1]))


def _written_lines(lines: Iterable[bytes | str]) -> list[bytes | str]:
    """Return the lines of a file. Raises `BrokenRecord` for anything else."""
    try:
        found = list(lines)
    except TypeError:
        found = [lines]  # type: ignore[list-item]  # refused next
    if not all(isinstance(line, bytes | str) for line in found):
        raise BrokenRecord.saying("refused-file-lines")
    return found


def _heading(line: bytes | str) -> Heading:
    try:
        found = _formats.decode(line).format
        if found in READS:
            return _headings.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BrokenRecord.saying("refused-file-heading", why=_why(error)) from None
    raise BrokenRecord.saying("refused-file-format", found=found, first=READS[0], last=READS[-1])


def _turn(heading: Heading, number: int, line: bytes | str) -> Turn:
    try:
        turn = _turns.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BrokenRecord.saying("refused-file-turn", number=number, why=_why(error)) from None
    seats = range(len(heading.names))
    if any(answer.seat is not None and answer.seat not in seats for answer in turn.answers):
        raise BrokenRecord.saying("refused-file-seat", number=number)
    return turn


def _result(number: int, line: bytes | str) -> Result:
    try:
        if number > 1:
            return _results.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        pass
    raise BrokenRecord.saying("refused-file-cut", number=number)


def _why(error: Exception) -> str:
    return "it is nested too deeply" if isinstance(error, RecursionError) else clipped(error)
