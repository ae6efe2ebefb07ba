"""Throws over real sockets: physics runs off the event loop, a referee types throws in, and restarts lose none."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from tests.server.host import serving
from tests.server.player import FRIENDS, Player, new_table, options
from warbones.physics.flight import unpack
from warbones.protocol.messages import Accepted, Refused, View

REFEREE = {"throw_model": "referee"}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as host:
        yield host


def asked(players: Sequence[Player]) -> Player | None:
    """Wait for the player with something to answer; None once the game is over. A throw may be in the air meanwhile."""
    while True:
        for player in players:
            if options(player.newest()):
                return player
        if players[0].views[-1].scene.over:
            return None
        players[0].view()


def acted(players: Sequence[Player], *actions: str) -> None:
    for action in actions:
        player = asked(players)
        assert player
        player.act(action, player.views[-1].number)


def test_a_throw_flies_and_its_end_is_shown_to_every_seat(host: str) -> None:
    ticket = new_table(host, FRIENDS, game="indicesion")
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        acted((alpha, beta), "choose red", "choose blue", "throw red at Alpha drop")
        assert asked((alpha, beta)) is beta
        for player in (alpha, beta):
            (space,) = (area.space for area in player.newest().scene.areas if area.space)
            assert [body.piece for body in space.bodies] == ["red1"]
        assert any(view.scene.prompt.text == "Red 1 is thrown." for view in alpha.views)
        (flown,) = [view for view in beta.views if view.flights]
        assert [track.die for track in unpack(flown.flights[0])] == ["red1"]


def test_a_throw_from_too_close_is_refused_in_a_sentence(host: str) -> None:
    ticket = new_table(host, FRIENDS, game="indicesion")
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        acted((alpha, beta), "choose red", "choose blue")
        reply = alpha.ask("throw red at Alpha from 0 -22860 9000 going 0 0 0", alpha.newest().number)
        assert isinstance(reply, Refused)
        assert "six inches" in reply.problem


def test_four_seats_and_a_referee(host: str) -> None:
    ticket = new_table(host, [{"kind": "person"}] * 4, game="indicesion", options={"players": 4, **REFEREE})
    players = [Player(host, ticket, seat) for seat in range(4)]
    with players[0], players[1], players[2], players[3]:
        acted(players, "choose red", "choose blue", "choose pink", "choose green", "throw red")
        view = players[2].newest()
        assert view.scene.prompt.kind == "land"
        refused = players[2].land("red1=9", view.typed)
        assert isinstance(refused, Refused)
        assert "does not say how a die lies" in refused.problem
        assert isinstance(players[2].land("red1=4@Gamma", view.typed), Accepted)
        assert asked(players) is players[1]


def test_the_number_of_seats_is_the_option_s(host: str) -> None:
    body = {"game": "indicesion", "seats": list(FRIENDS), "options": {"players": 3}}
    answer = httpx.post(f"http://{host}/api/tables", json=body)
    assert answer.status_code == 400
    assert "has 3 seats, but 2 were asked for" in answer.text


def test_a_whole_game_with_a_bot_survives_a_restart(tmp_path: Path) -> None:
    rng = random.Random(1)
    with serving(tmp_path) as host:
        ticket = new_table(host, [{"kind": "person"}, {"kind": "bot", "bot": "random"}], game="indicesion")
        with Player(host, ticket) as alpha:
            for _ in range(4):
                player = asked([alpha])
                assert player
                player.act(rng.choice(options(player.views[-1])), player.views[-1].number)
            before = settled(alpha)
    with serving(tmp_path) as host, Player(host, ticket) as alpha:
        assert settled(alpha).scene == before.scene
        while player := asked([alpha]):
            player.act(rng.choice(options(player.views[-1])), player.views[-1].number)
        assert alpha.views[-1].scene.prompt.kind == "over"


def settled(player: Player) -> View:
    assert asked([player])
    return player.views[-1]
