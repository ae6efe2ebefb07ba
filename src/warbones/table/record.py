"""A finished match as a file: JSON Lines, one line a turn, between a heading and the result.

It holds the answers and what everybody was told by them, so that it can be read without its rules, played again by
them, and checked: the heading has what was published before the first roll, and the last line the secret that the
dice were drawn from (`docs/dice.md`).
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
from warbones.table.answers import Answer, Remark, Turn
from warbones.table.clock import TimeControl
from warbones.table.dice import commitment
from warbones.table.errors import BrokenRecord, NotOver
from warbones.table.match import Match

FORMAT: Final = 4
"""The format of a match that was played by clocks, with dice rolled by hand, or until somebody stayed away; older
programs read all others."""


SEALED, UNSEALED = 3, 2
"""The formats of a match with no dice that were rolled by hand, and of one that was begun before dice were sealed."""

READS: Final = (1, 2, 3, 4)
"""The formats that are read.

The first told its events in bare numbers, before the third no dice were sealed, and before the fourth there were no
clocks and nothing was noted of who rolled by hand.
"""


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what was played, under which rules, and at which table.

    ``commitment`` was published before the first roll ("": the dice were typed in), ``shares`` is what each seat
    brought to the dice ("": nothing), and ``physics`` what throws were reckoned with ("": nothing was thrown).
    ``clock`` is how the clocks went, None where there were none. ``by_hand``: people rolled their dice by hand and
    typed them in, which nobody can check: it counts for no rating.
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


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line: each seat's score, and the dice's secret in hexadecimal digits ("": they were typed in)."""

    scores: tuple[int, ...]
    secret: str


class _Format(msgspec.Struct):
    format: int


# Made here, since files are read in threads, and msgspec cannot learn a type in two of them at once.
_formats, _headings = msgspec.json.Decoder(_Format), msgspec.json.Decoder(Heading)
_turns, _results = msgspec.json.Decoder(Turn), msgspec.json.Decoder(Result)


@dataclass(frozen=True)
class MatchRecord:
    """A whole match."""

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
) -> MatchRecord:
    """Return the record of ``match``, which has played ``turns``. Raises `NotOver`.

    ``shares`` is what each seat brought to the dice; None where they follow from ``secret`` alone. ``clock`` says how
    the clocks went, if there were any. ``by_hand``: people rolled theirs by hand; ``physics`` reckoned
    what was thrown.
    """
    position, game = match.position, match.game
    if not match.over:
        raise NotOver.saying("refused-match-not-over-yet")
    left = match.ended is not None and match.ended.left
    heading = Heading(
        format=FORMAT if clock or by_hand or left else UNSEALED if shares is None else SEALED,
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
    )
    result = Result(scores=match.scores(), secret=(secret or b"").hex())
    return MatchRecord(heading=heading, turns=tuple(map(_nameless, turns)), result=result)


def _nameless(turn: Turn) -> Turn:
    """Return the turn without the names that clients gave their intentions."""
    return replace(turn, answers=tuple(_bare(answer) for answer in turn.answers))


def _bare(answer: Answer) -> Answer:
    return answer if isinstance(answer, Remark) else replace(answer, intent="")


def write_record(written: MatchRecord) -> bytes:
    """Return the file."""
    return msgspec.json.Encoder().encode_lines([written.heading, *written.turns, written.result])


def read_record(lines: Iterable[bytes | str]) -> MatchRecord:
    """Return the match in a file's lines. Raises `BrokenRecord` naming the line that is wrong."""
    numbered = [(number, line) for number, line in enumerate(_written_lines(lines), 1) if line.strip()]
    if not numbered:
        raise BrokenRecord.saying("refused-file-empty-match-one")
    heading = _heading(numbered[0][1])
    turns = [_turn(heading, number, line) for number, line in numbered[1:-1]]
    return MatchRecord(heading=heading, turns=tuple(turns), result=_result(*numbered[-1]))


def _written_lines(lines: Iterable[bytes | str]) -> list[bytes | str]:
    """Return the lines of a file. Raises `BrokenRecord` where they are something else."""
    try:
        found = list(lines)
    except TypeError:
        found = [lines]  # type: ignore[list-item]  # refused next
    if not all(isinstance(line, bytes | str) for line in found):
        raise BrokenRecord.saying("refused-match-read-from-lines")
    return found


def _heading(line: bytes | str) -> Heading:
    try:
        found = _formats.decode(line).format
        if found in READS:
            return _headings.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BrokenRecord.saying("refused-line-not-heading-warbones", why=_why(error)) from None
    raise BrokenRecord.saying("refused-file-written-format-program", found=found, first=READS[0], last=READS[-1])


def _turn(heading: Heading, number: int, line: bytes | str) -> Turn:
    try:
        turn = _turns.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BrokenRecord.saying("refused-line-no-turn-match", number=number, why=_why(error)) from None
    seats = range(len(heading.names))
    if any(answer.seat is not None and answer.seat not in seats for answer in turn.answers):
        raise BrokenRecord.saying("refused-line-answer-seat-not", number=number)
    return turn


def _result(number: int, line: bytes | str) -> Result:
    try:
        if number > 1:
            return _results.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        pass
    raise BrokenRecord.saying("refused-file-ends-line-before", number=number)


def _why(error: Exception) -> str:
    return "it is nested too deeply" if isinstance(error, RecursionError) else clipped(error)
