"""A refusal quotes only a little of what somebody sent, however much it was."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest

from tests import effort
from tests.server.host import serving
from tests.server.player import Player, new_table
from warbones.core.errors import clipped
from warbones.protocol.messages import ClientMessage, Join, Refused
from warbones.table.errors import BrokenRecord
from warbones.table.record import read_record

LONG = "x" * 15_000
MOST = 1000
"""The maximum length in characters of a refusal, which may list valid choices."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as host:
        yield host


def wrong(fields: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield bodies with one absurdly long thing: a value, a list, or the name of a field."""
    for name in fields:
        for long in (LONG, [LONG], {LONG: LONG}) if effort.long else (LONG, {LONG: LONG}):
            yield fields | {name: long}
    yield fields | {LONG: 1}


def messages() -> Iterator[dict[str, Any]]:
    """Yield almost valid messages to a table."""
    for kind in [each for each in get_args(ClientMessage) if each is not Join]:
        values = {"id": "a", "number": 0, "faces": [1], "what": "bot", "proposal": 0, "yes": True, "visible": True}
        names = msgspec.structs.fields(kind)
        fields = {each.name: values.get(each.name, "x") for each in names if each.required}
        yield from wrong({"type": kind.__struct_config__.tag} | fields | {each.name: "x" for each in names[1:2]})
    yield {"type": LONG}
    yield {"type": "ask", "id": "a", "what": "bot", "bot": LONG}


def test_a_refusal_at_a_table_is_short(host: str) -> None:
    with Player(host, new_table(host), 0) as alpha:
        alpha.view()
        sent = 0
        for message in messages():
            alpha.socket.send(json.dumps(message))
            reply = alpha.reply()
            assert len(reply.problem if isinstance(reply, Refused) else "") < MOST, message["type"][:40]
            sent += isinstance(reply, Refused)
        assert sent > 40


def test_a_token_that_nobody_has_is_not_repeated(host: str) -> None:
    with Player(host, new_table(host), token=None) as stranger:
        stranger.socket.send(json.dumps({"type": "join", "token": LONG}))
        assert len(stranger.refusal()) < MOST


def requests(document: Any, table: str) -> Iterator[tuple[str, str, Any]]:
    """Yield almost valid methods, addresses and bodies, from the OpenAPI description."""
    known = {"{table}": table, "{game}": "dicewing", "{day}": "2026-01-01"}
    for path, methods in document["paths"].items():
        own = re.sub(r"{\w+}", lambda found: known.get(found[0], "x"), path)
        for method, operation in methods.items():
            asked = [each["name"] for each in operation.get("parameters", []) if each["in"] == "query"]
            for address in {own, re.sub(r"{\w+}", LONG, path)}:
                yield method, f"{address}?{'&'.join(f'{name}={LONG}' for name in asked)}", None
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            if name := body.get("$ref", "").rpartition("/")[2]:
                fields = document["components"]["schemas"][name]["properties"]
                yield from ((method, own, each) for each in wrong(dict.fromkeys(fields, "x" * 24)))


def test_a_refusal_over_http_is_short(host: str) -> None:
    table = new_table(host).table
    document = httpx.get(f"http://{host}/api/schema").json()
    refused = 0
    with httpx.Client(base_url=f"http://{host}", timeout=60) as client:
        for method, address, body in requests(document, table):
            answer = client.request(method, address, json=body)
            if answer.status_code >= 400:
                refused += 1
                assert answer.status_code < 500, (method, address[:80], answer.text[:200])
                assert len(answer.text) < MOST, (method, address[:80])
        for name in ("host", "origin", "authorization"):
            answer = client.post("/api/tables", headers={name: f"http://{LONG}"}, json={})
            assert len(answer.text) < MOST
    assert refused > 100


def test_a_refusal_of_a_file_is_short() -> None:
    for line in (json.dumps({"format": LONG}), json.dumps({"format": 1, LONG: 1}), LONG):
        with pytest.raises(BrokenRecord) as broken:
            read_record([line, "{}"])
        assert len(str(broken.value)) < MOST


def test_the_middle_of_a_long_sentence_is_left_out() -> None:
    assert clipped("a short one") == "a short one"
    assert clipped("abcdefghij", 4) == "ab…ij"
    assert len(clipped(LONG)) < 300
