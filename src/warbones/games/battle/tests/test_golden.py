"""There is a golden battle of each pair of factions; that they go as they went is a test of every game."""

from __future__ import annotations

from tests.golden import golden_files

PAIRS = {
    "dragonfolk-dragonfolk",
    "dragonfolk-lich-queen",
    "dragonfolk-horde",
    "lich-queen-lich-queen",
    "lich-queen-horde",
    "horde-horde",
}


def test_every_pair_of_factions_has_a_golden_battle():
    assert {path.stem for path in golden_files("battle")} >= PAIRS
