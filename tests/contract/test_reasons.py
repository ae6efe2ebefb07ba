"""Reasons for a choice: every stated number holds by the rules, and nothing hidden is in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest

from tests.contract.causes import CAUSES, Change
from tests.contract.drawn_causes import DRAWN, Drawn
from tests.contract.reasons_held import ARMY, BATTLE, DICEWING, INDICESION, KEEP, Case, no_count
from tests.effort import cases
from warbones import Game, Position, load
from warbones.check.random_play import random_game
from warbones.check.secrets import act_in_secret, chooses_in_secret
from warbones.core.play.reasons import figures, reasons
from warbones.core.view.reader import english
from warbones.core.view.reasons import differences, why

HELD: Final[Mapping[str, Mapping[str, Callable[[Case], Any]]]] = {
    "army": ARMY,
    "battle": BATTLE,
    "dicewing": DICEWING,
    "indicesion": INDICESION,
    "keep": KEEP,
}
"""By game and message: the number that a figure must have, computed independently."""

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


@pytest.mark.parametrize("message", CAUSES)
def test_a_reason_disappears_with_its_cause_and_the_choice_changes(message: str) -> None:
    position, name, change, chosen, other = CAUSES[message]
    said, gain = compared(name, position, chosen, other)
    without, rest = compared(name, *(_swapped(each, change) for each in (position, chosen, other)))
    assert message in said
    assert message not in without
    assert gain > 0
    assert rest <= 0 or message in BESIDE, "the other action is preferred, or neither"


BESIDE: Final = {
    "army-why-next-attack",
    "battle-why-defeats",
    "dicewing-why-denies",
    "dicewing-why-pair-bonus",
    "dicewing-why-shows",
    "keep-why-crowd",
}
"""Messages whose position in `CAUSES` has another reason for the same choice, which stays."""


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda drawn: f"{drawn.message}-{drawn.nth}")
def test_in_drawn_positions_the_choice_changes_with_the_cause(drawn: Drawn) -> None:
    said, gain = compared(drawn.game, drawn.position, drawn.chosen, drawn.other)
    without, rest = compared(drawn.game, drawn.position.replace(drawn.cause, drawn.instead), drawn.chosen, drawn.other)
    assert drawn.message in said
    assert drawn.message not in without
    assert gain > 0 >= rest


def test_the_choice_of_each_message_changes_somewhere() -> None:
    assert {drawn.message for drawn in DRAWN} >= BESIDE - UNDRAWN


UNDRAWN: Final = {"army-why-next-attack"}
"""A message about a roll of the whole army: no number on a die is its cause, only the dice that live."""


def compared(game: str, position: str, chosen: str, other: str) -> tuple[list[str], float]:
    """Return the reasons for an action of Alpha over another, and its whole gain by the figures."""
    seen = load(game).at(position).seen_by(0)
    one, two = (figures(seen, 0, (action,)) for action in (chosen, other))
    return [each.key for each in why(one, two)], sum(each.gain for each in differences(one, two))


def _swapped(text: str, change: Change) -> str:
    """Return a string with two parts of it exchanged."""
    one, other = change
    return text.replace(one, "?").replace(other, one).replace("?", other)


def test_a_number_that_nothing_else_counts_has_a_cause_that_is_taken_away(game: Game) -> None:
    uncounted = {message for message, held in HELD[game.id].items() if held is no_count}
    assert uncounted - set(CAUSES) - {drawn.message for drawn in DRAWN} <= OPEN


OPEN: Final = {"army-why-next-defence"}
"""Messages whose numbers are neither computed independently nor removed with a cause.

The average of a whole army's next defence depends on no number on a die, and revived dice hardly differ in it.
"""
