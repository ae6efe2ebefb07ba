"""The published protocol: its JSON Schema holds for every message of real matches.

`protocol-3.schema.json` is the schema of version 3, whose clients are served as before. Parts of scenes are the same
in both versions. A field that is added to messages is added there, too.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.player import FRIENDS, INVITED, NEVER, Player, key, new_table, options, play_and_resign, play_out
from warbones import GAMES
from warbones.protocol import schema
from warbones.protocol.messages import (
    Accepted,
    Admit,
    ClientMessage,
    ClientSeed,
    Knock,
    Message,
    NameChange,
    Say,
    ServerMessage,
    TableTicket,
    Visibility,
)
from warbones.protocol.schema import ROOTS

WRITTEN = json.loads(schema.TARGET.read_text("utf-8"))
EARLIER = json.loads(Path(__file__).with_name("protocol-3.schema.json").read_text("utf-8"))
SCHEMAS = {3: EARLIER | {"$defs": WRITTEN["$defs"] | EARLIER["$defs"]}, 4: WRITTEN}


def must_be(name: str, message: str | bytes, version: int = 4) -> None:
    """Raise `ValidationError` unless a message conforms to ``name`` of the schema of a version."""
    written = SCHEMAS[version]
    part = {"$schema": written["$schema"], "$ref": f"#/$defs/{name}", "$defs": written["$defs"]}
    Draft202012Validator(part).validate(json.loads(message))


class Overheard(Player):
    """A person whose messages, both ways, must conform to the schema."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.kinds: set[str] = set()

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

    def send(self, message: ClientMessage) -> None:
        super().send(message)
        self._check("ClientMessage", self.sent)

    def _check(self, name: str, text: str | bytes) -> None:
        must_be(name, text, self.version)
        self.kinds.add(json.loads(text)["type"])


def test_the_schema_is_fresh() -> None:
    assert schema.TARGET.read_text("utf-8") == schema.text(), "python -m warbones.protocol.schema writes it"


def test_the_schema_is_one_and_names_its_version_and_every_message() -> None:
    Draft202012Validator.check_schema(WRITTEN)
    assert WRITTEN["$id"] == f"urn:warbones:protocol:{WRITTEN['version']}"
    named = {kind.__name__ for kind in ROOTS if isinstance(kind, type) and issubclass(kind, Message)}
    assert named | {"ClientMessage", "ServerMessage", "Health", "Scene"} <= WRITTEN["$defs"].keys()


@pytest.fixture
def version() -> int:
    return 4


@pytest.fixture
def played(host: str, version: int) -> tuple[TableTicket, set[str]]:
    """A finished match, and the kinds of messages sent in it and at an earlier table."""
    kinds, two = set[str](), partial(_two, host, version)
    with two(sends_client_seed=True) as (_, alpha, beta):
        for player in (alpha, beta):
            player.send(ClientSeed(id="share", seed=secrets.token_hex(32)))
            assert player.reply() == Accepted(id="share")
        alpha.wish("draw")
        beta.consent(yes=False)
        asked = next(player for player in (alpha, beta) if options(player.newest()))
        asked.wish("hint")
        asked.wish("odds")
        asked.send(Say(id="say", phrase="luck"))
        asked.send(NameChange(id="call", name="Robin"))
        asked.send(Visibility(id="sight", visible=False))
        assert {asked.reply().id for _ in range(3)} == {"say", "call", "sight"}
        kinds |= alpha.kinds | beta.kinds
    with two(by_hand=True) as (_, alpha, _):
        alpha.view()
        assert alpha.roll(1, 2, number=0, name="by hand") == Accepted(id="by hand")
        assert "no throw to write down" in str(alpha.land("red1=4@Alpha", 0))
        kinds |= alpha.kinds
    if version > 3:
        kinds |= _admitted(host)
    with two(clock={"kind": "bank", "time": 600}) as (ticket, alpha, beta):
        if version == max(SCHEMAS):
            play_out([alpha, beta], random.Random(1))
        else:
            play_and_resign(alpha, beta)
        for player in (alpha, beta):
            player.wish("rematch")
        for player in (alpha, beta):
            player.ticket()
    return ticket, kinds | alpha.kinds | beta.kinds


