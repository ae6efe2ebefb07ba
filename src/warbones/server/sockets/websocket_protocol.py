"""The WebSocket protocol, tolerant of malformed bytes."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame

PROTOCOL_ERROR: Final = 1002
"""The close code for a violation of the protocol."""

NOT_UTF_8: Final = 1007
"""The close code for text that is not UTF-8."""


NEWEST: Final = 5
"""The number of recent pings that count: on a connection that is slow at times, a single ping may be quick."""


class TolerantProtocol(WebSocketsSansIOProtocol):
    """Closes quietly if the other side violates the protocol; uvicorn would log a traceback each time.

    It handles bytes that are not frames before the socket is accepted or after it is closed, when no close frame can be
    sent; text that is not UTF-8; and clients that leave before their handshake is answered.

    Each message that the application receives has a ``round_trip``: that of the slowest of the newest pings, in
    milliseconds. A page cannot change it, since its browser answers pings by itself.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Create the protocol; no round trip has been measured yet."""
        super().__init__(*args, **kwargs)
        self._round_trips = deque[float](maxlen=NEWEST)

    @property
    def round_trip(self) -> int:
        """The round trip of the slowest of the newest pings in milliseconds; 0 before the first is answered."""
        return round(1000 * max(self._round_trips, default=0))

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next event."""
        event = await super().receive()
        if event["type"] == "websocket.receive":
            cast("dict[str, Any]", event)["round_trip"] = self.round_trip
        return event

    def start_keepalive(self) -> None:
        """Ping immediately, then at uvicorn's interval."""
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(0, self.send_keepalive_ping)

    def handle_pong(self, event: Frame) -> None:
        """Record a ping's round trip."""
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked and self.pending_ping_payload is None:
            self._round_trips.append(self.last_ping_rtt)

    async def send(self, message: ASGISendEvent) -> None:
        """Send an event from the application. Raises `ClientDisconnected` if the client has gone."""
        if self.close_sent or (not self.handshake_complete and self.conn.eof_sent):
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, or end the connection if it is not UTF-8."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(NOT_UTF_8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """End the connection."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": PROTOCOL_ERROR, "reason": ""})
        self.close_sent = True
        self.transport.close()
