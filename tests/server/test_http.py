"""Games, rulebooks and new tables over HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.host import GENEROUS, serving
from warbones import GAMES
from warbones.lobby.rulebook import page
from warbones.protocol.messages import Games, Preparing, Problem, Rulebook, Tables, TableTicket
from warbones.server.http.problems import LONGEST_BODY

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
PAGE = "<head><title>Warbones</title></head>"
TABLE: dict[str, Any] = {"game": "dicewing", "seats": [PERSON, BOT]}


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's files, as built."""
    tmp_path = tmp_path_factory.mktemp("client")
    (tmp_path / "web/assets").mkdir(parents=True)
    (tmp_path / "web/index.html").write_text(PAGE)
    (tmp_path / "web/cards").mkdir()
    (tmp_path / "web/cards/dicewing.png").write_bytes(b"a picture")
    (tmp_path / "web/icon.svg").write_text("<svg/>")
    (tmp_path / "web/assets/main-abc.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "web"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[httpx.Client]:
    with (
        serving(tmp_path_factory.mktemp("server"), static=web) as host,
        httpx.Client(base_url=f"http://{host}") as client,
    ):
        yield client


def problem(answer: httpx.Response, status: int) -> str:
    """Return the sentence of a refusal."""
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Problem).problem


def test_every_game_is_listed_with_its_options_and_bots(client: httpx.Client) -> None:
    games = msgspec.json.decode(client.get("/api/games?version=4").content, type=Games).games
    assert [card.id for card in games] == [name for name, game in GAMES.items() if game.lobby.offered]
    for card in games:
        assert card.bots == GAMES[card.id].bots.names
        assert card.seats == GAMES[card.id].names
        assert [option.name for option in card.options] == [option.name for option in GAMES[card.id].ruleset.options]
        assert all(option.default == option.values[0].value for option in card.options)


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("battle", {"budget": 33}, "Points to spend: Each player has 33 points to spend on units."),
        ("keep", {"board": "L1+*>M2 R1+*>M2 M2>L3&R3 L3+* R3+*"}, "Board: the players' own"),
    ],
)
def test_a_listed_table_tells_a_value_of_the_players_own(
    client: httpx.Client, game: str, options: dict[str, Any], told: str
) -> None:
    seats = [PERSON, {"kind": "friend"}]
    client.post("/api/tables", json={"game": game, "seats": seats, "options": options, "listed": True})
    rows = msgspec.json.decode(client.get("/api/tables?version=4").content, type=Tables).open
    assert [row.options for row in rows if row.game == game] == [(told,)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rulebook(client: httpx.Client, game: str) -> None:
    book = msgspec.json.decode(client.get(f"/api/games/{game}/rules").content, type=Rulebook)
    assert book.title == GAMES[game].title
    for option in GAMES[game].ruleset.options:
        for number in option.ruling.split(", "):
            assert book.html.count(f'id="{number}"') == 1


def test_rules_have_their_numbers_as_ids() -> None:
    html = page(
        "# R1 Set-up\n\n**R2.** Roll.\n\n- **R3a** Take R9.\n\n| B1.2 | x |\n|---|---|\n| B2 | y |\n\nR2 again."
    )
    assert '<h1 id="R1">' in html
    assert '<p id="R2">' in html
    assert '<li id="R3a">' in html
    assert '<tr id="B2">' in html
    assert html.count("id=") == 5


def test_a_rulebook_may_hold_no_script() -> None:
    assert "<script" not in page("<script>cheat()</script>")


def test_a_game_that_is_not_there(client: httpx.Client) -> None:
    assert "no game 'chess'" in problem(client.get("/api/games/chess/rules"), 404)
    assert "no game 'chess'" in problem(client.post("/api/tables", json=TABLE | {"game": "chess"}), 404)


def test_only_people_get_keys(client: httpx.Client) -> None:
    answer = client.post("/api/tables", json=TABLE)
    ticket = msgspec.json.decode(answer.content, type=TableTicket)
    assert answer.status_code == 201
    assert [seat.seat for seat in ticket.seats] == [0]
    assert answer.headers["cache-control"] == "no-store"


BAD_TABLES = {
    "seats": ({"seats": [PERSON]}, "has 2 seats"),
    "no person": ({"seats": [BOT, BOT]}, "must be a person"),
    "bot": (
        {"seats": [PERSON, {"kind": "bot", "bot": "search:999999"}]},
        "choose from master, strong, steady, casual, beginner and random",
    ),
    "kind": ({"seats": [PERSON, {"kind": "cat"}]}, "seats[1].kind"),
    "option": ({"options": {"gravity": 9}}, "no option 'gravity'"),
    "seed": ({"options": {"seed": 7}}, "no option 'seed'"),
    "value": ({"options": {"d_percent_sides": 12}}, "can be 10 or 100"),
    "field": ({"dice": "loaded"}, "unknown field `dice`"),
}


@pytest.mark.parametrize(("change", "why"), BAD_TABLES.values(), ids=BAD_TABLES)
def test_a_table_that_cannot_be_set_up(client: httpx.Client, change: dict[str, Any], why: str) -> None:
    assert why in problem(client.post("/api/tables", json=TABLE | change), 400)


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (b"", 400, "no body"),
        (b"{", 400, "truncated"),
        (b"[]", 400, "Expected `object`"),
        (b"[" * 30_000, 400, "too deeply"),
        (b" " * (LONGEST_BODY + 1), 413, f"{LONGEST_BODY:,} bytes"),
    ],
)
def test_a_malformed_body_is_refused(client: httpx.Client, body: bytes, status: int, why: str) -> None:
    headers = {"content-type": "application/json"}
    assert why in problem(client.post("/api/tables", content=body, headers=headers), status)


