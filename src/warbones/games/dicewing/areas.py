"""The areas of DiceWing's table: squadrons, pool, launch bays, trophy cases and the used dice (R4)."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.scene import Area, Note, Piece
from warbones.core.step import NOBODY
from warbones.core.words import NUMBERS, Voice, title
from warbones.games.dicewing.attack import squadron_size, two_dice
from warbones.games.dicewing.draft import pool_left
from warbones.games.dicewing.forecast import forecast
from warbones.games.dicewing.notation import SEATS
from warbones.games.dicewing.power import power
from warbones.games.dicewing.score import trophies
from warbones.games.dicewing.state import Phase, Place, State
from warbones.games.dicewing.words import piece

DRAFTING = (Phase.SETUP, Phase.DRAFT)


def areas(s: State, near: int, voice: Voice) -> tuple[Area, ...]:
    """Return the areas in play, the ones of seat ``near`` as the reader's own."""
    listed = [_squadron(s, 1 - near, voice), _squadron(s, near, voice)]
    if s.phase in DRAFTING:
        listed.append(_pool(s))
    else:
        listed += [_bay(s, 1 - near, voice), _bay(s, near, voice), _used(s)]
    if s.stage == 2 or s.phase not in DRAFTING:
        listed += [_trophies(s, 1 - near, voice), _trophies(s, near, voice)]
    return tuple(listed)


def _end(seat: int, voice: Voice) -> str:
    return "my" if seat == (voice.seat or 0) else "their"


def _titled(seat: int, voice: Voice, what: str) -> str:
    return title(f"{voice.whose(seat)} {what}")


def _lying(s: State, place: Place, seat: int | None = None) -> list[int]:
    """Return the dice that lie at ``place``, those that ``seat`` holds or all."""
    return [
        die
        for die, (at, holder) in enumerate(zip(s.place, s.holder, strict=True))
        if at == place and (seat is None or holder == seat)
    ]


def _pieces(s: State, dice: Sequence[int]) -> tuple[Piece, ...]:
    return tuple(piece(die, s.face[die]) for die in dice)


def _squadron(s: State, seat: int, voice: Voice) -> Area:
    secret = two_dice(s.pair[seat]) if s.pair[seat] else ()
    own = sorted(_lying(s, Place.SQUADRON, seat) + _lying(s, Place.BAY, seat))
    away = [die for die in own if die in secret or s.place[die] == Place.BAY]
    aimed = s.target[1 - seat]
    dice = tuple(None if die in away else piece(die, s.face[die], chosen=die == aimed) for die in own)
    return Area(
        id="mine" if _end(seat, voice) == "my" else "theirs",
        title=_titled(seat, voice, "squadron"),
        seat=seat,
        plate=True,
        count=_squadron_count(s, seat, len(secret)),
        note=_squadron_note(s, seat),
        pieces=dice,
    )


def _squadron_count(s: State, seat: int, launched: int) -> str:
    size = squadron_size(s, seat) - launched
    if s.phase != Phase.DRAFT:
        return str(size)
    pool = s.picks + pool_left(s)
    return f"{size} of {pool // 2 if seat == s.first else pool - pool // 2}"


def _squadron_note(s: State, seat: int) -> str:
    if s.phase == Phase.LAUNCH and s.ready[seat] and not s.pair[seat]:
        size = squadron_size(s, seat)
        launched = f"Two of these {NUMBERS[size]} are launched." if size > 2 else "Both are launched."
        return f"Squadron, as last seen. {launched}"
    return "Squadron"


def _pool(s: State) -> Area:
    dice = _pieces(s, _lying(s, Place.POOL))
    left = "" if s.phase == Phase.SETUP else f"{pool_left(s)} {'die' if pool_left(s) == 1 else 'dice'} left"
    return Area(id="pool", title="Pool", look="grid", count=left, pieces=dice)


def _bay(s: State, seat: int, voice: Voice) -> Area:
    return Area(
        id=f"{_end(seat, voice)}-bay",
        title=_titled(seat, voice, "bay"),
        look="card",
        role="stage",
        seat=seat,
        note=_bay_note(s, seat, voice),
        aside=_bay_power(s, seat),
        pieces=_bay_pieces(s, seat),
    )


def _bay_power(s: State, seat: int) -> Note | None:
    """Return the Power of the dice in the bay, as far as it is known."""
    if s.pair[seat]:
        return forecast(s.copy(), seat, two_dice(s.pair[seat]))[0]
    return Note(figure=str(power(s, seat)), text="Power") if s.phase in (Phase.COLLATERAL, Phase.CAPTURE) else None


def _bay_pieces(s: State, seat: int) -> tuple[Piece | None, ...]:
    if s.pair[seat]:
        return tuple(piece(die, s.face[die], chosen=True) for die in two_dice(s.pair[seat]))
    if s.phase == Phase.LAUNCH:
        return (_sealed(seat, 0), _sealed(seat, 1)) if s.ready[seat] else (None, None)
    return _pieces(s, _lying(s, Place.BAY, seat)) or (None, None)


def _sealed(seat: int, place: int) -> Piece:
    return Piece(id=f"sealed-{seat}-{place}", label=f"A sealed die of {SEATS[seat]}", set=seat, hidden=True)


def _bay_note(s: State, seat: int, voice: Voice) -> str:
    if s.phase != Phase.LAUNCH:
        return "Open" if s.launched[seat, 0] != NOBODY else ""
    if seat == voice.seat:
        return "Only you see it"
    if not s.ready[seat]:
        return "Still empty"
    return "Sealed until both are ready" if voice.seat is None else "Sealed until you are ready"


def _used(s: State) -> Area:
    dice = _pieces(s, _lying(s, Place.USED))
    return Area(id="used", title="Used", look="well", scale="medium", pieces=dice)


def _trophies(s: State, seat: int, voice: Voice) -> Area:
    return Area(
        id=f"{_end(seat, voice)}-trophies",
        title=_titled(seat, voice, "trophies"),
        look="case",
        scale="medium",
        role="prize",
        seat=seat,
        count=str(trophies(s, seat)),
        pieces=_pieces(s, _lying(s, Place.TROPHIES, seat)),
    )
