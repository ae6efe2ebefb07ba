"""DICE WAR's scene: the board, a prompt, the attack's calculation and a log, as one viewer knows them."""

from __future__ import annotations

from warbones.core.messages import msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Counted, Ending, Prompt, Scene, Seat
from warbones.core.view.voice import Voice, ending_of
from warbones.games.keep.notation.writer import SEATS
from warbones.games.keep.rules.state import Phase, State
from warbones.games.keep.view.areas import areas, narrow, wide
from warbones.games.keep.view.calculation import calculations
from warbones.games.keep.view.forecast import Attack, attack_now
from warbones.games.keep.view.log import LOG, ended, ending
from warbones.games.keep.view.prompts import PROMPTS, status


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene as ``seat`` sees it. None is a spectator, who sits with seat 0."""
    s, voice, near = seen.shown(), Voice(seat, SEATS), seat or 0
    coming = _coming(seen, s)
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice) for each in range(2)),
        areas=areas(s, near),
        wide=wide(s, near),
        narrow=narrow(s, near),
        prompt=PROMPTS.prompt(seen, s, voice, coming),
        log=LOG.of(seen, s, voice),
        calculations=calculations(seen, seat, coming),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s) if seen.over else None,
    )


def prompt(seen: Position, seat: int | None) -> Prompt:
    """Return the prompt that the scene of ``seat`` shows."""
    s = seen.shown()
    return PROMPTS.prompt(seen, s, Voice(seat, SEATS), _coming(seen, s))


def _coming(seen: Position, s: State) -> Attack | None:
    return attack_now(seen) if s.phase == Phase.MOVE else None


def _ending(seen: Position, s: State) -> Ending:
    return ending_of(seen, ending(ended(s)), counts(s))


def counts(s: State) -> tuple[Counted, ...]:
    """Return the final counts."""
    return (Counted(what=msg("keep-left-on-keep"), points=tuple(s.keep)),)


def _seat(seen: Position, s: State, seat: int, voice: Voice) -> Seat:
    return Seat(
        seat=seat,
        name=SEATS[seat],
        mark="chevron" if seat == 0 else "ring",
        you=seat == voice.seat,
        acting=seat in seen.to_act,
        first=s.phase != Phase.SETUP and s.first == seat,
    )
