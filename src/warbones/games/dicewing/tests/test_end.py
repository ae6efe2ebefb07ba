"""The winner of the game (R46 to R50)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.tests.script import at, log, play, spare_dice

LAST = ("A.d6=4 B.d8=6", "B.d6=4 A.d12=6")  # equal in everything: the last attack captures nothing


def end(alpha: str, beta: str, options: str = ""):
    """Return the game after its last attack, with the given trophies and nothing captured in that attack."""
    trophies = len(alpha.split()) + len(beta.split())
    before = 0 if trophies == 0 else 2 - trophies % 2  # from stage 1
    spare = spare_dice(*LAST, alpha, beta)
    squadrons = [[*dice.split()] for dice in LAST]
    for seat, more in enumerate({0: (1, 1), 1: (0, 1), 2: (0, 0)}[before]):
        squadrons[seat] += [spare.pop() for _ in range(more)]
    position = at(f"""
        launch 2.3 first=Alpha {options}
        | Alpha: {" ".join(squadrons[0])} | Beta: {" ".join(squadrons[1])} | used: {" ".join(spare)}
        | trophies Alpha: {alpha} | trophies Beta: {beta}
    """)
    return play(position, "Alpha launch A.d6 B.d8\nBeta launch B.d6 A.d12")


def outcome(position):
    """Return the winner and the reason."""
    assert position.over
    ended = public_events(position, events.Ended)[0]
    assert position.scores() == {0: (1, -1), 1: (-1, 1), -1: (0, 0)}[ended.seat]
    return ended.seat, ended.reason.name


@pytest.mark.rule("R46")
@pytest.mark.parametrize(("alpha", "beta", "winner"), [("A.d4=1 B.d4=1", "B.d20=20", 0), ("", "A.d4=1", 1)])
def test_more_trophies_win(alpha, beta, winner):
    position = end(alpha, beta)
    assert outcome(position) == (winner, "TROPHIES")
    words = ("You win the game, two trophies to one.", "Beta wins the game, one trophy to none.")
    assert position.scene(0).prompt.detail == words[winner]
    assert position.scene(0).prompt.text == ("You win.", "Beta wins.")[winner]


@pytest.mark.rule("R47", "B2")
@pytest.mark.parametrize(("sides", "winner"), [(10, 1), (100, 0)])
def test_then_more_sides_on_them(sides, winner):
    position = end("A.d%=10", "B.d12=1", f"d_percent_sides={sides}")
    assert outcome(position) == (winner, "SIDES")
    sentence = f"Trophies are equal. Beta's have more sides, 12 to {sides}: Beta wins the game."
    assert sentence in log(position) or winner == 0


@pytest.mark.rule("R48", "D8")
def test_then_the_higher_displayed_value():
    position = end("A.d20=19", "B.d20=20")
    assert outcome(position) == (1, "DISPLAYED")
    shown = "Beta's trophies show 20 once, Alpha's never"
    assert log(position)[-1] == f"Trophies and sides are equal. {shown}: Beta wins the game."
    assert log(position, 0)[-1].endswith("Beta's trophies show 20 once, yours never: Beta wins the game.")
    own = "Your trophies show 20 once, Alpha's never"
    assert log(position, 1)[-1] == f"Trophies and sides are equal. {own}: you win the game."


@pytest.mark.rule("R48")
def test_a_hundred_is_the_highest_value_of_all():
    assert outcome(end("A.d%=100", "B.d%=90")) == (0, "DISPLAYED")


@pytest.mark.rule("R49")
def test_then_the_next_once_tied_ones_are_struck():
    assert outcome(end("A.d20=8 A.d10=5", "B.d20=8 B.d10=4")) == (0, "DISPLAYED")


@pytest.mark.rule("R49", "B9")
@pytest.mark.parametrize(("strike", "winner"), [("pair", 0), ("all", 1)])
def test_the_tied_dice_that_are_struck_are_an_option(strike, winner):
    """8, 8 against 8, 5: one against one leaves 8 against 5; striking all leaves nothing against 5."""
    position = end("A.d20=8 A.d10=8", "B.d20=8 B.d10=5", f"trophy_strike={strike}")
    assert outcome(position) == (winner, "DISPLAYED")


@pytest.mark.rule("B9", "R50")
def test_striking_all_can_leave_nothing_on_either_side():
    dice = ("A.d20=8 A.d10=8 A.d4=2", "B.d20=8 B.d10=2 B.d4=2")
    assert outcome(end(*dice, "trophy_strike=all")) == (-1, "NOTHING")
    assert outcome(end(*dice, "trophy_strike=pair")) == (0, "DISPLAYED")


@pytest.mark.rule("R50", "B10")
@pytest.mark.parametrize(("alpha", "beta"), [("A.d20=8 A.d10=5", "B.d20=8 B.d10=5"), ("", "")])
@pytest.mark.parametrize("strike", ["pair", "all"])
def test_full_equality_is_a_draw(alpha, beta, strike):
    position = end(alpha, beta, f"trophy_strike={strike}")
    assert outcome(position) == (-1, "NOTHING")
    assert position.scene(1).prompt.detail == "Every tie-break is equal: the game is a draw."


@pytest.mark.rule("B23")
def test_trophies_of_the_own_set_count():
    assert outcome(end("A.d4=1 A.d8=1", "B.d20=20")) == (0, "TROPHIES")
