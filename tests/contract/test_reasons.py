"""Reasons for a choice: every stated number holds by the rules, and nothing hidden is in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest

from tests.contract.random_play import act_in_secret, chooses_in_secret, random_game
from tests.contract.reasons_held import ARMY, BATTLE, DICEWING, INDICESION, KEEP, Case
from tests.effort import cases
from warbones import Game, Position, load
from warbones.core.play.reasons import figures, reasons
from warbones.core.view.reader import english

HELD: Final[Mapping[str, Mapping[str, Callable[[Case], Any]]]] = {
    "army": ARMY,
    "battle": BATTLE,
    "dicewing": DICEWING,
    "indicesion": INDICESION,
    "keep": KEEP,
}
"""By game and message: what the number of a figure must be, found in another way than the figure."""

FEW: Final = 6
MANY: Final = 100
LINES: Final = 4
MOST_GAMES: Final = 100


def decisions(game: Game, seed: int) -> Iterator[tuple[Position, int]]:
    """Yield positions with a choice, as the choosing seat knows them."""
    rng = random.Random(seed)
    for _ in range(MOST_GAMES):
        for position in random_game(game, rng.getrandbits(32), {}):
            for seat in sorted(position.to_act):
                if len(position.legal(seat)) > 1 and rng.random() < 0.2:
                    yield position.seen_by(seat), seat


@pytest.mark.parametrize("positions", cases((FEW, MANY), (FEW,)))
def test_every_number_of_a_figure_holds_by_the_rules(game: Game, positions: int) -> None:
    rng, checked = random.Random(1), 0
    for seen, seat in decisions(game, 7):
        legal = seen.legal(seat)
        for number in rng.sample(legal.ids, min(LINES, len(legal))):
            for figure in figures(seen, seat, (legal.text(number),)):
                held = HELD[game.id][figure.message](Case(seen, seat, number, figure))
                assert held is None or held == pytest.approx(figure.number, abs=0.051), (seen.text, figure)
                checked += held is not None
        if checked >= 2 * positions:
            break
    assert checked >= positions


@pytest.mark.parametrize("positions", cases((FEW, MANY), (FEW,)))
def test_reasons_for_one_action_are_not_reasons_for_another(game: Game, positions: int) -> None:
    rng, found = random.Random(2), 0
    for seen, seat in decisions(game, 3):
        one, other = (seen.legal(seat).text(number) for number in rng.sample(seen.legal(seat).ids, 2))
        said, against = (reasons(seen, seat, (a,), (b,)) for a, b in ((one, other), (other, one)))
        assert not (said and against), "both are better"
        assert len(said) <= 2
        assert all(english(each, seat, game.names) for each in said)
        found += bool(said or against)
        if found >= positions:
            break
    assert found


def test_reasons_need_only_what_the_seat_knows(game: Game) -> None:
    rng, looked_at = random.Random(4), 0
    for position in random_game(game, 5, {}):
        choosing = [seat for seat in range(len(game.names)) if chooses_in_secret(position, seat)]
        if len(choosing) < 2:
            continue
        seat, other = rng.sample(choosing, 2)
        twins = [act_in_secret(position, other, rng).seen_by(seat) for _ in range(2)]
        texts = [action.text for action in position.legal(seat)][:LINES]
        one, two = ([figures(twin, seat, (text,)) for text in texts] for twin in twins)
        assert one == two
        looked_at += 1
        if looked_at >= FEW:
            return


Change = tuple[str, str]
"""A part of a position in notation, and what takes its place when the cause is taken away."""

CAUSES: Final[Mapping[str, tuple[str, str, Change, str, str]]] = {
    "dicewing-why-lowest": (
        (
            "launch 1.1 first=Alpha | Alpha: A.d20=17 A.d12=9 A.d6=4 A.d4=1 B.d8=6 B.d10=5 B.d%=20 "
            "| Beta: B.d20=12 B.d12=8 B.d6=3 A.d8=5 A.d10=7 A.d%=40 B.d4=2 | used: "
        ),
        "dicewing",
        ("A.d4=1", "A.d4=4"),
        "launch A.d4 A.d20",
        "launch A.d12 A.d20",
    ),
    "dicewing-why-beats-by": (
        (
            "launch 1.3 first=Alpha | Alpha: A.d10=3 B.d%=100 A.d4=1 | Beta: B.d20=20 A.d%=90 B.d6=3 "
            "| used: A.d20=17 A.d12=9 A.d6=4 B.d10=5 B.d12=8 B.d4=1 A.d8=7 B.d8=6"
        ),
        "dicewing",
        ("A.d10", "A.d8"),
        "launch A.d10 B.d%",
        "launch A.d4 B.d%",
    ),
    "keep-why-saves": (
        "move 1 turn=Alpha keep=20/20 | Alpha: A1=6@R7. A2=2@L3. A3=1@R1 | Beta: B1=4@L7(D). B2=6@L1. B3=4@R3.",
        "keep",
        ("B2=6@L1.", "B2=6@L5."),
        "defend A3",
        "move A3 R2",
    ),
    "army-why-fours": (
        (
            "roll 1.1 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=ax A6=sh A7=ds A8=sh A9=h2 A10=sk "
            "| Beta: B1=sw B2=sw B3=sw B4=ax B5=sh B6=sh B7=ds B8=sk B9=sk B10=h2 | trays: Alpha=second Beta=stopped"
        ),
        "army",
        ("A4=sw", "A4=h2"),
        "reroll A5",
        "reroll A1 A2",
    ),
    "battle-why-points": (
        (
            "line 1 asked=Alpha | Alpha: dragon-warriors@C[5,2/2,5] | Beta: zombie-horde@C[4,2,5/1,6,x] "
            "| draft: actor=aA done=moved attack=melee target=bA"
        ),
        "battle",
        ("[4,2,5/1,6,x]", "[6,2,5/6,6,x]"),
        "column 1",
        "column 2",
    ),
    "indicesion-why-tower": (
        (
            "turn 1 | start=Beta turn=Alpha asked=Alpha | Alpha: red1 red3 | Beta: blue1 "
            "| table: red2=6@Alpha#0,-22900,3174,0,32767,0,0 red4=1 red5=4@Beta red6=x@Beta blue2=3 blue3=5 blue4=2 "
            "blue5=1 blue6=4"
        ),
        "indicesion",
        ("red2=6@Alpha#0,-22900,3174,0,32767,0,0", "red2=6"),
        "throw red at Alpha drop",
        "throw red at Beta lob",
    ),
}
"""By the message that is said for the first of two actions: a position, its game, and how the cause is taken away."""


@pytest.mark.parametrize("message", CAUSES)
def test_a_cause_that_is_taken_away_is_said_no_more(message: str) -> None:
    position, name, change, chosen, other = CAUSES[message]
    played = [position, chosen, other]
    said, without = (
        [each.key for each in reasons(load(name).at(text).seen_by(0), 0, (one,), (two,))]
        for text, one, two in (played, [_swapped(each, change) for each in played])
    )
    assert message in said
    assert message not in without


def _swapped(text: str, change: Change) -> str:
    """Return a text with two parts of it exchanged."""
    one, other = change
    return text.replace(one, "?").replace(other, one).replace("?", other)
