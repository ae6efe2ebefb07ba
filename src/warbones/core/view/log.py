"""The log as a table: for each kind of event its message of the catalogue, and the rule's number.

A message's arguments are fields of the event, said as the game says what has that name. What cannot be told so stays a
function.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar
from weakref import ref

from warbones.core.messages import Msg, Piece, msg
from warbones.core.record.events import Event
from warbones.core.view.cache import Cache, grown
from warbones.core.view.scene import Line, LineKind
from warbones.core.view.words import Voice
from warbones.locales.english import ENGLISH

S = TypeVar("S")

KEPT: Final = 1 << 15
"""Lines that are kept once written: a scene tells the whole log, which in a long match has a thousand."""


@dataclass(frozen=True)
class Row:
    """A row of the log: the message of a kind of event, whose arguments are the event's fields, the rule, and the kind.

    A message with an attribute ``.why`` is followed by it: what happened, and why. ``args`` are further arguments.
    """

    key: str
    rule: str = ""
    kind: LineKind = "told"
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Speech(Generic[S]):
    """What a sentence is made from: the record, what was told, who is spoken to, and whose deed it is, if a seat's."""

    s: S
    event: Any
    voice: Voice
    seat: int | None


Filler = Callable[[Speech[Any], Any], str | int | Msg | Piece]
"""Says a field's number, or what a place of its own holds after its colon."""

Telling = Callable[[Speech[Any]], Row | Line | None]
"""A row that depends on what happened: another row, a line of its own, or None where nothing is said of it."""


@dataclass(frozen=True)
class Shared:
    """A row for events that come in a row and share a line, while ``by`` gives the same of each."""

    write: Callable[[Speech[Any], Sequence[Any]], Row | Line]
    by: Callable[[Any], Hashable] = type


@dataclass(frozen=True, eq=False)
class Log(Generic[S]):
    """A game's log. ``seat`` says whose deed an event is; ``says`` how its things are said, by the name of a place.

    ``knows`` is what the words read of the record besides the event: lines are kept by it.
    """

    rows: Mapping[type[Event], Row | Telling | Shared]
    seat: Callable[[S, Any], int | None] = lambda _, event: getattr(event, "seat", None)
    says: Mapping[str, Filler] = field(default_factory=dict)
    knows: Callable[[S], Hashable] = lambda _: None

    def lines(self, s: S, told: Sequence[Event], voice: Voice, kept: Cache | None = None) -> tuple[Line, ...]:
        """Return the log as ``voice`` reads it; what has no row is not told. It goes on from what is ``kept`` of it."""
        known = _Known(s, self.knows(s))

        def go_on(page: _Page | None, told: Sequence[Event], _: int) -> _Page:
            return self._page(page or _Page((), 0, ()), known, told, voice)

        return grown({} if kept is None else kept, (self, voice, known.key), told, go_on).lines

    def of(self, seen: Read, s: S, voice: Voice) -> tuple[Line, ...]:
        """Return the log of what the reader knows, going on from the last that was drawn of the match."""
        return self.lines(s, seen.events(voice.seat), voice, seen.kept(voice.seat))

    def line(self, s: S, event: Event, voice: Voice) -> Line | None:
        """Return what is told of one event, or None where nothing is."""
        return _line(self, _Known(s, self.knows(s)), (event,), voice) if type(event) in self.rows else None

    def _page(self, before: _Page, known: _Known, told: Sequence[Event], voice: Voice) -> _Page:
        """Return the page with what was told since ``before``: its last line may grow, and is written again."""
        rows = [(at, told[at]) for at in range(before.open, len(told)) if type(told[at]) in self.rows]
        groups = [[*group] for _, group in groupby(rows, lambda each: self._together(each[1]))]
        if not groups:
            return _Page(before.closed, len(told), before.closed)
        written = [_line(self, known, tuple([event for _, event in group]), voice) for group in groups]
        closed = before.closed + tuple([line for line in written[:-1] if line is not None])
        last = written[-1]
        return _Page(closed, groups[-1][0][0], closed if last is None else (*closed, last))

    def _together(self, event: Event) -> Hashable:
        """Return what is the same for events in a row that share a line."""
        row = self.rows[type(event)]
        return (type(event), row.by(event)) if isinstance(row, Shared) else id(event)

    def _write(self, s: S, told: Sequence[Event], voice: Voice) -> Line | None:
        row, seat = self.rows[type(told[0])], self.seat(s, told[0])
        speech = Speech(s, told[0], voice, seat if seat is not None and seat >= 0 else None)
        if isinstance(row, Shared):
            written: Row | Line | None = row.write(speech, told)
        else:
            written = row if isinstance(row, Row) else row(speech)
        if not isinstance(written, Row):
            return written
        return Line(parts=(self._message(written, speech),), seat=speech.seat, kind=written.kind, rule=written.rule)

    def _message(self, row: Row, speech: Speech[S]) -> Msg:
        """Return the message of a row, and the reason with it where the catalogue has one."""
        what, because = self._filled(row.key, row, speech), f"{row.key}.why"
        if because not in ENGLISH.arguments:
            return what
        return msg("table-because", what=what, why=self._filled(because, row, speech))

    def _filled(self, key: str, row: Row, speech: Speech[S]) -> Msg:
        return msg(key, **{name: self._argument(name, row, speech) for name in ENGLISH.arguments[key]})

    def _argument(self, name: str, row: Row, speech: Speech[S]) -> Any:
        if name in row.args:
            return row.args[name]
        if name == "seat":
            return speech.seat
        if not hasattr(speech.event, name):
            return self.says[name](speech, name)
        value = int(getattr(speech.event, name))
        return self.says[name](speech, value) if name in self.says else value


def result(speech: Speech[Any], text: Msg, rule: str) -> Line:
    """Return the line about how an attack, a round or the game ended."""
    return Line(parts=(text,), seat=speech.seat, kind="result", rule=rule)


class Read(Protocol):
    """A position as a reader knows it."""

    def events(self, seat: int | None) -> Sequence[Event]:
        """Return what ``seat`` was told."""

    def kept(self, seat: int | None) -> Cache:
        """Return what is kept of what was drawn for it."""


class _Page(NamedTuple):
    """A log so far: the lines that stay, from which event on the last one is written, and all lines with that."""

    closed: tuple[Line, ...]
    open: int
    lines: tuple[Line, ...]


class _Known:
    """A record, not kept alive, that counts as equal to another where the words of a line would be the same."""

    __slots__ = ("key", "s")

    def __init__(self, s: Any, key: Hashable) -> None:
        self.s, self.key = ref(s), key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(KEPT)
def _line(log: Log[Any], known: _Known, told: tuple[Event, ...], voice: Voice) -> Line | None:
    return log._write(known.s(), told, voice)
