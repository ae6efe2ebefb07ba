"""Events by name, and the log made of them."""

from __future__ import annotations

import pickle
from enum import IntEnum
from typing import Annotated

import pytest

from warbones.core.record.events import FIELDS, Event, Events, Named
from warbones.core.view import log
from warbones.core.view.log import Log, Row, Shared
from warbones.core.view.reader import Reader
from warbones.core.view.scene import Line, Said
from warbones.core.view.voice import Voice, whole
from warbones.locales.catalogue import Catalogue
from warbones.locales.english import ENGLISH


class Mood(IntEnum):
    GOOD = 0
    BAD = 1


class Kind(IntEnum):
    WENT = 0
    FELT = 1
    BEGAN = 2


class Went(Event, frozen=True):
    seat: int
    zone: Annotated[int, "zone"]
    to: Annotated[int, "zone"]


class Felt(Event, frozen=True):
    seat: int
    mood: Mood
    really: bool


class Began(Event, frozen=True):
    round: int


class Record:
    """A kind of event for the log."""


EVENTS = Events(Kind, {"Went": Went, "Felt": Felt, "Began": Began, "Event": Event})
READ = EVENTS.reader({"zone": {0: "L1", 1: "R1"}})


def test_events_are_read_by_name() -> None:
    went = READ((-1, Kind.WENT, 1, 0, 1, 0, 0))
    assert isinstance(went, Went)
    assert (went.seat, went.zone, went.to, went.audience) == (1, 0, 1, None)
    assert went == Went(1, 0, 1)
    assert repr(went) == "Went(seat=1, zone='L1', to='R1')"
    assert [0, 10][went.to] == 10, "a thing with a name counts as its number"


def test_enums_and_truth_are_what_they_are() -> None:
    felt = READ((0, Kind.FELT, 0, 1, 1))
    assert isinstance(felt, Felt)
    assert (felt.mood, felt.really, felt.audience) == (Mood.BAD, True, 0)
    assert repr(felt) == "Felt(seat=0, mood='bad', really=True, audience=0)"


def test_a_number_without_a_name_stays_a_number() -> None:
    assert repr(READ((-1, Kind.WENT, 0, -1, 7))) == "Went(seat=0, zone=-1, to=7)"


def test_names_survive_the_way_to_another_process() -> None:
    zone = pickle.loads(pickle.dumps(Named(3, "L2")))  # noqa: S301  # bytes of our own
    assert (zone, zone.name) == (3, "L2")


class Wide(Event, frozen=True):
    a: int
    b: int
    c: int
    d: int
    e: int
    f: int
    g: int
    h: int
    i: int


def test_kinds_and_classes_must_belong_together() -> None:
    with pytest.raises(TypeError, match="Kind and the classes of events differ in: began"):
        Events(Kind, {"Felt": Felt, "Went": Went})
    with pytest.raises(TypeError, match="Kind and the classes of events differ in: wide"):
        Events(Kind, {"Felt": Felt, "Went": Went, "Began": Began, "Wide": Wide})
    with pytest.raises(TypeError, match=f"Wide has more than {FIELDS} fields"):
        Events(IntEnum("Wider", {"WIDE": 0}), {"Wide": Wide})


OWN = Catalogue(
    messages={
        **ENGLISH.messages,
        "began": lambda args, words: f"Round {words.text(args['round'])}",
        "went": lambda args, words: f"{words.call('NAME', args['seat'])} goes from {args['zone']} to {args['to']}",
        "went.why": lambda args, words: f"it is {words.call('PERSON', args['seat'])}, after {args['before']}",
    },
    arguments={"began": ("round",), "went": ("seat", "to", "zone"), "went.why": ("before", "seat")},
)
"""A catalogue of this file's own."""


@pytest.fixture(autouse=True)
def _own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "ENGLISH", OWN)


def felt(context: object, told: list[Felt]) -> Line:
    return Line(parts=(Said(text=" and ".join(event.mood.name.lower() for event in told)),), seat=told[0].seat)


LOG = Log[Record](
    rows={
        Began: Row("began", "R1", "heading"),
        Went: Row("went", "R2", args={"before": "R1"}),
        Felt: Shared(felt, lambda event: event.seat),
    },
    says={"zone": lambda _, zone: f"zone {zone}", "to": lambda _, zone: f"zone {zone}"},
)


def told_to(seat: int | None, *events: Event) -> list[str]:
    voice = Voice(seat, ("Alpha", "Beta"))
    return [Reader(voice, OWN).text(whole(line.parts)) for line in LOG.lines(Record(), events, voice)]


def test_a_row_of_the_log_is_filled_for_who_reads_it() -> None:
    assert told_to(1, Went(1, 0, 1)) == ["Beta goes from zone 0 to zone 1: it is you, after R1"]
    assert told_to(0, Went(1, 0, 1)) == ["Beta goes from zone 0 to zone 1: it is other, after R1"]
    (line,) = LOG.lines(Record(), [Went(1, 0, 1)], Voice(None, ("Alpha", "Beta")))
    assert (line.seat, line.rule, line.kind) == (1, "R2", "told")


def test_events_of_one_seat_in_a_row_share_a_line_and_a_heading_parts_them() -> None:
    good, bad, other = Felt(0, Mood.GOOD, False), Felt(0, Mood.BAD, False), Felt(1, Mood.BAD, False)
    assert told_to(None, good, bad, other, Began(2), bad) == ["Good and bad.", "Bad.", "Round 2", "Bad."]


def test_events_without_a_row_have_no_line() -> None:
    class Silent(Event, frozen=True):
        pass

    assert told_to(0, Silent(), Began(1)) == ["Round 1"]
