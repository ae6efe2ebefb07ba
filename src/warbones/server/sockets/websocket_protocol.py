"""Sockets below their messages: bytes that are no frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

PROTOCOL_ERROR: Final = 1002
"""The code for who does not speak the protocol."""

NO_TEXT: Final = 1007
"""The code for text that is no UTF-8."""


class Steady(WebSocketsSansIOProtocol):
    """Leaves quietly where the other side breaks the protocol, which would put a trace into the log each time.

    So it did where bytes are no frames before the socket was accepted, or after it was closed: there no closing frame
    is sent, which uvicorn takes for granted. So, too, where text is none, and where the other side left before it was
    answered whether it may come.
    """

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application has to say. Raises `ClientDisconnected` where nobody is there any more."""
        if self.close_sent or (not self.handshake_complete and self.conn.eof_sent):
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, or end the connection where it is no text."""
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
