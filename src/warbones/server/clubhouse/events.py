"""Tournaments of this server: their entrants, the pairings' tables, and results from finished matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import ceil, log2
from random import SystemRandom

import msgspec
from msgspec.structs import replace

from warbones.club.names import TITLE, cleaned
from warbones.club.ratings import shown
from warbones.club.tournaments import tournament
from warbones.club.tournaments.pairings import paired, prepare
from warbones.club.tournaments.tournament import Entrant, NotAllowed, Pairing, Result, Tournament, TournamentKind
from warbones.concurrency.detached import to_its_end
from warbones.core.errors import WarbonesError, quoted
from warbones.games import load_known
from warbones.protocol.club_messages import Come, Enter, EventChange, EventRequest, Seating
from warbones.protocol.messages import TableTicket
from warbones.rooms.background.match_ends import MatchListeners
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.keys import WrongToken, digest, new_table
from warbones.rooms.services import NameRules
from warbones.rooms.storage.stored_match import DELETED_NAME
from warbones.server.clubhouse.players import Players
from warbones.server.clubhouse.speeds import speed_by
from warbones.server.store.club.club_store import ClubStore, Profile, StoredTournament
from warbones.table.clock_kinds import TimeControl, must_be_clock

PAIR = 2

START_DELAY = 5 * 60 * 1000
"""Milliseconds until a tournament's match with a clock starts, even if somebody is missing."""


class NotYours(WrongToken):
    """A key that does not permit the request."""


class Tournaments:
    """The tournaments of one server."""

    def __init__(
        self, store: ClubStore, rooms: Rooms, players: Players, listeners: MatchListeners, names: NameRules
    ) -> None:
        """Store tournaments in ``store``, play pairings in ``rooms``, and learn of results through ``listeners``.

        ``names`` are the rules for entrants' names.
        """
        self._store, self._rooms, self._players, self._names = store, rooms, players, names
        self._ready: asyncio.Future[None] | None = None
        listeners.on_end(self._ended)

    async def begin(self, asked: EventRequest) -> tuple[str, Tournament]:
        """Create a tournament. Raises `WarbonesError`."""
        game = load_known(asked.game)
        options = asked.options | ({game.seats_option: PAIR} if game.seats_option else {})
        if len(game.seated(options).names) != PAIR:
            raise NotAllowed.saying("refused-tournament-seats", game=game.title)
        game.ruleset.blank(options)  # raises for an unknown option
        if asked.clock:
            must_be_clock(asked.clock, PAIR)
            _must_lose(asked.clock)
        event = Tournament(
            title=cleaned(asked.title, TITLE, "title"),
            kind=TournamentKind(asked.kind),
            game=game.id,
            options=options,
            planned=asked.rounds,
            meetings=asked.meetings,
            draws=game.draws,
            rated=asked.rated,
            clock=msgspec.to_builtins(asked.clock) if asked.clock else {},
        )
        name = new_table()
        await self._store.begin_event(name, event, digest(asked.key), int(time.time()))
        return name, event

    async def kept(self, name: str) -> StoredTournament:
        """Return a tournament as everybody may read it. Raises `UnknownEvent`."""
        found = await self._store.event(name)
        if not found.event.over:
            self._prepare()
        entrants = tuple(map(self._shown, found.event.entrants))
        return replace(found, event=replace(found.event, entrants=entrants))

    def _shown(self, entrant: Entrant) -> Entrant:
        return replace(entrant, name=DELETED_NAME) if self._names.is_blocked(entrant.name) else entrant

    def _prepare(self) -> asyncio.Future[None]:
        """Prepare pairing. Started when somebody first opens a tournament, so that its organiser need not wait."""
        if self._ready is None:
            self._ready = asyncio.get_running_loop().run_in_executor(None, prepare)
        return self._ready

    async def of(self, profile: Profile) -> list[tuple[str, Tournament]]:
        """Return a player's tournaments."""
        return await self._store.events(profile.id)

    async def enter(self, name: str, asked: Enter) -> Tournament:
        """Enter a player, or, for the organiser, somebody without a browser. Raises `WarbonesError`."""
        kept = await self._store.event(name)
        if asked.name or asked.bot:
            _must_organise(kept, asked.key)
            added = _filler(kept.event, asked.bot) if asked.bot else Entrant(self._names.cleaned(asked.name))
            return await self._change(name, partial(tournament.entered, entrant=added))
        profile = await self._players.known(asked.key)
        if (entrant := entrant_of(kept, profile)) is not None:
            return await self._change(name, partial(tournament.returned, number=entrant))
        ratings = await self._store.ratings(profile.id)
        rated_as = kept.event.game, speed_by(clock_of(kept.event))
        known = next((each.rating for each in ratings if (each.game, each.speed) == rated_as), None)
        new = Entrant(profile.name, profile.mark, shown(known) if known else None)
        return await self._change(name, partial(tournament.entered, entrant=new), profile.id)

    async def change(self, name: str, asked: EventChange) -> Tournament:
        """Apply a change that the organiser makes, or let a player leave. Raises `WarbonesError`."""
        kept = await self._store.event(name)
        if asked.what == "leave" and digest(asked.key) != kept.organiser:
            profile = await self._players.known(asked.key)
            if (entrant := entrant_of(kept, profile)) is None:
                raise NotYours.saying("refused-not-entrant")
            return await self._change(name, partial(tournament.withdrawn, number=entrant))
        _must_organise(kept, asked.key)
        if asked.what == "pair":
            await to_its_end(self._prepare(), ())  # not within the transaction, which would hold up every table
        changes: dict[str, Callable[[Tournament], Tournament]] = {
            "pair": _paired,
            "result": lambda event: _noted(event, asked),
            "leave": lambda event: tournament.withdrawn(event, asked.entrant),
            "back": lambda event: tournament.returned(event, asked.entrant),
            "longer": lambda event: replace(event, planned=max(event.planned, len(event.rounds)) + 1, over=False),
            "end": tournament.ended,
        }
        return await self._change(name, changes[asked.what])

    async def _change(self, name: str, change: Callable[[Tournament], Tournament], player: str = "") -> Tournament:
        event = await self._store.change_event(name, change, player)
        return await self._with_tables(name, event)

    async def _with_tables(self, name: str, event: Tournament) -> Tournament:
        """Create a table for each pairing of the last round that has none, if both entrants have browsers."""
        if not event.rounds or event.over:
            return event
        players, at = (await self._store.event(name)).players, len(event.rounds) - 1
        bots = {number: each.bot for number, each in enumerate(event.entrants) if each.bot}
        for number, pairing in enumerate(event.rounds[at]):
            able = {*pairing.both} <= players.keys() | bots.keys()
            if pairing.table or pairing.result or not able or pairing.second is None:
                continue
            seats = tuple(bots.get(each, "") for each in pairing.both)
            table, begins = await self._rooms.set_up_for(event.game, event.options, seats, clock_of(event), START_DELAY)
            await self._store.event_table(table, name, at, number)
            event = await self._store.change_event(
                name, partial(_seated, at=at, number=number, table=table, begins=begins, for_=pairing)
            )
        return event

    async def come(self, table: str, asked: Come) -> TableTicket:
        """Seat a player at their table of a tournament. Raises `WarbonesError`."""
        profile = await self._players.known(asked.key)
        name, at, number = await self._where(table)
        kept = await self._store.event(name)
        pairing, entrant = kept.event.rounds[at][number], entrant_of(kept, profile)
        if entrant not in pairing.both or pairing.table != table:
            raise NotYours.saying("refused-tournament-seat")
        seat = pairing.both.index(entrant)
        ticket = await self._rooms.seat_for(table, seat, asked.secret)
        seating = Seating(token=asked.secret, key=asked.key, rated=kept.event.rated)
        with suppress(NotNow):  # the match is over, and can still be watched
            await self._players.sit(table, seating, late=True)
        return ticket

    async def _where(self, table: str) -> tuple[str, int, int]:
        found = await self._store.event_of(table)
        if found is None:
            raise NotYours.saying("refused-tournament-table")
        return found

    async def _ended(self, live: LiveMatch) -> None:
        """Store the result of a match: its ratings, and its score in a tournament."""
        await self._players.settle(live)
        if found := await self._store.event_of(live.table):
            name, at, number = found
            if live.match.ended and live.match.ended.called_off:
                return  # the organiser decides
            came = tuple(bool(seat.bot or seat.person.mark) for seat in live.stored.seats)
            change = partial(_told, at=at, number=number, table=live.table, scores=live.match.scores(), came=came)
            await self._with_tables(name, await self._store.change_event(name, change))

    async def resume(self) -> None:
        """Store players' missing look-alike keys, and results of matches that ended while the server was down."""
        await self._players.resume()
        for table in await self._players.unsettled():
            try:
                stored, status = await self._rooms.stored_status(table)
                if status and status.over and stored.is_club_match:
                    async with self._rooms.enter(table) as room:
                        room.live.signal.give()
                        await room.rest()
            except WarbonesError:
                await asyncio.sleep(0)  # the table was removed, or has old rules


