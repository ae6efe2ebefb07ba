"""What a pair would be worth before it is launched: what is certain and what is not, from open values only (R13)."""

from __future__ import annotations

from itertools import combinations

from warbones.core.view.scene import Note
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.power import both_odd, combined, model, same_number, same_set
from warbones.games.dicewing.rules.state import DICE, State

Bonus = tuple[str, str, list[int]]
"""A part of Power: its name, what it depends on, and all it can come to."""


def forecast(trial: State, seat: int, pair: tuple[int, int]) -> tuple[Note, str]:
    """Return the Power of a pair as a figure with a note, and in a sentence. ``trial``, a copy, is written on."""
    parts = _parts(trial, seat, pair)
    certain = [(name, values[0]) for name, _, values in parts if min(values) == max(values)]
    open_parts = [f"{words}, {min(values)} to {max(values)}" for _, words, values in parts if min(values) < max(values)]
    power = sum(value for _, value in certain)
    why = ", ".join(f"{name} {value}" for name, value in certain)
    if not open_parts:
        return Note(figure=str(power), text="for sure"), f"Power {power} for sure: {why}."
    unsure = ", and ".join(open_parts)
    return Note(figure=f"{power} + ?", text=unsure), f"Power {power} for sure ({why}), and {unsure}."


def _parts(trial: State, seat: int, pair: tuple[int, int]) -> list[Bonus]:
    trial.launched[seat, 0], trial.launched[seat, 1] = pair
    own = [trial.face[die] for die in pair]
    parts = [("Initial", "", [combined(trial, seat)])]
    if same_set(trial, seat):
        parts.append(("Training", "one of yours", own if trial.options.manual_bonus_choice else [max(own)]))
    if model(trial, seat):
        parts.append(("Model", "", [model(trial, seat)]))
    return parts + _against(trial, seat)


def _against(s: State, seat: int) -> list[Bonus]:
    """Return the parts that depend on what the opponent launches."""
    if not (both_odd(s, seat) or same_number(s, seat)):
        return []
    theirs = list(combinations([s.face[die] for die in range(DICE) if in_squadron(s, 1 - seat, die)], 2))
    parts = []
    if both_odd(s, seat) and s.options.manual_bonus_choice:
        parts.append(("Targeting", "one of their dice", [value for two in theirs for value in two]))
    elif both_odd(s, seat):
        parts.append(("Targeting", "their higher die", [max(two) for two in theirs]))
    if same_number(s, seat):
        parts.append(("Synchronized", "both of their dice", [sum(two) for two in theirs]))
    return parts
