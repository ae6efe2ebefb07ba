"""Written positions from outside: each is refused with a sentence or can be played to the end."""

from __future__ import annotations

import pytest

from tests.corrupted_positions import refusal
from warbones import BrokenPosition
from warbones.games.army.tests.script import GAME, at, play, reveal, turn

FIRST = play(GAME.new(), "Alpha roll: 9sw h2")
STOPPED = play(FIRST.copy(), "Alpha stop")
BONUS = play(at("roll 1.2 | Alpha: captain1"), "Alpha roll: sb")
HEALING = reveal("h2 7sw sk sacrifice1=sd captain1=sk", "sw")
GAINING = reveal("4sw", "4ax")
ONE_PICKED = play(GAINING.copy(), "Alpha decline")
OVER = reveal("6sw", "sw", head="roll 2.4 wins=1-0 health=10-3")
RESTING = play(turn(GAME.new(), "2sh 8sw", "10sw"), "Alpha decline\nBeta decline")


@pytest.mark.parametrize(
    ("position", "field", "place", "value", "wrong"),
    [
        (FIRST, "phase", None, "reveal", "No game waits in the reveal phase: it goes on by itself"),
        (FIRST, "battle", None, 12, "'battle' is the round, 1 to 9, not 12"),
        (FIRST, "turn", None, 0, "'turn' is the turn of the round, 1 to 100, not 0"),
        (FIRST, "wins", 0, 2, "Seat 0 cannot have won 2 rounds in the roll phase"),
        (FIRST, "health", 0, 0, "'health' of seat 0 is 1 to 10 in round 1, not 0"),
        (FIRST, "owner", 0, 1, "A1 in a tray cannot be owned by 1"),
        (FIRST, "owner", 30, 0, "captain1 in the supply cannot be owned by 0"),
        (FIRST, "place", 30, "pool", "captain1 in a pool cannot be owned by -1"),
        (FIRST, "place", 0, "pool", "A1 in a pool cannot show sword"),
        (FIRST, "place", 0, "supply", "A1 never lies in the supply"),
        (FIRST, "place", 0, "revived", "A1 cannot lie among the revived in the roll phase"),
        (FIRST, "face", 0, "blank", "A1 in a tray cannot show blank"),
        (FIRST, "face", 10, "sword", "B1 in a pool cannot show sword"),
        (FIRST, "tray", 0, "unrolled", "The tray of seat 0 cannot be unrolled with these dice"),
        (FIRST, "tray", 0, "third", "The tray of seat 0 cannot be third with these dice"),
        (FIRST, "tray", 0, "stopped", r"'ready' must be \[1, 0\] here, not \[0, 0\]"),
        (FIRST, "ready", 0, 1, "Seat 0 cannot be ready here"),
        (FIRST, "ready", 0, 2, r"'ready\[0\]' is 0 or 1, not 2"),
        (FIRST, "rerolled", 0, 1, "Seat 0 cannot have rolled a bonus die again here"),
        (FIRST, "pick", 0, 1, "'pick' holds only -1 outside the heal and gain phases, not 1"),
        (FIRST, "heals", 0, 1, "'heals' holds only 0 outside the heal phase, not 1"),
        (FIRST, "asked", 0, 1, "'asked' holds only 0 outside the heal and gain phases, not 1"),
        (FIRST, "winner", None, 0, "'winner' is -1 before the game is over, not 0"),
        (STOPPED, "ready", 1, 1, "Both are ready, so what they did would be open"),
        (STOPPED, "tray", 1, "stopped", "The tray of seat 1 cannot be stopped with these dice"),
        (BONUS, "tray", 0, "first", "The tray of seat 0 cannot be first with these dice"),
        (HEALING, "heals", 0, 5, "'heals' of seat 0 is what its heals may still revive, 2 or none, not 5"),
        (HEALING, "heals", 0, 0, r"'asked' must be \[0, 0\] here|Nothing is due here in the heal phase"),
        (HEALING, "phase", None, "gain", "'heals' holds only 0 outside the heal phase, not 2"),
        (HEALING, "ready", 0, 1, "Seat 0 cannot be ready here"),
        (HEALING, "pick", 0, 0, "'pick' of seat 0 is a mask of dice"),
        (HEALING, "tray", 0, "first", "The tray of seat 0 cannot be first with these dice"),
        (GAINING, "asked", 0, 0, r"'asked' must be \[1, 1\] here, not \[0, 1\]"),
        (GAINING, "pick", 0, 1 << 10, r"'asked' must be \[0, 1\] here|'ready' must be"),
        (GAINING, "place", 3, "revived", "A4 among the revived cannot show sword"),
        (ONE_PICKED, "pick", 1, 0, "'pick' of seat 0 is a mask of dice"),
        (ONE_PICKED, "pick", 0, 1 << 54, "'pick' of seat 0 is a mask of dice"),
        (OVER, "wins", 0, 1, "The match is not over after round 2 with 1 to 0 rounds"),
        (OVER, "wins", 1, 2, "There cannot be 4 rounds won in round 2"),
        (OVER, "winner", None, 1, "'winner' must be 0 here, not 1"),
        (OVER, "decided_by", None, "nothing", "'decided_by' must be 5 here, not 7"),
        (RESTING, "place", 0, "graveyard", ""),
    ],
)
def test_a_broken_position_is_refused_in_a_sentence(position, field, place, value, wrong):
    written = position.to_dict()
    if place is None:
        assert written["state"][field] != value
        written["state"][field] = value
    else:
        assert written["state"][field][place] != value
        written["state"][field][place] = value
    if not wrong:
        GAME.from_dict(written)
        return
    with pytest.raises(BrokenPosition, match=wrong):
        GAME.from_dict(written)


def test_a_round_in_which_nothing_can_change_is_refused():
    dead = dict.fromkeys(range(20), "graveyard")
    written = GAME.new().to_dict()
    written["state"]["place"] = [dead.get(die, place) for die, place in enumerate(written["state"]["place"])]
    written["state"] |= {"tray": ["stopped", "stopped"], "ready": [1, 1]}
    assert refusal(GAME, written)
