"""Why an action is refused, and dice of which any may be named."""

from __future__ import annotations

import pytest

from warbones import IllegalAction, load

GAME = load("army")
ROLL = (
    "roll 1.2 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=sw A6=sw A7=sw A8=sw A9=sk captain1=sw captain2=sw | "
    "Alpha resting: A10 | trays: Alpha=first Beta=unrolled"
)
BONUS = "roll 1.2 | Alpha: A1 captain1=sw captain2=sw | trays: Alpha=bonus Beta=unrolled"
BETA = "Beta: B1=sh B2=sh B3=sh B4=ax B5=ax B6=sh B7=sh B8=sh B9=ds B10=ds"
HEAL = (
    "heal 1.3 health=7-10 | Alpha: A1=h2 A2=ax A3=ax A5=ax A6=sh A7=sh A8=ds A9=ds A10=ds | "
    f"Alpha graveyard: A4 captain1 captain2 | {BETA} | heals: 2-0"
)
GAIN = f"gain 1.3 health=7-10 | Alpha: A1=sw A2=sw A3=sw A4=ax A5=sw A6=sh A7=sh A8=ds A9=ax A10=ds | {BETA}"


def refusal(line: str, action: str) -> str:
    """Return with which words Alpha's action is refused."""
    with pytest.raises(IllegalAction) as refused:
        GAME.at(line).act(0, action)
    return str(refused.value)


@pytest.mark.parametrize(
    ("line", "action", "why"),
    [
        (ROLL, "reroll A9", "A9 shows a skull, which stays (R14)."),
        (ROLL, "reroll A1 A10", "A10 rests this turn (R42)."),
        (ROLL, "reroll B1", "B1 is not Alpha's."),
        (ROLL, "reroll captain1", "A bonus die is rolled again before the troops (R15)."),
        (f"{ROLL} | rerolled: Alpha", "reroll captain1", "A bonus die was rolled again already (R15)."),
        (BONUS, "reroll captain1 captain2", "A bonus die is rolled again alone (R15)."),
        (BONUS, "reroll A1", "The troops are not rolled yet: first a bonus die may be rolled again (R15)."),
        ("roll 1.1", "reroll A1", "Nothing is rolled yet, so nothing is rolled again."),
        (HEAL, "heal captain1", "The heals revive 2 dice, not 1 (B22)."),
        (HEAL, "heal A1 captain1", "A1 is not dead (R39)."),
        (HEAL, "heal B1 captain1", "B1 is not Alpha's."),
        (GAIN, "take healer1", "Alpha has earned no Special die this turn (R44)."),
        (GAIN, "take A1", "A1 is a troop, and bonus dice are taken (R44)."),
        (GAIN, "take captain1 captain2", "Alpha has earned one Attack die (R44)."),
        (GAIN, "nonsense", ""),
    ],
)
def test_a_refusal_says_why(line: str, action: str, why: str) -> None:
    assert f"'{action}' is not legal here. {why} Alpha may: ".replace("  ", " ") in refusal(line, action)


def test_of_bonus_dice_that_are_alike_any_may_be_rolled_again() -> None:
    position = GAME.at(BONUS)
    assert [action.text for action in position.legal(0)] == ["keep", "reroll captain1"]
    assert position.legal(0).find("reroll captain2") == position.legal(0).find("reroll captain1")


def test_of_dead_dice_that_are_alike_any_may_be_revived() -> None:
    position = GAME.at(HEAL)
    legal = position.legal(0)
    assert legal.find("heal A4 captain2") == legal.find("heal A4 captain1")
    assert legal.find("heal captain2 captain1") == legal.find("heal captain1 captain2")
    with pytest.raises(IllegalAction):
        legal.find("heal captain1 captain1")


def test_of_a_kind_in_the_supply_any_may_be_taken() -> None:
    position = GAME.at(GAIN)
    legal = position.legal(0)
    assert legal.find("take captain4") == legal.find("take captain1")
