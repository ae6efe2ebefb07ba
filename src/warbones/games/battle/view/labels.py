"""The words on the buttons: what each choice is called, and what it would mean."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.notation.counting import counted
from warbones.core.play.legal import Action
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Note, Option, Tab
from warbones.core.view.words import Voice, title
from warbones.games.battle.notation.names import line_name, unit_name
from warbones.games.battle.notation.spelling import subject
from warbones.games.battle.rules.actions import FINISH, REGROUP, STRIKE, USE
from warbones.games.battle.rules.army_building import KEEP, STOP, left_to_spend
from warbones.games.battle.rules.filling import ARRANGE, CROSS, Way
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.sheet import dice, remaining
from warbones.games.battle.rules.state import NONE, Phase, State
from warbones.games.battle.rules.striking import attack_dice, flank_dice, least_to_beat, line_left, to_beat
from warbones.games.battle.rules.units import FACTIONS, ROWS, Attack, kinds_of
from warbones.games.battle.view.areas import SHOPPING, list_id, zone_id
from warbones.games.battle.view.pieces import kind_piece
from warbones.games.battle.view.ways import line_tab
from warbones.games.battle.view.words import (
    attack_rule,
    called,
    card,
    chance_words,
    square_words,
    squares_words,
    zone_words,
)

WAYS = {
    Way.MIDDLE: ("Strongest in the middle", "The highest dice go to the middle of the unit."),
    Way.SPREAD: ("Spread evenly", "Every row and column comes out about as strong."),
    Way.COLUMNS: ("Fill columns", "Column by column, the highest dice first: good against ranged attacks."),
    Way.ROWS: ("Fill rows", "Row by row, the highest dice first."),
}


def options(s: State, legal: Sequence[Action], voice: Voice) -> tuple[Option, ...]:
    """Return the options of the seat that is asked."""
    return tuple(_option(s, action, voice, _confirmed(s, action, legal)) for action in legal)


def _option(s: State, action: Action, voice: Voice, confirm: str) -> Option:
    label, detail, aside = _words(s, action.id, voice)
    place, tab, pieces = _place(s, action.id), _tab(s, action.id), _touched(s, action)
    return Option(
        action=action.text,
        label=label,
        confirm=confirm,
        pieces=pieces,
        detail=detail,
        aside=aside,
        place=place,
        tab=tab,
    )


def _confirmed(s: State, action: Action, legal: Sequence[Action]) -> str:
    """Return the confirmation before unspent points are lost."""
    if s.phase not in SHOPPING or action.id != STOP or len(legal) == 1:
        return ""
    return f"Stop with {counted(_unspent(s), 'point')} unspent?"


def _unspent(s: State) -> int:
    return s.raising if s.phase == Phase.RAISE else left_to_spend(s, s.asked)


def _touched(s: State, action: Action) -> tuple[str, ...]:
    """Return the pieces that stand for a choice: also the unit that is bought, and the die that is placed."""
    if s.phase in SHOPPING and action.id != STOP:
        return (kind_piece(s, action.id).id,)
    if s.phase == Phase.PLACE and CROSS < action.id < ARRANGE:
        return (f"hand{action.id}",)
    return action.pieces


def _place(s: State, action: int) -> str:
    """Return the area that stands for a choice: a zone to move to or to bomb, or a faction's list."""
    if s.phase == Phase.FACTION:
        return list_id(action)
    moves = s.phase == Phase.DEED and action < STRIKE
    return zone_id(action) if moves or s.phase == Phase.ZONE else ""


def _tab(s: State, action: int) -> Tab | None:
    """Return where a line of the target is chosen."""
    if s.phase != Phase.LINE:
        return None
    return line_tab(unit_name(s, s.target), action)


Words = tuple[str, str, Note | None]


