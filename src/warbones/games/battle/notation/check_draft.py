"""Checks of an unfinished action, or of values being placed, in a position that comes from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from warbones.core.record.records import at_rest
from warbones.core.rules.step import NOBODY
from warbones.games.battle.notation.names import NAMES
from warbones.games.battle.rules.armies.placement import in_hand, is_forced, keeps_center, places
from warbones.games.battle.rules.attacks.bombs import is_bombed
from warbones.games.battle.rules.attacks.siege import siege_dice, squares_due
from warbones.games.battle.rules.attacks.targets import may_attack
from warbones.games.battle.rules.drafts import REACTIONS
from warbones.games.battle.rules.effects import HEALED_SQUARES
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.moot import is_last_action
from warbones.games.battle.rules.power_use import drainable, may_subject
from warbones.games.battle.rules.powers import Power, Verb, verb
from warbones.games.battle.rules.sheet import alive, crossed, has, marked, remaining, remaining_mask, squares, value
from warbones.games.battle.rules.state import ACTING, RAISED_POINTS, AcidChoice, Phase, Purpose, State
from warbones.games.battle.rules.units import Attack

BATTLE: Final = ("actor", "done", "power", "flanker", "raising")
"""The fields at rest while values are placed before the battle."""

SQUARES_ASKED: Final = (Phase.PLACE, Phase.PICK, Phase.ACID, Phase.OWN_SQUARE, Phase.RESTORE)
UNIT_FIELDS: Final = ("filling", "actor", "flanker", "target", "acid")
SUBJECT_VERBS: Final = (Verb.JOIN, Verb.DRAIN, Verb.FLANK, Verb.HEAL, Verb.MARK, Verb.DESTROY, Verb.WEAKEN)


def draft(s: State) -> Iterator[str]:
    """Yield the problems with the fields of the unfinished action."""
    yield from _at_rest(s)
    yield from _on_sheet(s)
    if s.phase == Phase.PLACE:
        yield from _placing(s)
    if Phase.UNIT <= s.phase <= Phase.RAISE and s.phase not in REACTIONS and s.asked != s.turn:
        yield f"It is {NAMES[s.turn]} who acts, so {NAMES[s.asked]} decides nothing here."
    if s.phase in ACTING and not _before_battle(s):
        yield from _acting(s)
        if is_last_action(s) and (s.phase in SQUARES_ASKED or (s.phase == Phase.SQUARE and s.attack == NOBODY)):
            yield "Nobody is asked for squares in the last action of the battle: they no longer decide anything (R51)."
        yield from CHECKS.get(s.phase, _nothing)(s)


def _nothing(_s: State) -> Iterator[str]:
    yield from ()


def _before_battle(s: State) -> bool:
    return s.phase == Phase.PLACE and s.purpose < Purpose.REGROUP


def _at_rest(s: State) -> Iterator[str]:
    for name in BATTLE if _before_battle(s) else ():
        rest = at_rest(s, name)
        if getattr(s, name) != rest:
            yield f"'{name}' is {rest} in the place phase before the battle."


def _on_sheet(s: State) -> Iterator[str]:
    for name in UNIT_FIELDS:
        if getattr(s, name) >= s.units:
            yield f"'{name}' is a unit on the sheet or -1, not {getattr(s, name)}."
    if s.done & Part.SIEGED and not s.done & Part.ATTACKED:
        yield "'done' has a siege among the parts of an action only with an attack."
    if s.raising > RAISED_POINTS * s.units:
        yield "'raising' is at most two points a unit."


def _placing(s: State) -> Iterator[str]:
    if s.filling == NOBODY or s.purpose == Purpose.NONE:
        yield "Values are placed in a unit, and for a purpose."
        return
    if s.owner[s.filling] != s.asked:
        yield f"{NAMES[s.asked]} places values in its own units only."
    size = squares(s, s.filling)
    for square in range(s.spot, size):
        if value(s, s.filling, square) and not keeps_center(s, s.filling, square):
            yield "Squares that are still to be filled are empty."
    if s.spot >= size or keeps_center(s, s.filling, s.spot):
        yield "'spot' is a square that can take a die."
    room = places(s).bit_count()
    short = s.purpose == Purpose.REGROUP and in_hand(s) < room
    if in_hand(s) != room and not short:
        yield f"There are {room} squares to fill, and {in_hand(s)} dice in hand."
    if is_forced(s):
        yield "The dice in hand can be placed in one way only, so nothing is asked."
    yield from _placing_for(s)


def _placing_for(s: State) -> Iterator[str]:
    """Check that the purpose of the values being placed is in progress."""
    if s.purpose == Purpose.REGROUP and (s.filling != s.actor or s.raising):
        yield "The unit that regroups is the one that acts."
    if s.purpose == Purpose.RAISE and not _raises(s):
        yield "Units are raised by a unit that can, in its turn."


def _raises(s: State) -> bool:
    able = NOBODY not in (s.actor, s.power) and verb(s.power) == Verb.RAISE
    return able and marked(s, s.actor, Status.SPENT) and s.filling != s.actor


def _acting(s: State) -> Iterator[str]:
    regrouping = s.phase == Phase.PLACE and s.purpose == Purpose.REGROUP
    if s.actor == NOBODY or s.owner[s.actor] != s.turn or not (alive(s, s.actor) or regrouping):
        yield f"A unit of {NAMES[s.turn]} that is not defeated acts."
    elif marked(s, s.actor, Status.ACTED):
        yield "A unit acts once in a round (R12)."
    elif s.done & Part.RETREATED:
        yield "A unit that has moved after another part of its action does nothing more in it (R16, R42)."
    elif s.power != NOBODY and not has(s, s.actor, s.power):
        yield "The unit that acts does not have the power in use."
    elif s.flanker != NOBODY and not _may_flank(s):
        yield "A unit is flanked for by another of its side, and uses no power (R39)."
    elif bool(s.done & Part.POWERED) != (s.power != NOBODY) and s.phase in (Phase.DEED, Phase.LINE):
        yield "'power' is the power that was used in this action."


def _may_flank(s: State) -> bool:
    other = s.flanker != s.actor and s.owner[s.flanker] == s.turn and has(s, s.flanker, Power.FLANKING)
    return other and s.power == NOBODY and alive(s, s.flanker)


def _uses(s: State, *verbs: Verb) -> bool:
    """Return whether a power with one of these verbs is being used, on nobody yet or on a suitable unit."""
    if s.power == NOBODY or verb(s.power) not in verbs or s.done & Part.POWERED or s.flanker != NOBODY:
        return False
    return s.target == NOBODY or may_subject(s, s.actor, s.power, s.target)


def _target(s: State) -> Iterator[str]:
    if s.attack == NOBODY and not _uses(s, *SUBJECT_VERBS):
        yield "An attack or a power is chosen before its target."


def _second(s: State) -> Iterator[str]:
    if s.target == NOBODY or not _uses(s, Verb.MARK, Verb.WEAKEN):
        yield "A second unit is chosen after the first, for a power that takes two."


def _zone(s: State) -> Iterator[str]:
    if not _uses(s, Verb.BOMB):
        yield "A zone is chosen for a power that needs one."


def _line(s: State) -> Iterator[str]:
    if s.attack not in (Attack.MELEE, Attack.RANGED) or not _attacks(s):
        yield "A line is chosen for a melee or ranged attack on a unit that can be attacked so."


def _attacks(s: State) -> bool:
    return s.target != NOBODY and may_attack(s, s.actor, s.zone[s.actor], s.attack, s.target)


def _square(s: State) -> Iterator[str]:
    aimed = s.attack in (Attack.SNIPE, Attack.CRITICAL) and _attacks(s)
    if not aimed and not (s.attack == NOBODY and s.target != NOBODY and _uses(s, Verb.DRAIN)):
        yield "A square is chosen for a snipe or critical attack, or for a power that lowers one."


def _own_square(s: State) -> Iterator[str]:
    drains = NOBODY not in (s.target, s.bitten) and _uses(s, Verb.DRAIN)
    if drains:
        drains = drainable(s, s.target) >> s.bitten & 1 == 1
    heals = s.target == NOBODY and s.bitten == NOBODY and _uses(s, Verb.REGENERATE)
    if not (drains or heals) or crossed(s, s.actor).bit_count() < 2:
        yield "A crossed-out square of the unit's own is chosen for a power that restores one, among several."


def _restore(s: State) -> Iterator[str]:
    if s.target == NOBODY or not _uses(s, Verb.HEAL) or crossed(s, s.target).bit_count() <= HEALED_SQUARES:
        yield "Squares to restore are chosen where more than two are crossed out."


def _pick(s: State) -> Iterator[str]:
    besieged = [unit for unit in range(s.units) if s.besieged[unit]]
    unnamed = [unit for unit in besieged if not s.picks[unit]]
    if not unnamed or s.target != unnamed[0] or s.owner[s.target] != s.asked or s.asked == s.turn:
        yield "The defender names squares for the first besieged unit that has none named."
    elif s.attack == NOBODY and not (s.power != NOBODY and verb(s.power) == Verb.BOMB and not s.done & Part.POWERED):
        yield "Squares are named against a siege or a bombardment."
    elif s.attack != NOBODY and (s.attack != Attack.SIEGE or besieged != [s.target] or not _attacks(s)):
        yield "A siege is against one unit, which can be besieged."
    elif s.attack == NOBODY and not all(is_bombed(s, s.actor, s.zone[s.target], unit) for unit in besieged):
        yield "A bombardment is against the enemies in one other zone."
    elif any(not _named(s, unit) for unit in range(s.units)):
        yield "As many remaining squares are named as there are dice; if no more remain, they are named automatically."


def _named(s: State, unit: int) -> bool:
    """Return whether the squares named for a unit agree with its siege."""
    if not s.besieged[unit]:
        return not s.picks[unit]
    if not s.picks[unit]:
        return remaining(s, unit) > siege_dice(s)
    within = s.picks[unit] & ~remaining_mask(s, unit) == 0
    return within and int(s.picks[unit]).bit_count() == squares_due(s, unit)


def _acid(s: State) -> Iterator[str]:
    if s.acid == NOBODY or s.acid != s.target or not has(s, s.acid, Power.ACID_BLOOD) or s.attack != Attack.MELEE:
        yield "Acid answers a melee attack on a unit that has it."
    elif s.owner[s.acid] == s.turn or not s.done & Part.ATTACKED or remaining(s, s.actor) < 2:
        yield "Acid burns an enemy that has attacked and has several squares left."
    else:
        chooser = s.turn if s.options.acid_choice == AcidChoice.ATTACKER else 1 - s.turn
        if s.asked != chooser:
            yield f"{NAMES[chooser]} picks the square that acid burns (B10)."


def _raise(s: State) -> Iterator[str]:
    able = s.power != NOBODY and verb(s.power) == Verb.RAISE and not s.done & Part.POWERED
    if not able or not marked(s, s.actor, Status.SPENT):
        yield "Units are raised by a unit that can, once."


CHECKS: Final[dict[int, Callable[[Any], Iterator[str]]]] = {
    Phase.TARGET: _target,
    Phase.SECOND: _second,
    Phase.ZONE: _zone,
    Phase.LINE: _line,
    Phase.SQUARE: _square,
    Phase.OWN_SQUARE: _own_square,
    Phase.RESTORE: _restore,
    Phase.PICK: _pick,
    Phase.ACID: _acid,
    Phase.RAISE: _raise,
}
