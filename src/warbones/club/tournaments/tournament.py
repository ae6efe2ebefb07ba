"""A tournament: entrants, rounds of pairings, and results. Each change returns a new one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from warbones.club.names import is_alike
from warbones.core.errors import WarbonesError, quoted

T = TypeVar("T")

MOST: Final = 64
"""The maximum number of entrants: pairing that many takes a tenth of a second."""

Result = Literal["", "first", "second", "draw", "neither"]
"""The winner of a pairing; "" while it is played, "neither" if both stayed away."""


class TournamentKind(StrEnum):
    """The format of a tournament."""

    ROBIN = "robin"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class NotAllowed(WarbonesError):
    """Something that a tournament does not allow, at all or at the moment."""


class Entrant(msgspec.Struct, frozen=True):
    """An entrant. ``rating`` is for seeding, None if unknown.

    ``since`` is the first round they may play, from 0; ``gone``: they withdrew. ``bot``: a bot that fills in.
    """

    name: str
    mark: str = ""
    rating: int | None = None
    since: int = 0
    gone: bool = False
    bot: str = ""


class Pairing(msgspec.Struct, frozen=True):
    """Two entrants by number. ``first`` has the first seat. If ``second`` is None, ``first`` has a bye.

    ``walkover``: the result was decided without play. ``drawn`` counts the draws so far, if there must be a winner.
    ``begins`` is the scheduled start at its table, 0 to wait for both. ``place`` is its place in a bracket's round,
    from 0; None if that was not stored, for the order of the list.
    """

    first: int
    second: int | None
    result: Result = ""
    table: str = ""
    walkover: bool = False
    drawn: int = 0
    begins: int = 0
    place: int | None = None

    @property
    def both(self) -> tuple[int, ...]:
        """The entrants: one for a bye, otherwise two."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def opponent(self, number: int) -> int | None:
        """Return the other of two entrants; None for a bye."""
        return next((each for each in self.both if each != number), None)

    @property
    def is_played(self) -> bool:
        """Whether the result was decided by play."""
        return self.second is not None and not self.walkover and self.result not in ("", "neither")

    @property
    def winner(self) -> int | None:
        """The winner."""
        return {"first": self.first, "second": self.second}.get(self.result)


Round = tuple[Pairing, ...]


class Tournament(msgspec.Struct, frozen=True):
    """A tournament. ``planned`` is the number of rounds of a Swiss tournament; ``draws``: its game has draws.

    ``meetings`` is the number of games that each pair plays in a round robin, 2 in a double one. ``clock`` is the time
    control of its tables as JSON, empty for none.
    """

    title: str
    kind: TournamentKind
    game: str
    options: dict[str, str | int | bool] = {}
    planned: int = 0
    draws: bool = True
    rated: bool = False
    clock: dict[str, str | int] = {}
    meetings: int = 1
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    over: bool = False

    @property
    def here(self) -> tuple[int, ...]:
        """The entrants who have not withdrawn."""
        return tuple(number for number, entrant in enumerate(self.entrants) if not entrant.gone)

    @property
    def pairings(self) -> Iterator[Pairing]:
        """All pairings of all rounds."""
        return (pairing for each in self.rounds for pairing in each)

    def met(self) -> Counter[frozenset[int]]:
        """Return the number of games of each pair."""
        return Counter(frozenset(each.both) for each in self.pairings if each.second is not None)


def entered(event: Tournament, entrant: Entrant) -> Tournament:
    """Return the tournament with one more entrant, who may be a late entry. Raises `NotAllowed`."""
    _must_go_on(event)
    if entrant.bot:
        _must_take_bot(event)
    if len(event.entrants) >= MOST:
        raise NotAllowed.saying("refused-tournament-full", most=MOST)
    if any(is_alike(entrant.name, each.name) for each in event.entrants):
        raise NotAllowed.saying("refused-entrant-name-taken", name=quoted(entrant.name))
    is_late = bool(event.rounds) and event.kind is TournamentKind.KNOCKOUT
    since = max(0, len(event.rounds) - 1) if event.kind is TournamentKind.KNOCKOUT else len(event.rounds)
    more = replace(event, entrants=(*event.entrants, replace(entrant, since=since)))
    return _instead_of_bye(more) if is_late else more


def _must_take_bot(event: Tournament) -> None:
    if event.kind is not TournamentKind.SWISS:
        raise NotAllowed.saying("refused-filler-swiss")
    if any(each.bot for each in event.entrants):
        raise NotAllowed.saying("refused-filler-second")


def filled(event: Tournament) -> Tournament:
    """Return the tournament before a round is paired: its bot plays only if somebody would have no opponent."""
    bot = next((number for number, each in enumerate(event.entrants) if each.bot), None)
    if bot is None:
        return event
    people = sum(not each.gone for each in event.entrants if not each.bot)
    return replace(event, entrants=_changed(event.entrants, bot, replace(event.entrants[bot], gone=people % 2 == 0)))


