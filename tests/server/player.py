"""A person at a table, played by a test: everything that its socket receives is recorded."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Self, get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from warbones.protocol.messages import (
    Accepted,
    Act,
    Admission,
    Ask,
    ClientMessage,
    ClockStates,
    Consent,
    Hint,
    Join,
    Land,
    OddsAnswer,
    Presence,
    Refused,
    Rematch,
    Roll,
    ServerMessage,
    TableTicket,
    View,
    Words,
)
from warbones.protocol.version_3 import earlier_type
from warbones.rooms.languages import in_version

PATIENCE = 120.0
NEVER = 1_000_000
FRIENDS = ({"kind": "person"}, {"kind": "person"})
INVITED = ({"kind": "person"}, {"kind": "friend"})


def seats_of(bot: int) -> list[dict[str, str]]:
    """Return the seats of a person and, on seat ``bot``, a bot."""
    return [{"kind": "bot", "bot": "random"} if seat == bot else {"kind": "person"} for seat in range(2)]


def new_table(host: str, seats: Any = FRIENDS, **more: Any) -> TableTicket:
    """Set up a table."""
    answer = httpx.post(f"http://{host}/api/tables?version=4", json={"game": "dicewing", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableTicket)


def key(ticket: TableTicket, seat: int) -> str:
    """Return the token of a seat, a person's here or a friend's."""
    return next(each.token for each in (*ticket.seats, *ticket.invites) if each.seat == seat)


MESSAGES: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
"""Made before any thread reads a message: msgspec cannot compile a type in two threads at once."""


EARLIER = {earlier_type(sort): sort for sort in get_args(ServerMessage)}
EARLIER_MESSAGES = msgspec.json.Decoder(earlier_type(ServerMessage))


def read(text: str, version: int) -> ServerMessage:
    """Return a server's message of any version, converted to the current one."""
    if version != 3:
        return MESSAGES.decode(text)
    message = EARLIER_MESSAGES.decode(text)
    return msgspec.convert(message, EARLIER[type(message)], from_attributes=True)


PARTING = 0.5
"""Seconds to wait for the closing handshake, which a client with much unread data never sees."""


class VersionedClient(httpx.Client):
    """A client over HTTP that names the newest version in each request."""

    def build_request(self, *given: Any, **more: Any) -> httpx.Request:
        request = super().build_request(*given, **more)
        request.url = request.url.copy_merge_params({"version": 4})
        return request


