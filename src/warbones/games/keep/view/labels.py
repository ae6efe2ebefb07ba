"""The labels of the legal actions, as on their buttons, and the pawns that each action would meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.legal import Action, Legal
from warbones.core.view.scene import Option, Several
from warbones.core.view.voice import in_one
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.notation.writer import pawns_in_mask
from warbones.games.keep.rules.advantage import has_advantage, targets
from warbones.games.keep.rules.movement import EDGE, GOALS, SLOT
from warbones.games.keep.rules.placement import in_hand
from warbones.games.keep.rules.state import EACH, Phase, State
from warbones.games.keep.rules.zones import owner, pawns_in, pawns_on_board
from warbones.games.keep.view.words import goal_words, numbered, zone_name

Looks = tuple[int, ...]
"""The facts that a label gives about an action's pawn, apart from its name."""


def options(s: State, seat: int, legal: Legal) -> tuple[Option, ...]:
    """Return the options of a seat. A label names its pawn only where pawns are alike."""
    if s.phase == Phase.TAKE_OFF:
        return (Option(action=legal[0].text, label=msg("keep-leave-all")),)
    actions = list(legal)
    alike = Counter([_looks(s, action.id) for action in actions])
    return tuple([_option(s, seat, action, named=alike[_looks(s, action.id)] > 1) for action in actions])


def _option(s: State, seat: int, action: Action, *, named: bool) -> Option:
    return Option(
        action=action.text,
        label=_label(s, action.id, named=named),
        pieces=(NAMES[in_hand(s, seat)],) if s.phase == Phase.POSITION else action.pieces,
        detail=_detail(s, seat, action.id),
        place=_place(s, action.id),
    )


def _looks(s: State, action: int) -> Looks:
    """Return the facts in an action's label, apart from the pawn's name. Only pawns that look alike share them."""
    if s.phase == Phase.POSITION:
        return (action,)
    if s.phase != Phase.MOVE:
        return _standing(s, action)
    pawn, goal = action // GOALS, action % GOALS
    return s.number[pawn], goal, s.zone[pawn] if goal == SLOT else -1


def _standing(s: State, pawn: int) -> Looks:
    return s.number[pawn], s.zone[pawn], s.defending[pawn]


def _place(s: State, action: int) -> str:
    """Return the area to which the action takes its pawn, or "" if there is no such area."""
    if s.phase == Phase.POSITION:
        return zone_name(s, action)
    if s.phase != Phase.MOVE:
        return ""
    pawn, goal = action // GOALS, action % GOALS
    return "mine" if goal == EDGE else zone_name(s, s.zone[pawn] if goal == SLOT else goal)


def _label(s: State, action: int, *, named: bool) -> Msg:
    match s.phase:
        case Phase.POSITION:
            return msg("keep-place-it", zone=zone_name(s, action))
        case Phase.MOVE:
            return _going(s, action, named=named)
    return msg("keep-remove", pawn=_pawn_in(s, action, named=named))


def taken_off(s: State, seat: int) -> Several | None:
    """Return the choice of pawns to take off the board (R26)."""
    if s.phase != Phase.TAKE_OFF:
        return None
    pawns = pawns_in_mask(pawns_on_board(s, seat))
    alike = Counter([_standing(s, pawn) for pawn in pawns])
    return Several(
        action="take off",
        pieces=tuple([NAMES[pawn] for pawn in pawns]),
        names=tuple([_pawn_in(s, pawn, named=alike[_standing(s, pawn)] > 1) for pawn in pawns]),
        labels=tuple([msg("keep-take-off", pawns=count) for count in range(1, len(pawns) + 1)]),
    )


def _pawn_in(s: State, pawn: int, *, named: bool) -> Msg:
    key = "keep-pawn-in-defense" if s.defending[pawn] else "keep-pawn-in"
    return msg(key, pawn=numbered(pawn, s.number[pawn], named=named), zone=zone_name(s, s.zone[pawn]))


def _going(s: State, action: int, *, named: bool) -> Msg:
    pawn, goal = action // GOALS, action % GOALS
    who = numbered(pawn, s.number[pawn], named=named)
    if goal == SLOT:
        return msg("keep-defend", zone=zone_name(s, s.zone[pawn]), pawn=who)
    return msg("keep-move-off", pawn=who) if goal == EDGE else msg("keep-move", pawn=who, zone=zone_name(s, goal))


def _detail(s: State, seat: int, action: int) -> Text:
    """Return the consequences of an action, shown before it is taken."""
    if s.phase == Phase.POSITION:
        trial, pawn = s.copy(), in_hand(s, seat)
        trial.zone[pawn] = action
        return msg("keep-from", zone=zone_name(s, action), whither=goal_words(trial, pawn))
    if s.phase != Phase.MOVE:
        return ""
    pawn, goal = action // GOALS, action % GOALS
    if goal == EDGE:
        return msg("keep-leaves", ("R14",))
    trial = s.copy()
    trial.zone[pawn], trial.defending[pawn] = (s.zone[pawn], 1) if goal == SLOT else (goal, 0)
    meetings = [*_meetings(trial, pawn)]
    return in_one([*meetings, msg("keep-must-move", ("R12",))] if goal == SLOT else meetings)


def _meetings(s: State, pawn: int) -> Iterator[Msg]:
    """Yield the pawns that a pawn would meet, strike and be struck by in its present zone."""
    foe = 1 - owner(pawn)
    if here := pawns_in_mask(pawns_in(s, foe, s.zone[pawn])):
        yield msg("keep-meets", foe=foe, numbers=_numbers(s, here))
    if has_advantage(s, pawn) and (victims := pawns_in_mask(targets(s, pawn, 0) | targets(s, pawn, 1))):
        yield msg("keep-strikes", foe=foe, places=_places(s, victims))
    strikers = [each for each in range(foe * EACH, foe * EACH + EACH) if _strikes(s, each, pawn)]
    if strikers:
        yield msg("keep-is-struck", foe=foe, places=_places(s, strikers), count=len(strikers))


def _strikes(s: State, foe: int, pawn: int) -> bool:
    return has_advantage(s, foe) and (targets(s, foe, 0) | targets(s, foe, 1)) >> pawn & 1 == 1


def _places(s: State, pawns: Sequence[int]) -> list[Msg]:
    """Return pawns by their numbers, zone by zone, such as "4 and 5 in R3"."""
    zones = sorted({s.zone[pawn] for pawn in pawns})
    there = [[pawn for pawn in pawns if s.zone[pawn] == zone] for zone in zones]
    return [msg("keep-beside", numbers=_numbers(s, each), zone=zone_name(s, s.zone[each[0]])) for each in there]


def _numbers(s: State, pawns: Sequence[int]) -> list[int]:
    return [s.number[pawn] for pawn in pawns]
