"""Seats: links that work once, seats that move to another device, names, phrases, and tables that wait."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from tests.server.host import serving, with_store
from tests.server.player import INVITED, PATIENCE, Player, key, new_table, options
from warbones.protocol.close_codes import CloseCode
from warbones.protocol.messages import Accepted, NameChange, Refused, Say, SeatTicket, TableTicket
from warbones.table.phrases import PHRASES

OWN, OTHER = "this browser's own secret", "another browser's secret"


@pytest.fixture
def invited(host: str) -> TableTicket:
    """The keys to a table of one person here and a friend with a link."""
    return new_table(host, INVITED)


def claim(host: str, ticket: TableTicket, token: str, secret: str = OWN) -> TableTicket | str:
    """Claim the seat of a link; return the ticket, or the reason for the refusal."""
    asked = {"token": token, "secret": secret}
    answer = httpx.post(f"http://{host}/api/tables/{ticket.table}/claim", json=asked)
    if answer.status_code != 200:
        problem = str(answer.json()["problem"])
        keyless = "This seat is taken" in problem or "key doesn't open" in problem
        assert answer.status_code == (403 if keyless else 400)
        return problem
    return msgspec.json.decode(answer.content, type=TableTicket)


def carry(host: str, ticket: TableTicket, token: str) -> str:
    """Return the token of a link that moves a seat."""
    answer = httpx.post(f"http://{host}/api/tables/{ticket.table}/carry", json={"token": token})
    return msgspec.json.decode(answer.content, type=SeatTicket).token


# Links


def test_a_link_works_for_the_first_browser_and_says_so_to_the_next(host: str, invited: TableTicket) -> None:
    link = key(invited, 1)
    given = claim(host, invited, link)
    assert isinstance(given, TableTicket)
    assert [(seat.seat, seat.token) for seat in given.seats] == [(1, OWN)]
    assert claim(host, invited, link) == given, "a browser that heard no answer asks again"
    refusal = claim(host, invited, link, OTHER)
    assert isinstance(refusal, str)
    assert "This seat is taken. Its link works once" in refusal
    with Player(host, invited, 1) as third:
        assert "This seat is taken" in third.refusal()
    with Player(host, invited, token=OWN) as friend:
        assert friend.view().scene.seat == 1


def test_requests_that_claim_no_seat(host: str, invited: TableTicket) -> None:
    for token, why in (("nothing", "key doesn't open"), (key(invited, 0), "This seat is taken")):
        refusal = claim(host, invited, token)
        assert isinstance(refusal, str)
        assert why in refusal
    assert isinstance(short := claim(host, invited, key(invited, 1), "short"), str)
    assert "secret" in short
    assert isinstance(same := claim(host, invited, key(invited, 1), key(invited, 0)), str)
    assert "make a new one" in same


def test_a_seat_is_carried_to_another_device_once(host: str, invited: TableTicket) -> None:
    with Player(host, invited, 0) as alpha:
        alpha.view()
        before, link = carry(host, invited, key(invited, 0)), carry(host, invited, key(invited, 0))
        assert "This seat is taken" in str(claim(host, invited, before))
        assert isinstance(claim(host, invited, link), TableTicket)
        assert alpha.refusal().startswith("This seat was moved to another device, so it is closed here.")
    assert "This seat is taken" in str(claim(host, invited, link, OTHER))
    with Player(host, invited, 0) as old:
        assert "To take it back" in old.refusal()
    with Player(host, invited, token=OWN) as new:
        assert new.view().scene.seat == 0


def standing(host: str, ticket: TableTicket, shown: str) -> httpx.Response:
    """Ask for a table's status with these keys."""
    address = f"http://{host}/api/tables/{ticket.table}/standing?version=4"
    return httpx.get(address, headers={"Authorization": shown})


def test_a_status_tells_each_key_whether_the_table_waits_for_its_seat(host: str) -> None:
    ticket = new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        asked = [bool(options(player.newest())) for player in (alpha, beta)]
        stood = [standing(host, ticket, f"Bearer {key(ticket, seat)}").json() for seat in range(2)]
        both = standing(host, ticket, f"bearer {key(ticket, 0)} {key(ticket, 1)}").json()
        assert {each["status"] for each in (*stood, both)} == {alpha.newest().scene.status}
    assert sorted(asked) == [False, True]
    assert [each.get("to_act", False) for each in (*stood, both)] == [*asked, True]


def test_a_seat_that_nobody_is_asked_at_does_not_wait(host: str, invited: TableTicket) -> None:
    assert "to_act" not in standing(host, invited, f"Bearer {key(invited, 0)}").json(), "the friend has still to come"


