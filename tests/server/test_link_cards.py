"""Links as a messenger opens them: their tags are read, and the picture that they name is fetched and decoded."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from tests.server.host import RandomBots, serving
from tests.server.person import Person
from tests.server.player import INVITED, Player, VersionedClient, new_table, options, play_some
from tests.server.test_tournaments import Club
from warbones.protocol.messages import Accepted, ClientSeed

WEB = Path(__file__).parents[2] / "web"


class Tags(HTMLParser):
    """The Open Graph tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property")):
            self.found[name] = given.get("content") or ""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the client's own page and pictures, from their sources."""
    static = tmp_path_factory.mktemp("client") / "static"
    shutil.copytree(WEB / "public", static)
    shutil.copy(WEB / "index.html", static)
    with serving(tmp_path_factory.mktemp("server"), RandomBots(), static=static) as host:
        yield host


@pytest.fixture(scope="module")
def client(host: str) -> Iterator[httpx.Client]:
    with VersionedClient(base_url=f"http://{host}", timeout=60) as client:
        yield client


def opened(client: httpx.Client, link: str) -> tuple[str, bytes]:
    """Return the title of a link's card, and its picture."""
    tags = Tags(client.get(link).text).found
    assert tags["og:description"]
    assert tags["og:image"].startswith(f"{client.base_url}/")
    size = int(tags["og:image:width"]), int(tags["og:image:height"])
    answer = client.get(tags["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), link
    with Image.open(BytesIO(answer.content)) as picture:
        assert (picture.format, picture.size) == ("PNG", size), link
        assert len(picture.convert("RGB").getcolors(size[0] * size[1]) or ()) > 10, f"{link} shows nothing"
    return tags["og:title"], answer.content


def test_links_of_five_kinds_show_five_titles_and_five_pictures(client: httpx.Client, host: str) -> None:
    invitation, watched, finished = new_table(host, INVITED), new_table(host), new_table(host)
    with Player(host, watched, 0) as alpha, Player(host, watched, 1) as beta:
        play_some(alpha, beta, 2)
    with Player(host, finished, 0) as alpha, Player(host, finished, 1) as beta:
        play_some(alpha, beta, 5)
        assert isinstance(alpha.wish("resign"), Accepted)
    club = Club(host)
    club.by_hand("Zoe")
    cards = (
        opened(client, f"/join/{invitation.table}"),
        opened(client, f"/watch/{watched.table}"),
        opened(client, f"/replay/{finished.table}?at=4"),
        opened(client, "/position/keep/2026-11-20"),
        opened(client, f"/tournament/{club.event}"),
    )
    assert [title for title, _ in cards] == [
        "You're invited to DiceWing",
        "Watch a game of DiceWing",
        "A game of DiceWing, move by move",
        "Find the best move: DICE WAR",
        "Friday: DiceWing tournament",
    ]
    assert len({picture for _, picture in cards}) == len(cards)


def test_nothing_hidden_in_a_tournament_changes_a_byte_of_its_card(client: httpx.Client, host: str) -> None:
    by_hand, played = Club(host, game="army"), Club(host, game="army")
    people = [Person(host, name) for name in ("Ada", "Bert")]
    played.enter(*people)
    for person in people:
        by_hand.by_hand(person.name)
    by_hand.do("pair")
    ((pairing,),) = played.do("pair").rounds
    tickets = [played.seat(people[number], pairing.table) for number in (pairing.first, pairing.second or 0)]
    with Player(host, tickets[0], 0) as alpha, Player(host, tickets[1], 1) as beta:
        choose_in_secret(alpha, beta)
        cards = [opened(client, f"/tournament/{club.event}") for club in (by_hand, played)]
    assert cards[0] == cards[1], "neither keys, nor seats, nor what was chosen in secret"
    played.do("result", round=0, pairing=0, result="draw")
    assert opened(client, f"/tournament/{played.event}") != cards[1], "what everybody may know"


def choose_in_secret(alpha: Player, beta: Player) -> None:
    """Begin a match, and take its first decision, which is a secret one."""
    for player, seed in ((alpha, "ab"), (beta, "cd")):
        player.send(ClientSeed(id="seed", seed=seed * 32))
        assert isinstance(player.reply(), Accepted)
    beta.company(lambda company: company.may_resign)
    view = alpha.newest()
    assert view.scene.prompt.secret
    alpha.act(options(view)[0], view.number)
