"""Dice Wars' scene: the areas, a prompt, a calculation and a log, as one viewer knows them."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Counted, Ending, Layout, Prompt, Scene, Seat, cells
from warbones.core.view.voice import Voice, ending_of
from warbones.games.army.notation.writer import SEATS
from warbones.games.army.rules.state import State
from warbones.games.army.view.areas import areas
from warbones.games.army.view.calculation import hits, last_calculation
from warbones.games.army.view.last_reveal import last_faces
from warbones.games.army.view.log import LOG
from warbones.games.army.view.outcome import ended, match_ending
from warbones.games.army.view.prompts import PROMPTS, status

WIDE: Final = Layout(
    areas=cells(
        "their-health their-troops their-resting",
        "their-health their-bonus their-graveyard",
        "supply supply supply",
        "my-health my-troops my-resting",
        "my-health my-bonus my-graveyard",
    ),
    columns=(2, 12, 3),
    rows=(1, 1, 0, 1, 1),
)
ON_A_PHONE: Final = cells(
    "their-health their-health their-health my-health my-health",
    "their-troops their-troops their-troops their-troops their-troops",
    "their-bonus their-bonus their-resting their-resting their-graveyard",
    "supply supply supply supply supply",
    "my-bonus my-bonus my-bonus my-resting my-resting",
    "my-troops my-troops my-troops my-troops my-troops",
    "my-graveyard my-graveyard my-graveyard my-graveyard my-graveyard",
)
NARROW: Final = Layout(areas=ON_A_PHONE, columns=(4, 1, 1, 2, 4))


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene as ``seat`` sees it. None is a spectator, who sits with seat 0."""
    s, voice = seen.shown(), Voice(seat, SEATS)
    emitted = seen.events(seat)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in range(2)),
        areas=areas(s, seat or 0, voice, last_faces(emitted), hits(emitted)),
        wide=WIDE,
        narrow=NARROW,
        prompt=prompt(seen, seat),
        log=LOG.of(seen, s, voice),
        calculations=last_calculation(s, emitted, voice),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s) if seen.over else None,
    )


def prompt(seen: Position, seat: int | None) -> Prompt:
    """Return the prompt that the scene of ``seat`` shows."""
    return PROMPTS.prompt(seen, seen.shown(), Voice(seat, SEATS), None)


def _ending(seen: Position, s: State) -> Ending:
    return ending_of(seen, match_ending(ended(s)), counts(s))


def counts(s: State) -> tuple[Counted, ...]:
    """Return the final counts."""
    return (
        Counted(what=msg("army-won-rounds"), points=tuple(s.wins)),
        Counted(what=msg("army-left-health"), points=tuple(s.health)),
    )


def _seat(seen: Position, s: State, seat: int, voice: Voice) -> Seat:
    ready = bool(s.ready[seat])
    busy = seat in seen.to_act or seat in seen.owed
    return Seat(
        seat=seat,
        name=SEATS[seat],
        mark="chevron" if seat == 0 else "ring",
        you=seat == voice.seat,
        acting=busy and not ready,
        status=msg("army-seat-ready") if ready else "",
    )
