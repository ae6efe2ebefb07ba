"""inDICEsion as a person sees it: the boards in space and in words, a prompt, the scores and a log."""

from __future__ import annotations

from typing import Final, Literal

from warbones.core.endings import ending_of
from warbones.core.position import Position
from warbones.core.scene import Ending, Scene, Seat
from warbones.core.words import Voice
from warbones.games.indicesion.areas import areas, narrow, wide
from warbones.games.indicesion.calculation import calculations
from warbones.games.indicesion.dice import BOARDS
from warbones.games.indicesion.log import lines, verdict
from warbones.games.indicesion.prompts import prompt, status
from warbones.games.indicesion.rounds import seats
from warbones.games.indicesion.state import Phase, State

MARKS: Final[tuple[Literal["chevron", "ring", "bar", "cross", "dot", "wave"], ...]] = (
    "chevron",
    "ring",
    "bar",
    "cross",
    "dot",
    "wave",
)


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene of what ``seat`` (None: a spectator) knows."""
    s, voice = seen.shown(), Voice(seat, BOARDS)
    shown = areas(s, voice)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in seats(s)),
        areas=shown,
        wide=wide(shown),
        narrow=narrow(shown),
        prompt=prompt(seen, s, voice),
        log=lines(s, seen.events(seat), voice),
        calculations=calculations(s, voice),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s, voice) if seen.over else None,
    )


def _ending(seen: Position, s: State, voice: Voice) -> Ending:
    return ending_of(seen, verdict(s, voice), "rounds won", [s.wins[each] for each in seats(s)])


def _seat(seen: Position, s: State, seat: int, voice: Voice) -> Seat:
    return Seat(
        seat=seat,
        name=BOARDS[seat],
        mark=MARKS[seat],
        you=seat == voice.seat,
        acting=seat in seen.to_act,
        first=s.game_round > 0 and s.first == seat and s.phase != Phase.ROLL_OFF,
        status=f"{s.wins[seat]} won" if s.wins[seat] else "",
    )
