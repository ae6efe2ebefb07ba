"""The bounded queue of outgoing emails, with a few attempts for each. It is in memory: a restart drops it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Final

from warbones.concurrency.detached import begun
from warbones.server.mail.smtp import Delivery

logger = logging.getLogger(__name__)

MOST: Final = 500
"""The maximum number of emails waiting to be sent."""

AT_ONCE: Final = 2
"""The maximum number of connections to the mail server."""


class Outbox:
    """Emails on their way."""

    def __init__(self, deliver: Callable[[EmailMessage], Delivery], again: Sequence[float], most: int = MOST) -> None:
        """Send with ``deliver``, which may block. ``again`` are the seconds before each further attempt."""
        self._deliver, self._waits, self._most = deliver, (0.0, *again), most
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")
        self._going: set[asyncio.Task[None]] = set()

    def put(self, message: EmailMessage, no_such_address: Callable[[], Awaitable[None]]) -> bool:
        """Queue a message, and return whether there is room. ``no_such_address`` is called if there is no recipient."""
        if len(self._going) >= self._most:
            logger.warning("Too many emails are waiting: one more was not sent")
            return False
        task = begun(self._send(message, no_such_address), "Sending an email")
        self._going.add(task)
        task.add_done_callback(self._going.discard)
        return True

    async def _send(self, message: EmailMessage, no_such_address: Callable[[], Awaitable[None]]) -> None:
        for wait in self._waits:
            await asyncio.sleep(wait)
            delivery = await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, message)
            if delivery is Delivery.NO_SUCH_ADDRESS:
                await no_such_address()
            if delivery is not Delivery.LATER:
                return
        logger.warning("An email was given up after %d attempts", len(self._waits))

    def close(self) -> None:
        """Drop all emails that are not being sent."""
        for task in self._going:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