@pytest.mark.parametrize("shown", ["Bearer nothing", "Bearer", "", "Basic abc", "Bearer" + " x" * 9])
def test_without_a_key_a_table_s_status_is_hidden(host: str, invited: TableTicket, shown: str) -> None:
    answer = standing(host, invited, shown)
    assert answer.status_code == 403
    assert "key" in answer.json()["problem"]


def test_a_transferred_key_is_refused_with_that_reason(host: str, invited: TableTicket) -> None:
    link = carry(host, invited, key(invited, 0))
    claim(host, invited, link, "another-device-s-own-key")
    answer = standing(host, invited, f"Bearer {key(invited, 0)}")
    assert (answer.status_code, "moved to another device" in answer.json()["problem"]) == (403, True)
    assert standing(host, invited, "Bearer another-device-s-own-key").status_code == 200


def test_only_a_seat_s_own_key_carries_it(host: str, invited: TableTicket) -> None:
    for token in ("", "nothing"):
        answer = httpx.post(f"http://{host}/api/tables/{invited.table}/carry", json={"token": token})
        assert (answer.status_code, "key doesn't open" in answer.json()["problem"]) == (403, True)


def test_a_bound_seat_survives_a_restart(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host, INVITED)
        claim(host, ticket, key(ticket, 1))
    with serving(data) as host:
        assert "This seat is taken" in str(claim(host, ticket, key(ticket, 1), OTHER))
        with Player(host, ticket, token=OWN) as friend:
            assert friend.view().scene.seat == 1


def test_tables_of_before_keep_their_keys(data: Path) -> None:
    """A friend's browser used to store the link's token as its key."""

    async def as_before(store: Any) -> None:
        stored, _ = await store.load(ticket.table)
        there = stored.with_seat(1, stored.seats[1].joined())
        await store.reseat(ticket.table, replace(there, waits=False))

    with serving(data) as host:
        ticket = new_table(host, INVITED)
        with Player(host, ticket, 1) as friend:
            friend.view()
    with_store(data, as_before)
    with serving(data) as host, Player(host, ticket, 1) as friend, Player(host, ticket, 0) as alpha:
        assert [friend.view().scene.seat, alpha.view().scene.seat] == [1, 0]
        assert "This seat is taken" in str(claim(host, ticket, key(ticket, 1)))


# Waiting


def test_nothing_is_rolled_or_decided_before_a_friend_has_come(host: str, invited: TableTicket) -> None:
    with Player(host, invited, 0) as alpha, Player(host, invited, None) as watching:
        for player in (alpha, watching):
            scene = player.view().scene
            assert scene.prompt.text == "The match starts when everyone has joined."
            assert not scene.prompt.options
            assert not any(line.rolled for line in scene.log)
        for reply in (alpha.ask("take A.d20"), alpha.wish("resign"), say(alpha, "hello")):
            assert isinstance(reply, Refused)
        assert not alpha.company().may_resign
        with Player(host, invited, 1) as friend:
            assert any(line.rolled for line in friend.newest().scene.log)
            for player in (alpha, watching):
                assert player.view().scene.log
            both = (alpha.newest(), friend.newest())
            assert any(options(view) for view in both)


@pytest.mark.parametrize("game", ["army", "keep", "indicesion", "battle"])
def test_every_game_waits(host: str, game: str) -> None:
    more = {"options": {"players": 2}} if game == "indicesion" else {}
    ticket = new_table(host, INVITED, game=game, **more)
    with Player(host, ticket, 0) as alpha:
        scene = alpha.view().scene
        assert (scene.status, scene.prompt.kind, scene.prompt.options) == ("Not started", "wait", ())
        assert not any(line.rolled for line in scene.log)
        with Player(host, ticket, 1) as friend:
            assert friend.view()
            assert alpha.view().scene.status != "Not started"


def test_a_restart_keeps_the_views_of_a_table_that_waited_in_their_order(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host, INVITED)
        with Player(host, ticket, 0) as alpha:
            alpha.view()
    with (
        serving(data) as host,
        Player(host, ticket, 0, since=1, known=alpha.views) as alpha,
        Player(host, ticket, 1),
    ):
        assert alpha.view().v == 2
        seen = alpha.newest()
    with serving(data) as host, Player(host, ticket, 0) as back, Player(host, ticket, None) as watching:
        assert back.view() == seen
        assert watching.view().v == seen.v


# Names