def _admitted(host: str) -> set[str]:
    """Return the kinds of messages at a table where a guest is let in."""
    ticket = new_table(host, INVITED)
    with Overheard(host, ticket, 0) as alpha, Overheard(host, ticket, None) as guest:
        guest.send(Knock(id="knock", what="asks", seat=1))
        number = alpha.company(lambda told: bool(told.guests)).guests[0].number
        alpha.send(Admit(id="admit", guest=number, token=key(ticket, 1)))
        assert guest.admission().ticket
        return alpha.kinds | guest.kinds


@contextmanager
def _two(host: str, version: int, **more: Any) -> Iterator[tuple[TableTicket, Overheard, Overheard]]:
    ticket = new_table(host, hints=True, **more)
    with Overheard(host, ticket, 0, version=version) as alpha, Overheard(host, ticket, 1, version=version) as beta:
        yield ticket, alpha, beta


@pytest.mark.parametrize("version", SCHEMAS)
def test_every_message_of_a_played_match_is_what_the_schema_says(
    host: str, version: int, played: tuple[TableTicket, set[str]]
) -> None:
    ticket, kinds = played
    sorts = SCHEMAS[version]["$defs"]
    every = {tag for name in ("ClientMessage", "ServerMessage") for tag in sorts[name]["discriminator"]["mapping"]}
    assert kinds == every - {"odds"}, "DiceWing's first choice leads to no roll"
    asked = {} if version == 3 else {"version": version}
    for path, name in (
        (f"tables/{ticket.table}/replay", "Replay"),
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
        must_be(name, httpx.get(f"http://{host}/api/{path}", params=asked, timeout=60).content, version)


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


def test_a_client_that_names_no_version_reads_and_writes_the_names_of_the_third(host: str) -> None:
    people = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    asked = {"game": "dicewing", "seats": people, "brings": True}
    ticket = httpx.post(f"http://{host}/api/tables", json=asked).raise_for_status().json()
    with connect(f"ws://{host}/api/tables/{ticket['table']}/play") as socket:
        socket.send(json.dumps({"type": "join", "token": ticket["seats"][0]["token"], "seen": True}))
        while "seal" not in (company := json.loads(socket.recv(timeout=20))):
            pass
        assert (company["type"], company["seal"]["awaits"]) == ("company", [0])
        socket.send(json.dumps({"type": "share", "id": "mine", "share": "1f" * 32}))
        while (answer := json.loads(socket.recv(timeout=20)))["type"] != "accepted":
            pass
        assert answer == {"type": "accepted", "id": "mine"}
        socket.send(json.dumps({"type": "client_seed", "id": "mine", "seed": "1f" * 32}))
        while (answer := json.loads(socket.recv(timeout=20)))["type"] != "refused":
            pass
        assert "Invalid value 'client_seed'" in answer["problem"]


@pytest.mark.parametrize(("query", "unknown"), [("", "sends_client_seed"), ("?version=4", "brings")])
def test_a_name_of_another_version_is_refused(host: str, query: str, unknown: str) -> None:
    body = {"game": "dicewing", "seats": FRIENDS, unknown: True}
    answer = httpx.post(f"http://{host}/api/tables{query}", json=body)
    assert answer.status_code == 400
    assert f"unknown field `{unknown}`" in answer.json()["problem"]


def test_an_unknown_version_is_refused(host: str) -> None:
    answer = httpx.get(f"http://{host}/api/games?version=5")
    assert answer.status_code == 400
    assert "this server speaks 3 and 4" in answer.json()["problem"]
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://{host}/api/tables/nowhere/play?version=5")
