"""Throws in the terminal: named, aimed freely, by physics, and typed in by a referee."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterable, Iterator

from rich.console import Console
from textual.pilot import Pilot

import warbones
from tests.terminal.sample import RandomBots, begun, typed
from warbones.terminal.hotseat.hot_seat import HotSeat
from warbones.terminal.hotseat.lines import Lines
from warbones.terminal.screens.answer_widgets import Faces
from warbones.terminal.screens.pages import ReadingPage
from warbones.terminal.screens.play_app import PlayApp
from warbones.terminal.screens.prompt_bar import PromptBar

GAME = warbones.load("indicesion")
AIMED = "throw red at Alpha from 0 -60000 30000 going 0 1500 500"


def played(at: HotSeat, answers: Iterable[str]) -> tuple[bool, str]:
    """Return whether the game reached its end, and the output."""
    written = io.StringIO()
    console = Console(file=written, force_terminal=False, color_system=None, width=100)
    return Lines(at, RandomBots(), console, answers).play(), written.getvalue()


def test_a_named_throw_and_one_aimed_freely_fly_and_land() -> None:
    at = begun(game="indicesion")
    _, written = played(at, ["choose red", "choose blue", "throw red at Alpha drop", "throw blue at Beta lob", AIMED])
    s = at.position.shown()
    assert sum(place == 3 for place in s.place) == 3
    assert "Or aim freely: throw DIE at BOARD from X Y Z" in written
    assert "Alpha's board" in written
    assert at.position.throw is None


def test_the_same_seed_throws_the_same() -> None:
    ends = []
    for _ in range(2):
        at = begun(game="indicesion")
        played(at, ["choose red", "choose blue", "throw red at Alpha drop"])
        ends.append(at.position.to_dict())
    assert ends[0] == ends[1]


def test_with_typed_dice_physics_still_lets_throws_fly() -> None:
    at = typed("indicesion", mode="drafting")
    played(at, ["3", "5", *["take red", "take blue", "take green", "take pink", "take yellow", "take orange"] * 2])
    at.answer(at.scene().prompt.options[0].action)
    assert at.position.throw is None


def test_a_refused_throw_is_explained_and_changes_nothing() -> None:
    at = begun(game="indicesion")
    _, written = played(
        at, ["choose red", "choose blue", AIMED.replace("30000", "nan"), AIMED.replace("-60000 30000", "-22860 9000")]
    )
    assert "whole numbers, such as 1200" in written
    assert "six inches from the board it is thrown at" in written
    assert sum(place == 3 for place in at.position.shown().place) == 0


def test_a_whole_classic_game_with_a_referee() -> None:
    at = begun(game="indicesion", throw_model="referee")

    def answers() -> Iterator[str]:
        yield from ("choose red", "choose blue")
        while True:
            prompt = at.scene().prompt
            if prompt.kind == "land":
                assert at.position.throw
                yield "nonsense"
                yield f"{at.position.throw.die}={'6@Alpha' if 'red' in prompt.text.casefold() else '1@Beta'}"
            else:
                yield "1"

    ended, written = played(at, answers())
    assert ended
    assert at.position.scores() == (1, -1)
    assert "does not say how a die lies" in written
    assert "Alpha wins the game" in written or "You win the game" in written


def test_a_whole_drafting_game_by_chances_with_bots() -> None:
    at = begun(dict.fromkeys((1, 2, 3), "random"), "indicesion", mode="drafting", throw_model="table", players=4)
    ended, written = played(at, iter_ones())
    assert ended
    assert "Delta" in written


def iter_ones() -> Iterator[str]:
    while True:
        yield "1"


def test_letters_typed_into_facts_are_not_commands() -> None:
    at = begun(game="indicesion", throw_model="referee")
    for answer in ("choose red", "choose blue", "throw red"):
        at.viewer = min(at.position.to_act)
        at.answer(answer)

    async def run() -> None:
        app = PlayApp(at, RandomBots())
        async with app.run_test(size=(140, 50)) as pilot:
            await type_facts(app, pilot)

    asyncio.run(run())
    assert "blue" in at.scene().prompt.options[0].action
    assert sum(place == 3 for place in at.position.shown().place) == 1


async def type_facts(app: PlayApp, pilot: Pilot[None]) -> None:
    await pilot.pause()
    assert app.query_one(PromptBar).is_typing
    await pilot.press(*"red1=4@", "A", *"lpha")
    assert not any(isinstance(screen, ReadingPage) for screen in app.screen_stack)
    await pilot.press("enter")
    await pilot.pause()


def test_a_throw_is_aimed_on_the_full_screen() -> None:
    at = begun(game="indicesion")
    for answer in ("choose red", "choose blue"):
        at.viewer = min(at.position.to_act)
        at.answer(answer)

    async def run() -> None:
        app = PlayApp(at, RandomBots())
        async with app.run_test(size=(140, 60)) as pilot:
            await pilot.pause()
            assert not app.query_one(PromptBar).is_typing
            app.query_one(Faces).focus()
            await pilot.pause()
            assert app.query_one(PromptBar).is_typing
            await pilot.press(*("space" if sign == " " else sign for sign in AIMED), "enter")
            await pilot.pause()

    asyncio.run(run())
    assert sum(place == 3 for place in at.position.shown().place) == 1
    assert at.position.shown().turn == 1
