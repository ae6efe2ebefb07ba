"""Tables that show any position: the test answers on the page's socket instead of the server.

``scenes`` are those of the golden games in which a message appears at a new place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Struct
from playwright.sync_api import Page, WebSocketRoute

from tests.golden import answers, give, golden_files, readers
from tests.server.player import new_table
from tests.web.server_process import Served
from warbones import Game, NoOdds, Position
from warbones.core.messages import Msg, Text
from warbones.core.view.scene import Odds, Scene
from warbones.protocol.messages import Message, Occupant, OddsAnswer, Presence, Refused, View

SOCKET: Final = re.compile(r"/api/tables/[^/]+/play(\?|$)")
LAID: Final = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"


@dataclass(frozen=True)
class Staged:
    """A scene as its seat sees it, and the odds that may be asked for there."""

    scene: Scene
    odds: Odds | None = None


def scenes(game: Game) -> Iterator[Staged]:
    """Yield the scenes of the golden games in which a message appears at a new place for some reader."""
    seen = Seen()
    for path in golden_files(game.id):
        written = json.loads(path.read_text("utf-8"))
        position = game.new(None, **written["options"])
        for answer in (None, *answers(written)):
            position.moments = []
            if answer is not None:
                give(position, answer)
            for shown in (*position.moments, position):
                for scene in map(shown.scene_messages, sorted(readers(position), key=lambda seat: seat is None)):
                    if seen.brings(scene):
                        yield Staged(scene)
            for seat in position.to_act:
                odds = _odds(position, seat)
                if odds and seen.brings(odds):
                    yield Staged(position.scene_messages(seat), odds)


def _odds(position: Position, seat: int) -> Odds | None:
    """Return the odds that a seat may ask for."""
    with suppress(NoOdds):
        return position.odds_messages(seat)
    return None


class Seen:
    """The messages that were seen, with the fields of the parts that held them."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self._known = set[tuple[str, str]]()
        self._parts: dict[int, object] = {}
        """Parts whose messages are known: most parts of a scene are those of the scene before."""

    def brings(self, part: object) -> bool:
        """Return whether a part has a message at a new place, and remember its messages."""
        before = len(self._known)
        self._look(part, "")
        return len(self._known) > before

    def _look(self, part: object, where: str) -> None:
        if isinstance(part, tuple | list):
            for each in part:
                self._look(each, where)
        elif isinstance(part, Struct) and self._parts.get(id(part)) is not part:
            self._parts[id(part)] = part
            if isinstance(part, Msg):
                self._known.add((where, part.key))
                self._look([*part.args.values()], where)
                return
            for field in part.__struct_fields__:
                self._look(getattr(part, field), f"{type(part).__name__}.{field}")


class Stage:
    """A table of a game at which one seat sees the staged scenes."""

    def __init__(self, page: Page, served: Served, game: Game, seat: int | None, locale: str = "en") -> None:
        """Open a table in ``page`` as ``seat`` (None: a spectator)."""
        self.page, self.seat, self.over, self._views = page, seat, False, 0
        host = served.address.removeprefix("http://").rstrip("/")
        kinds = [{"kind": "person"} if other == (seat or 0) else {"kind": "bot", "bot": "random"} for other in range(2)]
        ticket = new_table(host, kinds, game=game.id)
        self._sitters = tuple(
            Occupant(
                seat=other, name=name, kind="person" if other == (seat or 0) else "bot", connected=True, bot="random"
            )
            for other, name in enumerate(game.names)
        )
        page.route_web_socket(SOCKET, self._open)
        if seat is not None:
            own = {"table": ticket.table, "seats": [{"seat": seat, "token": ticket.seats[0].token}], "started": 0}
            page.add_init_script(f"localStorage['warbones.tables'] = {json.dumps(json.dumps([own]))}")
        self._address = f"{served.address}{'watch' if seat is None else 'table'}/{ticket.table}?locale={locale}"
        self._socket: WebSocketRoute | None = None
        self._first: Scene | None = None
        self._odds: Odds | None = None
        self.problem: Text = ""
        """The reason given when any action is refused."""

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        match said:
            case {"type": "join"} if self._first:
                self.say(self._presence(self._first))
                self._show(self._first)
            case {"type": "ask", "what": "odds", "id": name} if self._odds:
                self.say(OddsAnswer(id=name, action=said["action"], odds=self._odds))
            case {"id": name}:
                self.say(Refused(id=name, problem=self.problem))

    def _presence(self, scene: Scene) -> Presence:
        seated = tuple(each for each in self._sitters if each.seat < len(scene.seats))
        mine = self.seat is not None
        return Presence(occupants=seated, may_undo=mine, may_resign=mine)

    def say(self, message: Message) -> None:
        """Send the page a message."""
        if self._socket:
            self._socket.send(msgspec.json.encode(message).decode())

    def show(self, staged: Staged) -> None:
        """Show a scene, and let the page ask for its odds."""
        self._odds, self.over = staged.odds or self._odds, staged.scene.over
        if self._first is None:
            self._first = staged.scene
            self.page.goto(self._address)
            self.page.locator("[data-now]").first.wait_for(state="attached")
        else:
            self.page.keyboard.press("Shift")
            self._show(staged.scene)
        self.page.evaluate(LAID)
        self.page.keyboard.press("Shift")
        self.page.evaluate(LAID)

    def _show(self, scene: Scene) -> None:
        self._views += 1
        self.say(View(v=self._views, number=self._views, scene=scene))
