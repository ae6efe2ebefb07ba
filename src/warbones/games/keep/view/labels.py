"""The words on the buttons: what each legal action is called, and what it would meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from warbones.core.notation.counting import counted_out
from warbones.core.play.legal import Action, Legal
from warbones.core.view.scene import Option, Several
from warbones.core.view.words import Voice, listed
from warbones.games.keep.notation.spelling import NAMES
from warbones.games.keep.notation.writing import pawns_in_mask
from warbones.games.keep.rules.advantage import has_advantage, targets
from warbones.games.keep.rules.moving import EDGE, GOALS, SLOT
from warbones.games.keep.rules.positioning import in_hand
from warbones.games.keep.rules.state import EACH, Phase, State
from warbones.games.keep.rules.zones import owner, pawns_in, pawns_on_board
from warbones.games.keep.view.words import whither, zone_name


def options(s: State, seat: int, legal: Legal, voice: Voice) -> tuple[Option, ...]:
    """Return the options of a seat; where pawns are alike, the label also says which."""
    if s.phase == Phase.TAKE_OFF:
        return (Option(action=legal[0].text, label="Leave all pawns"),)
    alike = Counter(_label(s, seat, action.id, full=False) for action in legal)
    return tuple(_option(s, seat, action, alike, voice) for action in legal)


def _option(s: State, seat: int, action: Action, alike: Counter[str], voice: Voice) -> Option:
    label = _label(s, seat, action.id, full=False)
    if alike[label] > 1:
        label = _label(s, seat, action.id, full=True)
    return Option(
        action=action.text,
        label=label,
        pieces=(NAMES[in_hand(s, seat)],) if s.phase == Phase.POSITION else action.pieces,
        detail=_detail(s, seat, action.id, voice),
        place=_place(s, action.id),
    )


def _place(s: State, action: int) -> str:
    """Return the area where the action brings its pawn: "" where it goes nowhere of its own."""
    if s.phase == Phase.POSITION:
        return zone_name(s, action)
    if s.phase != Phase.MOVE:
        return ""
    pawn, goal = action // GOALS, action % GOALS
    return "mine" if goal == EDGE else zone_name(s, s.zone[pawn] if goal == SLOT else goal)


def _label(s: State, seat: int, action: int, *, full: bool) -> str:
    match s.phase:
        case Phase.POSITION:
            return f"Place it in {zone_name(s, action)}"
        case Phase.MOVE:
            return _going(s, action, full=full)
    return f"Remove {_named(s, action, full=full)}"


def taken_off(s: State, seat: int) -> Several | None:
    """Return the choice of pawns to take off the board (R26)."""
    if s.phase != Phase.TAKE_OFF:
        return None
    pawns = pawns_in_mask(pawns_on_board(s, seat))
    shown = Counter(_named(s, pawn, full=False) for pawn in pawns)
    return Several(
        action="take off",
        pieces=tuple(NAMES[pawn] for pawn in pawns),
        names=tuple(_named(s, pawn, full=shown[_named(s, pawn, full=False)] > 1) for pawn in pawns),
        labels=tuple(f"Take off {counted_out(count, 'pawn')}" for count in range(1, len(pawns) + 1)),
    )


def _named(s: State, pawn: int, *, full: bool) -> str:
    slot = ", in Defense" if s.defending[pawn] else ""
    return f"{s.number[pawn]} in {zone_name(s, s.zone[pawn])}{slot}{f' ({NAMES[pawn]})' if full else ''}"


def _going(s: State, action: int, *, full: bool) -> str:
    pawn, goal = action // GOALS, action % GOALS
    who = f"{s.number[pawn]}{f' ({NAMES[pawn]})' if full else ''}"
    if goal == SLOT:
        return f"Defend {zone_name(s, s.zone[pawn])} with {who}"
    return f"Move {who} {'off the board' if goal == EDGE else f'to {zone_name(s, goal)}'}"


def _detail(s: State, seat: int, action: int, voice: Voice) -> str:
    """Return what an action means, before it is taken."""
    if s.phase == Phase.POSITION:
        trial, pawn = s.copy(), in_hand(s, seat)
        trial.zone[pawn] = action
        return f"From {zone_name(s, action)} it moves {whither(trial, pawn)}."
    if s.phase != Phase.MOVE:
        return ""
    pawn, goal = action // GOALS, action % GOALS
    if goal == EDGE:
        return "It passes the edge, without penalty, and is rolled again next round (R14)."
    trial = s.copy()
    trial.zone[pawn], trial.defending[pawn] = (s.zone[pawn], 1) if goal == SLOT else (goal, 0)
    return " ".join([*_meetings(trial, pawn, voice), *(["It must move next round (R12)."] if goal == SLOT else [])])


def _meetings(s: State, pawn: int, voice: Voice) -> list[str]:
    """Return whom a pawn would meet, strike and be struck by where it now stands."""
    foe = 1 - owner(pawn)
    said = []
    if here := pawns_in_mask(pawns_in(s, foe, s.zone[pawn])):
        said.append(f"It meets {_foes(s, here, voice)} there.")
    if has_advantage(s, pawn) and (victims := pawns_in_mask(targets(s, pawn, 0) | targets(s, pawn, 1))):
        said.append(f"Its Advantage removes {_foes(s, victims, voice)}.")
    strikers = [each for each in range(foe * EACH, foe * EACH + EACH) if _strikes(s, each, pawn)]
    if strikers:
        said.append(f"Advantage of {_foes(s, strikers, voice)} would remove it.")
    return said


def _strikes(s: State, foe: int, pawn: int) -> bool:
    return has_advantage(s, foe) and (targets(s, foe, 0) | targets(s, foe, 1)) >> pawn & 1 == 1


def _foes(s: State, pawns: Sequence[int], voice: Voice) -> str:
    return f"{voice.whose(owner(pawns[0]))} {listed([str(s.number[pawn]) for pawn in pawns])}"
