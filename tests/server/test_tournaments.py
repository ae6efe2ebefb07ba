"""A club evening over HTTP: who comes, who plays whom at which table, and how it ends."""

from __future__ import annotations

import pytest

from tests.server.clubbing import Person, decoded, problem
from tests.server.player import Player
from tests.server.test_players import when
from warbones.server.protocol.club_messages import EventCard, EventPage
from warbones.server.protocol.messages import Accepted, Share, TableTicket


class Club:
    """An organiser and a tournament."""

    def __init__(self, host: str, kind: str = "swiss", **more: object) -> None:
        self.host, self.organiser = host, Person(host, key="o" * 24)
        body = {"key": self.organiser.key, "title": "Friday", "kind": kind, "game": "dicewing"} | more
        self.event = decoded(self.organiser.post("tournaments", **body), EventCard).event

    def enter(self, *people: Person) -> None:
        for each in people:
            assert each.post(f"tournaments/{self.event}/enter", key=each.key).is_success

    def by_hand(self, name: str) -> str:
        answer = self.organiser.post(f"tournaments/{self.event}/enter", key=self.organiser.key, name=name)
        return "" if answer.is_success else problem(answer)

    def page(self, person: Person | None = None) -> EventPage:
        return (person or self.organiser).event(self.event)

    def do(self, what: str, **more: object) -> EventPage:
        return decoded(self.organiser.change(self.event, what, **more), EventPage)

    def seat(self, person: Person, table: str) -> TableTicket:
        secret = f"secret-of-{person.name}".ljust(24, "-")
        return decoded(person.post(f"tables/{table}/come", key=person.key, secret=secret), TableTicket)


@pytest.fixture
def people(host: str) -> list[Person]:
    return [Person(host, name) for name in ("Ada", "Bert", "Carol", "Dan")]


def test_people_enter_with_their_players_and_others_by_hand(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people[:2])
    assert club.by_hand("Eve") == ""
    assert "or nearly so" in club.by_hand("ada")
    assert "cannot be seen" in club.by_hand("E\u200bve")
    page = club.page(people[1])
    assert [each.name for each in page.entrants] == ["Ada", "Bert", "Eve"]
    assert [each.player for each in page.entrants] == [True, True, False]
    assert (page.you, page.organises) == (1, False)
    assert club.page().organises
    assert [each.title for each in people[0].look().events] == ["Friday"]


def test_a_round_is_played_at_tables_of_this_server(host: str, people: list[Person]) -> None:
    club = Club(host, rated=True)
    club.enter(*people)
    ((first, second),) = club.do("pair").rounds
    assert first.table
    assert second.table
    one, other = (people[number] for number in (first.first, first.second or 0))
    tickets = [club.seat(person, first.table) for person in (one, other)]
    assert [ticket.seats[0].seat for ticket in tickets] == [0, 1]
    with Player(host, tickets[0], 0) as alpha, Player(host, tickets[1], 1) as beta:
        for each in (alpha, beta):
            company = each.company(lambda company: company.seal is not None)
            assert company.seal
        assert [each.called for each in alpha.company().sitters] == [one.name, other.name]
        assert one.players(tickets[0]).rated
        for each, share in ((alpha, "ab"), (beta, "cd")):
            each.send(Share(id="share", share=share * 32))
        beta.company(lambda company: company.may_resign)
        assert isinstance(beta.wish("resign"), Accepted)
    when(lambda: club.page().rounds[0][0].result)
    assert club.page().rounds[0][0].result == "first"
    assert one.look().ratings[0].rating > 1500
    assert not club.page().may_pair
    page = club.do("result", round=0, pairing=1, result="draw")
    assert page.may_pair
    assert [each.points for each in page.standings] == [2, 1, 1, 0]


def test_a_seat_can_be_taken_again_elsewhere_and_by_nobody_else(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people[:2])
    ((pairing,),) = club.do("pair").rounds
    first = people[pairing.first]
    old = club.seat(first, pairing.table)
    answer = first.post(f"tables/{pairing.table}/come", key=first.key, secret="z" * 24)
    new = decoded(answer, TableTicket)
    assert new.seats[0].seat == old.seats[0].seat
    with Player(host, old, 0) as gone:
        assert "carried to another device" in gone.refusal()
    stranger = people[2].post(f"tables/{pairing.table}/come", key=people[2].key, secret="s" * 24)
    assert "No seat at this table is yours" in problem(stranger, 403)


def test_only_the_organiser_leads(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people)
    for what in ("pair", "result", "back", "end", "longer"):
        assert "Only who set this tournament up" in problem(people[0].change(club.event, what), 403)
    by_hand = people[0].post(f"tournaments/{club.event}/enter", key=people[0].key, name="Mallory")
    assert "Only who set" in problem(by_hand, 403)
    assert people[0].change(club.event, "leave", entrant=1).is_success
    assert [each.gone for each in club.page().entrants] == [True, False, False, False]
    club.enter(people[0])
    assert not club.page().entrants[0].gone
    stranger = Person(host, "Eve")
    assert "do not take part" in problem(stranger.change(club.event, "leave"), 403)


def test_a_draw_in_a_knock_out_gets_another_table(host: str, people: list[Person]) -> None:
    club = Club(host, "knockout")
    club.enter(*people[:2])
    ((before,),) = club.do("pair").rounds
    ((after,),) = club.do("result", result="draw").rounds
    assert (after.first, after.second) == (before.second, before.first)
    assert after.table not in ("", before.table)
    assert club.do("result", result="first").done
    assert club.do("end").over
    assert "is over" in problem(club.organiser.change(club.event, "pair"))


def test_an_evening_of_people_without_browsers(host: str) -> None:
    club = Club(host, "robin", game="keep")
    for name in ("Ada", "Bert", "Carol"):
        club.by_hand(name)
    while (page := club.page()).may_pair:
        page = club.do("pair")
        at = len(page.rounds) - 1
        for number, each in enumerate(page.rounds[at]):
            assert not each.table
            if each.second is not None:
                club.do("result", round=at, pairing=number, result="first")
    assert page.done
    assert len(page.rounds) == 3
    assert club.do("end").over


def test_a_swiss_has_as_many_rounds_as_it_takes_and_more_on_request(host: str, people: list[Person]) -> None:
    club = Club(host)
    club.enter(*people)
    page = club.do("pair")
    assert page.planned == 2
    assert club.do("longer").planned == 3


def test_what_cannot_be_a_tournament(host: str) -> None:
    person = Person(host, key="o" * 24)
    body = {"key": person.key, "title": "Friday", "kind": "swiss", "game": "dicewing"}
    assert "A title has at most 40" in problem(person.post("tournaments", **body | {"title": "x" * 41}))
    problem(person.post("tournaments", **body | {"game": "chess"}), 404)
    assert "nothing" in problem(person.post("tournaments", **body | {"options": {"nothing": 1}}))
    assert "no such tournament" in problem(person.get("tournaments/nothing"), 404)
    assert Club(host, game="indicesion").page().seats == ("Alpha", "Beta")
    ada = Person(host, "Ada")
    assert "tournament's table" in problem(ada.post("tables/x/come", key=ada.key, secret="s" * 24), 403)