class Player:
    """One socket, joined to ``seat`` (None: it watches) unless ``token`` says otherwise (None: it does not join)."""

    def __init__(
        self,
        host: str,
        ticket: TableTicket,
        seat: int | None = 0,
        since: int = 0,
        token: str | None = "",
        known: Sequence[View] = (),
        seen: bool = True,
        words: Words = "en",
        version: int = 4,
    ) -> None:
        """Connect when entered, and join with the seat's token or with ``token``; ``known`` are the views seen before.

        ``seen``: somebody looks at the page. ``words``: the language of its texts. ``version``: the version of its
        messages; version 3 is requested by naming none.
        """
        given = token or ("" if seat is None else key(ticket, seat))
        self.table = ticket.table
        self._join = None if token is None else Join(token=given, since=since, visible=seen, words=words)
        address = f"ws://{host}/api/tables/{ticket.table}/play" + ("" if version == 3 else f"?version={version}")
        self._connecting = connect(address, max_size=None, close_timeout=PARTING)
        self.received: list[str] = []
        self.views: list[View] = []
        self._known = known[:since]
        self.companies: list[Presence] = []
        self.clocks: list[ClockStates] = []
        self.again: list[TableTicket] = []
        self.admissions: list[Admission] = []
        self._asked = 0
        self.version, self.sent = version, ""

    def __enter__(self) -> Self:
        self.socket = self._connecting.__enter__()
        if self._join:
            self.send(self._join)
        return self

    def __exit__(self, *error: Any) -> None:
        self._connecting.__exit__(*error)

    def send(self, message: ClientMessage) -> None:
        """Send a message."""
        self.sent = msgspec.json.encode(in_version(self.version, message)).decode()
        self.socket.send(self.sent)

    def hear(self) -> View | Accepted | Refused | Hint | OddsAnswer:
        """Return the next message that is not about presence; all presence messages are recorded."""
        while isinstance(message := self._next(), Presence | Rematch | Admission | ClockStates):
            pass
        return message

    def _next(self) -> ServerMessage:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        message = read(text, self.version)
        match message:
            case Presence():
                self.companies.append(message)
            case ClockStates():
                self.clocks.append(message)
            case Rematch():
                self.again.append(message.ticket)
            case Admission():
                self.admissions.append(message)
            case View():
                message = whole(message, self.views or self._known)
                self.views.append(message)
        if not isinstance(message, Presence | ClockStates):
            self.received.append(text)
        return message

    def company(self, until: Callable[[Presence], bool] = lambda _: True) -> Presence:
        """Wait for the newest presence message for which ``until`` holds, and return it."""
        while not (self.companies and until(self.companies[-1])):
            self._next()
        return self.companies[-1]

    def clock(self, until: Callable[[ClockStates], bool] = lambda _: True) -> ClockStates:
        """Wait for the newest clocks for which ``until`` holds, and return them."""
        while not (self.clocks and until(self.clocks[-1])):
            self._next()
        return self.clocks[-1]

    def ticket(self) -> TableTicket:
        """Wait for the ticket to the rematch, and return it."""
        while not self.again:
            self._next()
        return self.again[-1]

    def admission(self) -> Admission:
        """Wait for the answer to this guest, and return it."""
        while not self.admissions:
            self._next()
        return self.admissions.pop()

    def view(self, number: int | None = None) -> View:
        """Return the next view; or the first with this decision number."""
        while True:
            message = self.hear()
            if isinstance(message, View) and number in (None, message.number):
                return message

    def reply(self) -> Accepted | Refused | Hint | OddsAnswer:
        """Return the next answer to a message of ours."""
        while isinstance(message := self.hear(), View):
            pass
        return message

    def refusal(self) -> str:
        """Return the reason for the next refusal."""
        reply = self.reply()
        assert isinstance(reply, Refused), reply
        return reply.problem

    def wish(self, what: Any, bot: str = "", name: str = "wish") -> Accepted | Refused | Hint | OddsAnswer:
        """Send a request that is not a move, and return the answer."""
        self.send(Ask(id=name, what=what, bot=bot))
        return self.reply()

    def consent(self, yes: bool = True) -> Accepted | Refused | Hint | OddsAnswer:
        """Answer the pending proposal, once it has arrived."""
        wish = self.company(lambda company: company.proposal is not None).proposal
        assert wish
        self.send(Consent(id="consent", proposal=wish.number, yes=yes))
        return self.reply()

    def ask(self, action: str, number: int = 0, name: str = "") -> Accepted | Refused | Hint | OddsAnswer:
        """Send an action, and return the answer."""
        self._asked += 1
        act = Act(id=name or f"intention {self._asked}", number=number, action=action)
        self.send(act)
        reply = self.reply()
        assert reply.id == act.id
        return reply

    def act(self, action: str, number: int) -> None:
        """Send an action that must be accepted."""
        reply = self.ask(action, number)
        assert reply == Accepted(id=reply.id), reply

    def roll(self, *faces: int, number: int | None = None, name: str = "") -> Accepted | Refused | Hint | OddsAnswer:
        """Type in the faces of real dice, the pending ones or from ``number`` on, and return the answer."""
        self._asked += 1
        first = self.views[-1].typed if number is None else number
        self.send(Roll(id=name or f"roll {self._asked}", number=first, faces=faces))
        return self.reply()

    def land(self, facts: str, number: int, name: str = "facts") -> Accepted | Refused | Hint | OddsAnswer:
        """Type in the facts of a throw, and return the answer."""
        self.send(Land(id=name, number=number, facts=facts))
        return self.reply()

    def newest(self) -> View:
        """Return the newest view once everything sent before has arrived."""
        reply = self.ask("what is new?", number=NEVER)
        assert isinstance(reply, Refused)
        return self.views[-1]


def closed_with(player: Player) -> int:
    """Return the code with which the server closes the socket; it must not answer first."""
    with pytest.raises(ConnectionClosed) as closed:
        player.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def whole(view: View, before: Sequence[View]) -> View:
    """Return a view with its whole log: the lines of the view before, and the new ones."""
    kept = before[-1].scene.log[: view.log_from] if view.log_from else ()
    scene = msgspec.structs.replace(view.scene, log=kept + view.scene.log)
    return msgspec.structs.replace(view, scene=scene, log_from=0)


def options(view: View) -> list[str]:
    """Return the actions that a view offers."""
    return [option.action for option in view.scene.prompt.options]


def play_out(players: Sequence[Player], rng: random.Random) -> None:
    """Play a match of people at random to its end, each from their own views."""
    for player in players:
        player.view()
    while {player.newest().scene.over for player in players} == {False}:
        player = next(player for player in players if options(player.views[-1]))
        view = player.views[-1]
        player.act(rng.choice(options(view)), view.number)


def play_some(alpha: Player, beta: Player, count: int) -> None:
    """Play ``count`` decisions."""
    rng = random.Random(1)
    for _ in range(count):
        player = next(player for player in (alpha, beta) if options(player.newest()))
        player.act(rng.choice(options(player.views[-1])), player.views[-1].number)


def play_and_resign(alpha: Player, beta: Player, count: int = 12) -> None:
    """Play ``count`` decisions, after which ``alpha`` resigns: the shortest way to a finished match."""
    play_some(alpha, beta, count)
    assert alpha.wish("resign") == Accepted(id="wish")
