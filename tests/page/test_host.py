"""A page's host answers as the server does, without a network."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from tests.effort import cases
from warbones.games import GAMES
from warbones.page.bots import PageBots
from warbones.page.host import Host, Response
from warbones.page.line import PageConnection
from warbones.page.routes import router
from warbones.page.shelf import MemoryShelf
from warbones.protocol.close_codes import CloseCode
from warbones.review.inquiry import JudgeRequest, NoReview
from warbones.rooms.steady_clock import SteadyClock

AGAINST_BOT = [{"kind": "person"}, {"kind": "bot", "bot": "beginner"}]


def new_host(shelf: MemoryShelf) -> Host:
    return Host(shelf, PageBots(), SteadyClock(1_800_000_000_000, (), lambda: 0.0))


def read(response: Response) -> Any:
    assert response.media_type == "application/json"
    return json.loads(response.content)


class Client:
    """A connection to a table, with the messages it received."""

    def __init__(self, host: Host, table: str, token: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None
        self.news = asyncio.Event()
        self.line: PageConnection = host.connect(table, self._hear, self._close)
        self.say(type="join", token=token, since=0, visible=True, words="none")

    def say(self, **message: Any) -> None:
        self.line.hand(json.dumps(message))

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.news.set()

    def _close(self, code: int) -> None:
        self.code = code
        self.news.set()

    @property
    def newest(self) -> dict[str, Any] | None:
        return next((each for each in reversed(self.heard) if each["type"] == "view"), None)

    async def play(self) -> dict[str, Any]:
        """Take the first option until the match is over; return the last scene."""
        done = -1
        while not self.newest or not self.newest["scene"].get("over"):
            view = self.newest
            options = view["scene"]["prompt"].get("options", []) if view else []
            if view and options and view["number"] > done:
                done = view["number"]
                self.say(type="act", id=f"act {done}", number=done, action=options[0]["action"])
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)
            assert self.code is None
        return dict(self.newest["scene"])


async def seated(host: Host, game: str, **more: Any) -> tuple[str, str]:
    asked = json.dumps({"game": game, "seats": AGAINST_BOT, **more}).encode()
    ticket = read(await host.answer("POST", "/api/tables?words=none", body=asked))
    return ticket["table"], ticket["seats"][0]["token"]


@pytest.mark.parametrize("game", cases(["dicewing", "keep", "indicesion"], {"keep", "indicesion"}))
def test_a_match_is_played_to_its_end_and_shown_again(game: str) -> None:
    async def play() -> None:
        host = new_host(MemoryShelf())
        host.start()
        short = {"keep": {"round_limit": 8}, "indicesion": {"players": 2, "mode": "classic"}}
        table, token = await seated(host, game, options=short.get(game, {}))
        scene = await Client(host, table, token).play()
        assert scene["ending"]
        replay = read(await host.answer("GET", f"/api/tables/{table}/replay?view=open&words=none"))
        assert replay["frames"][-1]["scene"]["over"]
        file = await host.answer("GET", f"/api/tables/{table}/file")
        again = read(await host.answer("POST", "/api/replay?view=open", body=file.content))
        assert len(again["frames"]) == len(replay["frames"])
        for path, body in ((f"/api/tables/{table}/continue", b'{"n":3,"seat":0}'), ("/api/continue?n=3", file.content)):
            assert len(read(await host.answer("POST", path, body=body))["seats"]) == 1

    asyncio.run(play())


def test_new_tables_have_the_options_that_the_site_was_built_with() -> None:
    async def options(host: Host, **asked: Any) -> Any:
        table, _ = await seated(host, "keep", **asked)
        return read(await host.answer("GET", f"/api/tables/{table}")).get("options", [])

    async def compare() -> None:
        clock = SteadyClock(1_800_000_000_000, (), lambda: 0.0)
        built = Host(MemoryShelf(), PageBots(), clock, {"keep": {"round_limit": 8}})
        plain = new_host(MemoryShelf())
        assert await options(built) == await options(plain, options={"round_limit": 8}) != await options(plain)

    asyncio.run(compare())


def test_a_game_whose_search_is_not_part_of_the_site_says_why_it_has_no_reviews() -> None:
    asked = JudgeRequest("keep", {}, 0, "pass", 1)
    with pytest.raises(NoReview, match="on this site"):
        asyncio.run(PageBots().judge(asked, lambda: ("owner",)))


def test_a_match_goes_on_in_another_page_of_the_same_browser() -> None:
    async def play() -> None:
        shelf = MemoryShelf()
        first = new_host(shelf)
        table, token = await seated(first, "dicewing")
        client = Client(first, table, token)
        while not client.newest:
            await asyncio.wait_for(client.news.wait(), 20)
            client.news.clear()
        assert (await Client(new_host(shelf), table, token).play())["ending"]

    asyncio.run(play())


def test_the_second_of_two_tabs_that_play_a_turn_is_asked_to_come_back() -> None:
    async def play() -> None:
        shelf = MemoryShelf()
        asked = [{"kind": "person"}, {"kind": "person"}]
        one, two = new_host(shelf), new_host(shelf)
        body = json.dumps({"game": "dicewing", "seats": asked}).encode()
        ticket = read(await one.answer("POST", "/api/tables", body=body))
        tokens = [seat["token"] for seat in ticket["seats"]]
        tabs = [[Client(host, ticket["table"], token) for token in tokens] for host in (one, two)]
        for client in [*tabs[0], *tabs[1]]:
            while not client.newest:
                client.news.clear()
                await asyncio.wait_for(client.news.wait(), 20)
        for tab in tabs:
            mover = next(each for each in tab if each.newest and each.newest["scene"]["prompt"].get("options"))
            assert mover.newest
            action = mover.newest["scene"]["prompt"]["options"][0]["action"]
            mover.say(type="act", id="act", number=mover.newest["number"], action=action)
            await asyncio.sleep(0.1)
        assert [client.code for client in tabs[0]] == [None, None]
        assert [client.code for client in tabs[1]] == [CloseCode.COME_BACK, CloseCode.COME_BACK]

    asyncio.run(play())


def test_a_wrong_request_gets_a_problem_and_its_status() -> None:
    async def ask() -> None:
        host = new_host(MemoryShelf())
        for method, url, body, status in (
            ("GET", "/api/tables/none", b"", 404),
            ("GET", "/api/games/chess/rules", b"", 404),
            ("GET", "/api/nothing", b"", 404),
            ("POST", "/api/tables", b"{", 400),
            ("GET", "/api/tables/none/standing", b"", 403),
        ):
            found = await host.answer(method, url, body=body)
            assert (found.status, bool(read(found)["problem"])) == (status, True), url

    asyncio.run(ask())


def test_every_game_has_its_card_rules_and_lesson() -> None:
    async def ask() -> None:
        host = new_host(MemoryShelf())
        cards = read(await host.answer("GET", "/api/games?words=none"))["games"]
        assert [card["id"] for card in cards] == [game.id for game in GAMES.values() if game.lobby.offered]
        for card in cards:
            assert "<li" in read(await host.answer("GET", f"/api/games/{card['id']}/rules"))["html"]
            assert read(await host.answer("GET", f"/api/games/{card['id']}/lesson"))["steps"]

    asyncio.run(ask())


PAWNS = "move 2 turn=Beta keep=18/17 round_limit=8 | Alpha: A1=3@L3 | Beta: B1=4@R6 B2=2@R6(D)"


def test_a_match_begins_at_a_position_that_the_embedding_page_names() -> None:
    async def play() -> None:
        host = new_host(MemoryShelf())
        body = json.dumps({"position": PAWNS, "bot": "beginner"}).encode()
        ticket = read(await host.answer("POST", "/page/games/keep/position", body=body))
        (seat,) = ticket["seats"]
        assert seat["seat"] == 1
        client = Client(host, ticket["table"], seat["token"])
        client.say(type="client_seed", id="mine", seed="1f" * 32)
        scene = await client.play()
        assert scene["ending"]
        assert not any("continues" in each for each in client.heard)
        wrong = json.dumps({"position": PAWNS.replace("R6", "R9")}).encode()
        refused = await host.answer("POST", "/page/games/keep/position", body=wrong)
        assert (refused.status, "R9" in str(read(refused))) == (400, True)

    asyncio.run(play())


def test_new_tables_use_the_rule_data_that_the_embedding_page_hands_over() -> None:
    async def use() -> None:
        host = new_host(MemoryShelf())
        file = json.dumps({"data": 'game = "battle"\n[archers]\ncost = 3\n'}).encode()
        assert read(await host.answer("POST", "/page/data", body=file)) == {"game": "battle"}
        table, _ = await seated(host, "battle")
        assert "archers.cost:3" in str(await host.rooms.stored(table))
        for odd in ("[archers]\ncost = 3\n", 'game = "keep"\n', 'game = "battle"\n[archerz]\ncost = 3\n'):
            refused = await host.answer("POST", "/page/data", body=json.dumps({"data": odd}).encode())
            assert (refused.status, bool(read(refused)["problem"])) == (400, True)

    asyncio.run(use())


def test_a_page_asks_for_no_address_that_the_server_does_not_have() -> None:
    from warbones.server import app  # noqa: PLC0415  # needs the extra 'server', which a page lacks

    served = {
        (method, re.sub(r":\w+", "", path))
        for handler in (*app.LOBBY, *app.DAILY, *app.TABLES, *app.REPLAYS, *app.REVIEWS, *app.MAILS, *app.SHARING)
        for path in handler.paths
        for method in handler.http_methods
    }
    asked = {(route.method, route.path) for route in router.routes}
    assert asked <= served
