"""A person at a table, as a test plays one: everything that its socket receives is kept."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import connect

from warbones.server.messages import Accepted, Act, Join, Refused, ServerMessage, TableTicket, View

PATIENCE = 20.0
NEVER = 1_000_000
FRIENDS = ({"kind": "person"}, {"kind": "person"})


def seats_of(bot: int) -> list[dict[str, str]]:
    """Return the seats of a person and, on seat ``bot``, a bot."""
    return [{"kind": "bot", "bot": "random"} if seat == bot else {"kind": "person"} for seat in range(2)]


def new_table(host: str, seats: Any = FRIENDS, **more: Any) -> TableTicket:
    """Set up a table."""
    answer = httpx.post(f"http://{host}/api/tables", json={"game": "dicewing", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableTicket)


class Player:
    """One socket, joined to ``seat`` unless ``token`` says otherwise."""

    def __init__(self, host: str, ticket: TableTicket, seat: int = 0, since: int = 0, token: str | None = None) -> None:
        """Once entered: connect, and join with the seat's token (or with ``token``; "" does not join)."""
        given = next(each.token for each in ticket.seats if each.seat == seat) if token is None else token
        self._join = Join(token=given, since=since)
        self._connecting = connect(f"ws://{host}/api/tables/{ticket.table}/play", max_size=None)
        self.received: list[str] = []
        self.views: list[View] = []
        self._asked = 0

    def __enter__(self) -> Self:
        self.socket = self._connecting.__enter__()
        if self._join.token:
            self.send(self._join)
        return self

    def __exit__(self, *error: Any) -> None:
        self._connecting.__exit__(*error)

    def send(self, message: Join | Act) -> None:
        """Send a message."""
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> View | Accepted | Refused:
        """Return the next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: View | Accepted | Refused = msgspec.json.decode(text, type=ServerMessage)
        if isinstance(message, View):
            self.views.append(message)
        return message

    def view(self, number: int | None = None) -> View:
        """Return the next view; or the first with this decision number."""
        while True:
            message = self.hear()
            if isinstance(message, View) and number in (None, message.number):
                return message

    def reply(self) -> Accepted | Refused:
        """Return the next message that is no view."""
        while isinstance(message := self.hear(), View):
            pass
        return message

    def refusal(self) -> str:
        """Return why the last message was refused."""
        reply = self.reply()
        assert isinstance(reply, Refused), reply
        return reply.problem

    def ask(self, action: str, number: int = 0, name: str = "") -> Accepted | Refused:
        """Send an intention, and return its answer."""
        self._asked += 1
        act = Act(id=name or f"intention {self._asked}", number=number, action=action)
        self.send(act)
        reply = self.reply()
        assert reply.id == act.id
        return reply

    def act(self, action: str, number: int) -> None:
        """Have an intention accepted."""
        reply = self.ask(action, number)
        assert reply == Accepted(id=reply.id), reply

    def newest(self) -> View:
        """Return the view after which nothing more is on its way: what came before the answer to a question is here."""
        reply = self.ask("what is new?", number=NEVER)
        assert isinstance(reply, Refused)
        return self.views[-1]


def options(view: View) -> list[str]:
    """Return the actions that a view offers."""
    return [option.action for option in view.scene.prompt.options]


def play_out(players: Sequence[Player], luck: random.Random) -> None:
    """Play a match of people at random to its end, all by what each of them is shown."""
    for player in players:
        player.view()
    while not players[0].newest().scene.over:
        player = next(player for player in players if options(player.newest()))
        view = player.views[-1]
        player.act(luck.choice(options(view)), view.number)
