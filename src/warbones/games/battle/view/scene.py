"""War Dice as a person sees it: three zones of units, a prompt, what attacks need and did, and a log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from warbones.core.notation.counting import counted
from warbones.core.play.position import Position
from warbones.core.view.scene import Counted, Ending, Line, Prompt, Scene, Seat, Tally
from warbones.core.view.words import Voice, ending_of
from warbones.games.battle.notation.names import NAMES
from warbones.games.battle.rules.army_building import left_to_spend
from warbones.games.battle.rules.sheet import alive, remaining
from warbones.games.battle.rules.state import WINNING_POINTS, Phase, State
from warbones.games.battle.rules.units import FACTIONS
from warbones.games.battle.view.areas import areas, narrow, wide
from warbones.games.battle.view.arrows import arrows, falling
from warbones.games.battle.view.calculation import calculations
from warbones.games.battle.view.log import ended, ending, lines
from warbones.games.battle.view.prompts import PROMPTS, status
from warbones.games.battle.view.words import legend


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
        prompt=_prompt(seen, s, voice, log),
        log=log,
        calculations=calculations(s, told),
        arrows=arrows(s, told, rolling=seen.is_moment),
        surface="sheet",
        legend=legend(),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s, voice) if seen.over else None,
    )


def prompt(seen: Position, seat: int | None) -> Prompt:
    """Return what ``seat`` is asked, as the scene of it says."""
    s, voice = seen.shown(), Voice(seat, NAMES)
    return _prompt(seen, s, voice, lines(s, seen.events(seat), voice))


def _prompt(seen: Position, s: State, voice: Voice, log: Sequence[Line]) -> Prompt:
    return replace(PROMPTS.prompt(seen, s, voice, log), brief=True)


def _ending(seen: Position, s: State, voice: Voice) -> Ending:
    return ending_of(seen, ending(ended(s), voice), counts(s))


def counts(s: State) -> tuple[Counted, ...]:
    """Return what is tallied in the end."""
    units = [unit for unit in range(s.units) if alive(s, unit)]
    standing = tuple(sum(s.owner[unit] == seat for unit in units) for seat in range(2))
    squares = tuple(sum(remaining(s, unit) for unit in units if s.owner[unit] == seat) for seat in range(2))
    return (
        Counted(what="victory points", points=tuple(s.points)),
        Counted(what="units standing", points=standing),
        Counted(what="squares left", points=squares),
    )


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
