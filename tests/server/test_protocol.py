"""The published protocol: its JSON Schema holds for every message of real matches."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

from tests.server.player import FRIENDS, NEVER, Player, new_table, options, play_out
from warbones import GAMES
from warbones.protocol import schema
from warbones.protocol.messages import (
    Accepted,
    Call,
    ClientMessage,
    Message,
    Say,
    ServerMessage,
    Share,
    Sight,
    TableTicket,
)
from warbones.protocol.schema import ROOTS

WRITTEN = json.loads(schema.TARGET.read_text("utf-8"))


def must_be(name: str, message: str | bytes) -> None:
    """Raise `ValidationError` unless a message conforms to ``name`` of the schema."""
    part = {"$schema": WRITTEN["$schema"], "$ref": f"#/$defs/{name}", "$defs": WRITTEN["$defs"]}
    Draft202012Validator(part).validate(json.loads(message))


class Overheard(Player):
    """A person whose messages, both ways, must conform to the schema."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.kinds: set[str] = set()

    def send(self, message: ClientMessage) -> None:
        self._check("ClientMessage", msgspec.json.encode(message))
        super().send(message)

    def _next(self) -> ServerMessage:
        recv = self.socket.recv

        def checked(timeout: float) -> str:
            text = str(recv(timeout))
            self._check("ServerMessage", text)
            return text

        self.socket.recv = checked  # type: ignore[assignment,method-assign]
        try:
            return super()._next()
        finally:
            self.socket.recv = recv  # type: ignore[method-assign]

    def _check(self, name: str, text: str | bytes) -> None:
        must_be(name, text)
        self.kinds.add(json.loads(text)["type"])


def test_the_schema_is_fresh() -> None:
    assert schema.TARGET.read_text("utf-8") == schema.text(), "python -m warbones.protocol.schema writes it"


def test_the_schema_is_one_and_names_its_version_and_every_message() -> None:
    Draft202012Validator.check_schema(WRITTEN)
    assert WRITTEN["$id"] == f"urn:warbones:protocol:{WRITTEN['version']}"
    named = {kind.__name__ for kind in ROOTS if isinstance(kind, type) and issubclass(kind, Message)}
    assert named | {"ClientMessage", "ServerMessage", "Health", "Scene"} <= WRITTEN["$defs"].keys()


@pytest.fixture
def played(host: str) -> tuple[TableTicket, set[str]]:
    """A finished match, and the kinds of messages sent in it and at an earlier table."""
    kinds = set[str]()
    with _two(host, brings=True) as (_, alpha, beta):
        for player in (alpha, beta):
            player.send(Share(id="share", share=secrets.token_hex(32)))
            assert player.reply() == Accepted(id="share")
        alpha.wish("draw")
        beta.consent(yes=False)
        asked = next(player for player in (alpha, beta) if options(player.newest()))
        asked.wish("hint")
        asked.wish("odds")
        asked.send(Say(id="say", phrase="luck"))
        asked.send(Call(id="call", name="Robin"))
        asked.send(Sight(id="sight", seen=False))
        assert {asked.reply().id for _ in range(3)} == {"say", "call", "sight"}
        kinds |= alpha.kinds | beta.kinds
    with _two(host, by_hand=True) as (_, alpha, _):
        alpha.view()
        assert alpha.roll(1, 2, number=0, name="by hand") == Accepted(id="by hand")
        assert "no throw to write down" in str(alpha.land("red1=4@Alpha", 0))
        kinds |= alpha.kinds
    with _two(host, clock={"kind": "bank", "time": 600}) as (ticket, alpha, beta):
        play_out([alpha, beta], random.Random(1))
        for player in (alpha, beta):
            player.wish("rematch")
        for player in (alpha, beta):
            player.ticket()
    return ticket, kinds | alpha.kinds | beta.kinds


@contextmanager
def _two(host: str, **more: Any) -> Iterator[tuple[TableTicket, Overheard, Overheard]]:
    ticket = new_table(host, hints=True, **more)
    with Overheard(host, ticket, 0) as alpha, Overheard(host, ticket, 1) as beta:
        yield ticket, alpha, beta


def test_every_message_of_a_played_match_is_what_the_schema_says(
    host: str, played: tuple[TableTicket, set[str]]
) -> None:
    ticket, kinds = played
    every = {kind.__struct_config__.tag for kind in (*get_args(ClientMessage), *get_args(ServerMessage))}
    assert kinds == every - {"odds"}, "DiceWing's first choice leads to no roll"
    for path, name in (
        (f"tables/{ticket.table}/replay?view=open", "Replay"),
        (f"tables/{ticket.table}/story", "Story"),
        ("tables", "Tables"),
        ("games", "Games"),
        ("games/keep/rules", "Rulebook"),
        ("games/dicewing/lesson", "Lesson"),
        ("preparing", "Preparing"),
        ("sharing", "Sharing"),
        ("health", "Health"),
        ("nowhere", "Problem"),
    ):
        must_be(name, httpx.get(f"http://{host}/api/{path}", timeout=60).content)


@pytest.mark.parametrize("game", GAMES)
def test_first_views_conform_to_the_schema(host: str, game: str) -> None:
    answer = httpx.post(f"http://{host}/api/tables", json={"game": game, "seats": FRIENDS})
    must_be("TableTicket", answer.content)
    ticket = msgspec.json.decode(answer.content, type=TableTicket)
    with Overheard(host, ticket, 0) as alpha, Overheard(host, ticket, 1) as beta:
        for _ in range(6):
            if asked := next((player for player in (alpha, beta) if options(player.newest())), None):
                asked.ask(options(asked.views[-1])[0], asked.views[-1].number)
        assert len(alpha.views) > 1


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("ClientMessage", {"type": "fly"}),
        ("Act", {"type": "act", "id": "a", "action": "take A.d4"}),
        ("Act", {"type": "act", "id": "a", "number": -1, "action": "take A.d4"}),
        ("Act", {"type": "act", "id": "a", "number": 0, "action": "take A.d4", "seat": 1}),
        ("Ask", {"type": "ask", "id": "a", "what": "money"}),
        ("ServerMessage", {"type": "accepted", "id": NEVER}),
    ],
)
def test_the_schema_refuses_malformed_messages(name: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        must_be(name, json.dumps(wrong))
