"""Sockets below their messages: bytes that are no frames."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PROTOCOL_ERROR: Final = 1002
"""The code for who does not speak the protocol."""


class Steady(WebSocketsSansIOProtocol):
    """Leaves quietly where bytes are no frames before the socket was accepted, or after it was closed.

    There no closing frame is sent, which uvicorn takes for granted: each such connection put a trace into the log.
    """

    def handle_parser_exception(self) -> None:
        """End the connection."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": PROTOCOL_ERROR, "reason": ""})
        self.close_sent = True
        self.transport.close()
