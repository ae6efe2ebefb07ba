"""Guests at a table before its match starts: an invited friend who reads the rules, and visitors who ask for a seat."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count

from tests.server.player import INVITED, Player, key, new_table
from warbones.protocol.messages import Admit, Guest, Knock, Refused
from warbones.rooms.visitors.guests import MOST_GUESTS

NAMES = count()
UNKNOWN = "nobody has this key"


def answer(player: Player, message: Knock | Admit) -> str:
    """Send a message; return "" if it was accepted, otherwise the reason."""
    player.send(message)
    reply = player.reply()
    return str(reply.problem) if isinstance(reply, Refused) else ""


def knocks(player: Player, what: str = "asks", **more: object) -> str:
    return answer(player, Knock(id=str(next(NAMES)), what=what, **more))  # type: ignore[arg-type]


def guests(player: Player) -> tuple[Guest, ...]:
    return player.company(lambda company: bool(company.guests)).guests


def test_the_host_sees_that_a_friend_reads_the_rules_until_they_leave(host: str) -> None:
    ticket = new_table(host, INVITED)
    with Player(host, ticket, 0) as alpha:
        with Player(host, ticket, None) as friend:
            assert not knocks(friend, "looks", token=key(ticket, 1))
            assert guests(alpha) == (Guest(number=1, seat=1, what="looks"),)
            assert not knocks(friend, "learns", token=key(ticket, 1))
            alpha.company(lambda company: [each.what for each in company.guests] == ["learns"])
            assert friend.companies[-1].guests == (), "nobody else is told"
        alpha.company(lambda company: not company.guests)


def test_the_owner_of_the_link_admits_a_guest_and_the_link_stops_working(host: str) -> None:
    ticket = new_table(host, INVITED)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, None) as guest:
        assert not knocks(guest, seat=1, name="Zoe")
        (asks,) = guests(alpha)
        assert (asks.seat, asks.name) == (1, "Zoe")
        assert not answer(alpha, Admit(id="yes", guest=asks.number, token=key(ticket, 1)))
        given = guest.admission().ticket
        assert given
        with Player(host, given, token=key(given, 1)) as zoe:
            assert zoe.view().scene.seat == 1
            alpha.company(lambda company: company.occupants[1].chosen_name == "Zoe" and not company.guests)
        with Player(host, ticket, 1) as late:
            assert "This seat is taken" in late.refusal()


def test_a_guest_who_is_turned_down_is_informed_and_may_ask_again(host: str) -> None:
    ticket = new_table(host, INVITED)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, None) as guest:
        assert not knocks(guest, seat=1)
        assert not answer(alpha, Admit(id="no", guest=guests(alpha)[0].number))
        assert guest.admission().ticket is None
        alpha.company(lambda company: not company.guests)
        assert not knocks(guest, seat=1)
        assert guests(alpha)[0].number == 2


def test_guests_and_their_admission_can_be_refused(host: str) -> None:
    ticket, begun = new_table(host, INVITED), new_table(host)
    with Player(host, ticket, 0) as alpha, Player(host, ticket, None) as guest, Player(host, begun, None) as watcher:
        assert "taken" in knocks(guest, seat=0)
        assert "key" in knocks(guest, "learns", token=UNKNOWN)
        assert "has started" in knocks(alpha, seat=1)
        assert "has started" in knocks(watcher, seat=1)
        assert not knocks(guest, seat=1)
        number = guests(alpha)[0].number
        assert "key" in answer(alpha, Admit(id="a", guest=number, token=UNKNOWN))
        assert "key" in answer(alpha, Admit(id="b", guest=number, token=key(ticket, 0)))
        assert "no longer" in answer(alpha, Admit(id="c", guest=number + 1, token=key(ticket, 1)))
        assert answer(guest, Admit(id="d", guest=number, token=key(ticket, 1))), "a guest lets nobody in"


def test_the_number_of_waiting_guests_is_limited(host: str) -> None:
    ticket = new_table(host, INVITED)
    with ExitStack() as crowd:
        waiting = [crowd.enter_context(Player(host, ticket, None)) for _ in range(MOST_GUESTS + 1)]
        answers = [knocks(each, seat=1) for each in waiting]
    assert answers[:-1] == [""] * MOST_GUESTS
    assert "already waiting" in answers[-1]