@pytest.mark.parametrize(
    ("written", "name"), [("Ada", "Ada"), ("  Ada   Byron ", "Ada Byron"), ("<b>Ada</b>", "<b>Ada</b>")]
)
def test_people_choose_names_that_everybody_sees(host: str, ticket: TableTicket, written: str, name: str) -> None:
    with Player(host, ticket, 0) as alpha, Player(host, ticket, None) as watching:
        alpha.send(NameChange(id="name", name=written))
        assert alpha.reply() == Accepted(id="name")
        for player in (alpha, watching):
            assert (
                player.company(lambda company: company.occupants[0].chosen_name != "").occupants[0].chosen_name == name
            )
        assert alpha.newest().scene.seats[0].name == "Alpha"


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("", "at least one letter"),
        ("   ", "at least one letter"),
        ("a" * 21, "at most 20 characters; this one has 21"),
        ("Ada\nByron", "line breaks"),
        ("Ada\u202eatsil", "invisible characters"),
        ("Ada\x00", "invisible characters"),
        ("beta", "has that name"),
    ],
)
def test_names_that_nobody_can_have(alpha: Player, written: str, why: str) -> None:
    alpha.view()
    alpha.send(NameChange(id="name", name=written))
    assert why in alpha.refusal()
    assert not alpha.company().occupants[0].chosen_name


def test_a_name_can_come_with_the_claim(host: str, invited: TableTicket) -> None:
    asked = {"token": key(invited, 1), "secret": OWN, "name": " Bert "}
    address = f"http://{host}/api/tables/{invited.table}/claim"
    refused = httpx.post(address, json=asked | {"name": "B" * 21})
    assert (refused.status_code, "at most 20" in refused.json()["problem"]) == (400, True)
    assert httpx.post(address, json=asked).status_code == 200, "a name that was refused spends no link"
    with Player(host, invited, 0) as alpha:
        assert alpha.company(lambda company: not company.waiting).occupants[1].chosen_name == "Bert"


def test_names_go_along_to_the_rematch(host: str, ticket: TableTicket, alpha: Player, beta: Player) -> None:
    for player, name in ((alpha, "Ada"), (beta, "Bert")):
        player.send(NameChange(id="name", name=name))
        assert player.reply() == Accepted(id="name")
    alpha.wish("resign")
    alpha.wish("rematch")
    beta.consent()
    with Player(host, alpha.ticket(), 1) as again:
        assert [sitter.chosen_name for sitter in again.company().occupants] == ["Bert", "Ada"]


# Phrases


def say(player: Player, phrase: str) -> Any:
    """Say something, and return the answer."""
    player.send(Say(id="say", phrase=phrase))
    return player.reply()


@pytest.fixture
def speakers(host: str, ticket: TableTicket) -> Iterator[list[Player]]:
    """Both players, and a spectator."""
    with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta, Player(host, ticket, None) as watching:
        yield [alpha, beta, watching]


def test_a_phrase_reaches_everybody_and_changes_nothing(speakers: list[Player]) -> None:
    before = [player.view() for player in speakers]
    assert say(speakers[0], "hello") == Accepted(id="say")
    for player, view in zip(speakers, before, strict=True):
        (heard,) = player.company(lambda company: bool(company.phrases)).phrases
        assert (heard.number, heard.seat, heard.phrase) == (0, 0, "hello")
        assert player.views[-1] == view
    assert say(speakers[1], "thanks") == Accepted(id="say")


def test_only_phrases_of_the_catalogue_can_be_sent_and_not_all_at_once(speakers: list[Player]) -> None:
    assert len(PHRASES) == 8
    reply = say(speakers[0], "something rude")
    assert isinstance(reply, Refused)
    assert "choose from hello" in reply.problem
    replies = [say(speakers[0], "ouch") for _ in range(4)]
    assert replies[0] == Accepted(id="say")
    assert "wait a few seconds" in replies[-1].problem
    reply = say(speakers[2], "hello")
    assert isinstance(reply, Refused)
    assert "Spectators can't play" in reply.problem


def test_phrases_replace_no_decision_and_are_stored(data: Path, first: int) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        with Player(host, ticket, first) as mover, Player(host, ticket, 1 - first) as other:
            mover.act(options(mover.view())[0], 0)
            assert mover.company(lambda company: company.may_undo)
            for player in (mover, other):
                assert say(player, "luck") == Accepted(id="say")
            assert mover.company(lambda company: len(company.phrases) == 2).may_undo
            mover.wish("resign")
    with serving(data) as host, Player(host, ticket, None) as watching:
        heard = watching.company(lambda company: bool(company.phrases)).phrases
        assert [(each.seat, each.phrase) for each in heard] == [(first, "luck"), (1 - first, "luck")]
        found = httpx.get(f"http://{host}/api/tables/{ticket.table}/replay", timeout=PATIENCE).json()["frames"]
        name = ("Alpha", "Beta")[1 - first]
        assert any(f"{name} says: Good luck!" in frame["label"] for frame in found)


def test_the_old_device_cannot_come_back(host: str, invited: TableTicket) -> None:
    link = carry(host, invited, key(invited, 0))
    claim(host, invited, link)
    with Player(host, invited, 0) as old:
        assert "moved to another device" in old.refusal()
        with pytest.raises(Exception, match=str(CloseCode.CARRIED)):
            old.hear()
