"""Setup before the battle: factions, buying, the total reroll, Burrow, and the first player (R2 to R11)."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import NOBODY, Step, emit, roll_die, rule
from warbones.games.battle.rules.armies.placement import roll_unit
from warbones.games.battle.rules.decision import ask, wait
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import cost
from warbones.games.battle.rules.sheet import base, enter, has
from warbones.games.battle.rules.state import CENTER, NONE, UNITS, HeroUnique, Phase, Purpose, State
from warbones.games.battle.rules.units import KINDS, LIST, is_hero

STOP = KINDS
"""The choice to stop, in place of a kind to buy or raise."""

KEEP = 0
REROLL = 1


@rule
def set_up(s: State) -> None:
    """Take an empty sheet and let Alpha pick a faction first (R2, B2)."""
    s.winner = NOBODY
    for seat in range(2):
        s.faction[seat] = NOBODY
    s.actor = s.flanker = s.power = s.attack = s.target = s.second = s.bitten = s.acid = s.filling = NOBODY
    ask(s, 0, Phase.FACTION)


@rule
def choose_faction(s: State, t: Step, seat: int, faction: int) -> None:
    """Pick a faction; both players may pick the same (R2, B1)."""
    s.faction[seat] = faction
    emit(t, NOBODY, EventKind.CHOSE_FACTION, seat, faction)
    ask(s, 1 - seat, Phase.BUY if seat else Phase.FACTION)


@rule
def is_bought(s: State, seat: int, kind: int) -> bool:
    """Return whether a hero has been bought or raised in this game, or by this player (R6, B1)."""
    for unit in range(s.units):
        mine = s.origin[unit] == seat or s.options.hero_unique == HeroUnique.GAME
        if s.kind[unit] == kind and mine:
            return True
    return False


@rule
def may_enlist(s: State, seat: int, kind: int, left: int) -> bool:
    """Return whether a seat may take a unit of a kind for the points left (R5, R6)."""
    if cost(s, kind) > left or s.units == UNITS:
        return False
    return not (is_hero(kind) and is_bought(s, seat, kind))


@rule
def may_enlist_any(s: State, seat: int, faction: int, left: int) -> bool:
    """Return whether some unit of a faction is affordable with the points left."""
    for kind in range(LIST * faction, LIST * faction + LIST):
        if may_enlist(s, seat, kind, left):
            return True
    return False


@rule
def write_kinds(s: State, seat: int, faction: int, left: int, out: MutableSequence[int]) -> int:
    """Write the units of a faction that a seat may take with the points left."""
    written = 0
    for kind in range(LIST * faction, LIST * faction + LIST):
        if may_enlist(s, seat, kind, left):
            out[written] = kind
            written += 1
    return written


@rule
def left_to_spend(s: State, seat: int) -> int:
    """Return the points that a seat has not spent on its army (R5)."""
    return s.options.budget - s.spent[seat]


@rule
def write_purchases(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the seat's possible purchases; it may stop once it has a unit (R5, B49)."""
    written = write_kinds(s, seat, s.faction[seat], left_to_spend(s, seat), out)
    if s.spent[seat]:
        out[written] = STOP
        written += 1
    return written


@rule
def buy(s: State, t: Step, seat: int, kind: int) -> None:
    """Buy and draw a unit and roll for it, or stop for good (R3 to R5, B3, B49)."""
    if kind == STOP:
        s.stopped[seat] = 1
        emit(t, NOBODY, EventKind.STOPPED, seat, left_to_spend(s, seat))
        next_buyer(s, seat)
    else:
        s.spent[seat] += cost(s, kind)
        unit = enter(s, kind, seat, base(seat))
        emit(t, NOBODY, EventKind.BOUGHT, unit, kind, seat, left_to_spend(s, seat), 0)
        roll_unit(s, t, unit, Purpose.BUY)


@rule
def buys(s: State, seat: int) -> bool:
    """Return whether a seat can still buy: it has not stopped, and can afford something (R5)."""
    return not s.stopped[seat] and may_enlist_any(s, seat, s.faction[seat], left_to_spend(s, seat))


@rule
def next_buyer(s: State, seat: int) -> None:
    """Alternate buying until neither player can or wants to buy (R3, B49); then Alpha may reroll (R9, B4)."""
    if buys(s, 1 - seat):
        ask(s, 1 - seat, Phase.BUY)
    elif buys(s, seat):
        ask(s, seat, Phase.BUY)
    else:
        ask(s, 0, Phase.REROLL)


