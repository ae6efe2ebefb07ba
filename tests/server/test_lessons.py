"""Tries in a lesson: throws fly as they were aimed, wrong actions are played, and the lesson responds to the result."""

from __future__ import annotations

import httpx
import pytest

from warbones.server.http.lobby import THROWS

STRAIGHT = "throw red at Alpha from 0 -52400 5200 going 0 1239 836 spinning 21000 0 0"
AWAY = "throw red at Alpha from 0 -52400 5200 going 0 -3000 836"

pytestmark = pytest.mark.usefixtures("own_host")  # throws are limited per address


def attempt(host: str, action: str, step: int = 0, game: str = "indicesion") -> httpx.Response:
    """Throw at a step of a lesson."""
    return httpx.post(f"http://{host}/api/games/{game}/lesson/{step}?version=4", json={"action": action}, timeout=60)


def test_a_throw_flies_as_it_was_aimed(host: str) -> None:
    tried = [attempt(host, STRAIGHT).json() for _ in range(8)]
    assert any(each["solved"] for each in tried)
    for each in tried:
        assert len(each["flights"]) == 1
        lines = ["".join(part.get("text", "") for part in line["parts"]) for line in each["scenes"][-1]["log"]]
        assert any("throw" in line for line in lines)
    assert len({each["flights"][0] for each in tried}) > 1, "a hand strays"


def test_a_throw_that_goes_astray_does_not_complete_the_step(host: str) -> None:
    assert not attempt(host, AWAY).json()["solved"]


def test_an_action_that_is_not_right_is_played_with_the_answers_that_fit(host: str) -> None:
    wrong = attempt(host, "defend A3", 3, "keep").json()
    assert not wrong["solved"]
    assert len(wrong["scenes"]) >= 1
    assert attempt(host, "move A3 M4", 3, "keep").json()["solved"]


def test_no_address_has_more_thrown_than_a_reader_can_watch(host: str) -> None:
    answers = [attempt(host, STRAIGHT, step=99) for _ in range(THROWS + 1)]
    assert [answer.status_code for answer in answers] == [404] * THROWS + [429]
    assert "in one minute" in answers[-1].json()["problem"]


@pytest.mark.parametrize(
    ("action", "step", "game", "why"),
    [
        ("throw red at Alpha", 0, "indicesion", "throw red at Alpha"),
        ("throw red at Alpha from 0 0 0 going 0 0 0", 0, "indicesion", ""),
        (STRAIGHT, 99, "indicesion", "no step 99"),
        ("take A.d4", 0, "dicewing", "nothing to try"),
        ("take nothing", 1, "dicewing", "take nothing"),
    ],
)
def test_malformed_tries_are_refused_in_a_sentence(host: str, action: str, step: int, game: str, why: str) -> None:
    answer = attempt(host, action, step, game)
    assert answer.status_code in {400, 404}
    assert why in answer.json()["problem"]
