"""The full screen, driven by keys and clicks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

import warbones
from tests import effort
from tests.terminal.sample import RandomBots, begun, typed
from tests.terminal.screen_text import lines, words
from warbones.core.play.position import Position
from warbones.core.view.reader import in_words
from warbones.terminal.hotseat.hot_seat import HotSeat
from warbones.terminal.screens.answer_widgets import Faces, Options
from warbones.terminal.screens.pages import Curtain, ReadingPage
from warbones.terminal.screens.play_app import PlayApp
from warbones.terminal.screens.prompt_bar import PromptBar
from warbones.terminal.screens.widgets import BoardView, LogPanel

GAME = warbones.load("dicewing")
WINDOW = {"#ff5f57", "#febc2e", "#28c840", "#c5c8c6"}
"""The colours of the frame around a picture of the screen."""

Play = Callable[[PlayApp, Pilot[None]], Awaitable[None]]


def drive(hot_seat: HotSeat, play: Play, *, size: tuple[int, int] = (140, 40), bots: RandomBots | None = None) -> None:
    """Open the table, and its curtain if there is one, and let ``play`` use it."""

    async def run() -> None:
        app = PlayApp(hot_seat, bots or RandomBots())
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            if isinstance(app.screen, Curtain):
                await pilot.press("enter")
            await play(app, pilot)

    asyncio.run(run())


def at_first_launch(bots: dict[int, str] | None = None) -> HotSeat:
    """Return a match at one screen in which both seats choose two dice in secret."""
    match = begun(bots)
    while len(match.position.to_act) == 1:
        take_first(match)
    return match


def take_first(match: HotSeat) -> None:
    """Make the first legal choice of a seat."""
    seat = min(match.position.to_act)
    match.act(seat, match.position.legal(seat)[0].text)


def near_the_end(bots: dict[int, str], left: int = 8) -> HotSeat:
    """Return a match whose first legal choices end it after ``left`` more decisions."""
    whole, match, decisions = begun(bots), begun(bots), 0
    while not whole.position.over:
        take_first(whole)
        decisions += 1
    for _ in range(decisions - left):
        take_first(match)
    return match


def game_over(app: PlayApp) -> bool:
    return app.hot_seat.position.over


def test_the_screen_shows_the_names_of_the_program_and_the_game() -> None:
    async def play(app: PlayApp, _: Pilot[None]) -> None:
        assert (app.title, app.sub_title) == ("Warbones", GAME.title)

    drive(begun(), play)


@pytest.mark.parametrize("size", [(80, 24), pytest.param((140, 40), marks=pytest.mark.torture)])
def test_a_game_against_a_bot_is_played_to_its_end(size: tuple[int, int]) -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        while not game_over(app):
            await pilot.press("down", "enter")
            await pilot.pause()
        assert app.hot_seat.position.scene(0).prompt.text in words(app)

    drive(begun({1: "random"}) if effort.long else near_the_end({1: "random"}), play, size=size)


@pytest.mark.torture
def test_a_whole_game_of_friends_passes_the_screen_behind_a_curtain() -> None:
    curtains: list[str] = []

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        while not game_over(app):
            if isinstance(app.screen, Curtain):
                curtains.append(words(app))
            await pilot.press("enter")
            await pilot.pause()

    drive(begun(), play, size=(80, 24))
    assert len(curtains) >= 5
    assert all("Pass the screen to" in curtain for curtain in curtains)


def screens_of_the_other(pick: str) -> tuple[list[str], list[list[str]]]:
    """Return the first seat's screen before it launches pair number ``pick``, and then those of the other seat."""
    own: list[str] = []
    others: list[list[str]] = []

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press(*pick)
        own.extend(lines(app))
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        for key in ("l", "enter", "down", "l"):
            others.append(lines(app))
            await pilot.press(key)
            await pilot.pause()
        assert isinstance(app.screen, ReadingPage)
        others.append(lines(app))

    drive(at_first_launch(), play)
    return own, others


def test_nothing_on_the_screen_depends_on_what_the_other_chose_in_secret() -> None:
    own, others = screens_of_the_other("1")
    for pick in ("8", "21") if effort.long else ("21",):
        own_then, others_then = screens_of_the_other(pick)
        assert own_then != own
        assert others_then == others


def test_a_planted_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        HotSeat, "scene", lambda self: in_words(self.position.game.view.draw(self.position, self.viewer))
    )
    assert screens_of_the_other("1")[1] != screens_of_the_other("8")[1]


def test_a_bot_is_given_what_its_seat_knows_and_no_seed() -> None:
    bots = RandomBots()

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()

    drive(at_first_launch({1: "random"}), play, bots=bots)
    seat, seen = bots.seen[0]
    assert seen.to_dict() == at_first_launch().position.seen_by(seat).to_dict()
    seen.act(1, seen.legal(1)[0])
    seen.act(0, seen.legal(0)[0])
    while not seen.over and not seen.owed:
        seat = min(seen.to_act)
        seen.act(seat, seen.legal(seat)[0])
    assert seen.owed


