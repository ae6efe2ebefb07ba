"""A report of what random battles never exercised, of units, powers, attacks, options and events. It is empty."""

from __future__ import annotations

import pytest

from tests.contract.playing import random_game
from warbones.games.battle.powers import ROWS as POWERS
from warbones.games.battle.powers import Power
from warbones.games.battle.state import Event, Phase, Reason
from warbones.games.battle.tests.script import GAME
from warbones.games.battle.units import ROWS, Attack

RARE = {Reason.BOTH_WIPED_OUT}
"""Endings that even many random battles need not come to; scripted tests do."""

START = (40, 81, 27, 71, 73, 51, 137, 303, 87, 0, 16)
"""Seeds that together exercised everything, to save time. Where rules have changed, others follow them."""


class Report:
    """What battles have exercised."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.seen: set[tuple[str, object]] = set()

    def watch(self, seed: int) -> None:
        """Play a random battle and note what it exercises."""
        position = None
        for position in random_game(GAME, seed):
            s = position.record()
            self.seen.add(("phase", Phase(s.phase)))
        self._note_events(position)
        self.seen |= {("option", pair) for pair in position.options.items()}

    def _note_events(self, position) -> None:
        s, places = position.record(), {}
        for event in position.events(None):
            kind, numbers = Event(event.kind), event.numbers
            self.seen.add(("event", kind))
            match kind:
                case Event.BOUGHT:
                    self.seen.add(("unit", numbers[1]))
                case Event.ATTACKS:
                    self.seen.add(("attack", Attack(numbers[2])))
                    self.seen.add(("rating", (s.kind[numbers[0]], Attack(numbers[2]))))
                case Event.SIEGES:
                    self.seen.add(("attack", Attack.SIEGE))
                    self.seen.add(("rating", (s.kind[numbers[0]], Attack.SIEGE)))
                case Event.POWER:
                    self.seen.add(("power", Power(numbers[1])))
                    self.seen.add(("held", (s.kind[numbers[0]], Power(numbers[1]))))
                case Event.ENDED:
                    self.seen.add(("reason", Reason(numbers[1])))
            self._note_silent(kind, numbers, s, places)

    def _note_silent(self, kind, numbers, s, places) -> None:
        """Note powers that are told by other events than their own."""
        told = {
            Event.ACID: Power.ACID_BLOOD,
            Event.BURROWED: Power.BURROW,
            Event.FLANKS: Power.FLANKING,
            Event.RAISES: Power.RAISE_UNDEAD,
        }
        if kind not in (*told, Event.MOVED, Event.REGROUPS, Event.ATTACKS):
            return
        holder = ROWS[s.kind[numbers[0]]]
        if kind in told:
            self._power(s.kind[numbers[0]], told[kind])
        if kind == Event.MOVED:
            if places.get("moved") == numbers[0] and Power.HIT_AND_RUN in holder.powers:
                self._power(s.kind[numbers[0]], Power.HIT_AND_RUN)
            if numbers[2] == 2 * (1 - s.owner[numbers[0]]) and Power.ETHEREAL in holder.powers:
                self._power(s.kind[numbers[0]], Power.ETHEREAL)
            places["moved"] = numbers[0]
        shifts = kind == Event.REGROUPS and numbers[0] in (places.get("moved"), places.get("attacked"))
        if shifts and Power.SHAPESHIFTING in holder.powers:
            self._power(s.kind[numbers[0]], Power.SHAPESHIFTING)
        if kind == Event.ATTACKS:
            places["attacked"] = numbers[0]

    def _power(self, kind, power) -> None:
        self.seen |= {("power", power), ("held", (kind, power))}

    def missing(self) -> set[tuple[str, object]]:
        """Return everything that was never exercised."""
        waits = set(Phase) - {Phase.SETUP, Phase.RESOLVED, Phase.ROUND_END, Phase.PART_OVER}
        wanted = {("phase", phase) for phase in waits}
        wanted |= {("event", kind) for kind in Event} | {("attack", attack) for attack in Attack}
        wanted |= {("power", power) for power in POWERS} | {("unit", kind) for kind in range(len(ROWS))}
        wanted |= {("rating", (kind, attack)) for kind, row in enumerate(ROWS) for attack in row.attacks}
        wanted |= {("held", (kind, power)) for kind, row in enumerate(ROWS) for power in row.powers}
        wanted |= {("reason", reason) for reason in set(Reason) - RARE}
        wanted |= {("option", (option.name, value)) for option in GAME.options for value in option.values}
        return wanted - self.seen


@pytest.mark.rule("R28")
def test_random_battles_exercise_everything():
    report = Report()
    for seed in (*START, *range(1500)):
        if not report.missing():
            break
        report.watch(seed)
    assert report.missing() == set()
