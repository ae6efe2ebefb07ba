"""What people are told of a table beside the game: who is here, and how it is listed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from warbones.core.game import Game
from warbones.core.position import Position
from warbones.server.messages import Company, Heard, Standing, TableRow
from warbones.server.room import Room
from warbones.server.seating import free_seats, may_hint, players, sitters
from warbones.table.closing import TWO
from warbones.table.match import Match

HEARD: Final = 4
"""Remarks that everybody is told: those before were heard."""


def company(room: Room, seat: int | None) -> Company:
    """Return who is at the table, as ``seat`` (None: who watches) may know."""
    match, wish, sits = room.match, room.wishes.waiting, seat is not None
    return Company(
        sitters=sitters(room.stored, match.game.names, room.presence.here),
        watching=room.presence.watching,
        wish=wish,
        may_undo=seat is not None and wish is None and match.may_undo(seat),
        steps_back=seat is not None and match.may_step_back(seat),
        may_resign=sits and match.is_on and len(match.game.names) == TWO,
        may_draw=sits and match.is_on and wish is None and match.game.draws and not players(room.stored),
        may_hint=sits and may_hint(room.stored),
        heard=_heard(match),
        waits=match.waits,
    )


def _heard(match: Match) -> tuple[Heard, ...]:
    """Return what was said last."""
    said = [Heard(number=number, seat=each.seat, phrase=each.phrase) for number, each in enumerate(match.remarks)]
    return tuple(said[-HEARD:])


def standing(room: Room, seats: Collection[int]) -> Standing:
    """Return how the table stands for who sits on ``seats``."""
    prompts = [room.match.scene(seat).prompt.kind for seat in seats if seat not in room.stored.stand_ins]
    waits = any(kind not in {"wait", "over"} for kind in prompts)
    return Standing(status=room.match.scene(None).status, over=room.match.over, waits=waits)


def row(room: Room) -> TableRow:
    """Return the table as it is listed."""
    game, position = room.match.game, room.match.position
    return TableRow(
        table=room.table,
        game=game.id,
        title=game.title,
        status=room.match.scene(None).status,
        sitters=sitters(room.stored, game.names, room.presence.here),
        free=free_seats(room.stored),
        options=_chosen_options(game, position),
    )


def _chosen_options(game: Game, position: Position) -> tuple[str, ...]:
    """Return in words the rule options that are not the ruling's own."""
    chosen = ((option, position.options[option.name]) for option in game.options)
    return tuple(f"{option.title}: {option.told(value)}" for option, value in chosen if value != option.default)