@pytest.mark.torture
def test_pieces_are_picked_by_keys() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        second, third = [option.pieces for option in app.hot_seat.scene().prompt.options][6]
        await pilot.press("right", "right", "space", "right", "space")
        assert app.query_one(PromptBar).picking.picked == {second, third}
        await pilot.press("enter")
        await pilot.pause()
        assert any(second in event and third in event for event in lines(app)) or isinstance(app.screen, Curtain)

    drive(at_first_launch(), play)


def test_escape_puts_picked_pieces_back() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("right", "space", "right", "space", "escape")
        assert not app.query_one(PromptBar).picking.picked
        assert app.query_one(Options).option_count == 21

    drive(at_first_launch(), play)


def test_a_typed_number_looks_at_its_option() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        for keys, number in (("2", 2), ("1", 21), ("5", 5), ("9", 9), ("1", 1), ("7", 17)):
            await pilot.press(*keys)
            assert app.query_one(Options).number == number

    drive(at_first_launch(), play)


def test_a_clicked_piece_is_picked() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        piece = next(piece for area in app.hot_seat.scene().areas for piece in area.pieces if piece)
        row = next(y for y, line in enumerate(lines(app)) if "│" in line)
        await pilot.click(offset=(4, row))
        await pilot.pause()
        assert app.query_one(PromptBar).picking.picked == {piece.id}

    drive(begun(), play)


def test_faces_are_typed_in_and_a_wrong_one_is_refused() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.focused is app.query_one(Faces)
        await pilot.press("9", "enter")
        await pilot.pause()
        assert "A die with 4 sides shows 1 to 4, not 9." in words(app)
        await pilot.press("backspace", "4", "space", "6", "enter")
        await pilot.pause()
        assert app.hot_seat.scene().prompt.sides == 8
        assert "not 9" not in words(app)

    drive(typed(), play)


def test_the_rulebook_opens_over_the_table_and_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbones.terminal.screens.app.rulebook", lambda game: f"# {game.title}\n\n**R1.** Play.")

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark", "question_mark")
        await pilot.pause()
        assert "R1. Play." in words(app)
        await pilot.press("escape")
        assert app.query(BoardView)

    drive(typed(), play)


def test_a_bot_may_move_while_the_log_is_open() -> None:
    class Slow(RandomBots):
        def __init__(self) -> None:
            super().__init__()
            self.may = asyncio.Event()

        async def choose(self, seen: Position, seat: int, bot: str) -> str:
            await self.may.wait()
            return await super().choose(seen, seat, bot)

    bots = Slow()

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.hot_seat.scene().prompt.kind == "wait"
        await pilot.press("l")
        bots.may.set()
        await pilot.pause()
        assert app.hot_seat.scene().prompt.kind == "choose"
        await pilot.press("escape")
        await pilot.pause()
        assert app.hot_seat.scene().prompt.text in words(app)

    drive(begun({1: "random"}), play, bots=bots)


def test_a_narrow_screen_shows_the_story_on_a_separate_page() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.query_one(LogPanel).display
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not app.query_one(LogPanel).display
        await pilot.press("l")
        assert "Draft" in words(app)

    drive(begun(), play)


def test_there_is_no_colour_if_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(app: PlayApp, _: Pilot[None]) -> None:
        colours = set(re.findall(r"#[0-9a-f]{6}", app.export_screenshot())) - WINDOW
        assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours)

    drive(begun(), play)


def test_the_odds_of_the_roll_looked_at_open_over_the_table() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("o")
        await pilot.pause()
        assert "Rolling 10 dice" in words(app)
        assert "Your defence (R22): 5 on average" in words(app)

    drive(begun({1: "random"}, "army"), play)


def test_without_a_roll_ahead_there_is_no_key_for_odds() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("o")
        await pilot.pause()
        assert not app.is_read_over
        assert "Odds" not in words(app)

    drive(begun(), play)


def test_a_key_takes_the_last_decision_back() -> None:
    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.hot_seat.scene().prompt.options) == 13
        await pilot.press("u")
        await pilot.pause()
        assert len(app.hot_seat.scene().prompt.options) == 14
        await pilot.press("u")
        await pilot.pause()
        assert "You can take back only your own last decision" in words(app)

    drive(begun(), play)


def test_a_bot_chooses_again_when_what_it_answered_was_taken_back() -> None:
    class Waiting(RandomBots):
        def __init__(self) -> None:
            super().__init__()
            self.may = asyncio.Event()

        async def choose(self, seen: Position, seat: int, bot: str) -> str:
            action = await super().choose(seen, seat, bot)
            await self.may.wait()
            return action

    bots = Waiting()

    async def play(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.press("u", "down", "enter")
        bots.may.set()
        await pilot.pause()
        await pilot.pause()
        assert len(bots.seen) > 1
        assert app.hot_seat.position.to_act == {0}
        assert len(app.hot_seat.scene().prompt.options) == 11

    first = HotSeat(GAME, {}, {1: "random"}, bytes(31) + b"\1")
    assert first.position.to_act == {0}
    drive(first, play, bots=bots)
