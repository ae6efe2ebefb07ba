"""Emails to players who are away: addresses that their owners have confirmed, and notices of their turn."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.protocol.mail_messages import MailLink, MailRequest, MailState
from warbones.rooms.seats.keys import digest, new_token
from warbones.rooms.services import TurnNotice
from warbones.server.mail.addresses import mail_address, owner_digest
from warbones.server.mail.letters import Letters, Recipient
from warbones.server.mail.outbox import Outbox
from warbones.server.mail.settings import MailSettings
from warbones.server.mail.smtp import SmtpClient
from warbones.server.store.mailboxes import Mailbox, MailboxStore

REMEMBERED: Final = 50_000
"""The maximum number of seats whose last email is remembered."""


class MailOff(WarbonesError):
    """A request for emails on a server that sends none."""


class UnknownMailLink(WarbonesError):
    """A link of an email that no longer works."""


class Mailer:
    """Sends emails, if the operator has named a mail server. Without one, addresses can still be removed."""

    def __init__(
        self,
        boxes: MailboxStore,
        settings: MailSettings | None,
        base: str,
        smtp: SmtpClient | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Store addresses in ``boxes``; ``base`` is the server's address in links. ``clock`` returns seconds."""
        self._boxes, self._settings, self._clock = boxes, settings, clock
        self._sent = OrderedDict[tuple[str, str], float]()
        if settings:
            self._letters = Letters(settings.sender, base)
            self._outbox = Outbox((smtp or SmtpClient(settings)).deliver, settings.again)

    @property
    def offered(self) -> bool:
        """Whether emails are sent."""
        return self._settings is not None

    @property
    def grace(self) -> float:
        """The seconds to wait before an email about a turn."""
        return self._settings.grace if self._settings else 0.0

    async def state(self, key: str) -> MailState:
        """Return the state of the address that a browser's key stands for, if any."""
        box = await self._boxes.find(digest(key)) if key else None
        if box is None:
            return MailState(offered=self.offered)
        return MailState(offered=self.offered, address=box.address, confirmed=box.confirmed)

    async def ask(self, asked: MailRequest) -> MailState:
        """Ask the owner of an address to confirm it. Raises `MailOff`, `BadMailAddress` or `TooManyRequests`."""
        if not self.offered:
            raise MailOff.saying("refused-mail-off")
        address = mail_address(asked.address)
        box = Mailbox(digest(asked.key), address, new_token(), confirmed=False)
        player = digest(asked.player) if asked.player else ""
        if await self._boxes.ask(box, player, owner_digest(address), int(time.time())):
            letter = self._letters.confirmation(Recipient(address, box.token))
            self._outbox.put(letter, partial(self._boxes.stop, box.token))
        return await self.state(asked.key)

    async def forget(self, key: str) -> None:
        """Delete the address of a browser's key."""
        await self._boxes.remove(digest(key))

    async def link(self, token: str) -> MailLink:
        """Return the state of the address of a link. Raises `UnknownMailLink`."""
        return _linked(await self._boxes.of_token(token))

    async def confirm(self, token: str) -> MailLink:
        """Confirm the address of a link. Raises `UnknownMailLink` if the link is unknown or too old."""
        return _linked(await self._boxes.confirm(token, int(time.time())))

    async def stop(self, token: str) -> None:
        """Delete the address of a link, if it is stored."""
        await self._boxes.stop(token)

    async def send_turn(self, box: str, notice: TurnNotice) -> None:
        """Send an email saying that a table waits, unless its address is unconfirmed or had one a short while ago."""
        found = await self._boxes.find(box) if self._settings else None
        if not found or not found.confirmed or not self._is_due(box, notice.table):
            return
        letter = self._letters.turn(Recipient(found.address, found.token), notice)
        if self._outbox.put(letter, partial(self._boxes.stop, found.token)):
            self._sent[box, notice.table] = self._clock()
            while len(self._sent) > REMEMBERED:
                self._sent.popitem(last=False)

    def _is_due(self, box: str, table: str) -> bool:
        last = self._sent.pop((box, table), None)
        if last is None or not self._settings or self._clock() - last >= self._settings.every:
            return True
        self._sent[box, table] = last
        return False

    def close(self) -> None:
        """Stop sending."""
        if self._settings:
            self._outbox.close()


def _linked(box: Mailbox | None) -> MailLink:
    if box is None:
        raise UnknownMailLink.saying("refused-mail-link")
    return MailLink(confirmed=box.confirmed)
