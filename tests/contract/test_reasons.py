"""Reasons for a choice: every stated number holds by the rules, and nothing hidden is in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pytest

from tests.contract.causes import CAUSES, Change
from tests.contract.random_play import act_in_secret, chooses_in_secret, random_game
from tests.contract.reasons_held import ARMY, BATTLE, DICEWING, INDICESION, KEEP, Case, no_count
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
def test_a_reason_disappears_with_its_cause(message: str) -> None:
    position, name, change, chosen, other = CAUSES[message]
    played = [position, chosen, other]
    said, without = (
        [each.key for each in reasons(load(name).at(text).seen_by(0), 0, (one,), (two,))]
        for text, one, two in (played, [_swapped(each, change) for each in played])
    )
    assert message in said
    assert message not in without


def _swapped(text: str, change: Change) -> str:
    """Return a string with two parts of it exchanged."""
    one, other = change
    return text.replace(one, "?").replace(other, one).replace("?", other)


def test_a_number_that_nothing_else_counts_has_a_cause_that_is_taken_away(game: Game) -> None:
    uncounted = {message for message, held in HELD[game.id].items() if held is no_count}
    assert uncounted - set(CAUSES) <= OPEN


OPEN: Final = {"army-why-next-defence", "keep-why-chances", "keep-why-threats"}
"""Messages whose numbers are neither computed independently nor removed with a cause."""
