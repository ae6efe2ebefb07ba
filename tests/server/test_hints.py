"""Hints: what a bot would do, and why the numbers say so."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.host import RandomBots
from tests.server.player import Player, options
from warbones import load
from warbones.players.pool import Weighed
from warbones.server import hints
from warbones.server.hints import in_words, weighed_options
from warbones.server.messages import Ask, Hint, HintOption, Refused


@pytest.fixture
def mover(first: int, alpha: Player, beta: Player) -> Player:
    return (alpha, beta)[first]


def test_a_hint_says_what_and_why(mover: Player, first: int, bots: RandomBots) -> None:
    view = mover.view()
    hint = mover.wish("hint")
    assert isinstance(hint, Hint)
    best = view.scene.prompt.options[0]
    assert hint.text.startswith(
        f"Search would take {best.label[5:]}: it expects to win 62 games in 100 from here. Next"
    )
    assert [(each.action, each.label) for each in hint.options] == [
        (option.action, option.label) for option in view.scene.prompt.options
    ]
    assert (hint.options[0].share, hint.options[0].expects) == (1.0, 0.62)
    ((seat, seen),) = bots.seen
    assert seat == first
    assert seen.events(seat) == seen.events(None), "it is given what its seat knows"


def test_a_hint_is_for_one_s_own_decision(first: int, alpha: Player, beta: Player, bots: RandomBots) -> None:
    other = (beta, alpha)[first]
    other.view()
    reply = other.wish("hint")
    assert isinstance(reply, Refused)
    assert "none is due now" in reply.problem
    assert bots.seen == []


def test_the_random_bot_has_no_reasons(mover: Player) -> None:
    mover.view()
    for bot, why in (("random", "no reasons"), ("genius", "no bot 'genius'")):
        reply = mover.wish("hint", bot)
        assert isinstance(reply, Refused)
        assert why in reply.problem


def test_hints_come_slowly(mover: Player, bots: RandomBots, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "RATE", 0.001)
    mover.view()
    replies = [mover.wish("hint") for _ in range(hints.BURST + 2)]
    assert [type(reply) for reply in replies] == [Hint] * hints.BURST + [Refused] * 2
    assert len(bots.seen) == hints.BURST


def test_the_game_goes_on_while_a_bot_thinks(mover: Player, bots: RandomBots) -> None:
    thinking = asyncio.Event()

    async def slow(*_: object) -> list[object]:
        await thinking.wait()
        return []

    bots.weigh = slow  # type: ignore[method-assign, assignment]
    actions = options(mover.view())
    mover.send(Ask(id="hint", what="hint"))
    mover.act(actions[0], 0)
    assert mover.newest().number == 1


def test_a_hint_names_the_pieces_that_an_option_s_words_leave_out() -> None:
    position = load("dicewing").new(seed=3)
    while len(position.to_act) == 1:
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[0])
    launches = [Weighed(action.text, 1.0, 0.0) for action in position.legal(0)]
    for launch, option in zip(launches, weighed_options(position.seen_by(0), 0, launches), strict=True):
        kinds = [die.split(".")[1] for die in launch.action.split()[1:]]
        assert all(kind in option.label for kind in kinds)


def test_a_hint_names_the_pieces_of_a_set() -> None:
    position = load("army").new(seed=2)
    position.act(0, "roll")
    several = position.scene(0).prompt.several
    assert several is not None
    first, second = several.pieces[:2]
    (hint,) = weighed_options(position.seen_by(0), 0, [Weighed(f"reroll {first} {second}", 1.0, 0.0)])
    assert hint.label == f"Roll 2 again: {several.names[0]}, {several.names[1]}"


def test_a_mixed_choice_is_told_as_such() -> None:
    mixed = (
        HintOption(action="a", label="Launch 6 and 4", share=0.41, expects=0.55),
        HintOption(action="b", label="Launch 7 and 1", share=0.3, expects=0.5),
    )
    assert in_words("greedy", mixed) == (
        "Greedy would, 41% of the time, launch 6 and 4: it expects to win 55 games in 100 from here. "
        "Next best: launch 7 and 1: 50."
    )
    assert in_words("search", mixed[:1]).endswith("from here.")
