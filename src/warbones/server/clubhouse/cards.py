"""Players, ratings and tournaments as messages."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from warbones.club.bots import known
from warbones.club.marks import MARKS
from warbones.club.ratings import STEP, Rating, is_settled, shown
from warbones.club.tournaments.bracket import places
from warbones.club.tournaments.pairings import is_done
from warbones.club.tournaments.standings import BREAKS, standings
from warbones.club.tournaments.tournament import NotAllowed, Round, Tournament, TournamentKind, must_be_finished
from warbones.games import load_known
from warbones.protocol.club_messages import (
    EntrantCard,
    EventCard,
    EventPage,
    Leader,
    Leaders,
    PairingCard,
    PastMatch,
    PlayedCard,
    RatingCard,
    StandingRow,
    TablePlayer,
    TablePlayers,
    You,
)
from warbones.rooms.seats.rated import is_rated
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.visitors.occupants import occupants
from warbones.server.clubhouse.speeds import SPEEDS
from warbones.server.store.club.club_store import FinishedMatch, PlayerRating, Profile, StoredTournament
from warbones.table.clock_kinds import TimeControl

Card = TypeVar("Card", TablePlayer, PairingCard, StandingRow)


def _as(card: type[Card], kept: object) -> Card:
    """Return a card from an object with fields of the same names."""
    return msgspec.convert(kept, card, from_attributes=True)


def _pairings(pairings: Round) -> tuple[PairingCard, ...]:
    placed = (
        (pairing, replace(pairing, place=place)) for place, pairing in zip(places(pairings), pairings, strict=True)
    )
    return tuple(replace(_as(PairingCard, each), starts_at=pairing.begins) for pairing, each in placed)


def you(
    profile: Profile,
    devices: int,
    ratings: list[PlayerRating],
    events: list[tuple[str, Tournament]],
    *,
    blocked: bool = False,
) -> You:
    """Return a player's own data; ``blocked``: the operator blocked their name."""
    return You(
        name=profile.name,
        mark=profile.mark,
        devices=devices,
        ratings=tuple(map(rating_card, ratings)),
        events=tuple(event_card(name, event) for name, event in events),
        marks=MARKS,
        name_blocked=blocked,
    )


def rating_card(rated: PlayerRating) -> RatingCard:
    """Return the card of a rating."""
    rating = rated.rating
    return RatingCard(
        game=rated.game,
        title=load_known(rated.game).title,
        speed=rated.speed,
        rating=shown(rating),
        uncertainty=_give(rating),
        games=rating.games,
        established=is_settled(rating),
    )


def _give(rating: Rating) -> int:
    return round(2 * STEP * rating.sigma)


def past_match(past: FinishedMatch) -> PastMatch:
    """Return the card of a finished match, for one of its players."""
    seats = tuple(
        PlayedCard(
            seat=each.seat,
            score=each.score,
            you=each.own,
            name=each.name,
            mark=each.mark,
            bot=each.bot,
            before=each.before,
            after=each.after,
        )
        for each in past.seats
    )
    title = load_known(past.game).title
    return PastMatch(
        table=past.table,
        game=past.game,
        title=title,
        speed=past.speed,
        ended_at=past.at,
        rated=past.rated,
        seats=seats,
        replayable=past.kept,
    )


def table_players(stored: StoredMatch, *, waits: bool) -> TablePlayers:
    """Return the players at a table, and whether it is rated."""
    names = load_known(stored.game).seated(stored.options).names
    found = tuple(_as(TablePlayer, each) for each in occupants(stored, names, ()))
    return TablePlayers(players=found, rated=is_rated(stored), may_change=waits)


def leaders(game: str, speed: str, people: list[PlayerRating]) -> Leaders:
    """Return people and bots in one list: settled ratings are ranked, the others follow."""
    rated = [(each.rating, each.name, each.mark, "") for each in people]
    bots = known().get(game)
    rated += [(rating, "", "", bot) for bot, rating in (bots.ratings if bots else {}).items()]
    rated.sort(key=lambda each: (not (each[3] or is_settled(each[0])), -each[0].mu, each[1]))
    rows, place = [], 0
    for rating, name, mark, bot in rated:
        settled = bool(bot) or is_settled(rating)
        place += settled and not bot
        rows.append(
            Leader(
                place=place if settled and not bot else 0,
                name=name,
                rating=shown(rating),
                uncertainty=_give(rating),
                games=rating.games,
                mark=mark,
                bot=bot,
                established=settled,
            )
        )
    return Leaders(game=game, title=load_known(game).title, speed=speed, speeds=SPEEDS, leaders=tuple(rows))


def event_card(name: str, event: Tournament) -> EventCard:
    """Return the card of a tournament."""
    return EventCard(event=name, title=event.title, game=event.game, over=event.over)


def event_page(name: str, kept: StoredTournament, entrant: int | None, *, organises: bool) -> EventPage:
    """Return the public page of a tournament, with the reader's role."""
    event, game = kept.event, load_known(kept.event.game).seated(kept.event.options)
    round_done, done = _is_round_done(event), is_done(event)
    return EventPage(
        event=name,
        title=event.title,
        kind=event.kind.value,
        game=event.game,
        game_title=game.title,
        seats=game.names,
        entrants=tuple(
            EntrantCard(
                name=each.name,
                mark=each.mark,
                rating=each.rating or 0,
                withdrawn=each.gone,
                late=each.since > 0,
                player=number in kept.players,
                bot=each.bot,
            )
            for number, each in enumerate(event.entrants)
        ),
        rounds=tuple(map(_pairings, event.rounds)),
        standings=tuple(_as(StandingRow, each) for each in standings(event)),
        tie_breaks=BREAKS[event.kind],
        planned_rounds=event.planned,
        meetings=event.meetings,
        rated=event.rated,
        draws=event.draws and event.kind is not TournamentKind.KNOCKOUT,
        over=event.over,
        may_pair=round_done and not event.over and len(event.here) > 1 and (not event.rounds or not done),
        done=round_done and done and bool(event.rounds) and not event.over,
        you=entrant,
        is_organiser=organises,
        clock=msgspec.convert(event.clock, TimeControl) if event.clock else None,
    )


def _is_round_done(event: Tournament) -> bool:
    try:
        must_be_finished(event)
    except NotAllowed:
        return False
    return True
