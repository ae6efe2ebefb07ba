"""The areas of DiceWing's table: squadrons, pool, launch bays, trophy cases and the used dice (R4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from warbones.core.messages import Msg, Piece, Text, msg
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Area, Note
from warbones.core.view.voice import Voice
from warbones.games.dicewing.rules.attack import squadron_size, two_dice
from warbones.games.dicewing.rules.draft import pool_left
from warbones.games.dicewing.rules.power import power
from warbones.games.dicewing.rules.state import DICE, Phase, Place, State
from warbones.games.dicewing.view.forecast import Forecast
from warbones.games.dicewing.view.slots import CASE, SQUADRON, USED, Slots
from warbones.games.dicewing.view.words import piece

DRAFTING = (Phase.SETUP, Phase.DRAFT)

Lying = dict[tuple[int, int], list[int]]
"""The dice in each place, by their holder: a seat or nobody."""


def areas(s: State, near: int, voice: Voice, order: Slots) -> tuple[Area, ...]:
    """Return the areas in play, with seat ``near`` in front and the dice in their ``order``."""
    drafting, lying = s.phase in DRAFTING, _lying(s)
    listed = [_squadron(s, seat, voice, order, lying) for seat in (1 - near, near)]
    if drafting:
        listed.append(_pool(s))
    else:
        listed += [_bay(s, 1 - near, voice, lying), _bay(s, near, voice, lying), _used(s, order, lying)]
    if s.stage == 2 or not drafting:
        listed += [_trophies(s, seat, voice, order, lying) for seat in (1 - near, near)]
    return tuple(listed)


def _end(seat: int, voice: Voice) -> str:
    return "my" if seat == (voice.seat or 0) else "their"


def _lying(s: State) -> Lying:
    lying: Lying = {(place, seat): [] for place in Place for seat in (NOBODY, 0, 1)}
    for die, where in enumerate(zip(s.place, s.holder, strict=True)):
        lying[where].append(die)
    return lying


def _pieces(s: State, dice: Sequence[int]) -> tuple[Piece, ...]:
    face = s.face.cells
    return tuple([piece(die, face[die]) for die in dice])


def _squadron(s: State, seat: int, voice: Voice, order: Slots, lying: Lying) -> Area:
    secret = two_dice(s.pair[seat]) if s.pair[seat] else ()
    squadron, aimed, face = lying[Place.SQUADRON, seat], s.target[1 - seat], s.face.cells
    here = [die for die in squadron if die not in secret]
    places = order.taken[seat] or sorted({*squadron, *lying[Place.BAY, seat]})
    dice = tuple([piece(die, face[die], chosen=die == aimed) if die in here else None for die in places])
    share = _share(s, seat) if s.phase == Phase.DRAFT else 0
    return Area(
        id="mine" if _end(seat, voice) == "my" else "theirs",
        title=msg("dicewing-squadron-of", seat=seat),
        seat=seat,
        plate=True,
        count=msg("dicewing-count-of", count=len(here), of=share) if share else str(len(here)),
        note=_squadron_note(s, seat),
        room=SQUADRON,
        pieces=dice + (None,) * (share - len(places)),
    )


def _share(s: State, seat: int) -> int:
    """Return the number of dice that a seat takes in this draft (R9)."""
    pool = s.picks + pool_left(s)
    return pool // 2 if seat == s.first else pool - pool // 2


def _squadron_note(s: State, seat: int) -> Msg:
    if s.phase == Phase.LAUNCH and s.ready[seat] and not s.pair[seat]:
        return msg("dicewing-squadron-launched", size=squadron_size(s, seat))
    return msg("dicewing-squadron")


def _pool(s: State) -> Area:
    places = [die for die in range(DICE) if s.place[die] != Place.TROPHIES]
    dice = tuple(piece(die, s.face[die]) if s.place[die] == Place.POOL else None for die in places)
    left = pool_left(s)
    count = "" if s.phase == Phase.SETUP else msg("dicewing-pool-left", left=left)
    return Area(id="pool", title=msg("dicewing-pool"), look="grid", room=DICE, count=count, pieces=dice)


def _bay(s: State, seat: int, voice: Voice, lying: Lying) -> Area:
    return Area(
        id=f"{_end(seat, voice)}-bay",
        title=msg("dicewing-bay-of", seat=seat),
        look="card",
        role="stage",
        room=2,
        seat=seat,
        note=_bay_note(s, seat, voice),
        aside=_bay_power(s, seat),
        pieces=_bay_pieces(s, seat, lying),
    )


def _bay_power(s: State, seat: int) -> Note | None:
    """Return the Power of the dice in the bay, as far as it is known."""
    if s.pair[seat]:
        return Forecast(s, seat).of(two_dice(s.pair[seat]))[0]
    if s.phase not in (Phase.COLLATERAL, Phase.CAPTURE):
        return None
    return Note(figure=str(power(s, seat)), text=msg("dicewing-power"))


def _bay_pieces(s: State, seat: int, lying: Lying) -> tuple[Piece | None, ...]:
    if s.pair[seat]:
        return tuple(piece(die, s.face[die], chosen=True) for die in two_dice(s.pair[seat]))
    if s.phase == Phase.LAUNCH:
        return (_sealed(seat, 0), _sealed(seat, 1)) if s.ready[seat] else (None, None)
    return _pieces(s, lying[Place.BAY, seat]) or (None, None)


@cache
def _sealed(seat: int, place: int) -> Piece:
    return Piece(id=f"sealed-{seat}-{place}", label=msg("dicewing-sealed", seat=seat), set=seat, hidden=True)


def _bay_note(s: State, seat: int, voice: Voice) -> Text:
    if s.phase != Phase.LAUNCH:
        return msg("dicewing-bay-open") if s.launched[seat, 0] != NOBODY else ""
    if seat == voice.seat:
        return msg("dicewing-bay-own")
    return msg("dicewing-bay-sealed", seat=1 - seat) if s.ready[seat] else msg("dicewing-bay-empty")


def _used(s: State, order: Slots, lying: Lying) -> Area:
    used = [die for seat in (NOBODY, 0, 1) for die in lying[Place.USED, seat]]
    dice = _pieces(s, order.in_order(sorted(used)))
    return Area(id="used", title=msg("dicewing-used"), look="well", scale="medium", room=USED, pieces=dice)


def _trophies(s: State, seat: int, voice: Voice, order: Slots, lying: Lying) -> Area:
    dice = lying[Place.TROPHIES, seat]
    return Area(
        id=f"{_end(seat, voice)}-trophies",
        title=msg("dicewing-trophies-of", seat=seat),
        look="case",
        scale="medium",
        role="prize",
        room=CASE,
        seat=seat,
        count=str(len(dice)),
        pieces=_pieces(s, order.in_order(dice)),
    )
