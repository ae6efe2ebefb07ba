"""Hints: a bot's move, and the reason that its numbers give."""

from __future__ import annotations

import asyncio
import random
import re

import pytest

from tests.server.host import RandomBots
from tests.server.player import Player, new_table, options, seats_of
from warbones import Position, load
from warbones.core.view.reader import english, in_words
from warbones.games import GAMES
from warbones.protocol.messages import Ask, Hint, HintOption, Refused, TableTicket
from warbones.rooms.advice import hints
from warbones.rooms.advice.hints import advice, hint_options
from warbones.rooms.bots import WeighedAction


def hinted(position: Position, seat: int, *weighed: WeighedAction) -> list[HintOption]:
    """Return a bot's analysis for a seat in words."""
    options = hint_options(position.seen_by(seat), seat, weighed)
    return [in_words(each, seat, position.game.names) for each in options]


@pytest.fixture
def ticket(host: str) -> TableTicket:
    """The keys to a table of two people, set up with hints."""
    return new_table(host, hints=True)


@pytest.fixture
def mover(first: int, alpha: Player, beta: Player) -> Player:
    return (alpha, beta)[first]


def test_a_hint_says_what_and_why(mover: Player, first: int, bots: RandomBots) -> None:
    view = mover.view()
    hint = mover.wish("hint")
    assert isinstance(hint, Hint)
    best = view.scene.prompt.options[0]
    assert hint.text == f"{best.label}. Hardly better than the rest: you win 62 games in 100."
    assert [(each.action, each.label) for each in hint.options] == [
        (option.action, option.label) for option in view.scene.prompt.options
    ]
    assert (hint.options[0].probability, hint.options[0].win_chance) == (1.0, 0.62)
    ((seat, seen),) = bots.seen
    assert seat == first
    assert seen.events(seat) == seen.events(None), "it is given what its seat knows"


def test_a_hint_is_for_one_s_own_decision(first: int, alpha: Player, beta: Player, bots: RandomBots) -> None:
    other = (beta, alpha)[first]
    other.view()
    reply = other.wish("hint")
    assert isinstance(reply, Refused)
    assert "it isn't your turn" in reply.problem
    assert bots.seen == []


def test_the_random_bot_has_no_reasons(mover: Player) -> None:
    mover.view()
    for bot, why in (("random", "no reasons"), ("genius", "no bot 'genius'")):
        reply = mover.wish("hint", bot)
        assert isinstance(reply, Refused)
        assert why in reply.problem


@pytest.mark.usefixtures("slow_limits")
def test_hints_come_slowly(mover: Player, bots: RandomBots) -> None:
    mover.view()
    replies = [mover.wish("hint") for _ in range(hints.BURST + 2)]
    assert [type(reply) for reply in replies] == [Hint] * hints.BURST + [Refused] * 2
    assert len(bots.seen) == hints.BURST


def test_the_game_goes_on_during_a_bot_s_search(mover: Player, bots: RandomBots) -> None:
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
    launches = [WeighedAction(action.text, 1.0, 0.0) for action in position.legal(0)]
    for launch, option in zip(launches, hinted(position, 0, *launches), strict=True):
        kinds = [die.split(".")[1] for die in launch.action.split()[1:]]
        assert all(kind in str(option.label) for kind in kinds)


def test_a_hint_names_the_pieces_of_a_set_as_they_look() -> None:
    position = load("army").new(seed=2)
    position.act(0, "roll")
    several = position.scene(0).prompt.several
    assert several is not None
    looks = {piece.id: piece.caption for area in position.scene(0).areas for piece in area.pieces if piece}
    swords = [piece for piece in several.pieces if looks[piece] == "sword"][:2]
    axe = next(piece for piece in several.pieces if looks[piece] == "axe")
    again = WeighedAction(f"reroll {' '.join(sorted((axe, *swords), key=several.pieces.index))}", 1.0, 0.0)
    (hint,) = hinted(position, 0, again)
    assert hint.label in ("Roll 3 again (axe and 2 × sword)", "Roll 3 again (2 × sword and axe)")


DYING = (
    f"heal 1.1 | Alpha: A1=h2 {' '.join(f'A{n}=sw' for n in range(2, 9))} | Alpha graveyard: A9 A10 captain1 "
    f"| Beta: {' '.join(f'B{n}=sw' for n in range(1, 11))} | heals: 2-0"
)


