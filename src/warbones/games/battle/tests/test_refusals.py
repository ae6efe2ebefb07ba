"""The reasons for refused actions, as far as the sheet shows them."""

from __future__ import annotations

from random import Random

import pytest

from warbones import IllegalAction
from warbones.check.random_play import random_game
from warbones.core.view.reader import english
from warbones.games.battle.notation.names import NAMES
from warbones.games.battle.notation.tokens import WORDS
from warbones.games.battle.rules.state import Phase
from warbones.games.battle.tests.script import GAME, at, field
from warbones.games.battle.view.refusals import REASONS, why_not

BUYING = "buy 0 asked=Alpha factions=dragonfolk/horde | Alpha: the-winged-wyrm@AB[1,1,1/1,8,1/1,1,1]"
ACTED = ("archers@AB[1/1] footsoldiers@C[1,1,1](acted) footsoldiers@C[x,x,x]", "critters@C[1]")
DUEL = ("lance-bearers@C[1,x,1,1] footsoldiers@C[1,1,1]", "zombie-horde@C[1,2,x/1,2,x] critters@BB[1]")
PRINCESS = "lich-princess@AB[1,1,1/1,8,1/1,x,x]"
SMALL = "venom-spitters@C[1/1] skeleton-warriors@C[1,1,1] bone-tosser@C[1,1/1,1]"