def _instead_of_bye(event: Tournament) -> Tournament:
    """Return a knock-out in which the newest entrant plays someone who had a bye. Raises `NotAllowed`."""
    first, *later = event.rounds
    free = [at for at, each in enumerate(first) if each.second is None and not later]
    if not free:
        raise NotAllowed.saying("refused-knockout-late-entry")
    at = min(free, key=lambda at: event.entrants[first[at].first].gone)
    new = Pairing(first[at].first, len(event.entrants) - 1, place=first[at].place)
    return _with(event, 0, at, _forfeited(event, new))


def withdrawn(event: Tournament, number: int) -> Tournament:
    """Return the tournament with an entrant withdrawn: their current opponent wins. Raises `NotAllowed`."""
    _must_go_on(event)
    _must_be_entrant(event, number)
    left = replace(event, entrants=_changed(event.entrants, number, replace(event.entrants[number], gone=True)))
    if not left.rounds:
        return left
    last = tuple(_forfeited(left, each) for each in left.rounds[-1])
    return replace(left, rounds=(*left.rounds[:-1], last))


def _forfeited(event: Tournament, pairing: Pairing) -> Pairing:
    """Return a pairing, forfeited if it has no result and an entrant has left."""
    gone = [event.entrants[each].gone for each in pairing.both]
    if pairing.second is None or pairing.result or not any(gone):
        return pairing
    result: Result = "neither" if all(gone) else "second" if gone[0] else "first"
    return replace(pairing, result=result, walkover=True)


def returned(event: Tournament, number: int) -> Tournament:
    """Return the tournament with a withdrawn entrant back from the next round on. Raises `NotAllowed`."""
    _must_go_on(event)
    _must_be_entrant(event, number)
    if event.kind is TournamentKind.KNOCKOUT and event.rounds:
        raise NotAllowed.saying("refused-knockout-return")
    return replace(event, entrants=_changed(event.entrants, number, replace(event.entrants[number], gone=False)))


def noted(event: Tournament, at: int, number: int, result: Result, *, walkover: bool = False) -> Tournament:
    """Return the tournament with the result of pairing ``number`` in round ``at``, both from 0. Raises `NotAllowed`.

    A drawn knock-out match is replayed with sides switched.
    """
    pairing = pairing_of(event, at, number)
    if pairing.second is None:
        raise NotAllowed.saying("refused-bye-result")
    if event.kind is TournamentKind.KNOCKOUT and at != len(event.rounds) - 1:
        raise NotAllowed.saying("refused-result-used")
    if result == "draw" and not event.draws:
        raise NotAllowed.saying("refused-result-draw")
    if event.kind is TournamentKind.KNOCKOUT and result == "draw":
        new = Pairing(pairing.second, pairing.first, drawn=pairing.drawn + 1, place=pairing.place)
    else:
        new = replace(pairing, result=result, walkover=walkover or result == "neither")
    return _with(event, at, number, _forfeited(event, new))


def seated(event: Tournament, at: int, number: int, table: str, begins: int = 0) -> Tournament:
    """Return the tournament with a pairing's table and the time at which play ``begins`` there. Raises `NotAllowed`."""
    return _with(event, at, number, replace(pairing_of(event, at, number), table=table, begins=begins))


def ended(event: Tournament) -> Tournament:
    """Return the tournament ended. Raises `NotAllowed`."""
    must_be_finished(event)
    return replace(event, over=True)


def pairing_of(event: Tournament, at: int, number: int) -> Pairing:
    """Return a pairing. Raises `NotAllowed` if there is none."""
    if not 0 <= at < len(event.rounds) or not 0 <= number < len(event.rounds[at]):
        raise NotAllowed.saying("refused-no-pairing")
    return event.rounds[at][number]


def must_be_finished(event: Tournament) -> None:
    """Raise `NotAllowed` if a result of the last round is missing."""
    open_ = [each for each in (event.rounds[-1] if event.rounds else ()) if not each.result]
    if open_:
        names = tuple(event.entrants[number].name for each in open_ for number in each.both)
        raise NotAllowed.saying("refused-round-unfinished", names=names)


def _must_go_on(event: Tournament) -> None:
    if event.over:
        raise NotAllowed.saying("refused-tournament-over")


def _must_be_entrant(event: Tournament, number: int) -> None:
    if not 0 <= number < len(event.entrants):
        raise NotAllowed.saying("refused-no-entrant")


def _with(event: Tournament, at: int, number: int, pairing: Pairing) -> Tournament:
    return replace(event, rounds=_changed(event.rounds, at, _changed(event.rounds[at], number, pairing)))


def _changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
