"""War Dice's scene: three zones of units, a prompt, the attacks' calculation and a log, as one viewer knows them."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from warbones.core.messages import Text, msg
from warbones.core.play.position import Position
from warbones.core.view.scene import Ending, Prompt, Scene, Seat, Tally
from warbones.core.view.voice import Voice, ending_of
from warbones.games.battle.notation.names import NAMES
from warbones.games.battle.rules.armies.setup import left_to_spend
from warbones.games.battle.rules.sheet import alive
from warbones.games.battle.rules.state import WINNING_POINTS, Phase, State
from warbones.games.battle.view.areas import areas, narrow, wide
from warbones.games.battle.view.arrows import arrows, falling, rolled_for
from warbones.games.battle.view.calculation import calculations
from warbones.games.battle.view.cards import legend
from warbones.games.battle.view.log import Page, page
from warbones.games.battle.view.outcome import ended, ending
from warbones.games.battle.view.prompts import PROMPTS
from warbones.games.battle.view.status import counts, status
from warbones.games.battle.view.words import FACTIONS


def draw(seen: Position, seat: int | None) -> Scene:
    """Return the scene as ``seat`` sees it. None is a spectator, who sits with seat 0."""
    s, voice, near = seen.shown(), Voice(seat, NAMES), seat or 0
    emitted, cache = seen.events(seat), seen.scene_cache(seat)
    log, rolled = page(s, emitted, voice, cache), rolled_for(emitted)
    fallen = falling(emitted) if seen.is_moment else frozenset()
    return Scene(
        game=seen.game.id,
        title=seen.game.title,
        status=status(s),
        seat=seat,
        seats=tuple(_seat(seen, s, each, voice, rolled) for each in range(2)),
        areas=areas(s, near, voice, cache, fallen, rolled),
        wide=wide(s, near),
        narrow=narrow(s, near),
        prompt=_prompt(seen, s, voice, log),
        log=log.lines,
        calculations=calculations(s, emitted),
        arrows=arrows(s, emitted, rolling=seen.is_moment),
        surface="sheet",
        legend=legend(),
        over=seen.over,
        moment=seen.is_moment,
        ending=_ending(seen, s) if seen.over else None,
    )


def prompt(seen: Position, seat: int | None) -> Prompt:
    """Return the prompt that the scene of ``seat`` shows."""
    s, voice = seen.shown(), Voice(seat, NAMES)
    return _prompt(seen, s, voice, page(s, seen.events(seat), voice, seen.scene_cache(seat)))


def _prompt(seen: Position, s: State, voice: Voice, log: Page) -> Prompt:
    return replace(PROMPTS.prompt(seen, s, voice, log), brief=True)


def _ending(seen: Position, s: State) -> Ending:
    return ending_of(seen, ending(s, ended(s)), counts(s))


def _seat(seen: Position, s: State, seat: int, voice: Voice, rolled: Collection[int]) -> Seat:
    before = s.phase <= Phase.FIRST_ROLL and not s.game_round
    points, left = s.points[seat], left_to_spend(s, seat)
    earned = msg("battle-points-of", points=points, of=WINNING_POINTS)
    return Seat(
        seat=seat,
        name=NAMES[seat],
        mark="chevron" if seat == 0 else "ring",
        you=seat == voice.seat,
        acting=seat in seen.to_act,
        first=s.game_round > 0 and s.first == seat,
        status=msg("battle-points-to-spend", points=left) if before else earned,
        tally=None if before else Tally(points=points, of=WINNING_POINTS),
        notes=_notes(s, seat, rolled),
    )


def _notes(s: State, seat: int, rolled: Collection[int]) -> tuple[Text, ...]:
    """Return a side's faction, and the numbers of its units left and lost; a unit being rolled for counts as left."""
    if s.faction[seat] < 0:
        return ()
    own = [unit for unit in range(s.units) if s.owner[unit] == seat]
    lost = sum(not alive(s, unit) and unit != s.filling and unit not in rolled for unit in own)
    return FACTIONS[s.faction[seat]], msg("battle-army", units=len(own) - lost, lost=lost)