@pytest.mark.parametrize(
    ("position", "choices", "text", "why"),
    [
        (at(BUYING), "", "buy basilisk", "Basilisk costs 10 points, and you have 5 left (R5)."),
        (at(BUYING), "", "buy critters", "Critters belong to another faction: choose from Dragonfolk (R3)."),
        (
            at(f"{BUYING} | Beta: critters@BB[1]".replace("buy 0", "buy 0 budget=40")),
            "",
            "buy the-winged-wyrm",
            "The Winged Wyrm is a hero and has been bought already: each hero is bought once (R6, B1).",
        ),
        (at("buy 0 asked=Alpha factions=horde/horde"), "", "stop", "Buy at least one unit before you stop (B49)."),
        (field(*ACTED), "", "act aB", "Footsoldiers B have acted this round: choose a unit that can act (R12)."),
        (field(*ACTED), "", "act aC", "Footsoldiers C are defeated: choose a unit that can act (R20)."),
        (field(*ACTED), "", "act bA", "Critters A belong to Beta: choose a unit of your own."),
        (field(*ACTED), "act aA", "move BB", "Archers A move one zone at a time: the center comes first (R18)."),
        (field(*ACTED), "act aA", "move AB", "Archers A are there already: move to another zone (R18)."),
        (field(*ACTED), "act aA", "melee", "Archers A have no melee attack."),
        (field(*ACTED), "act aA", "fly", "Archers A do not have Fly."),
        (field(*ACTED), "act aA; ranged", "at aB", "Footsoldiers B are on your side: attack an enemy (R28)."),
        (
            field(*ACTED),
            "act aA; move C",
            "regroup",
            "That cannot be combined with what Archers A have done in this action (R14, R30).",
        ),
        (field(*ACTED, "allow_hold=false"), "act aA", "done", "Archers A must do something (B6)."),
        (
            field("footsoldiers@C[1,1,1]", "critters@C[1]"),
            "act aA",
            "move BB",
            "Beta's base is closed while Beta has a melee unit in the center (R19).",
        ),
        (
            field(*DUEL),
            "act aA; melee",
            "at bB",
            "Beta's Critters B are too far away: melee attacks reach only their own zone (R23).",
        ),
        (
            field(*DUEL),
            "act aA; melee; at bA",
            "column 3",
            "All its squares are crossed out: choose a row or column with a square left (R28).",
        ),
        (field(*DUEL), "act aA; melee; at bA", "row 4", "Beta's Zombie Horde A has no row 4."),
        (field(*DUEL), "act aA; critical; at bA", "square r1c3", "r1c3 is crossed out: choose a square that is not."),
        (field(*DUEL), "act aA; critical; at bA", "square r9c3", "Beta's Zombie Horde A has no square r9c3."),
        (
            field("archers@C[1/1]", "critters@C[1]"),
            "act aA; ranged; at bA",
            "row 1",
            "Ranged attacks take columns only",
        ),
        (
            field("rain-of-fire@AB[1,1/1,1]", "critters@C[1]"),
            "act aA; move C",
            "siege",
            "A siege unit moves or attacks",
        ),
        (field("archers@AB[1/1]", "critters@BB[1]"), "act aA", "ranged", "No enemy is in reach of a ranged attack"),
        (
            field("archers@AB[1/1]", "dark-blades@C[1,1/1,1](evading)"),
            "act aA",
            "ranged",
            "No enemy is open to a ranged attack: Beta's Dark Blades A are evading (R38).",
        ),
        (
            field("dragon-warriors@C[1,1/1,1] lance-bearers@C[1,1,1,1]", "critters@C[1]"),
            "act aA; flanking; at aB",
            "critical",
            "An attack through Flanking must be melee or ranged (R39).",
        ),
        (
            field("hybrid-elite@AB[1,1,1/1,1,1]", "critters@C[1]"),
            "act aA; fly",
            "defensive-formation",
            "Defensive Formation would be a second power in this action (B29).",
        ),
        (
            field("basilisk@C[1,1/1,1/1,1/1,1]", SMALL),
            "act aA; paralyze; at bA",
            "and bC",
            "Beta's Bone Tosser C is too large to be one of two targets: choose a unit of up to 3 squares (R43).",
        ),
        (
            field("basilisk@C[1,1/1,1/1,1/1,1]", SMALL),
            "act aA; paralyze; at bA",
            "only",
            "Paralyze takes two units where it can: choose a second one (B17).",
        ),
        (
            field(PRINCESS, "broodkeeper@C[1,1,1/1,8,1/1,1,1]"),
            "act aA; drain; at bA",
            "square r2c2",
            "r2c2 is a hero's middle square and stays 8: choose another square (R6).",
        ),
        (
            field(PRINCESS, "critters@C[1]"),
            "act aA; drain; at bA; square r1c1",
            "square r1c1",
            "r1c1 is not crossed out: choose a square that is.",
        ),
        (
            field("broodkeeper@AB[1,1,1/1,8,1/x,x,x]", "critters@C[1]"),
            "act aA; healing; at aA",
            "squares r1c1 r3c1",
            "r1c1 is not crossed out: choose a square that is.",
        ),
        (
            field("mindbender@C[1,1,1/1,8,1/1,1,1](spent)", "critters@C[1]"),
            "act aA",
            "assimilation",
            "Assimilation is used up for this battle (R32).",
        ),
        (
            field("crimson-snake@C[1/1/1/1/1] doppelgangers@C[1,1,1/1,1,1]", "critters@C[1]"),
            "act aA; flanking; at aB",
            "done",
            "Doppelgangers B must attack at once, with the help of Flanking (R39).",
        ),
    ],
)
def test_a_refusal_says_why(position, choices, text, why):
    twin = position.copy()
    for choice in filter(None, choices.split("; ")):
        twin.act(0, choice)
    before = twin.to_dict()
    with pytest.raises(IllegalAction) as refused:
        twin.act(0, text)
    assert f"is not legal here. {why}" in str(refused.value)
    assert "Alpha can choose: " in str(refused.value)
    assert twin.to_dict() == before


def test_every_refused_text_gets_a_sentence_or_none():
    rng, met = Random(5), set()
    for seed in range(3):
        for position in random_game(GAME, seed):
            for seat in position.to_act:
                s, legal = position.record(), {action.text for action in position.legal(seat)}
                met.add(Phase(s.phase))
                for _ in range(3):
                    text = " ".join(rng.choices(WORDS, k=rng.randint(1, 3)))
                    said = english(why_not(s, seat, text), seat, NAMES)
                    assert said == "" or said.endswith(".")
                for text in rng.sample(sorted(legal), 1):
                    other = next((option for option in WORDS if f"{text.split()[0]} {option}" not in legal), "")
                    assert isinstance(english(why_not(s, seat, f"{text.split()[0]} {other}"), seat, NAMES), str)
    assert len(met & set(REASONS)) > 9
    assert why_not(s, 0, "") == ""
