"""The starting positions and counts of the measurements of bots."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest

import warbones
from bench.thought import moves
from bench.unit_values import GAME, army, unit_values
from warbones.games.battle.notation.names import FACTION_CODES
from warbones.games.battle.rules.state import Phase, State
from warbones.games.battle.rules.units import ROWS
from warbones.games.battle.view.armies import varied_army
from warbones.terminal.commands.options import read_positions

BENCH = Path(__file__).parents[2] / "bench"


def begun(file: str) -> list[State]:
    """Return the starting positions of a file's battles: one for each pair of factions."""
    records: list[State] = [GAME.read(text) for text in read_positions([f"@{BENCH / file}"])]
    pairs = [tuple(FACTION_CODES[s.faction[seat]] for seat in range(2)) for s in records]
    assert pairs == list(product(FACTION_CODES, repeat=2))
    return records


def test_battles_are_measured_from_each_pair_of_factions_once() -> None:
    assert {(s.phase, s.asked, s.units) for s in begun("battle-pairs.txt")} == {(Phase.BUY, 0, 0)}


def test_battles_with_given_armies_begin_with_each_faction_s_ready_army() -> None:
    for s in begun("battle-armies.txt"):
        assert s.phase == Phase.REROLL
        for seat in range(2):
            units = [ROWS[s.kind[unit]].code for unit in range(s.units) if s.origin[unit] == seat]
            assert sorted(units) == sorted(varied_army(s, s.faction[seat]))


def test_every_choice_of_the_timed_bot_is_timed() -> None:
    """In DiceWing a seat chooses five or six launches besides its drafts."""
    seconds = moves(warbones.load("dicewing"), "greedy:1", "random", seed=2)
    assert 5 < len(seconds) < 40
    assert all(each >= 0 for each in seconds)


def test_measured_armies_have_few_kinds_and_spend_all_they_can() -> None:
    rng = Random(4)
    for s in (army(rng) for _ in range(5)):
        for seat in range(2):
            mine = [ROWS[s.kind[unit]] for unit in range(s.units) if s.origin[unit] == seat]
            assert s.options.budget - sum(row.cost for row in mine) < 2
            assert s.phase == Phase.FREE_MOVE


def test_a_unit_that_wins_is_worth_more_than_its_cost() -> None:
    """The first of two units of equal cost won each of forty battles against the other."""
    more = np.zeros((40, len(ROWS)))
    more[:, 0], more[:, 1] = 1, -1
    found = unit_values(more, np.ones(40))
    assert found[0] > ROWS[0].cost == ROWS[1].cost > found[1]
    assert found.sum() == pytest.approx(sum(row.cost for row in ROWS))
