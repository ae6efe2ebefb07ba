"""Two languages at one table: English for a program, and messages for a page that words them itself."""

from __future__ import annotations

import json
from typing import TypeVar

import httpx
import msgspec
import pytest

from tests.server.player import Player, new_table
from warbones.core.messages import Msg
from warbones.core.view.reader import english, in_words
from warbones.protocol.messages import Ask, OddsAnswer, Refused
from warbones.protocol.puzzle_messages import DayPuzzle
from warbones.protocol.replay_messages import Lesson

T = TypeVar("T")


def test_a_refusal_comes_in_the_words_that_were_asked_for(host: str) -> None:
    ticket = new_table(host)
    said = []
    for words in ("none", "en"):
        with Player(host, ticket, 0, words=words) as player:
            player.view()
            refused = [player.ask("fly", number) for number in (0, 99)]
            player.socket.send("not a message")
            said.append([each.problem for each in (*refused, player.reply()) if isinstance(each, Refused)])
    assert [type(each) for each in said[0]] == [Msg] * 3
    assert [english(each, 0, ("Alpha", "Beta")) for each in said[0]] == said[1]


def test_a_request_is_refused_in_the_words_that_were_asked_for(host: str) -> None:
    for path in ("games/chess/rules", "tables/nowhere", "positions/someday", "no/address"):
        answers = [httpx.get(f"http://{host}/api/{path}{query}") for query in ("?version=4&words=none", "?version=4")]
        assert answers[0].status_code == answers[1].status_code >= 400
        message = msgspec.convert(answers[0].json()["problem"], Msg)
        assert english(message) == answers[1].json()["problem"]


def test_a_table_and_what_is_got_ready_come_in_the_words_that_were_asked_for(host: str) -> None:
    table = new_table(host, game="keep", options={"round_limit": 8}).table
    for path, field in ((f"tables/{table}", "status"), (f"tables/{table}", "options"), ("games", "games")):
        facts, english = (httpx.get(f"http://{host}/api/{path}{query}").json() for query in ("?words=none", ""))
        assert '"is": "msg"' in json.dumps(facts[field])
        assert '"is": "msg"' not in json.dumps(english)


@pytest.mark.parametrize("seat", [0, None])
def test_messages_and_english_are_the_same_scene(host: str, seat: int | None) -> None:
    ticket = new_table(host, game="keep")
    with Player(host, ticket, seat, words="none") as page, Player(host, ticket, seat) as program:
        messages, english = page.view().scene, program.view().scene
    assert isinstance(messages.prompt.text, Msg)
    assert in_words(messages) == english
    assert isinstance(english.prompt.text, str)


def test_odds_come_in_the_language_that_was_requested(host: str) -> None:
    ticket = new_table(host, game="army")
    with Player(host, ticket, 0, words="none") as page, Player(host, ticket, 0) as program:
        page.view(), program.view()
        found = [_odds(each) for each in (page, program)]
    assert isinstance(found[0].title, Msg)
    assert in_words(found[0], 0, ("Alpha", "Beta")) == found[1]


def _odds(player: Player) -> object:
    player.send(Ask(id="odds", what="odds"))
    reply = player.reply()
    assert isinstance(reply, OddsAnswer)
    return reply.odds


def test_an_unknown_language_is_refused(host: str) -> None:
    ticket = new_table(host)
    with Player(host, ticket, token=None) as player:
        player.socket.send('{"type":"join","token":"","words":"tlh"}')
        reply = player.hear()
    assert isinstance(reply, Refused)
    assert "Invalid enum value 'tlh'" in reply.problem
    assert httpx.get(f"http://{host}/api/games/keep/lesson?words=tlh").status_code == 400


def both(host: str, path: str, shape: type[T]) -> tuple[T, T]:
    """Return the answers of an address in messages, and in English."""
    answers = [
        httpx.get(f"http://{host}/api/{path}{query}", timeout=30) for query in ("?version=4&words=none", "?version=4")
    ]
    messages, english = (msgspec.json.decode(answer.content, type=shape) for answer in answers)
    return messages, english


@pytest.mark.parametrize(("path", "shape"), [("games/keep/lesson", Lesson), ("positions/2026-11-24/keep", DayPuzzle)])
def test_messages_and_english_say_the_same_over_http(host: str, path: str, shape: type) -> None:
    messages, english = both(host, path, shape)
    assert messages != english
    assert in_words(messages) == english


def test_a_wrong_language_is_named_and_not_a_body_that_is_missing(host: str) -> None:
    answer = httpx.get(f"http://{host}/api/games?words=tlh")
    assert answer.status_code == 400
    assert "words: " in answer.json()["problem"]
    assert "no body" not in answer.json()["problem"]
