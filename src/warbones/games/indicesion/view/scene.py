"""inDICEsion's scene: the boards in space and in words, a prompt, the scores and a log, as one viewer knows them."""

from __future__ import annotations

from typing import Final, Literal

from warbones.core.messages import msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Counted, Ending, Prompt, Scene, Seat
from warbones.core.view.voice import Voice, ending_of
from warbones.games.indicesion.rules.dice import BOARDS
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.score import total
from warbones.games.indicesion.rules.state import Phase, State
from warbones.games.indicesion.view.areas import areas, narrow, wide
from warbones.games.indicesion.view.calculation import calculations
from warbones.games.indicesion.view.log import LOG, verdict
from warbones.games.indicesion.view.prompts import PROMPTS, status

MARKS: Final[tuple[Literal["chevron", "ring", "bar", "cross", "dot", "wave"], ...]] = (
    "chevron",
    "ring",
    "bar",
    "cross",
    "dot",
    "wave",
)


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene as ``seat`` sees it. None is a spectator."""
    s, voice = seen.shown(), Voice(seat, BOARDS)
    shown = areas(s)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in seats(s)),
        areas=shown,
        wide=wide(shown),
        narrow=narrow(shown),
        prompt=prompt(seen, seat),
        log=LOG.of(seen, s, voice),
        calculations=calculations(s),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s) if seen.over else None,
    )


def prompt(seen: Position, seat: int | None) -> Prompt:
    """Return the prompt that the scene of ``seat`` shows."""
    return PROMPTS.prompt(seen, seen.shown(), Voice(seat, BOARDS), None)


def _ending(seen: Position, s: State) -> Ending:
    return ending_of(seen, verdict(s), counts(s))


def counts(s: State) -> tuple[Counted, ...]:
    """Return the final counts; in an unfinished round, the points on the boards."""
    scored = s.phase in {Phase.ROUND_END, Phase.OVER}
    points = tuple(s.points[seat] if scored else total(s, seat) for seat in seats(s))
    return (
        Counted(what=msg("indicesion-rounds-won"), points=tuple(s.wins[seat] for seat in seats(s))),
        Counted(what=msg("indicesion-points-on-board"), points=points),
    )


def _seat(seen: Position, s: State, seat: int, voice: Voice) -> Seat:
    return Seat(
        seat=seat,
        name=BOARDS[seat],
        mark=MARKS[seat],
        you=seat == voice.seat,
        acting=seat in seen.to_act,
        first=s.game_round > 0 and s.first == seat and s.phase != Phase.ROLL_OFF,
        status=msg("indicesion-wins", rounds=s.wins[seat]) if s.wins[seat] else "",
    )
