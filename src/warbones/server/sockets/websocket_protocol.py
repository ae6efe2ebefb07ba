"""The WebSocket protocol, tolerant of malformed bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

PROTOCOL_ERROR: Final = 1002
"""The close code for a violation of the protocol."""

NO_TEXT: Final = 1007
"""The close code for text that is not UTF-8."""


class TolerantProtocol(WebSocketsSansIOProtocol):
    """Closes quietly if the other side violates the protocol; uvicorn would log a traceback each time.

    It did so for bytes that are not frames, before the socket is accepted or after it is closed, since no close frame
    is sent then; for text that is not UTF-8; and for a client that leaves before its handshake is answered.
    """

    async def send(self, message: ASGISendEvent) -> None:
        """Send an event of the application. Raises `ClientDisconnected` if the client has gone."""
        if self.close_sent or (not self.handshake_complete and self.conn.eof_sent):
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, or end the connection if it is not UTF-8."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(NO_TEXT)
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
