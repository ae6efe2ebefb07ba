"""People with their own players, and the requests that tests make in their name."""

from __future__ import annotations

from typing import Any, TypeVar

import httpx
import msgspec

from tests.server.player import key
from warbones.protocol.club_messages import EventPage, History, Leaders, TablePlayers, You
from warbones.protocol.messages import TableTicket

T = TypeVar("T")
Answer = httpx.Response


class Person:
    """A browser with a player's key."""

    def __init__(self, host: str, name: str = "", mark: str = "", key: str = "") -> None:
        """Begin as a player called ``name``, unless that is ""."""
        self.host, self.name = host, name
        self.key = key or f"key-of-{name}".ljust(24, "-")
        if name:
            self.you = decoded(self.post("player", name=name, mark=mark, key=self.key), You)

    def post(self, path: str, **body: Any) -> Answer:
        return httpx.post(f"http://{self.host}/api/{path}?version=4", json=body, timeout=60)

    def get(self, path: str, **query: Any) -> Answer:
        headers = {"authorization": f"Bearer {self.key}"}
        return httpx.get(f"http://{self.host}/api/{path}", params={"version": 4, **query}, headers=headers, timeout=60)

    def delete(self) -> Answer:
        return httpx.delete(f"http://{self.host}/api/player", headers={"authorization": f"Bearer {self.key}"})

    def sit(self, ticket: TableTicket, seat: int, *, rated: bool = False) -> Answer:
        """Register this player at a seat."""
        path = f"tables/{ticket.table}/player"
        return self.post(path, token=key(ticket, seat), key=self.key, rated=rated)

    def players(self, ticket: TableTicket) -> TablePlayers:
        return decoded(self.get(f"tables/{ticket.table}/players"), TablePlayers)

    def look(self) -> You:
        return decoded(self.get("player"), You)

    def history(self) -> History:
        return decoded(self.get("player/history"), History)

    def leaders(self, game: str = "dicewing") -> Leaders:
        return decoded(self.get("leaders", game=game), Leaders)

    def event(self, event: str) -> EventPage:
        return decoded(self.get(f"tournaments/{event}"), EventPage)

    def change(self, event: str, what: str, **more: Any) -> Answer:
        return self.post(f"tournaments/{event}/change", key=self.key, what=what, **more)


def decoded(answer: Answer, kind: type[T]) -> T:
    """Return the decoded answer."""
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def problem(answer: Answer, status: int = 400) -> str:
    """Return the reason for a refusal."""
    assert answer.status_code == status, answer.text
    said: str = answer.json()["problem"]
    return said
