"""Random battles exercise every unit, power, attack, option and event: the report of those they miss is empty."""

from __future__ import annotations

import pytest

from warbones.check.random_play import random_game
from warbones.games.battle.rules import events
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.state import Phase, Reason
from warbones.games.battle.rules.units import ROWS, Attack
from warbones.games.battle.tests.script import GAME

RARE = {Reason.BOTH_WIPED_OUT}
"""Endings that even many random battles need not reach; scripted tests do."""

START = (40, 81, 27, 71, 73, 51, 137, 303, 87, 0, 16)
"""Seeds that together exercise everything, to save time. If a change of rules spoils that, more seeds are tried."""


class Report:
    """The features that battles have exercised."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.seen: set[tuple[str, object]] = set()

    def watch(self, seed: int) -> None:
        """Play a random battle and record the features that it exercises."""
        position = None
        for position in random_game(GAME, seed):
            s = position.record()
            self.seen.add(("phase", Phase(s.phase)))
        self._note_events(position)
        self.seen |= {("option", pair) for pair in position.options.items()}

    def _note_events(self, position) -> None:
        s, places = position.record(), {}
        for event in position.events(None):
            self.seen.add(("event", type(event)))
            match event:
                case events.Bought():
                    self.seen.add(("unit", event.sort))
                case events.Attacks():
                    self.seen.add(("attack", event.attack))
                    self.seen.add(("rating", (s.kind[event.unit], event.attack)))
                case events.Sieges():
                    self.seen.add(("attack", Attack.SIEGE))
                    self.seen.add(("rating", (s.kind[event.unit], Attack.SIEGE)))
                case events.UsedPower():
                    self.seen.add(("power", event.power))
                    self.seen.add(("held", (s.kind[event.unit], event.power)))
                case events.Ended():
                    self.seen.add(("reason", event.reason))
            self._note_silent(event, s, places)

    def _note_silent(self, event, s, places) -> None:
        """Record powers that show in events other than `UsedPower`."""
        told = {
            events.Acid: Power.ACID_BLOOD,
            events.Burrowed: Power.BURROW,
            events.Flanks: Power.FLANKING,
            events.Raises: Power.RAISE_UNDEAD,
        }
        if type(event) not in (*told, events.Moved, events.Regroups, events.Attacks):
            return
        kind = s.kind[event.unit]
        holder = ROWS[kind]
        if type(event) in told:
            self._power(kind, told[type(event)])
        if isinstance(event, events.Moved):
            if places.get("moved") == event.unit and Power.HIT_AND_RUN in holder.powers:
                self._power(kind, Power.HIT_AND_RUN)
            if event.to == 2 * (1 - s.owner[event.unit]) and Power.ETHEREAL in holder.powers:
                self._power(kind, Power.ETHEREAL)
            places["moved"] = event.unit
        shifts = isinstance(event, events.Regroups) and event.unit in places.values()
        if shifts and Power.SHAPESHIFTING in holder.powers:
            self._power(kind, Power.SHAPESHIFTING)
        if isinstance(event, events.Attacks):
            places["attacked"] = event.unit

    def _power(self, kind, power) -> None:
        self.seen |= {("power", power), ("held", (kind, power))}

    def missing(self) -> set[tuple[str, object]]:
        """Return everything that was never exercised."""
        waits = set(Phase) - {Phase.SETUP, Phase.RESOLVED, Phase.ROUND_END, Phase.PART_OVER}
        wanted = {("phase", phase) for phase in waits}
        wanted |= {("event", kind) for kind in events.EVENTS.classes} | {("attack", attack) for attack in Attack}
        wanted |= {("power", power) for power in POWERS} | {("unit", kind) for kind in range(len(ROWS))}
        wanted |= {("rating", (kind, attack)) for kind, row in enumerate(ROWS) for attack in row.attacks}
        wanted |= {("held", (kind, power)) for kind, row in enumerate(ROWS) for power in row.powers}
        wanted |= {("reason", reason) for reason in set(Reason) - RARE}
        wanted |= {("option", (option.name, value)) for option in GAME.ruleset.options for value in option.values}
        return wanted - self.seen


@pytest.mark.torture
@pytest.mark.rule("R28")
def test_random_battles_exercise_everything():
    report = Report()
    for seed in (*START, *range(1500)):
        if not report.missing():
            break
        report.watch(seed)
    assert report.missing() == set()
