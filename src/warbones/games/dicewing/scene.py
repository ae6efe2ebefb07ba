"""DiceWing as a person sees it: what a seat knows, laid out as areas, a prompt, a calculation and a log."""

from __future__ import annotations

from warbones.core.endings import ending_of
from warbones.core.position import Position
from warbones.core.scene import Ending, Layout, Scene, Seat
from warbones.core.words import Voice
from warbones.games.dicewing.areas import DRAFTING, areas
from warbones.games.dicewing.calculation import last_calculation
from warbones.games.dicewing.log import lines
from warbones.games.dicewing.notation import SEATS
from warbones.games.dicewing.outcome import ending
from warbones.games.dicewing.prompts import prompt, status
from warbones.games.dicewing.score import result, trophies
from warbones.games.dicewing.state import Phase, State


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene of what ``seat`` (None: a spectator, who sits with seat 0) knows."""
    s, voice, near = seen.shown(), Voice(seat, SEATS), seat or 0
    told = seen.events(seat)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in range(2)),
        areas=areas(s, near, voice, told),
        wide=_wide(s),
        narrow=_narrow(s),
        prompt=prompt(seen, s, voice),
        log=lines(told, voice),
        calculations=last_calculation(s, told, voice),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s, voice) if seen.over else None,
    )


def _ending(seen: Position, s: State, voice: Voice) -> Ending:
    won = [trophies(s, each) for each in range(2)]
    return ending_of(seen, ending(result(s), voice), "trophies", won)


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
        rows = ("theirs", "their-bay", "my-bay", "mine", "used", *cases)
    two = len(cases) == 1
    return Layout(areas=tuple(row if " " in row or not two else f"{row} {row}" for row in rows))
