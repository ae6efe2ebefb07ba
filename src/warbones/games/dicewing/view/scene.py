"""DiceWing's scene: the areas, a prompt, a calculation and a log, as one viewer knows them."""

from __future__ import annotations

from warbones.core.messages import msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Counted, Ending, Layout, Prompt, Scene, Seat, cells
from warbones.core.view.voice import Voice, ending_of
from warbones.games.dicewing.notation.writer import SEATS
from warbones.games.dicewing.rules.events import Ended
from warbones.games.dicewing.rules.score import result, trophies
from warbones.games.dicewing.rules.state import Phase, State
from warbones.games.dicewing.view.areas import DRAFTING, areas
from warbones.games.dicewing.view.calculation import last_calculation
from warbones.games.dicewing.view.log import LOG
from warbones.games.dicewing.view.outcome import ending
from warbones.games.dicewing.view.prompts import PROMPTS, status
from warbones.games.dicewing.view.slots import slots


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene as ``seat`` sees it. None is a spectator, who sits with seat 0."""
    s, voice, near = seen.shown(), Voice(seat, SEATS), seat or 0
    emitted, cache = seen.events(seat), seen.scene_cache(seat)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in range(2)),
        areas=areas(s, near, voice, slots(emitted, cache)),
        wide=_wide(s),
        narrow=_narrow(s),
        prompt=prompt(seen, seat),
        log=LOG.of(seen, s, voice),
        calculations=last_calculation(s, emitted, cache),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s) if seen.over else None,
    )


def prompt(seen: Position, seat: int | None) -> Prompt:
    """Return the prompt that the scene of ``seat`` shows."""
    return PROMPTS.prompt(seen, seen.shown(), Voice(seat, SEATS), None)


def _ending(seen: Position, s: State) -> Ending:
    return ending_of(seen, ending(Ended(*result(s))), counts(s))


def counts(s: State) -> tuple[Counted, ...]:
    """Return the final counts."""
    return (Counted(what=msg("dicewing-trophies"), points=tuple(trophies(s, seat) for seat in range(2))),)


def _seat(seen: Position, s: State, seat: int, voice: Voice) -> Seat:
    ready = bool(s.ready[seat])
    return Seat(
        seat=seat,
        name=SEATS[seat],
        mark="chevron" if seat == 0 else "ring",
        you=seat == voice.seat,
        acting=seat in seen.to_act and not ready,
        first=s.phase != Phase.SETUP and s.first == seat,
        status=msg("dicewing-seat-ready") if ready else "",
    )


def _wide(s: State) -> Layout:
    if s.phase in DRAFTING and s.stage < 2:
        return Layout(areas=cells("theirs", "pool", "mine"), rows=(0, 1, 0))
    if s.phase in DRAFTING:
        areas = cells("theirs their-trophies", "pool their-trophies", "pool my-trophies", "mine my-trophies")
        return Layout(areas=areas, columns=(1, 0), rows=(0, 1, 1, 0))
    areas = cells(
        "theirs theirs their-trophies",
        "used their-bay their-trophies",
        "used my-bay my-trophies",
        "mine mine my-trophies",
    )
    return Layout(areas=areas, columns=(0, 1, 0), rows=(0, 1, 1, 0))


def _narrow(s: State) -> Layout:
    cases = ("their-trophies my-trophies",) if s.stage == 2 or s.phase not in DRAFTING else ()
    if s.phase in DRAFTING:
        rows: tuple[str, ...] = ("theirs", "pool", "mine", *cases)
    else:
        rows = ("theirs", "their-bay my-bay", "mine", "used", *cases)
    return Layout(areas=cells(*(row if " " in row or not cases else f"{row} {row}" for row in rows)))
