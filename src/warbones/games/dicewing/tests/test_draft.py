"""The draft (R9 to R12, R41, R42)."""

from __future__ import annotations

import pytest

from warbones import IllegalAction
from warbones.games.dicewing.notation.writer import SEATS
from warbones.games.dicewing.rules.attack import squadron_size
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.tests.script import GAME, all_rolls, at, face, moves, phase, play, where


def take_any(position):
    """Draft to the end, the first die of the pool each time, and return the seats in the order of their picks."""
    order = []
    while phase(position).name == "DRAFT":
        (seat,) = position.to_act
        order.append(seat)
        position.act(seat, position.legal(seat)[0])
    return order


@pytest.mark.rule("R9", "R11", "B16")
@pytest.mark.parametrize("first", [0, 1])
def test_one_two_then_in_turn(first):
    position = play(GAME.new(), all_rolls("AB"[first] + ".d20=9"))
    second = 1 - first
    assert take_any(position) == [first, second, second] + [first, second] * 5 + [first]
    assert [squadron_size(position.record(), seat) for seat in range(2)] == [7, 7]


@pytest.mark.rule("R9", "B16")
def test_the_second_players_two_picks_are_one_after_the_other():
    position = play(GAME.new(), all_rolls("A.d20=9") + "\nAlpha take A.d20\nBeta take A.d12")
    assert position.to_act == {1}
    assert "take A.d12" not in moves(position, 1)
    assert len(position.legal(1)) == 12
    with pytest.raises(IllegalAction, match="Beta must decide first"):
        position.act(0, "take A.d4")


@pytest.mark.rule("R10")
def test_a_picked_die_keeps_its_face_and_everybody_sees_it():
    position = play(GAME.new(), all_rolls("A.d20=9 B.d12=11") + "\nAlpha take B.d12")
    assert face(position, "B.d12") == 11
    for reader in (0, 1, None):
        scene = position.scene(reader)
        (area,) = (area for area in scene.areas if area.seat == 0)
        assert [(piece.id, piece.face) for piece in area.pieces if piece] == [("B.d12", "11")]
        assert scene.log[-1].parts[-1].piece.id == "B.d12"


@pytest.mark.rule("R12")
def test_a_squadron_mixes_both_sets():
    position = play(
        GAME.new(), all_rolls("A.d20=9") + "\nAlpha take B.d12\nBeta take A.d4\nBeta take B.d4\nAlpha take A.d6"
    )
    assert where(position, "B.d12") == where(position, "A.d6") == ("squadron", 0)
    assert where(position, "A.d4") == where(position, "B.d4") == ("squadron", 1)


@pytest.mark.rule("R9", "R41", "R42", "X5", "D7")
@pytest.mark.parametrize(("pool", "sizes"), [(14, (7, 7)), (13, (6, 7)), (12, (6, 6)), (11, (5, 6))])
@pytest.mark.parametrize("first", [0, 1])
def test_an_odd_pool_leaves_the_first_player_one_die_fewer(pool, sizes, first):
    dice = [f"{name}=10" if name.endswith("%") else f"{name}=1" for name in NAMES]
    cases = " ".join(dice[pool:])
    position = at(f"draft 2.0 first={SEATS[first]} | pool: {' '.join(dice[:pool])} | trophies Alpha: {cases}")
    take_any(position)
    shares = [squadron_size(position.record(), seat) for seat in (first, 1 - first)]
    assert tuple(shares) == sizes
