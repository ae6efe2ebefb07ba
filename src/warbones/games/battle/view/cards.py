"""Unit cards, powers and the marks beside a unit, in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final, Literal

from warbones.core.messages import Msg, Sign, Text, msg
from warbones.games.battle.rules.attacks.siege import BOMB_DICE
from warbones.games.battle.rules.attacks.strikes import FLANK_DICE, FORMATION_BONUS
from warbones.games.battle.rules.effects import (
    DRAINED_VALUE,
    HEALED_SQUARES,
    HEALED_VALUE,
    LEAST_VALUE,
    WEAKENED_BY,
)
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.state import HERO_CENTER, RAISED_POINTS, Options
from warbones.games.battle.rules.units import ROWS, Attack
from warbones.games.battle.view.words import ATTACKS, KINDS, POWERS, RATED, commas, sentences

Icon = Literal["tick", "wall", "up", "wave", "stop"]

STATES: Final[Mapping[Status, tuple[Icon, Msg]]] = {
    Status.ACTED: ("tick", msg("battle-acted")),
    Status.FORMATION: ("wall", msg("battle-in-formation")),
    Status.FLYING: ("up", msg("battle-flying")),
    Status.EVADING: ("wave", msg("battle-evading")),
    Status.PARALYZED: ("stop", msg("battle-paralyzed")),
}
"""The marks beside a unit that everybody must know, as icon and word."""

EXPLAINED: Final = {
    Status.ACTED: msg("battle-acted-why", ("R12",)),
    Status.ATTACKED: msg("battle-attacked-why"),
    Status.FORMATION: msg("battle-in-formation-why", ("R35",), bonus=FORMATION_BONUS),
    Status.FLYING: msg("battle-flying-why", ("R40",)),
    Status.EVADING: msg("battle-evading-why", ("R38",)),
    Status.SPENT: msg("battle-spent-why"),
    Status.PARALYZED: msg("battle-paralyzed-why", ("R43",)),
}

FIGURES: Final[Mapping[Power, Mapping[str, Any]]] = {
    Power.ASSIMILATION: {"most": POWER_ROWS[Power.ASSIMILATION].largest},
    Power.CARPET_BOMB: {"dice": BOMB_DICE},
    Power.DEFENSIVE_FORMATION: {"bonus": FORMATION_BONUS},
    Power.DRAIN: {"value": DRAINED_VALUE},
    Power.FLANKING: {"dice": FLANK_DICE},
    Power.HEALING: {"squares": HEALED_SQUARES, "value": HEALED_VALUE},
    Power.PARALYZE: {"most": POWER_ROWS[Power.PARALYZE].pair},
    Power.RAISE_UNDEAD: {"points": RAISED_POINTS},
    Power.SWALLOW: {"most": POWER_ROWS[Power.SWALLOW].largest},
    Power.WEAKEN: {"by": WEAKENED_BY, "least": LEAST_VALUE},
}
"""The numbers from the rules that the description of a power states."""

EFFECTS: Final = {power: msg(f"{name.key}.does", (), **FIGURES.get(power, {})) for power, name in POWERS.items()}
"""The effect of each power, in a sentence or two."""


def ratings(options: Options, kind: int) -> tuple[Sign, ...]:
    """Return the dice of a unit's attacks, as icons and words."""
    attacks = row_of(options, kind).attacks.items()
    return tuple(Sign(icon=RATED[attack], word=ATTACKS[attack], figure=str(dice)) for attack, dice in attacks)


@cache
def legend() -> tuple[Sign, ...]:
    """Return the name of each attack icon."""
    return tuple(Sign(icon=RATED[attack], word=ATTACKS[attack]) for attack in Attack)


@cache
def abilities(kind: int) -> Text:
    """Return the names of a unit's powers, such as "Flanking, Fly"."""
    return commas([POWERS[power] for power in ROWS[kind].powers])


@cache
def features(kind: int) -> Text:
    """Return the names of a unit's powers for a list, which also says that a hero is one."""
    return msg("battle-hero-with", powers=abilities(kind)) if ROWS[kind].hero else abilities(kind)


@cache
def powers(kind: int) -> Text:
    """Return the special features of a kind of unit, in plain words."""
    row = ROWS[kind]
    hero = [msg("battle-hero", center=HERO_CENTER)] if row.hero else []
    return sentences([*hero, *(msg("battle-does", power=POWERS[each], does=EFFECTS[each]) for each in row.powers)])


def card(options: Options, kind: int) -> Msg:
    """Return a unit's card in plain words: size, cost, attacks, and the effects of its powers."""
    row = row_of(options, kind)
    return _card(kind, row.width, row.height, row.cost, tuple(row.attacks.items()))


@lru_cache(4 * len(ROWS))
def _card(kind: int, columns: int, rows: int, points: int, attacks: tuple[tuple[Attack, int], ...]) -> Msg:
    dice = [msg("battle-rating", attack=ATTACKS[attack], dice=dice) for attack, dice in attacks]
    size = msg("battle-size", columns=columns, rows=rows)
    plain = msg("battle-card", kind=KINDS[kind], size=size, points=points, attacks=dice)
    special = powers(kind)
    return msg("table-sentences", first=plain, rest=special) if special else plain
