"""Clocks on one screen: the one that runs, and the end of a seat's time."""

from __future__ import annotations

import asyncio
import io
from hashlib import sha256
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import warbones
from tests.terminal.sample import SECRET, RandomBots
from tests.terminal.screen_text import words
from tests.verify.command import NO_CLOCKS, verified
from warbones.cli.app import app
from warbones.table.clock_kinds import BadClock, TimeControl
from warbones.table.record import read_record, write_record
from warbones.terminal.hotseat.clocks import ScreenClocks, clocks_of, read_clock
from warbones.terminal.hotseat.hot_seat import HotSeat, OutOfTime
from warbones.terminal.hotseat.lines import Lines
from warbones.terminal.screens.play_app import PlayApp

GAME = warbones.load("dicewing")
BANK = TimeControl(kind="bank", time=60, increment=5)


class Watch:
    """A clock in milliseconds, which tests advance."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def go(self, seconds: float) -> None:
        self.now += int(1000 * seconds)


@pytest.fixture
def watch() -> Watch:
    return Watch()


def timed(
    watch: Watch, bots: dict[int, str] | None = None, stand_in: str = "", secret: bytes | None = SECRET
) -> HotSeat:
    hot_seat = HotSeat(GAME, {}, bots or {}, secret, clocks=ScreenClocks(BANK, 2, watch), stand_in=stand_in)
    hot_seat.viewer = hot_seat.due()
    return hot_seat


@pytest.mark.parametrize(
    ("written", "kind", "time", "increment"),
    [("5m", "bank", 300, 0), ("2m+10s", "bank", 120, 10), ("30s/move", "move", 30, 0), ("1h", "bank", 3600, 0)],
)
def test_the_notation_of_clocks(written: str, kind: str, time: int, increment: int) -> None:
    control = read_clock(written, "loses")
    assert (control.kind, control.time, control.increment, control.out) == (kind, time, increment, "loses")


@pytest.mark.parametrize("written", ["5", "m", "5d", "5m+", "5m + 1s", "-5m", "5m/turn", "+5s", "9999999s"])
def test_a_malformed_clock_is_refused_in_a_sentence(written: str) -> None:
    with pytest.raises(BadClock, match=r"^A clock is written 5m .*, not "):
        read_clock(written, "loses")
    with pytest.raises(BadClock, match="A clock can start with 10"):
        clocks_of(GAME, "1s", "loses")


def test_the_asked_seat_s_clock_runs_and_grows_when_the_screen_is_passed_on(watch: Watch) -> None:
    hot_seat = timed(watch)
    first = hot_seat.viewer or 0
    watch.go(10)
    assert [hot_seat.plate(seat) for seat in (first, 1 - first)] == ["0:50", "1:00"]
    hot_seat.answer("1")
    hot_seat.viewer = hot_seat.due()
    watch.go(2.5)
    assert [hot_seat.plate(seat) for seat in (first, 1 - first)] == ["0:55", "0:58"]


def test_no_clock_runs_while_the_screen_is_covered(watch: Watch) -> None:
    hot_seat = timed(watch)
    first = hot_seat.viewer or 0
    hot_seat.viewer = None
    watch.go(100)
    assert [hot_seat.plate(seat) for seat in (first, 1 - first)] == ["1:00", "1:00"]


def test_dice_rolled_by_hand_are_free_for_a_minute(watch: Watch) -> None:
    hot_seat = timed(watch, secret=None)
    seat = hot_seat.viewer or 0
    assert hot_seat.scene().prompt.kind == "roll"
    watch.go(61)
    assert hot_seat.plate(seat) == "0:59"
    hot_seat.answer("1")
    watch.go(1)
    assert hot_seat.plate(seat) == "0:58"


def test_running_out_of_time_loses_and_is_in_the_file(watch: Watch) -> None:
    hot_seat = timed(watch)
    late = hot_seat.viewer or 0
    watch.go(61)
    with pytest.raises(OutOfTime):
        hot_seat.answer("1")
    assert hot_seat.over
    assert hot_seat.scene().prompt.text == "You ran out of time: " + f"{GAME.names[1 - late]} wins the game."
    record = read_record(write_record(hot_seat.record()).splitlines())
    assert record.heading.clock == BANK
    assert record.result.scores[late] == -1
    assert record.turns[-1].clock
    assert record.turns[-1].clock.left[late] == 0


def test_a_bot_plays_on_for_a_person_whose_time_is_out(watch: Watch) -> None:
    hot_seat = timed(watch, {1: "random"}, "random")
    while hot_seat.bots_due:
        hot_seat.act(1, hot_seat.position.legal(1)[0].text)
    watch.go(61)
    written = io.StringIO()
    assert Lines(hot_seat, RandomBots(), Console(file=written, width=100), ["1"]).play()
    assert "Your time had run out." in written.getvalue()
    assert hot_seat.position.over
    assert hot_seat.people == []


def test_lines_tell_the_time_left(watch: Watch) -> None:
    written = io.StringIO()
    Lines(timed(watch), RandomBots(), Console(file=written, width=100), ["quit"]).play()
    assert "Time left: Alpha 1:00, Beta 1:00." in written.getvalue()


def test_the_full_screen_shows_the_time_go_by_and_end(watch: Watch) -> None:
    hot_seat = timed(watch, {1: "random"})

    async def run() -> None:
        app = PlayApp(hot_seat, RandomBots())
        async with app.run_test(size=(140, 40)) as pilot:
            await pilot.pause()
            while hot_seat.bots_due:
                await pilot.pause()
            watch.go(20)
            app._tick()
            await pilot.pause()
            assert "0:40" in words(app)
            watch.go(50)
            app._tick()
            await pilot.pause()
            assert "You ran out of time: Beta wins the game." in words(app)

    asyncio.run(run())
    assert hot_seat.over


# Words that people mix into the dice


def test_typed_words_are_mixed_into_the_dice_and_recorded_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = ["play", "dicewing", "--against", "friend", "--mix", "--clock", "5m", "--save", str(file), "--lines"]
    said = CliRunner().invoke(app, command, input="\n".join(["a word of mine", "", *["1"] * 400]) + "\n")
    assert said.exit_code == 0, said.output
    share = sha256(b"a word of mine").hexdigest()
    assert f"Alpha brings {share}." in said.output
    commitment = said.output.split("The dice are sealed: ")[1].split(".")[0]
    record = read_record(file.read_bytes().splitlines())
    assert record.heading.shares == (share, "")
    assert record.heading.commitment == commitment
    assert verified(file, "--commitment", commitment, "--client-seed", share) == (2, [NO_CLOCKS])


def test_the_same_words_count_once_and_real_dice_are_not_mixed() -> None:
    command = ["play", "dicewing", "--against", "friend", "--mix", "--lines"]
    said = CliRunner().invoke(app, command, input="same\nsame\nquit\n")
    assert "Somebody typed that before" in said.output
    refused = CliRunner().invoke(app, [*command, "--dice", "typed"])
    assert refused.exit_code
    assert "--mix is for dice that are rolled here" in refused.output + refused.stderr