def entrant_of(kept: StoredTournament, profile: Profile) -> int | None:
    """Return a player's entrant number, or None if they did not enter."""
    return next((number for number, player in kept.players.items() if player == profile.id), None)


def _must_organise(kept: StoredTournament, key: str) -> None:
    if digest(key) != kept.organiser:
        raise NotYours.saying("refused-not-organiser")


def _filler(event: Tournament, bot: str) -> Entrant:
    """Return a bot as an entrant. Raises `NotAllowed` if the game has no such bot."""
    known = load_known(event.game).bots.names
    if bot not in known:
        raise NotAllowed.saying("refused-filler-unknown", bot=quoted(bot), known=tuple(known))
    return Entrant(f"Bot ({bot})", bot=bot)


def _paired(event: Tournament) -> Tournament:
    """Return the tournament with its next round; the default number of rounds follows from the number of entrants."""
    if event.kind is TournamentKind.SWISS and not event.planned and len(event.here) >= PAIR:
        event = replace(event, planned=ceil(log2(len(event.here))))
    return paired(event, SystemRandom())


def _noted(event: Tournament, asked: EventChange) -> Tournament:
    return tournament.noted(event, asked.round, asked.pairing, asked.result)


def _seated(event: Tournament, at: int, number: int, table: str, begins: int, for_: Pairing) -> Tournament:
    """Return the tournament with a pairing's table, unless the pairing has changed meanwhile."""
    return tournament.seated(event, at, number, table, begins) if event.rounds[at][number] == for_ else event


def clock_of(event: Tournament) -> TimeControl | None:
    """Return the time control of a tournament's tables."""
    return msgspec.convert(event.clock, TimeControl) if event.clock else None


def _must_lose(clock: TimeControl) -> None:
    if clock.out != "loses":
        raise NotAllowed.saying("refused-tournament-bot-clock")


def _told(
    event: Tournament, at: int, number: int, table: str, scores: tuple[int, ...], came: tuple[bool, ...]
) -> Tournament:
    """Return the tournament with a table's result, unless it has one already; ``came`` are the seats that joined."""
    pairing = event.rounds[at][number]
    if pairing.table != table or pairing.result or event.over:
        return event
    first, second = scores
    result: Result = "first" if first > second else "second" if second > first else "draw"
    return tournament.noted(event, at, number, result if any(came) else "neither", walkover=not all(came))