def test_equal_dice_to_revive_are_counted() -> None:
    """Nothing on the board tells them apart."""
    position = load("army").at(DYING)
    several = position.scene(0).prompt.several
    assert several is not None
    revived = WeighedAction(" ".join((several.action, *several.pieces[: several.fewest])), 1.0, 0.0)
    (hint,) = hinted(position, 0, revived)
    assert hint.label == "Revive 2 (2 × troop)"


def test_a_hint_names_the_whole_deed_where_it_is_on_the_board() -> None:
    position = with_several_ways()
    seat = min(position.to_act)
    way = next(way for way in position.scene(seat).prompt.ways if len(way.options) > 1)
    deed = way.options[-1]
    (hint,) = hinted(position, seat, WeighedAction(deed.action, 1.0, 0.0, deed.then))
    assert hint.follow_ups == deed.then
    assert re.fullmatch(r".+ [A-Z]: (move to .+ and )?attack (row|column) .+ of Alpha's .+ \(\d+%\)", hint.label)


def with_several_ways() -> Position:
    """Return a battle with several actions of a unit on the board."""
    position, rng = load("battle").new(seed=3), random.Random(2)
    while not any(len(way.options) > 1 for way in position.scene(min(position.to_act)).prompt.ways):
        seat = min(position.to_act)
        position.act(seat, rng.choice(list(position.legal(seat))).text)
    return position


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_the_board_says(game: str) -> None:
    position, rng = load(game).new(seed=1), random.Random(1)
    for _ in range(60):
        if not position.to_act:
            break
        seat = min(position.to_act)
        action = rng.choice(list(position.legal(seat))).text
        (hint,) = hinted(position, seat, WeighedAction(action, 1.0, 0.0))
        labels = [each.label for each in position.scene(seat).prompt.options]
        words = {word.strip("(),:") for word in str(hint.label).split()}
        unseen = {piece.id for area in position.scene(seat).areas for piece in area.pieces if piece}
        assert hint.label in labels or not words & unseen
        position.act(seat, action)


def option(label: str, share: float, expects: float) -> HintOption:
    return HintOption(action=label, label=label, probability=share, win_chance=expects)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (((1, 0.62),), "Launch. Nothing better in sight: you win 62 games in 100."),
        (((0.41, 0.55), (0.3, 0.5)), "Launch. Hard to call: you win 55 games in 100."),
        (((1, 0.012),), "Launch. Nothing better in sight: you win 1 game in 100."),
        (((1, 0.62), (0, 0.46)), "Launch. Far better than the rest: you win 62 games in 100."),
        (((1, 0.62), (0, 0.57)), "Launch. Better than the rest: you win 62 games in 100."),
        (((1, 0.62), (0, 0.63)), "Launch. Hardly better than the rest: you win 62 games in 100."),
    ],
)
def test_a_hint_gives_one_reason_and_one_number(options: tuple[tuple[float, float], ...], said: str) -> None:
    told = advice([option("Launch", share, expects) for share, expects in options])
    assert english(told, 0, ("Alpha", "Beta")) == said


def test_between_people_hints_are_off(host: str, first: int, bots: RandomBots) -> None:
    with Player(host, new_table(host), first) as player:
        player.view()
        assert not player.company().may_hint
        reply = player.wish("hint")
        assert isinstance(reply, Refused)
        assert reply.problem == "Hints are off between people unless the table was set up with them."
    assert bots.seen == []


def test_a_table_may_be_set_up_with_hints(mover: Player) -> None:
    assert mover.company().may_hint


def test_against_bots_hints_are_on(host: str, first: int) -> None:
    ticket = new_table(host, seats_of(bot=1 - first))
    with Player(host, ticket, first) as player, Player(host, ticket, None) as watcher:
        player.view()
        assert player.company().may_hint
        assert not watcher.company().may_hint
        assert isinstance(player.wish("hint"), Hint)


AIMED = (
    "turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1 "
    "| table: blue2=6@Beta#0,22860,3174,0,32767,0,0 red2=2"
)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("throw red at Alpha lob", "Throw red at your board"),
        ("throw red at Alpha drop", "Drop red onto your board"),
        ("throw red at Beta drop", "Drop red onto blue 2 on Beta's board"),
        ("throw red at Alpha from 0 -52400 5200 going 0 1239 836", "Throw red at your board"),
    ],
)
def test_a_throw_is_hinted_at_in_words_and_with_its_figures(action: str, said: str) -> None:
    position = load("indicesion").at(AIMED)
    (hint,) = hinted(position, 0, WeighedAction(action, 1.0, 0.0))
    assert hint.label == said
    assert hint.aimed.startswith(" ".join(action.split()[:4]) + " from ")
    thrown = position.copy()
    thrown.act(0, hint.aimed)
    assert thrown.throw