def _words(s: State, action: int, voice: Voice) -> Words:
    match s.phase:
        case Phase.FACTION:
            heroes = " and ".join(ROWS[kind].name for kind in kinds_of(action) if ROWS[kind].hero)
            return FACTIONS[action], f"Ten kinds of unit; its heroes are {heroes}.", None
        case Phase.BUY | Phase.RAISE:
            return _purchase(s, action)
        case Phase.PLACE:
            return _placing(action)
        case Phase.REROLL if action == KEEP:
            return "Keep all values", "Your units stay as they are.", None
        case Phase.REROLL:
            return "Reroll everything", "All values of all your units are rolled and placed anew, once (R9).", None
        case Phase.DEED:
            return (*_deed(s, action, voice), None)
        case Phase.ZONE:
            return (
                f"Bomb {zone_words(action, voice)}",
                "Every enemy there that can be besieged names a square (R34).",
                None,
            )
        case Phase.LINE | Phase.SQUARE | Phase.OWN_SQUARE | Phase.ACID:
            return _aim(s, action)
        case Phase.RESTORE | Phase.PICK:
            return title(squares_words(s, subject(s), action)), "", None
    return (*_unit_choice(s, action), None)


def _purchase(s: State, action: int) -> Words:
    if action == STOP:
        lost = _unspent(s)
        are = "is" if lost == 1 else "are"
        return "Buy no more", f"{title(counted(lost, 'point'))} left over {are} lost.", None
    row = row_of(s.options, action)
    verb = "Raise" if s.phase == Phase.RAISE else "Buy"
    return f"{verb} {row.name}", card(s.options, action), Note(figure=str(row.cost), text="points")


def _placing(action: int) -> Words:
    if action >= ARRANGE:
        return (*WAYS[Way(action - ARRANGE)], None)
    if action == CROSS:
        return "Leave it crossed out", "Fewer dice than squares are left (R15).", None
    return f"Put a {action}", "", None


def _deed(s: State, deed: int, voice: Voice) -> tuple[str, str]:
    if deed < STRIKE:
        return f"Move to {zone_words(deed, voice)}", ""
    if deed < REGROUP:
        attack = Attack(deed - STRIKE)
        number = dice(s, s.actor, attack) + flank_dice(s)
        return f"{attack.name.title()} attack", f"{title(counted(number, 'die'))} ({attack_rule(attack)})."
    if deed == REGROUP:
        return "Regroup", f"Roll {counted(remaining(s, s.actor), 'square')} anew and place them as you like (R15)."
    if deed == FINISH:
        return ("Done", "The action ends here.") if s.done else ("Do nothing", "The turn is used (B6).")
    row = POWERS[Power(deed - USE)]
    return row.name, f"{row.text} ({row.rule})"


def _aim(s: State, action: int) -> Words:
    """Return a line or square to choose; where it is attacked, with the number to beat and the chance."""
    unit = subject(s)
    if s.phase == Phase.LINE:
        where, mask = line_name(action), line_left(s, unit, action)
    else:
        where, mask = square_words(s, unit, action), 1 << action
    if s.phase == Phase.ACID:
        return _acid(s, unit, where, mask)
    if s.phase == Phase.OWN_SQUARE or s.attack == NOBODY:
        return title(squares_words(s, unit, mask)), "", None
    number = to_beat(s, unit, s.attack, mask)
    odds = chance_words(attack_dice(s), number)
    return (
        f"Attack {where}",
        f"Beat {number} with {counted(attack_dice(s), 'die')}: {odds}.",
        Note(figure=str(number), text=odds),
    )


def _acid(s: State, unit: int, where: str, mask: int) -> Words:
    number = to_beat(s, unit, Attack.CRITICAL, mask)
    odds = chance_words(1, number)
    return f"Offer {where}", f"One die must beat {number}: {odds}.", Note(figure=str(number), text=odds)


def _unit_choice(s: State, action: int) -> tuple[str, str]:
    if action == NONE:
        return "Nobody", "All others stay."
    name = called(s, action)
    match s.phase:
        case Phase.BURROW | Phase.FREE_MOVE:
            return f"{name} to the center", card(s.options, s.kind[action])
        case Phase.UNIT:
            return name, card(s.options, s.kind[action])
        case Phase.SECOND:
            return f"And {name}", ""
    return _target(s, action, name)


def _target(s: State, target: int, name: str) -> tuple[str, str]:
    """Return whom an attack or a power may be for, with the easiest line or square of it."""
    if s.attack == NOBODY:
        return name, ""
    if s.attack == Attack.SIEGE:
        named = min(dice(s, s.actor, s.attack), remaining(s, target))
        return name, f"{title(counted(named, 'square'))} to be named by the defender."
    easiest = least_to_beat(s, target)
    return name, f"The easiest needs more than {easiest}: {chance_words(attack_dice(s), easiest)}."
