"""The reasons for refused actions; any of several alike dice may be named."""

from __future__ import annotations

import pytest

from warbones import IllegalAction, load
from warbones.core.messages import Text, msg
from warbones.core.view.reader import english
from warbones.games.army.rules.dice import Category
from warbones.games.army.view.refusals import why_not
from warbones.games.army.view.words import CATEGORIES

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
    """Return the sentence with which Alpha's action is refused."""
    with pytest.raises(IllegalAction) as refused:
        GAME.at(line).act(0, action)
    return str(refused.value)


LATE = (
    "roll 1.2 late_bonus_reroll=true | Alpha: A1=sw captain1=sw | Alpha resting: "
    "A2 A3 A4 A5 A6 A7 A8 A9 A10 | trays: Alpha=third Beta=unrolled"
)
BLOCKED = (
    "gain 1.3 health=7-10 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=sh A6=ax A7=h2 A8=ds A9=ax A10=ds captain1=sw "
    "captain2=sw captain3=sw captain4=sw | Beta: B1=sw B2=sw B3=sw B4=sw B5=ax B6=sh B7=h2 B8=sh B9=ds B10=h2"
)


@pytest.mark.parametrize(
    ("line", "action", "why"),
    [
        (ROLL, "reroll A9", msg("army-is-skull", ("R14",), die="A9")),
        (ROLL, "reroll A1 A10", msg("army-is-resting", ("R42",), die="A10")),
        (ROLL, "reroll B1", msg("army-not-yours", die="B1")),
        (ROLL, "reroll captain1", msg("army-bonus-too-late", ("R15",))),
        (f"{ROLL} | rerolled: Alpha", "reroll captain1", msg("army-bonus-used", ("R15",))),
        (f"{ROLL} | Alpha graveyard: captain3", "reroll captain3", msg("army-is-dead", ("R41",), die="captain3")),
        (BONUS, "reroll captain1 captain2", msg("army-bonus-alone", ("R15",))),
        (BONUS, "reroll A1", msg("army-troops-later", ("R15",))),
        ("roll 1.1", "reroll A1", msg("army-not-rolled", ("R17",))),
        (LATE, "reroll A1", msg("army-rolls-used", ("R18",), rolls=3)),
        (HEAL, "heal captain1", msg("army-wrong-heals", ("B22",), heals=2, named=1)),
        (HEAL, "heal A1 captain1", msg("army-not-dead", ("R39",), die="A1")),
        (HEAL, "heal B1 captain1", msg("army-not-yours", die="B1")),
        (GAIN, "take healer1", msg("army-nothing-earned", ("R44",), category=CATEGORIES[Category.SPECIAL])),
        (GAIN, "take A1", msg("army-no-troop", ("R44",), die="A1")),
        (
            GAIN,
            "take captain1 captain2",
            msg("army-too-many", ("R44",), dice=1, category=CATEGORIES[Category.ATTACK], named=2),
        ),
        (BLOCKED, "take captain5", msg("army-is-blocked", ("R46",), one=msg("army-kind-captain.many", count=1))),
        (GAIN, "nonsense", ""),
    ],
)
def test_a_refusal_says_why(line: str, action: str, why: Text) -> None:
    assert why_not(GAME.at(line).shown(), 0, action) == why
    said = english(why, 0, GAME.names)
    assert f"'{action}' is not legal here. {said} Alpha can choose: ".replace("  ", " ") in refusal(line, action)


@pytest.mark.parametrize(
    ("line", "action", "said"),
    [
        (ROLL, "reroll A9", "A9 shows a skull, which stays: choose dice that show something else (R14)."),
        (HEAL, "heal captain1", "Your heals revive 2 dice, not 1: name 2 (B22)."),
        (GAIN, "take captain1 captain2", "You have earned one Attack die, not 2 (R44)."),
    ],
)
def test_a_refusal_names_a_legal_alternative(line: str, action: str, said: str) -> None:
    assert said in refusal(line, action)


def test_any_of_several_equal_bonus_dice_may_be_rolled_again() -> None:
    position = GAME.at(BONUS)
    assert [action.text for action in position.legal(0)] == ["keep", "reroll captain1"]
    assert position.legal(0).find("reroll captain2") == position.legal(0).find("reroll captain1")


def test_any_of_several_equal_dead_dice_may_be_revived() -> None:
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
