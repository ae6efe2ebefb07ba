"""Daily positions over HTTP: which days have one, and no solution before an answer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest

from warbones.core.messages import Msg
from warbones.core.view.reader import english
from warbones.games import load
from warbones.puzzles.calendar import FIRST_DAY, daily_puzzle
from warbones.puzzles.puzzle import Puzzle

GAME = "keep"
DAY = FIRST_DAY + timedelta(days=2)


def asked(host: str, path: str, status: int = 200) -> Any:
    """Ask for an address below /api/positions, and return the answer."""
    answer = httpx.get(f"http://{host}/api/positions/{path}", timeout=60)
    assert answer.status_code == status
    return answer.json()


def answered(host: str, action: str, status: int = 200) -> Any:
    """Answer the day's position, and return the reply."""
    answer = httpx.post(f"http://{host}/api/positions/{DAY}/{GAME}", json={"action": action}, timeout=60)
    assert answer.status_code == status
    return answer.json()


@pytest.fixture
def puzzle() -> Puzzle:
    return daily_puzzle(DAY, GAME)


def test_a_day_names_its_games(host: str) -> None:
    told = asked(host, str(DAY))
    assert (told["day"], told["first"]) == (str(DAY), str(FIRST_DAY))
    games = {card["game"]: card["title"] for card in told["cards"]}
    assert games[GAME] == asked(host, f"{DAY}/{GAME}")["title"]
    assert "indicesion" not in games


def test_a_position_is_a_table_that_asks_and_tells_no_solution(host: str, puzzle: Puzzle) -> None:
    told = asked(host, f"{DAY}/{GAME}")
    assert set(told) == {"day", "first", "game", "title", "task", "scene"}
    scene = told["scene"]
    assert scene["seat"] == puzzle.seat
    assert scene["prompt"]["kind"] == "choose"
    offered = {option["action"] for option in scene["prompt"]["options"]}
    assert offered == {each.action for each in puzzle.choices}
    best = asked(host, f"{DAY}/{GAME}/solution")["told"]
    assert best not in str(told)


def test_each_wrong_answer_is_explained_without_revealing_the_right_one(host: str, puzzle: Puzzle) -> None:
    right, *others = (each.action for each in puzzle.choices)
    named = answered(host, right)["told"].split("“")[1].split("”")[0]
    for action in others:
        reply = answered(host, action)
        assert not reply["right"]
        assert not reply.get("best")
        assert f"“{named}”" not in reply["told"]
    found = answered(host, right)
    assert (found["right"], found["best"]) == (True, right)


def test_giving_up_shows_the_same_solution(host: str, puzzle: Puzzle) -> None:
    shown = asked(host, f"{DAY}/{GAME}/solution")
    assert (shown["right"], shown["best"]) == (False, puzzle.right.action)
    found = answered(host, puzzle.right.action)
    assert shown["told"].removeprefix("This was it: ") == found["told"].removeprefix("Right: ")


def test_clients_that_word_replies_get_messages(host: str, puzzle: Puzzle) -> None:
    facts = asked(host, f"{DAY}/{GAME}/solution?words=none")["told"]
    told = english(msgspec.convert(facts, Msg), puzzle.seat, load(GAME).names)
    assert told == asked(host, f"{DAY}/{GAME}/solution")["told"]
    assert told.startswith("This was it: “")


def test_nothing_later_than_tomorrow_is_revealed(host: str) -> None:
    tomorrow = datetime.now(UTC).date() + timedelta(days=1)
    assert asked(host, f"{tomorrow}/{GAME}")["day"] == str(tomorrow)
    late = tomorrow + timedelta(days=2)
    for path in (f"{late}", f"{late}/{GAME}", f"{late}/{GAME}/solution"):
        assert "out yet" in asked(host, path, 400)["problem"]


@pytest.mark.parametrize(
    ("path", "status", "why"),
    [
        ("yesterday", 400, "such as 2026-11-24"),
        ("2026-02-30/keep", 400, "such as 2026-11-24"),
        (str(FIRST_DAY - timedelta(days=1)), 404, f"from {FIRST_DAY}"),
        (f"{FIRST_DAY}/indicesion", 404, "has no positions"),
        (f"{FIRST_DAY}/chess", 404, "chess"),
    ],
)
def test_unknown_games_and_days_are_refused_in_a_sentence(host: str, path: str, status: int, why: str) -> None:
    assert why in asked(host, path, status)["problem"]


@pytest.mark.parametrize("action", ["", "castle", "move Z9 L1"])
def test_an_illegal_move_is_refused_without_a_solution(host: str, puzzle: Puzzle, action: str) -> None:
    problem = answered(host, action, 400)
    assert set(problem) == {"problem"}
    assert len(problem["problem"]) > len("No.")
