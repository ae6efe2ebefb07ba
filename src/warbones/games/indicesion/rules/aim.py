"""Aiming a die: the named ways of throwing, and the limits of every throw (R7, R8, R9, B40)."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.rules.throw import MILLIMETRE, UNIT, Away, Launch, Surface, Triple, is_turn
from warbones.games.indicesion.rules.dice import colour_of, hand, unused
from warbones.games.indicesion.rules.launches import FREE, parts, unpacked
from warbones.games.indicesion.rules.space import EDGE, INCH, distance, surfaces
from warbones.games.indicesion.rules.state import Colour, Phase, ReleaseDistance, ReleaseFrom, State, ThrowModel

LEAST: Final = 6 * INCH
"""The smallest distance from a board at which a die is released (R8)."""

FARTHEST: Final = 3000 * MILLIMETRE
HIGHEST: Final = 2000 * MILLIMETRE
FASTEST: Final = 12_000
MOST_SPIN: Final = 60_000
"""The limits of a throw: from the middle of the table and above it, in millimetres; spin in milliradians a second."""

GRAVITY: Final = 9810


@dataclass(frozen=True)
class Arc:
    """A flight from outside the ring of boards inwards.

    The die's centre is released ``inches`` from the board at a ``height`` (mm) and flies for a number of ``seconds``.
    It comes down ``short`` of its target (in halves of a board's side), and spins backwards (mrad/s).
    """

    inches: float
    height: int
    seconds: float
    short: float
    backspin: int


ARCS: Final = {0: Arc(7.0, 60, 0.28, 0.6, 34_000), 2: Arc(7.0, 45, 0.16, 0.8, 29_000)}
"""The named throws that fly. A search found none that stay on a board more often, thanks to backspin."""


def can_throw(s: State, seat: int) -> list[Colour]:
    """Return the colours that the seat may throw now: any of its unused dice (R7), or that of a reroll (R32)."""
    if s.phase == Phase.REROLL:
        return [colour_of(s.thrown)]
    return sorted({colour_of(die) for die in hand(s, seat)})


def die_of(s: State, seat: int, colour: int) -> int:
    """Return the die of a colour that is thrown; those of one colour are alike."""
    return int(s.thrown) if s.phase == Phase.REROLL else unused(s, seat, Colour(colour))


def ways(s: State) -> list[int]:
    """Return the named ways of throwing in this match."""
    if s.options.throw_model != ThrowModel.PHYSICS:
        return [0]
    return [0, 2] if seen_from_above(s) else [0, 1, 2]


def boards(s: State) -> list[int]:
    """Return the boards that a throw can be aimed at; a referee needs no target."""
    return [0] if s.options.throw_model == ThrowModel.REFEREE else list(range(s.options.players))


def launch_of(s: State, number: int) -> Launch | None:
    """Return the launch of a numbered throw, or None if no launch is needed."""
    if s.options.throw_model != ThrowModel.PHYSICS:
        return None
    if number >= FREE:
        return unpacked(number)
    _, board, way = parts(number)
    return named(s, board, way)


def named(s: State, board: int, way: int) -> Launch:
    """Return the launch of a named throw at a board, from outside the ring or from above its middle."""
    surface = surfaces(s)[board]
    x, y = surface.middle
    if way == 1:
        return Launch(at=(x, y, surface.thick + LEAST + EDGE // 2 + MILLIMETRE), going=(0, 0, 0))
    return thrown(surface, ARCS[way])


def thrown(surface: Surface, way: Arc, to: Triple | None = None) -> Launch:
    """Return the launch of an arc at a board: at ``to``, or at its middle."""
    (x, y), away = surface.middle, hypot(*surface.middle)
    at = _beside(surface, way)
    over = (*surface.middle, surface.thick) if to is None else to
    nearer = way.short * surface.half / away
    down = (round(over[0] + nearer * x), round(over[1] + nearer * y), over[2] + EDGE // 2)
    return arc(at, down, way.seconds, (round(way.backspin * -y / away), round(way.backspin * x / away), 0))


def _beside(surface: Surface, way: Arc) -> Triple:
    """Return the start of an arc: outwards of the board, and farther out at a corner."""
    (x, y), away = surface.middle, hypot(*surface.middle)
    out = surface.half + round(way.inches * INCH)
    while True:
        at = (round(x + out * x / away), round(y + out * y / away), way.height * MILLIMETRE)
        if distance(surface, at, flat=True) >= LEAST:
            return at
        out += MILLIMETRE


def arc(at: Triple, to: Triple, seconds: float, spinning: Triple = (0, 0, 0)) -> Launch:
    """Return a launch from ``at`` that falls freely to ``to`` in ``seconds``."""
    x, y, z = ((b - a) / MILLIMETRE / seconds for a, b in zip(at, to, strict=True))
    return Launch(at=at, going=(round(x), round(y), round(z + GRAVITY * seconds / 2)), spinning=spinning)


def seen_from_above(s: State) -> bool:
    """Return whether the six inches to a board are measured as seen from above (B40)."""
    return bool(s.options.release_distance == ReleaseDistance.HORIZONTAL)


def from_every_board(s: State) -> bool:
    """Return whether the six inches are measured from every board (B31)."""
    return bool(s.options.release_from == ReleaseFrom.EVERY)


def kept_away_from(s: State, board: int) -> list[Surface]:
    """Return the boards that a throw at ``board`` is released six inches from: that one, or every one (R8, B31)."""
    return [each for at, each in enumerate(surfaces(s)) if at == board or from_every_board(s)]


def away(s: State, board: int) -> Away:
    """Return the distance that a throw at ``board`` must keep, and from which boards (R8, B31, B40)."""
    names = tuple(surface.id for surface in kept_away_from(s, board))
    return Away(boards=names, least=LEAST, flat=seen_from_above(s))


def wrong(s: State, launch: Launch, board: int) -> Msg | None:
    """Return the problem with a launch at ``board``, if any."""
    if launch.at[2] < EDGE or launch.at[2] > HIGHEST:
        return msg("indicesion-aim-height", least=EDGE // MILLIMETRE, most=HIGHEST // MILLIMETRE)
    if hypot(*launch.at[:2]) > FARTHEST:
        return msg("indicesion-aim-far", most=FARTHEST // MILLIMETRE)
    if hypot(*launch.going) > FASTEST:
        return msg("indicesion-aim-fast", most=FASTEST, speed=round(hypot(*launch.going)))
    if hypot(*launch.spinning) > MOST_SPIN:
        return msg("indicesion-aim-spin", most=MOST_SPIN, spin=round(hypot(*launch.spinning)))
    if launch.held and not is_turn(launch.held):
        return msg("indicesion-aim-held", length=UNIT)
    return _too_close(s, launch, board)


def _too_close(s: State, launch: Launch, board: int) -> Msg | None:
    flat = seen_from_above(s)
    for surface in kept_away_from(s, board):
        far = distance(surface, launch.at, flat=flat)
        if far < LEAST:
            which = "every" if from_every_board(s) else "targeted"
            return msg(
                "indicesion-aim-close",
                rules=("R8",),
                least=LEAST // INCH,
                how="above" if flat else "any",
                which=which,
                who=surface.id,
                inches=f"{max(0.0, far) / INCH:.1f}",
            )
    return None
