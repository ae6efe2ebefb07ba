"""A mail server for tests: it records every message, with its sender and recipient, and can refuse recipients."""

from __future__ import annotations

import base64
import re
import ssl
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from queue import Empty, SimpleQueue
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, NamedTuple

from tests.server.player import PATIENCE
from warbones.server.mail.settings import MailSettings, Security

SENDER = "table@example.org"


class Received(NamedTuple):
    """A message as it arrived."""

    sender: str
    recipient: str
    raw: bytes

    @property
    def message(self) -> EmailMessage:
        found = message_from_bytes(self.raw, policy=SMTP)
        assert isinstance(found, EmailMessage)
        return found

    @property
    def text(self) -> str:
        return str(self.message.get_body(("plain",)).get_content()).replace("\r\n", "\n")  # type: ignore[union-attr]  # each has one

    @property
    def html(self) -> str:
        return str(self.message.get_body(("html",)).get_content())  # type: ignore[union-attr]  # likewise

    @property
    def token(self) -> str:
        found = re.search(r"/mail/([\w-]+)$", self.text, re.MULTILINE)
        assert found
        return found[1]


class MailServer:
    """A mail server. ``replies`` are its answers to the next recipients; with ``context`` it offers TLS."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.received = SimpleQueue[Received]()
        self.replies: list[str] = []
        self.asked: list[str] = []
        self.logins: list[str] = []
        self.context = context
        owner = self

        class Session(StreamRequestHandler):
            def handle(self) -> None:
                with closing(_Session(owner, self)) as session, suppress(OSError):
                    session.run()

        self.server = ThreadingTCPServer(("127.0.0.1", 0), Session)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]

    def settings(self, security: Security = Security.NONE, **more: Any) -> MailSettings:
        return MailSettings(security, "127.0.0.1", self.port, SENDER, **{"grace": 0.0, "again": (0.0, 0.0), **more})

    def next(self) -> Received:
        """Wait for the next message."""
        return self.received.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        """Return whether no message has come since the last one."""
        try:
            self.received.get_nowait()
        except Empty:
            return True
        return False


class _Session:
    def __init__(self, owner: MailServer, handler: StreamRequestHandler) -> None:
        self.owner, self.connection = owner, handler.connection
        self.file = handler.connection.makefile("rwb")
        self.sender = self.recipient = ""

    def run(self) -> None:
        self.reply("220 mail.test")
        while line := self.file.readline():
            verb, _, rest = line.decode("ascii").strip().partition(" ")
            if verb.upper() == "QUIT":
                self.reply("221 bye")
                return
            self.answer(verb.upper(), rest)

    def answer(self, verb: str, rest: str) -> None:
        if verb == "EHLO":
            offers = ["mail.test", "8BITMIME", "AUTH PLAIN", *(["STARTTLS"] if self.owner.context else [])]
            self.reply("\r\n".join(f"250{'-' if each != offers[-1] else ' '}{each}" for each in offers))
        elif verb == "STARTTLS" and self.owner.context:
            self.reply("220 go ahead")
            self.connection = self.owner.context.wrap_socket(self.connection, server_side=True)
            self.file = self.connection.makefile("rwb")
        elif verb == "AUTH":
            self.owner.logins.append(base64.b64decode(rest.removeprefix("PLAIN ")).decode())
            self.reply("235 welcome")
        elif verb == "MAIL":
            self.sender = rest.partition("<")[2].partition(">")[0]
            self.reply("250 OK")
        elif verb == "RCPT":
            self.recipient = rest.partition("<")[2].partition(">")[0]
            self.owner.asked.append(self.recipient)
            self.reply(self.owner.replies.pop(0) if self.owner.replies else "250 OK")
        elif verb == "DATA":
            self.reply("354 go on")
            self.take()
        else:
            self.reply("250 OK" if verb == "RSET" else "502 unknown")

    def take(self) -> None:
        lines = []
        while (line := self.file.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        self.owner.received.put(Received(self.sender, self.recipient, b"".join(lines)))
        self.reply("250 accepted")

    def close(self) -> None:
        with suppress(OSError):
            self.file.close()
        self.connection.close()

    def reply(self, text: str) -> None:
        self.file.write(f"{text}\r\n".encode())
        self.file.flush()


@contextmanager
def mail_serving(context: ssl.SSLContext | None = None) -> Iterator[MailServer]:
    """Run a mail server while the context lasts."""
    mail = MailServer(context)
    thread = threading.Thread(target=mail.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield mail
    finally:
        mail.server.shutdown()
        mail.server.server_close()
        thread.join()
