"""The reasons for refused actions."""

from __future__ import annotations

import pytest

from warbones import IllegalAction, load

DRAFT = "draft 1.0 first=Beta | Alpha: | Beta: A.d4=4 | pool: A.d6=2 A.d8=5 A.d10=10 A.d%=50 A.d12=12 A.d20=5 {}"
SET = "B.d4=1 B.d6=3 B.d8=3 B.d10=10 B.d%=40 B.d12=3 B.d20=9"
REST = "| Alpha: A.d%=50 A.d20=5 B.d6=3 B.d10=10 B.d12=3 {} | Beta: A.d12=12 B.d4=1 B.d8=3 B.d%=40 B.d20=9 {}"
BAYS = REST.format("(A.d6=2 A.d8=5)", "(A.d4=4 A.d10=10)")
LAUNCH = f"launch 1.1 first=Beta {REST.format('A.d6=2 A.d8=5', 'A.d4=4 A.d10=10')}"
CALL = f"call 1.1 first=Beta manual_bonus_choice=true {BAYS}"
LOWER = f"collateral 1.1 first=Beta {BAYS}"


@pytest.mark.parametrize(
    ("line", "action", "why"),
    [
        (DRAFT.format(SET), "take A.d4", "A.d4 is in Beta's squadron: you take dice from the pool (R9)."),
        (LAUNCH, "launch A.d6 B.d4", "B.d4 is in Beta's squadron: you launch dice from your own squadron (R15)."),
        (LAUNCH, "launch A.d6", "Launch two different dice together (R15)."),
        (LAUNCH, "launch A.d6 A.d6", "Launch two different dice together (R15)."),
        (CALL, "train B.d4", "B.d4 is in your squadron: Training adds one of your two launched dice (R20)."),
        (LOWER, "lower B.d10", "B.d10 is in your squadron: you lower a die in Beta's squadron (R30)."),
        (LOWER, "lower A.d4", "A.d4 is in Beta's launch bay: you lower a die in Beta's squadron (R30)."),
        (LAUNCH, "nonsense", ""),
    ],
)
def test_a_refusal_says_why(line: str, action: str, why: str) -> None:
    position = load("dicewing").at(line)
    seat = min(position.to_act)
    with pytest.raises(IllegalAction) as refused:
        position.act(seat, action)
    said = f"'{action}' is not legal here. {why} {position.game.names[seat]} can choose: ".replace("  ", " ")
    assert said in str(refused.value)


def test_a_refusal_reveals_nothing_about_a_secret_launch() -> None:
    said = []
    for pair in ("A.d4 A.d10", "B.d4 B.d8"):
        position = load("dicewing").at(LAUNCH)
        position.act(1, f"launch {pair}")
        with pytest.raises(IllegalAction) as refused:
            position.act(0, "launch A.d4 B.d4")
        said.append(str(refused.value))
    assert said[0] == said[1]
