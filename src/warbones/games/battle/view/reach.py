"""The reasons why an enemy cannot be chosen: as a fact, in a few words, and in a sentence."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from warbones.core.messages import Msg, msg
from warbones.core.rules.step import NOBODY
from warbones.games.battle.rules.attacks.targets import distance, may_attack, reaches
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.power_use import is_fit, is_near, is_side, may_subject
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.sheet import extent
from warbones.games.battle.rules.state import State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.shields import SHIELDS, shield
from warbones.games.battle.view.words import POWERS, attack_rule, whose_unit

Why = Literal["near", "far", "evades", "flies", "unflanked", "elsewhere", "idle", "large", "hero"]


class Barred(NamedTuple):
    """The reason why an enemy cannot be chosen, and its rule."""

    why: Why
    rule: str

    @property
    def sign(self) -> Msg:
        """The reason in a few words."""
        return msg(f"battle-barred-{self.why}", (self.rule,))

    def sentence(self, s: State, target: int) -> Msg:
        """Return the reason in a sentence that also says what would be right."""
        args: dict[str, Any] = {}
        match self.why:
            case "near" | "far":
                args = {"reach": msg(f"battle-reach-{Attack(s.attack).name.lower()}")}
            case "unflanked":
                args = {"flanker": whose_unit(s, s.flanker)}
            case "elsewhere" | "idle" | "hero":
                args = {"power": POWERS[Power(s.power)]}
            case "large":
                args = {"power": POWERS[Power(s.power)], "most": POWER_ROWS[Power(s.power)].largest}
        return msg(f"battle-refused-{self.why}", (self.rule,), unit=whose_unit(s, target), **args)


def out_of_reach(s: State, target: int) -> Barred | None:
    """Return the reason why an enemy cannot be chosen, or None."""
    if s.attack == NOBODY:
        return _not_for_power(s, target)
    away, rule = distance(s, s.zone[s.actor], target), attack_rule(s.attack)
    if may_attack(s, s.actor, s.zone[s.actor], s.attack, target):
        return None
    if not reaches(s.attack, away):
        return Barred("near" if s.attack >= Attack.SNIPE and not away else "far", rule)
    if status := shield(s, target, s.attack, away):
        return Barred("evades" if status == Status.EVADING else "flies", SHIELDS[status])
    return Barred("unflanked", "R39")


def _not_for_power(s: State, target: int) -> Barred | None:
    """Return the reason why a power cannot be used on an enemy; None if it can, or is not meant for enemies."""
    power, rule = Power(s.power), POWER_ROWS[Power(s.power)].rule
    if not is_side(s, s.actor, power, target) or may_subject(s, s.actor, power, target):
        return None
    if not is_near(s, s.actor, power, target):
        return Barred("elsewhere", rule)
    if is_fit(s, power, target):
        return Barred("idle", rule)
    return Barred("large" if extent(s, target) > POWER_ROWS[power].largest else "hero", rule)
