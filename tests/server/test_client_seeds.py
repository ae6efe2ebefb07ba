"""Client seeds: sent after the commitment and before the first roll, once, and revealed when play is over."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import INVITED, Player, key, new_table, play_and_resign, play_out, seats_of
from warbones.protocol.messages import (
    Accepted,
    ClientSeed,
    DiceCommitment,
    Presence,
    Refused,
    SeatRequest,
    TableRequest,
    TableTicket,
)
from warbones.rooms.match.setup import match_from
from warbones.verify import dice, replay

MINE, YOURS = "1" * 64, "2" * 64


def bring(player: Player, share: str, name: str = "share") -> Accepted | Refused | Any:
    """Send a client seed, and return the answer."""
    player.send(ClientSeed(id=name, seed=share))
    return player.reply()


def refused(player: Player, share: str) -> str:
    """Return the reason why a client seed is refused."""
    reply = bring(player, share)
    assert isinstance(reply, Refused)
    return reply.problem


def sealed(player: Player, until: Any = lambda seal: True) -> DiceCommitment:
    """Return the public facts about the dice once ``until`` holds for them."""
    seal = player.company(lambda company: company.dice is not None and until(company.dice)).dice
    assert seal
    return seal


def has_begun(company: Presence) -> bool:
    return bool(company.dice and company.dice.client_seeds)


def file_of(host: str, table: str) -> str:
    """Return the file of a finished match."""
    return httpx.get(f"http://{host}/api/tables/{table}/file", timeout=60).text


def resign(player: Player) -> None:
    assert player.wish("resign") == Accepted(id="wish")


@pytest.fixture
def ticket(host: str) -> TableTicket:
    """The keys to a table whose two people send client seeds."""
    return new_table(host, sends_client_seed=True)


def test_nothing_is_rolled_before_both_client_seeds_have_arrived(alpha: Player, beta: Player) -> None:
    assert sealed(alpha).awaited == (0, 1)
    assert alpha.newest().scene.status == "Not started"
    assert bring(alpha, MINE) == Accepted(id="share")
    seal = sealed(alpha, lambda seal: seal.received == (0,))
    assert (seal.awaited, seal.client_seeds) == ((1,), ())
    assert alpha.newest().scene.status == "Not started"
    assert bring(beta, YOURS) == Accepted(id="share")
    assert sealed(alpha, lambda seal: seal.client_seeds).client_seeds == (MINE, YOURS)
    assert alpha.newest().scene.status != "Not started"


def test_the_commitment_does_not_depend_on_client_seeds(alpha: Player, beta: Player) -> None:
    before = sealed(alpha).commitment
    bring(alpha, MINE)
    bring(beta, YOURS)
    assert sealed(beta, lambda seal: seal.client_seeds).commitment == before


def test_client_seeds_are_in_the_file_and_determine_every_die(
    alpha: Player, beta: Player, host: str, ticket: TableTicket
) -> None:
    noted = sealed(alpha).commitment
    bring(alpha, MINE)
    bring(beta, YOURS)
    with Player(host, ticket, 0) as one, Player(host, ticket, 1) as other:
        play_and_resign(one, other, 20)
    text = file_of(host, alpha.table)
    findings = dice.check(dice.read(text), noted, MINE)
    assert dice.is_sound([*findings, *replay.check(dice.read(text), text)]), findings
    assert dice.read(text).shares == (MINE, YOURS)
    assert len(dice.read(text).faces(None)) > 10


BAD = {"none": "", "short": "1" * 63, "long": "1" * 65, "letters": "g" * 64, "large": "A" * 64, "spaces": " " * 64}


@pytest.mark.parametrize("share", BAD.values(), ids=BAD)
def test_a_malformed_share_is_refused(alpha: Player, share: str) -> None:
    assert "32 bytes in 64 hexadecimal digits" in refused(alpha, share)
    assert bring(alpha, MINE) == Accepted(id="share")


def test_an_overlong_client_seed_is_not_a_message(alpha: Player) -> None:
    assert "length <= 256" in refused(alpha, "1" * 3000)
    assert bring(alpha, MINE) == Accepted(id="share")


def test_a_client_seed_is_accepted_once(alpha: Player, beta: Player) -> None:
    bring(alpha, MINE)
    assert bring(alpha, MINE) == Accepted(id="share", repeated=True)
    assert "the first one counts" in refused(alpha, YOURS)
    assert "Another seat sent this same client seed" in refused(beta, MINE)
    bring(beta, YOURS)
    assert bring(alpha, MINE) == Accepted(id="share", repeated=True)
    assert "the first one counts" in refused(alpha, YOURS)
    assert sealed(alpha, lambda seal: seal.client_seeds).client_seeds == (MINE, YOURS)


def test_no_client_seed_is_accepted_once_play_has_begun(host: str) -> None:
    with Player(host, new_table(host), 0) as player:
        assert sealed(player).client_seeds == ("", "")
        assert "Play has started" in refused(player, MINE)


def test_spectators_send_no_client_seeds(host: str, ticket: TableTicket) -> None:
    with Player(host, ticket, None) as watcher:
        assert sealed(watcher).awaited == (0, 1)
        assert "can't play" in refused(watcher, MINE)


def test_bots_and_browsers_that_bring_nothing_are_named(host: str) -> None:
    with Player(host, new_table(host, seats_of(1), sends_client_seed=True), 0) as player:
        assert sealed(player).awaited == (0,)
        bring(player, MINE)
        assert sealed(player, lambda seal: seal.client_seeds).client_seeds == (MINE, "")


def test_a_late_friend_sends_a_client_seed_before_anything_is_rolled(host: str) -> None:
    ticket = new_table(host, INVITED, sends_client_seed=True)
    with Player(host, ticket, 0) as alpha:
        bring(alpha, MINE)
        assert alpha.newest().scene.status == "Not started"
        claim = {"token": key(ticket, 1), "secret": "s" * 32, "sends_client_seed": True}
        assert httpx.post(f"http://{host}/api/tables/{ticket.table}/claim?version=4", json=claim).status_code == 200
        assert sealed(alpha, lambda seal: seal.awaited == (1,)).received == (0,)
        assert alpha.newest().scene.status == "Not started"
        with Player(host, ticket, token="s" * 32) as beta:
            bring(beta, YOURS)
            assert sealed(beta, lambda seal: seal.client_seeds).client_seeds == (MINE, YOURS)


def test_a_friend_without_a_client_seed_lets_play_begin(host: str) -> None:
    ticket = new_table(host, INVITED, sends_client_seed=True)
    with Player(host, ticket, 0) as alpha:
        bring(alpha, MINE)
        with Player(host, ticket, 1):
            assert sealed(alpha, lambda seal: seal.client_seeds).client_seeds == (MINE, "")


def test_a_bot_that_stands_in_is_not_waited_for(alpha: Player, beta: Player) -> None:
    bring(alpha, MINE)
    assert beta.wish("bot", "random") == Accepted(id="wish")
    assert sealed(alpha, lambda seal: seal.client_seeds).client_seeds == (MINE, "")


def test_a_rematch_has_another_secret_and_waits_for_new_shares(alpha: Player, beta: Player, host: str) -> None:
    bring(alpha, MINE)
    bring(beta, YOURS)
    resign(alpha)
    for player in (alpha, beta):
        player.wish("rematch")
    with Player(host, alpha.ticket(), 1) as again:
        seal = sealed(again)
        assert (seal.awaited, seal.received, seal.client_seeds) == ((0, 1), (), ())
        assert seal.commitment != sealed(alpha).commitment


def test_the_committed_secret_is_revealed_once_the_match_is_over(alpha: Player, beta: Player, host: str) -> None:
    seal = sealed(alpha)
    bring(alpha, MINE)
    bring(beta, YOURS)
    alpha.company(has_begun)
    assert httpx.get(f"http://{host}/api/tables/{alpha.table}/file", timeout=60).status_code == 400
    resign(alpha)
    secret = dice.read(file_of(host, alpha.table)).secret
    assert sha256(f"warbones-dice-1:{secret}".encode()).hexdigest() == seal.commitment
    assert not [text for player in (alpha, beta) for text in player.received if secret in text]


@pytest.mark.parametrize("before", [(), (0,)], ids=["before any share", "between two shares"])
def test_a_server_that_restarts_keeps_its_word(tmp_path: Path, before: tuple[int, ...]) -> None:
    with serving(tmp_path, RandomBots()) as host:
        ticket = new_table(host, sends_client_seed=True)
        with Player(host, ticket, 0) as alpha:
            noted = sealed(alpha).commitment
            for _ in before:
                bring(alpha, MINE)
    with serving(tmp_path, RandomBots()) as host, Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        assert sealed(alpha).awaited == tuple(seat for seat in (0, 1) if seat not in before)
        assert bring(alpha, MINE) == Accepted(id="share", repeated=bool(before))
        bring(beta, YOURS)
        assert sealed(alpha, lambda seal: seal.client_seeds).client_seeds == (MINE, YOURS)
        resign(alpha)
        assert dice.is_sound(dice.check(dice.read(file_of(host, ticket.table)), noted, MINE))


def test_a_restart_in_the_middle_rolls_on_as_it_would_have(tmp_path: Path) -> None:
    with serving(tmp_path, RandomBots()) as host:
        ticket = new_table(host, sends_client_seed=True)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            bring(alpha, MINE)
            bring(beta, YOURS)
            alpha.company(has_begun)
    with serving(tmp_path, RandomBots()) as host, Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_out([alpha, beta], random.Random(2))
        assert dice.is_sound(dice.check(dice.read(file_of(host, ticket.table))))


def test_a_secret_is_too_long_to_be_guessed_from_its_commitment() -> None:
    request = TableRequest(game="keep", seats=(SeatRequest(kind="person"), SeatRequest(kind="bot", bot="random")))
    secrets = [match_from(request)[0].secret for _ in range(20)]
    assert all(secret is not None and len(secret) * 8 == 256 for secret in secrets)
    assert len({half for secret in secrets if secret for half in (secret[:16], secret[16:])}) == 40
