"""A replay as a full screen, driven by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from tests import effort
from tests.effort import cases
from tests.terminal.matches import random_match
from tests.terminal.screen_text import words
from warbones.core.view.text.pieces import HATCH
from warbones.table.replay_frames import ReplayFrame, frames
from warbones.terminal.replay_cursor import ReplayCursor
from warbones.terminal.screens.pages import ReadingPage
from warbones.terminal.screens.replay_app import ReplayApp

Look = Callable[[ReplayApp, Pilot[None]], Awaitable[None]]


def drive(stepping: ReplayCursor, look: Look, *, size: tuple[int, int] = (140, 40)) -> None:
    """Open the replay and let ``look`` use it."""

    async def run() -> None:
        app = ReplayApp(stepping)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await look(app, pilot)

    asyncio.run(run())


def shows(app: ReplayApp, frame: ReplayFrame) -> bool:
    """Return whether the round and label of a frame are on the screen."""
    return frame.round in words(app) and " ".join(frame.label.split()) in words(app)


def hides(frame: ReplayFrame) -> bool:
    """Return whether something lies face down in a frame."""
    return any(piece.hidden for area in frame.scene.areas for piece in area.pieces if piece)


@pytest.mark.parametrize("size", cases([(60, 24), (36, 30)], [(36, 30)]))
def test_a_moment_tells_its_round_and_what_was_decided(size: tuple[int, int]) -> None:
    stepping = ReplayCursor(random_match())

    async def look(app: ReplayApp, pilot: Pilot[None]) -> None:
        for frame in stepping.frames[: 30 if effort.long else 10]:
            assert stepping.frame == frame
            assert shows(app, frame)
            assert f"{frame.n} of {stepping.last}" in words(app)
            await pilot.press("right")

    drive(stepping, look, size=size)


def test_keys_go_by_decision_by_round_and_to_the_ends() -> None:
    stepping = ReplayCursor(random_match())
    rounds, last = stepping.rounds, stepping.last

    async def look(app: ReplayApp, pilot: Pilot[None]) -> None:
        at = {"end": last, "left": last - 1, "home": 0, "down": rounds[1], "pagedown": rounds[2], "up": rounds[1]}
        for key, place in [*at.items(), ("right", rounds[1] + 1), ("pageup", rounds[1])]:
            await pilot.press(key)
            assert stepping.at == place
            assert f"{place} of {last}" in words(app)

    drive(stepping, look)


def test_the_view_changes_and_the_moment_stays() -> None:
    seen = {
        eyes: frames(random_match(), view) for view, eyes in (("0", "Alpha"), ("1", "Beta"), ("watch", "a spectator"))
    }
    at = next(frame.n for frame in seen["a spectator"] if hides(frame))

    async def look(app: ReplayApp, pilot: Pilot[None]) -> None:
        hidden = []
        assert HATCH not in words(app)
        for eyes, shown in seen.items():
            await pilot.press("v")
            assert f"{at} of {app.stepping.last} · seen by {eyes}" in words(app)
            assert shows(app, shown[at])
            hidden.append(HATCH in words(app))
        await pilot.press("v")
        assert "everything open" in words(app)
        assert sorted(hidden) == [False, True, True]

    drive(ReplayCursor(random_match(), at=at), look)


def test_a_page_over_the_table_has_the_keys_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbones.terminal.screens.app.rulebook", lambda game: f"# {game.title}\n\n**R1.** Play.")
    stepping = ReplayCursor(random_match(), at=20)

    async def look(app: ReplayApp, pilot: Pilot[None]) -> None:
        for page, there in (("question_mark", "R1. Play."), ("l", "Draft")):
            await pilot.press(page, "right", "down", "pagedown", "end", "v", "home")
            await pilot.pause()
            assert isinstance(app.screen, ReadingPage)
            assert there in words(app)
            assert (stepping.at, stepping.view) == (20, "open")
            await pilot.press("escape", "right", "left")
            assert shows(app, stepping.frame)

    drive(stepping, look)


def test_the_screen_shows_the_name_of_the_program() -> None:
    async def look(app: ReplayApp, _: Pilot[None]) -> None:
        assert app.title == "Warbones"

    drive(ReplayCursor(random_match()), look)
