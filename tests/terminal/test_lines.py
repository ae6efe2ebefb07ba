"""The table line by line."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from rich.console import Console
from typer.testing import CliRunner, Result

import warbones
from tests.terminal.sample import RandomBots, begun, typed
from warbones.cli.app import app
from warbones.core.play.position import Position
from warbones.rooms.bots import Misplayed
from warbones.terminal.hotseat.hot_seat import HotSeat
from warbones.terminal.hotseat.lines import FORGET_SCREEN, Lines

GAME = warbones.load("dicewing")


def played(hot_seat: HotSeat, answers: Iterable[str], *, terminal: bool = False) -> tuple[bool, str]:
    """Return whether the game reached its end, and the output."""
    written = io.StringIO()
    console = Console(file=written, force_terminal=terminal, color_system=None, width=100)
    ended = Lines(hot_seat, RandomBots(), console, answers).play()
    return ended, written.getvalue()


def by_lot(hot_seat: HotSeat) -> Iterator[str]:
    """Yield random answers without end, in notation or by number."""
    lot = Random(2)
    while True:
        options = hot_seat.scene().prompt.options
        number = lot.randrange(len(options))
        yield str(number + 1) if lot.random() < 0.5 else options[number].action


def test_a_whole_game_against_a_bot() -> None:
    hot_seat = begun({1: "random"})
    ended, written = played(hot_seat, by_lot(hot_seat))
    assert ended
    assert hot_seat.position.over
    assert written.rstrip().endswith(hot_seat.position.scene(0).prompt.detail)


def test_a_bot_that_misplays_is_replaced_with_a_notice() -> None:
    class Misplaying(RandomBots):
        async def choose(self, seen: Position, seat: int, bot: str) -> str:
            if bot.startswith("file:"):
                raise Misplayed("p.onnx did not answer within 20 seconds.")
            return await super().choose(seen, seat, bot)

    hot_seat, written = begun({1: "file:p.onnx"}), io.StringIO()
    console = Console(file=written, color_system=None, width=100)
    assert Lines(hot_seat, Misplaying(), console, by_lot(hot_seat)).play()
    assert hot_seat.bots == {1: "greedy"}
    assert written.getvalue().count("p.onnx did not answer within 20 seconds. Greedy plays on for Beta.") == 1


def test_friends_type_in_their_dice() -> None:
    hot_seat = typed()

    def answers() -> Iterator[str]:
        faces, chosen, left = Random(4), by_lot(hot_seat), 16
        while left:
            prompt = hot_seat.scene().prompt
            left -= bool(prompt.sides)
            yield str(faces.randint(1, prompt.sides)) if prompt.sides else next(chosen)
        yield "quit"

    ended, written = played(hot_seat, answers())
    assert ended
    assert "is not legal here" not in written
    assert written.count("Enter the number it shows, 1 to ") > 12


def test_the_end_of_input_differs_from_leaving() -> None:
    assert played(begun(), ["1", "1"])[0] is False
    assert played(begun(), ["1", "quit", "1"])[0] is True


def test_a_refusal_is_printed_and_the_question_is_asked_again() -> None:
    hot_seat = begun()
    _, written = played(hot_seat, ["take nothing at all", "99", "1"])
    assert "'take nothing at all' is not legal here." in written
    assert "there is no 99." in written
    assert len(hot_seat.scene().prompt.options) == 13


def test_table_and_log_are_printed_on_request() -> None:
    _, written = played(begun(), ["table", "log", "help"])
    title = next(line for line in written.splitlines() if line.startswith(GAME.title))
    assert written.count(title) == 2
    assert written.count("quit: leave the game.") == 2


def test_each_event_is_printed_once() -> None:
    _, written = played(begun({1: "random"}), ["1", "1"])
    assert written.count("(R7)") == 1


def test_a_terminal_forgets_a_secret_before_the_next_person_looks() -> None:
    shown = [played(begun(), ["1"] * 14 + [pick, ""], terminal=True)[1] for pick in ("1", "5")]
    (_, _, after_one), (_, _, after_other) = (each.split(FORGET_SCREEN) for each in shown)
    assert "you, to act" in after_one
    assert after_one == after_other


PLAY = ("play", "dicewing", "--against", "friend", "--seed", "7")


def play_in_process(*words: str, answers: str) -> Result:
    return CliRunner().invoke(app, [*PLAY, *words], input=answers)


def play_in_lines(*words: str, answers: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "warbones", *PLAY, *words]
    return subprocess.run(command, input=answers, capture_output=True, encoding="utf-8", check=False, timeout=60)


def test_the_command_says_that_input_ended() -> None:
    done = play_in_process(answers="1\n")
    assert done.exit_code == 1
    assert done.stderr == "The input ended before the game was over.\n"


def test_odds_are_printed_on_request() -> None:
    hot_seat = begun({1: "random"}, "army")
    _, written = played(hot_seat, ["odds", "odds roll", "odds 9", "roll", "odds stop"])
    assert written.count("Rolling 10 dice") == 2
    assert "Your skulls (R14): 1.7 on average" in written
    assert "The options are numbered from 1 to 1; there is no 9." in written
    assert "Stopping here" in written


def test_odds_are_refused_where_nothing_is_rolled() -> None:
    _, written = played(begun(), ["odds"])
    assert "DiceWing gives no odds" in written


def test_the_last_decision_is_taken_back_or_a_reason_is_printed() -> None:
    hot_seat = begun()
    _, written = played(hot_seat, ["undo", "1", "undo"])
    assert "You can take back only your own last decision" in written
    assert len(hot_seat.scene().prompt.options) == 14


def test_the_command_plays_from_a_pipe_and_saves_a_match_that_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = play_in_lines("--save", str(file), answers="1\n" * 80)
    assert done.returncode == 0, done.stderr
    assert "the game" in done.stdout.splitlines()[-1]
    assert "\x1b" not in done.stdout
    shown = CliRunner().invoke(app, ["replay", str(file)]).stdout
    assert "DiceWing, a replay, everything open" in shown
    refused = play_in_process("--save", str(file), answers="1\n")
    assert refused.exit_code == 2
    assert refused.stderr == f"{file} is there already: name a new file for the match.\n"


def test_the_same_seed_plays_the_same() -> None:
    done, again = (play_in_process(answers="1\n" * 16) for _ in range(2))
    assert done.stdout == again.stdout


def test_a_match_that_was_left_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = play_in_process("--save", str(file), answers="1\nquit\n")
    assert done.exit_code == 0
    assert done.stderr == f"The match was not over, so {file} was not kept.\n"
    assert not file.exists()
    nowhere = play_in_process("--save", str(tmp_path / "no" / "match.jsonl"), answers="1\n")
    assert nowhere.exit_code == 2
    assert "can't be written" in nowhere.stderr
