"""The reasons for refused actions."""

from __future__ import annotations

import pytest

from warbones import IllegalAction
from warbones.games.indicesion.tests.script import GAME
from warbones.games.indicesion.view.refusals import why_not

WHO = "start=Alpha turn=Alpha asked=Alpha"
TURN = f"turn 1 mode=drafting | {WHO} | Alpha: red1 pink1 | Beta: blue1"
PINK = f"pink 1 mode=drafting | {WHO} thrown=red1 | Alpha: pink1 | Beta: blue1"
AGAIN = f"reroll 1 mode=drafting | {WHO} thrown=red1 | Alpha: red1 green2 skips=1 | Beta: blue1"
KNOCKED = (
    "respawn 1 mode=drafting | start=Alpha turn=Alpha asked=Beta thrown=red1 at=Beta | Alpha: pink1 | "
    "Beta: blue1 knocked=green1=4 | gone: green2"
)
PILE = f"draft 1 mode=drafting | {WHO} | pile: red1 red2 pink1"


@pytest.mark.parametrize(
    ("line", "action", "why"),
    [
        (TURN, "throw blue at Beta lob", "You have no unused blue die: throw another colour (R7)."),
        (TURN, "throw blue", "You have no unused blue die: throw another colour (R7)."),
        (TURN, "throw red at Gamma lob", "There is no board 'gamma': choose Alpha or Beta."),
        (
            TURN.replace("turn 1", "turn 1 release_distance=horizontal"),
            "throw red at Beta drop",
            "Seen from above, a drop starts less than six inches from the board: choose lob or skim (B40).",
        ),
        (
            TURN.replace("turn 1", "turn 1 throw_model=referee"),
            "throw red at Beta",
            "Name only the die: you say afterwards where it lies (B1).",
        ),
        (
            TURN.replace("turn 1", "turn 1 throw_model=table"),
            "throw red at Beta lob",
            "Leave out “lob”: here dice decide how a throw turns out (B1).",
        ),
        (AGAIN, "throw green at Beta lob", "You took red1 back: throw that one (R32)."),
        (PINK, "throw pink at Beta lob", "First decide whether to throw red1 again (B23)."),
        (
            KNOCKED,
            "respawn green2",
            "green2 is out of play for this round: choose a die that was knocked off your board (R28).",
        ),
        (KNOCKED, "respawn green3", "green3 was not knocked off your board: choose a die that was (R30)."),
        (KNOCKED, "reroll", "First decide whether a blue die replaces a lost one (B23)."),
        (PILE, "take blue", "No blue die is left in the middle: take another colour (R24)."),
        (
            "colour 0 | start=Alpha turn=Alpha asked=Beta | Alpha: colour=red",
            "choose red",
            "Red is Alpha's colour: choose another (R4, B35).",
        ),
        (
            "oldest 0 first_starter=given | start=Alpha turn=Alpha asked=Alpha",
            "oldest Zeta",
            "Name one of the players here: Alpha or Beta (R1).",
        ),
    ],
)
def test_a_refusal_says_why(line: str, action: str, why: str) -> None:
    position = GAME.at(line)
    (seat,) = position.to_act
    with pytest.raises(IllegalAction) as refused:
        position.act(seat, action)
    assert f"'{action}' is not legal here. {why}" in str(refused.value)


@pytest.mark.parametrize("line", [TURN, PINK, AGAIN, KNOCKED, PILE])
def test_a_legal_action_has_no_refusal(line: str) -> None:
    position = GAME.at(line)
    (seat,) = position.to_act
    assert not any(why_not(position.record(), seat, action.text) for action in position.legal(seat))
    assert why_not(position.record(), seat, " ") == ""
