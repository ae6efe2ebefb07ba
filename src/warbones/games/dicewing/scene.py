"""DiceWing as a person sees it: what a seat knows, laid out as areas, a prompt, a calculation and a log."""

from __future__ import annotations

from warbones.core.position import Position
from warbones.core.scene import Area, Layout, Piece, Scene, Seat
from warbones.games.dicewing.attack import squadron_size, two_dice
from warbones.games.dicewing.calculation import last_calculation
from warbones.games.dicewing.dice import DICE
from warbones.games.dicewing.draft import pool_left
from warbones.games.dicewing.log import lines
from warbones.games.dicewing.notation import SEATS
from warbones.games.dicewing.prompts import prompt, status
from warbones.games.dicewing.score import trophies
from warbones.games.dicewing.state import Phase, Place, State
from warbones.games.dicewing.words import Voice, piece

MARKS = ("chevron", "ring")
DRAFTING = (Phase.SETUP, Phase.DRAFT)


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene of what ``seat`` (None: a spectator, who sits with seat 0) knows."""
    s, voice, near = seen.shown(), Voice(seat), seat or 0
    told = seen.events(seat)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in range(2)),
        areas=_areas(s, near, voice),
        wide=_wide(s),
        narrow=_narrow(s),
        prompt=prompt(seen, s, voice),
        log=lines(told, voice),
        calculations=last_calculation(told, voice),
        over=seen.over,
    )


def _seat(seen: Position, s: State, seat: int, voice: Voice) -> Seat:
    ready = bool(s.ready[seat])
    return Seat(
        seat=seat,
        name=SEATS[seat],
        mark="chevron" if seat == 0 else "ring",
        you=seat == voice.seat,
        acting=seat in seen.to_act and not ready,
        first=s.phase != Phase.SETUP and s.first == seat,
        status="ready" if ready else "",
    )


def _wide(s: State) -> Layout:
    if s.phase in DRAFTING and s.stage < 2:
        return Layout(areas=("theirs", "pool", "mine"), rows=("auto", "1", "auto"))
    if s.phase in DRAFTING:
        areas = ("theirs their-trophies", "pool their-trophies", "pool my-trophies", "mine my-trophies")
        return Layout(areas=areas, columns=("1", "auto"), rows=("auto", "1", "1", "auto"))
    areas = (
        "theirs theirs their-trophies",
        "used their-bay their-trophies",
        "used my-bay my-trophies",
        "mine mine my-trophies",
    )
    return Layout(areas=areas, columns=("auto", "1", "auto"), rows=("auto", "1", "1", "auto"))


def _narrow(s: State) -> Layout:
    cases = ("their-trophies my-trophies",) if s.stage == 2 or s.phase not in DRAFTING else ()
    if s.phase in DRAFTING:
        rows = ("theirs", "pool", "mine", *cases)
    else:
        rows = ("theirs", "their-bay", "my-bay", "mine", *cases, "used")
    two = len(cases) == 1
    return Layout(areas=tuple(row if " " in row or not two else f"{row} {row}" for row in rows))


def _areas(s: State, near: int, voice: Voice) -> tuple[Area, ...]:
    areas = [_squadron(s, 1 - near, voice), _squadron(s, near, voice)]
    if s.phase in DRAFTING:
        areas.append(_pool(s))
    else:
        areas += [_bay(s, 1 - near, voice), _bay(s, near, voice), _used(s)]
    if s.stage == 2 or s.phase not in DRAFTING:
        areas += [_trophies(s, 1 - near, voice), _trophies(s, near, voice)]
    return tuple(areas)


def _end(seat: int, voice: Voice) -> str:
    return "my" if seat == (voice.seat or 0) else "their"


def _titled(seat: int, voice: Voice, what: str) -> str:
    whose = voice.whose(seat)
    return f"{whose[0].upper()}{whose[1:]} {what}"


def _squadron(s: State, seat: int, voice: Voice) -> Area:
    secret = two_dice(s.pair[seat]) if s.pair[seat] else ()
    own = [die for die in range(DICE) if s.holder[die] == seat and s.place[die] in (Place.SQUADRON, Place.BAY)]
    away = [die for die in own if die in secret or s.place[die] == Place.BAY]
    dice = tuple(None if die in away else piece(die, s.face[die]) for die in own)
    return Area(
        id="mine" if _end(seat, voice) == "my" else "theirs",
        title=_titled(seat, voice, "squadron"),
        seat=seat,
        plate=True,
        count=str(squadron_size(s, seat) - len(secret)),
        note=_squadron_note(s, seat),
        pieces=dice,
    )


def _squadron_note(s: State, seat: int) -> str:
    if s.phase == Phase.LAUNCH and s.ready[seat] and not s.pair[seat]:
        return f"Squadron, as last seen: two of these {squadron_size(s, seat)} are launched"
    return "Squadron"


def _pool(s: State) -> Area:
    dice = tuple(piece(die, s.face[die]) for die in range(DICE) if s.place[die] == Place.POOL)
    left = pool_left(s)
    count = f"{left} {'die' if left == 1 else 'dice'} left"
    return Area(id="pool", title="Pool", kind="grid", surface="well", size="pool", count=count, pieces=dice)


def _bay(s: State, seat: int, voice: Voice) -> Area:
    return Area(
        id=f"{_end(seat, voice)}-bay",
        title=_titled(seat, voice, "bay"),
        surface="card",
        size="bay",
        seat=seat,
        note=_bay_note(s, seat, voice),
        pieces=_bay_pieces(s, seat),
    )


def _bay_pieces(s: State, seat: int) -> tuple[Piece | None, ...]:
    if s.pair[seat]:
        return tuple(piece(die, s.face[die], chosen=True) for die in two_dice(s.pair[seat]))
    if s.phase == Phase.LAUNCH:
        return (_sealed(seat, 0), _sealed(seat, 1)) if s.ready[seat] else (None, None)
    open_dice = [die for die in range(DICE) if s.place[die] == Place.BAY and s.holder[die] == seat]
    return tuple(piece(die, s.face[die]) for die in open_dice) or (None, None)


def _sealed(seat: int, place: int) -> Piece:
    return Piece(id=f"sealed-{seat}-{place}", label=f"A sealed die of {SEATS[seat]}", set=seat, hidden=True)


def _bay_note(s: State, seat: int, voice: Voice) -> str:
    if s.phase != Phase.LAUNCH:
        return "Open"
    if seat == voice.seat:
        return "Only you see it"
    return "Sealed until both are ready" if s.ready[seat] else "Still empty"


def _used(s: State) -> Area:
    dice = tuple(piece(die, s.face[die]) for die in range(DICE) if s.place[die] == Place.USED)
    return Area(id="used", title="Used", kind="stack", surface="well", size="used", pieces=dice)


def _trophies(s: State, seat: int, voice: Voice) -> Area:
    lying = [die for die in range(DICE) if s.place[die] == Place.TROPHIES and s.holder[die] == seat]
    return Area(
        id=f"{_end(seat, voice)}-trophies",
        title=_titled(seat, voice, "trophies"),
        kind="stack",
        surface="well",
        size="used",
        seat=seat,
        count=str(trophies(s, seat)),
        pieces=tuple(piece(die, s.face[die]) for die in lying),
    )