@rule
def decide_reroll(s: State, t: Step, seat: int, action: int) -> None:
    """Keep all values, or discard all of them (R9)."""
    if action == KEEP:
        emit(t, NOBODY, EventKind.KEPT, seat)
        next_to_reroll(s, seat)
    else:
        emit(t, NOBODY, EventKind.REROLLED, seat)
        reroll_from(s, t, seat, 0)


@rule
def reroll_from(s: State, t: Step, seat: int, unit: int) -> None:
    """Reroll the seat's next unit from ``unit`` on, all or nothing (R9); then the other player decides (B4)."""
    while unit < s.units and s.owner[unit] != seat:
        unit += 1
    if unit < s.units:
        roll_unit(s, t, unit, Purpose.REROLL)
    else:
        next_to_reroll(s, seat)


@rule
def next_to_reroll(s: State, seat: int) -> None:
    """Let Beta decide after Alpha; then units burrow (B4, R10)."""
    if seat == 0:
        ask(s, 1, Phase.REROLL)
    else:
        ask_to_burrow(s, 0)


@rule
def may_burrow(s: State, seat: int, unit: int) -> bool:
    """Return whether a unit may be put in the center before the battle (R10, R33)."""
    return s.owner[unit] == seat and s.zone[unit] == base(seat) and has(s, unit, Power.BURROW)


@rule
def any_burrows(s: State, seat: int) -> bool:
    """Return whether some unit of the seat may burrow."""
    for unit in range(s.units):
        if may_burrow(s, seat, unit):
            return True
    return False


@rule
def ask_to_burrow(s: State, seat: int) -> None:
    """Ask each seat that has units that burrow, from ``seat`` on; then roll for the first player (R10, R11)."""
    if any_burrows(s, seat):
        ask(s, seat, Phase.BURROW)
    elif seat == 0 and any_burrows(s, 1):
        ask(s, 1, Phase.BURROW)
    else:
        wait(s, Phase.FIRST_ROLL)


@rule
def write_units_at_home(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the units that may go to the centre before the first action, and the option of none (R10, R11, B45)."""
    written = 0
    for unit in range(s.units):
        if (s.phase == Phase.FREE_MOVE and s.owner[unit] == seat and s.zone[unit] == base(seat)) or (
            s.phase == Phase.BURROW and may_burrow(s, seat, unit)
        ):
            out[written] = unit
            written += 1
    out[written] = NONE
    return written + 1


@rule
def burrow(s: State, t: Step, seat: int, unit: int) -> None:
    """Put a unit in the center before the battle, or leave the rest in the base (R10, R33)."""
    if unit != NONE:
        s.zone[unit] = CENTER
        emit(t, NOBODY, EventKind.BURROWED, unit)
        if any_burrows(s, seat):
            return
    if seat == 0:
        ask_to_burrow(s, 1)
    else:
        wait(s, Phase.FIRST_ROLL)


@rule
def roll_for_first(t: Step) -> int:
    """Return the first player: the higher die; ties roll again (R11, B46)."""
    mine, yours = 0, 0
    while mine == yours:
        mine = first_die(t, 0)
        yours = first_die(t, 1)
    return 0 if mine > yours else 1


@rule
def first_die(t: Step, seat: int) -> int:
    """Roll a seat's die for the first player."""
    emit(t, NOBODY, EventKind.DECIDES, seat)
    face = roll_die(t, 6)
    emit(t, NOBODY, EventKind.FIRST_DIE, seat, face)
    return face


@rule
def decide_first(s: State, t: Step) -> None:
    """Roll for the first player; the other one may move a unit to the center (R11)."""
    s.first = roll_for_first(t)
    emit(t, NOBODY, EventKind.FIRST, s.first)
    s.game_round = 1
    if any_at_home(s, 1 - s.first):
        ask(s, 1 - s.first, Phase.FREE_MOVE)
    else:
        wait(s, Phase.NEXT_ROUND)


@rule
def any_at_home(s: State, seat: int) -> bool:
    """Return whether some unit of the seat is still in its base."""
    for unit in range(s.units):
        if s.owner[unit] == seat and s.zone[unit] == base(seat):
            return True
    return False


@rule
def free_move(s: State, t: Step, unit: int) -> None:
    """Move a unit of the second player to the centre without marking it, or move none (R11, B45)."""
    if unit != NONE:
        s.zone[unit] = CENTER
        emit(t, NOBODY, EventKind.ADVANCED, unit)
    wait(s, Phase.NEXT_ROUND)
