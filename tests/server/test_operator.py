"""The operator's page: who may read it, what it shows, and what it never does."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.host import GENEROUS, RandomBots, serving
from tests.server.operator import SECRET, TOKEN, Operator
from tests.server.player import INVITED, Player, key, new_table
from warbones.concurrency.fair_queue import FairQueue
from warbones.server.app import create_app
from warbones.server.limit_counts import LimitCounts
from warbones.server.operator.token import BadToken, OperatorToken, operator_token
from warbones.server.visitor_limits import limits

SERVERS_LOGS = ("warbones", "uvicorn", "litestar")


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("operated"), operator=TOKEN) as host:
        yield host


def test_without_a_token_there_is_no_such_page(host: str) -> None:
    for path in ("", "/block", "/unblock"):
        answer = httpx.get(f"http://{host}/api/operator{path}", headers={"authorization": f"Bearer {SECRET}"})
        assert (answer.status_code, answer.json()) == (404, {"problem": "There is nothing at this address."})
    unknown, posted = (httpx.post(f"http://{host}/api/{path}", json={}) for path in ("nothing", "operator/block"))
    assert (posted.status_code, posted.content) == (unknown.status_code, unknown.content)


def test_its_requests_are_routed_and_described_with_a_token_only(tmp_path: Path) -> None:
    paths = {f"/api/operator{path}" for path in ("", "/block", "/unblock")}
    for token, there in ((None, set()), (TOKEN, paths)):
        made = create_app(tmp_path / str(token is None), RandomBots(), operator=token)
        assert paths & {route.path for route in made.app.routes} == there


@pytest.mark.parametrize("token", ["", "wrong", f"{SECRET}x", SECRET[:-1], f"{SECRET} {SECRET}"])
def test_a_wrong_token_opens_nothing(operated: str, token: str) -> None:
    operator = Operator(operated, token)
    for answer in (operator.ask(), operator.block("name", "Ada"), operator.unblock("name", "Ada")):
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
        assert answer.json()["problem"].startswith("This is not the operator's token.")
    assert Operator(operated).page().blocks == ()


def test_tokens_are_compared_by_digest_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def noted(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", noted)
    assert [TOKEN.opens(each) for each in (SECRET, "wrong", "ü" * 16)] == [True, False, False]
    assert len(compared) == 3
    assert {len(each) for pair in compared for each in pair} == {64}
    assert SECRET not in f"{vars(TOKEN)} {TOKEN!r}"


def test_wrong_tokens_are_limited_like_changes(data: Path) -> None:
    with serving(data, limits=replace(GENEROUS, posts=3), operator=TOKEN) as host:
        answers = [Operator(host, "wrong").ask().status_code for _ in range(5)]
        assert answers == [401, 401, 401, 429, 429]
        assert Operator(host).ask().status_code == 429


@pytest.mark.parametrize(
    ("secret", "why"),
    [
        ("short", "needs at least 16 characters; this one has 5"),
        ("with a space in it", "no spaces"),
        ("ü" * 16, "ASCII"),
    ],
)
def test_a_poor_token_is_refused_in_a_sentence(tmp_path: Path, secret: str, why: str) -> None:
    file = tmp_path / "token"
    file.write_text(f"{secret}\n", "utf-8")
    for given in ((file, {}), (None, {"WARBONES_OPERATOR_TOKEN": secret})):
        with pytest.raises(BadToken, match=why) as refused:
            operator_token(*given)
        assert secret not in str(refused.value)


def test_the_token_comes_from_a_file_or_else_the_environment(tmp_path: Path) -> None:
    file, environment = tmp_path / "token", {"WARBONES_OPERATOR_TOKEN": "from-the-environment"}
    file.write_text("from-the-given-file\n", "utf-8")
    found = operator_token(file, environment)
    assert found
    assert found.opens("from-the-given-file")
    found = operator_token(None, environment)
    assert found
    assert found.opens("from-the-environment")
    assert operator_token(None, {}) is None
    with pytest.raises(BadToken, match=r"cannot be read from .*nowhere: No such file"):
        operator_token(tmp_path / "nowhere", environment)


def test_the_page_shows_tables_and_nothing_hidden(operated: str, caplog: pytest.LogCaptureFixture) -> None:
    for each in SERVERS_LOGS:
        caplog.set_level(logging.DEBUG, each)
    ticket, waiting = new_table(operated), new_table(operated, INVITED)
    with Player(operated, ticket, 0) as alpha:
        alpha.view()
        answer = Operator(operated).ask()
    page = Operator(operated).page()
    shown = {each.row.table: each for each in page.tables}
    assert {ticket.table, waiting.table} <= shown.keys()
    table = shown[ticket.table]
    assert (table.row.game, [each.name for each in table.row.occupants]) == ("dicewing", ["Alpha", "Beta"])
    assert table.idle < 60
    assert table.age is not None
    assert table.age < 60
    assert shown[waiting.table].row.free == (1,)
    assert b'"visitors":[{"seat":0,"address":"127.0.0.1"}]' in answer.content
    keys = [key(each, seat) for each in (ticket, waiting) for seat in (0, 1)]
    for hidden in (SECRET, *keys, "scene", "secret", "token", "share"):
        assert hidden not in answer.text
    logged = [each.getMessage() for each in caplog.records if each.name.startswith(SERVERS_LOGS)]
    assert logged
    assert not [line for line in logged for hidden in (SECRET, *keys) if hidden in line]


def test_a_finished_table_is_not_in_play(operated: str) -> None:
    ticket = new_table(operated)
    with Player(operated, ticket, 0) as alpha:
        alpha.view()
        alpha.wish("resign")
    assert ticket.table not in [each.row.table for each in Operator(operated).page().tables]


def test_exceeded_limits_are_counted_by_limit_and_address(data: Path) -> None:
    most = replace(GENEROUS, tables=1, replays=1, sockets=1)
    with serving(data, limits=most, operator=TOKEN) as host:
        ticket = new_table(host)
        assert httpx.post(f"http://{host}/api/tables", json={}).status_code == 429
        for _ in range(3):
            httpx.get(f"http://{host}/api/tables/none/replay")
        with Player(host, ticket, 0) as alpha, Player(host, ticket, token=None) as late:
            alpha.view()
            late.refusal()
        found = {each.limit: each for each in Operator(host).page().limits}
    assert {limit: each.count for limit, each in found.items()} == {"replays": 2, "tables": 1, "sockets": 1}
    for limit, each in found.items():
        assert limits([f"{limit}=1"]), "it has the name with which it is set"
        assert [(who.address, who.count) for who in each.addresses] == [("127.0.0.1", each.count)]


def test_counts_list_those_who_exceed_a_limit_most() -> None:
    counts = LimitCounts()
    for number in range(20_000):
        counts.note("posts", f"{number}")
        counts.note("posts", "greedy")
    (found,) = counts.all(1)
    assert (found.count, found.clients) == (40_000, (("greedy", 20_000),))
    assert len(counts.all(30_000)[0].clients) < 10_000


@pytest.mark.anyio
async def test_a_queue_tells_who_waits() -> None:
    queue = FairQueue(1)
    await queue.acquire(lambda: ("a",))
    jobs = [asyncio.ensure_future(queue.acquire(lambda who=who: who)) for who in (("b",), ("b", "c"), ())]
    await asyncio.sleep(0)
    assert (len(queue), queue.running, dict(queue.clients())) == (3, 1, {"b": 2, "c": 1})
    for each in jobs:
        each.cancel()


def test_the_queues_are_those_of_the_server(operated: str) -> None:
    queues = Operator(operated).page().queues
    assert [each.queue for each in queues] == ["drawing", "throws", "reviews"], "random bots have no queue"
    assert all(each.waiting == each.running == 0 < each.places for each in queues)


def test_a_token_is_at_least_sixteen_characters_long() -> None:
    OperatorToken("x" * 16)
    with pytest.raises(BadToken):
        OperatorToken("x" * 15)