def test_the_progress_of_preparing_bots(client: httpx.Client) -> None:
    assert msgspec.json.decode(client.get("/api/preparing?version=4").content, type=Preparing).ready


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/dicewing", "/index.html", "/" + "a" * 3000, "/%00"])
def test_every_page_is_the_client_s(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<head><title>Warbones</title>")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"].startswith("text/html")


CARDS = {
    "/": ("Warbones", "Five war games fought with dice"),
    "/play/dicewing": ("DiceWing", "Send dice into the air"),
    "/learn/dicewing": ("Learn DiceWing in two minutes", "Send dice into the air"),
    "/position/dicewing/2026-11-20": ("Find the best move: DiceWing", "Send dice into the air"),
    "/join/TABLE": ("You&#x27;re invited to DiceWing", "Send dice into the air"),
    "/watch/TABLE": ("Watch a game of DiceWing", "Draft"),
    "/replay/TABLE": ("A game of DiceWing, move by move", "Draft"),
    "/join/nothing": ("Warbones", "Five war games fought with dice"),
}


@pytest.mark.parametrize("path", CARDS)
def test_a_link_has_a_card_with_a_picture(client: httpx.Client, path: str) -> None:
    table = msgspec.json.decode(client.post("/api/tables", json=TABLE).content, type=TableTicket).table
    title, description = CARDS[path]
    page = client.get(path.replace("TABLE", table)).text
    assert f'<meta property="og:title" content="{title}" />' in page
    assert f'<meta property="og:description" content="{description}' in page
    pictures = re.findall('property="og:image" content="([^"]*)"', page)
    if title == "Warbones":
        assert pictures == []
    elif "TABLE" in path or "2026" in path:
        assert [each.partition("/api/")[2].endswith("/picture.png") for each in pictures] == [True]
    else:
        assert [client.get(each).content for each in pictures] == [b"a picture"]


def test_files_with_a_hash_are_cached_for_ever(client: httpx.Client) -> None:
    answer = client.get("/assets/main-abc.js")
    assert answer.text == "play()"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/api/nowhere/else", "/assets/main-old.js"])
def test_unknown_addresses_are_refused(client: httpx.Client, path: str) -> None:
    assert "nothing at this address" in problem(client.get(path), 404)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_outside_the_client_is_served(client: httpx.Client, path: str) -> None:
    request = client.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    assert "secret" not in client.send(request).text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/assets/main-abc.js"])
def test_every_answer_is_guarded(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert "server" not in headers


def test_a_client_that_is_not_built_says_what_to_do(data: Path, tmp_path: Path) -> None:
    with serving(data, static=tmp_path / "none") as host:
        answer = httpx.get(f"http://{host}/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_the_interface_is_described(client: httpx.Client) -> None:
    described = client.get("/api/schema").json()
    assert described["info"]["title"] == "Warbones"
    assert "requestBody" in described["paths"]["/api/tables"]["post"]
    assert "TableRequest" in str(described["components"]["schemas"])


@pytest.mark.parametrize("path", ["/", "/api/games", "/assets/main-abc.js", "/api/tables"])
def test_a_head_request_gets_only_the_head(client: httpx.Client, path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "cache-control", "referrer-policy"):
        assert head.headers[name] == whole.headers[name]


def test_a_head_that_is_not_there(client: httpx.Client) -> None:
    assert client.head("/api/nowhere").status_code == 404


def test_new_tables_are_limited_per_address_and_minute_and_nothing_else_is(data: Path) -> None:
    with serving(data, limits=replace(GENEROUS, posts=3)) as host, httpx.Client(base_url=f"http://{host}") as client:
        answers = [client.post("/api/tables", json=TABLE) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert "in one minute" in problem(answers[-1], 429)
        assert client.get("/api/games").status_code == 200
