"""War Dice as a person sees it: three zones of units, a prompt, what attacks need and did, and a log."""

from __future__ import annotations

from msgspec.structs import replace

from warbones.core.endings import ending_of
from warbones.core.position import Position
from warbones.core.scene import Ending, Scene, Seat, Tally
from warbones.core.words import Voice
from warbones.games.battle.areas import areas, narrow, wide
from warbones.games.battle.arrows import arrows, falling
from warbones.games.battle.calculation import calculations
from warbones.games.battle.log import ending, lines
from warbones.games.battle.mustering import left_to_spend
from warbones.games.battle.names import NAMES
from warbones.games.battle.prompts import prompt, status
from warbones.games.battle.rounds import WINNING_POINTS
from warbones.games.battle.sheet import alive
from warbones.games.battle.state import Phase, State
from warbones.games.battle.units import FACTIONS
from warbones.games.battle.words import counted, legend


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene of what ``seat`` (None: a spectator, who sits with seat 0) knows."""
    s, voice, near = seen.shown(), Voice(seat, NAMES), seat or 0
    told = seen.events(seat)
    log = lines(s, told, voice)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in range(2)),
        areas=areas(s, near, voice, falling(told) if seen.is_moment else frozenset()),
        wide=wide(s, near),
        narrow=narrow(s, near),
        prompt=replace(prompt(seen, s, voice, log), brief=True),
        log=log,
        calculations=calculations(s, told),
        arrows=arrows(s, told, rolling=seen.is_moment),
        surface="sheet",
        legend=legend(),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s, voice) if seen.over else None,
    )


def _ending(seen: Position, s: State, voice: Voice) -> Ending:
    points = tuple(s.points)
    return ending_of(seen, ending((s.winner, s.decided_by, *points), voice), "victory points", points)


def _seat(seen: Position, s: State, seat: int, voice: Voice) -> Seat:
    before = s.phase <= Phase.FIRST_ROLL and not s.game_round
    left = counted(left_to_spend(s, seat), "point")
    return Seat(
        seat=seat,
        name=NAMES[seat],
        mark="chevron" if seat == 0 else "ring",
        you=seat == voice.seat,
        acting=seat in seen.to_act,
        first=s.game_round > 0 and s.first == seat,
        status=f"{left} to spend" if before else f"{s.points[seat]} of {WINNING_POINTS} victory points",
        tally=None if before else Tally(points=s.points[seat], of=WINNING_POINTS),
        notes=_notes(s, seat),
    )


def _notes(s: State, seat: int) -> tuple[str, ...]:
    """Return a side's faction, and how many units it has left and lost."""
    own = [unit for unit in range(s.units) if s.owner[unit] == seat]
    lost = sum(not alive(s, unit) and unit != s.filling for unit in own)
    army = f"{counted(len(own) - lost, 'unit')}{f', {lost} defeated' if lost else ''}"
    return tuple([FACTIONS[s.faction[seat]], army] if s.faction[seat] >= 0 else [])
