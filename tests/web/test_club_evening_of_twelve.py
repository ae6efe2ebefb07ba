"""A club evening of twelve people, with a latecomer, a bot that fills in, a lost phone and a crash of the server."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.person import Person
from tests.server.test_tournaments import Club
from tests.web.server_process import Served
from tests.web.test_club_evening import DESK, PHONE, device, shots

NAMES = ("Ada", "Bert", "Carol", "Dan", "Eve", "Finn", "Gus", "Hal", "Ines", "Jack", "Kim")
WALL = (1920, 1080)
READABLE = 30
"""Pixels of a letter, of 1,080, that can be read at ten metres: 19 mm on a 55-inch screen."""

FITS = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
LETTERS = "parseFloat(getComputedStyle(document.querySelector('main')).fontSize)"


def led(page: Page, club: Club) -> None:
    """Give a page the key that leads a tournament."""
    led = json.dumps([{"event": club.event, "key": club.organiser.key, "title": "Friday"}])
    page.context.add_init_script(f"localStorage['warbones.tournaments'] = {json.dumps(led)}")


def settle(club: Club, spared: int) -> None:
    """Type in the open results of the last round, except that of one entrant, as the organiser."""
    at = len(club.page().rounds) - 1
    for number, each in enumerate(club.page().rounds[at]):
        if not each.result and spared not in (each.first, each.second):
            club.do("result", round=at, pairing=number, result="first")


def own(club: Club) -> int:
    """Return the number of the first entrant's pairing."""
    return next(at for at, each in enumerate(club.page().rounds[-1]) if 0 in (each.first, each.second))


@pytest.mark.torture
def test_an_evening_of_twelve(tmp_path: Path, browser: Browser) -> None:
    with Served(tmp_path) as server:
        host = urlsplit(server.address).netloc
        people = [Person(host, name) for name in NAMES]
        club = Club(host)
        club.enter(*people)
        address = f"{server.address}tournament/{club.event}"
        with (
            device(browser, DESK) as desk,
            device(browser, PHONE, people[0]) as phone,
            device(browser, PHONE, people[0]) as spare,
            device(browser, WALL) as wall,
        ):
            led(desk, club)
            desk.goto(address)
            desk.get_by_label("A bot for anyone left without an opponent").select_option("random")
            desk.get_by_role("button", name="Let it fill in", exact=True).click()
            expect(desk.get_by_text("fills in", exact=True)).to_be_visible()
            expect(desk.get_by_role("heading", name="11 entrants")).to_be_visible()
            desk.get_by_role("button", name="Pair round 1").click()
            expect(desk.get_by_role("heading", name="Round 1 of 4")).to_be_visible()
            phone.goto(address)
            phone.get_by_role("button", name="To your table").click()
            expect(phone.get_by_role("region", name="Prompt")).to_be_visible()
            server.kill()
            with server.again():
                spare.goto(address)  # the phone is lost
                spare.get_by_role("button", name="To your table").click()
                expect(spare.get_by_role("region", name="Prompt")).to_be_visible()
                settle(club, spared=0)
                club.do("result", pairing=own(club), result="second")
                spare.goto(address)
                club.enter(Person(host, "Late"))
                expect(desk.get_by_role("heading", name="12 entrants")).to_be_visible()
                desk.get_by_role("button", name="Pair round 2").click()
                expect(desk.get_by_role("heading", name="Round 2 of 4")).to_be_visible()
                assert 11 not in {each for pair in club.page().rounds[1] for each in (pair.first, pair.second)}, (
                    "the bot"
                )
                shots(desk, "round")
                wall.goto(f"{server.address}wall/{club.event}")
                expect(wall.get_by_text("Late").first).to_be_visible()
                shots(wall, "wall")
                assert wall.evaluate(FITS)
                assert wall.evaluate(LETTERS) >= READABLE
