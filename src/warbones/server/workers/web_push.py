"""Web push: notifies a subscribed browser that a table waits for its user, even if the page is closed.

The message contains only the table's name, and whether a guest asks for a seat there. The key that signs it is made
when first needed, and stored beside the matches, readable only by the server, or in the database that several servers
share. Without a stored key, notifications are not offered.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from warbones.protocol.messages import PushTarget
from warbones.rooms.services import BadTarget, Push
from warbones.server.workers.push_targets import Destination, base64url, destination

if TYPE_CHECKING:
    from py_vapid import Vapid02

logger = logging.getLogger(__name__)

SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""The browsers' push services. Without this list, a client could make the server send requests to any address."""

KEPT: Final = 24 * 60 * 60
"""Seconds for which a push service holds a message for a browser that is offline."""

PATIENCE: Final = 10
AT_ONCE: Final = 4
"""The timeout of a push service in seconds, and the maximum number of messages in flight."""

REFUSED: Final = (400, 401, 403, 404, 410)
"""The status codes for a subscription that will never work: it is malformed (400), made for another server's key (401,
403), or ended by the browser (404, 410). The page has to subscribe again. Any other error may be temporary."""

SENT: Final = 201
"""The status code of an accepted message."""

TOPIC: Final = 32
"""The maximum length of a topic, in characters."""

REMEMBERED: Final = 4096
"""The maximum number of refused subscriptions to remember. A page that sends one again has to subscribe again."""


class KeyKeeper(Protocol):
    """Stores the signing key."""

    def pem(self, make: Callable[[], bytes]) -> bytes:
        """Return the key; ``make`` creates a missing one. Raises `OSError`; a `ConnectionError` may be temporary."""


class WebPush:
    """Sends messages through the browsers' push services."""

    def __init__(self, keeper: KeyKeeper, contact: str = "", services: tuple[str, ...] = SERVICES) -> None:
        """Sign with the key of ``keeper``; ``contact`` is an address at which push services can complain.

        ``services`` are host names, whose subdomains count too. One with a port is on this machine, for tests.
        """
        self._keeper, self._services = keeper, services
        self._contact = contact if contact.startswith("https:") else "mailto:operator@warbones.invalid"
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="push")
        self._signer: Vapid02 | None = None
        self._failed = False
        self._refused = OrderedDict[str, None]()

    async def key(self) -> str:
        """Return the public key in base64url, or "" if none can be stored."""
        return await asyncio.to_thread(self._public)

    def _public(self) -> str:
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415  # slow, and rarely needed

        signer = self._made()
        if signer is None:
            return ""
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return base64url(signer.public_key.public_bytes(encoding, form))

    def must_reach(self, target: PushTarget) -> None:
        """Raise `BadTarget` unless ``target`` is at a push service that has not refused it."""
        destination(target, self._services)
        if target.endpoint in self._refused:
            raise BadTarget.saying("refused-push-expired")

    async def send(self, target: PushTarget, table: str, *, hurry: bool, guest: bool = False) -> Push:
        """Send a message saying that a table waits, or a ``guest`` there. Raises `BadTarget`.

        A push service wakes a sleeping phone only for a message in a ``hurry``.
        """
        job = partial(self._send, destination(target, self._services), table, hurry=hurry, guest=guest)
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, job)
        except RuntimeError:  # the threads are shut down: the server is stopping
            return Push.FAILED
        if status in REFUSED:
            self._refused[target.endpoint] = None
            while len(self._refused) > REMEMBERED:
                self._refused.popitem(last=False)
            return Push.EXPIRED
        return Push.ACCEPTED if status == SENT else Push.FAILED

    def close(self) -> None:
        """Stop sending."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, to: Destination, table: str, *, hurry: bool, guest: bool) -> int:
        """Send a message. Return the push service's status code, or 0 without an answer."""
        import requests  # noqa: PLC0415  # as above
        from pywebpush import WebPushException, webpush  # noqa: PLC0415  # as above

        with requests.Session() as session:
            session.max_redirects = 0
            try:
                webpush(
                    {"endpoint": to.address, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                    msgspec.json.encode({"table": table} | ({"guest": True} if guest else {})).decode(),
                    self._made(),
                    {"sub": self._contact},
                    timeout=PATIENCE,
                    ttl=KEPT,
                    headers=_headers(table, hurry=hurry),
                    requests_session=session,
                )
            except WebPushException as error:
                status = error.status_code or 0
                logger.warning("A push service answered %s", status or "nothing")
                return status
            except requests.RequestException as error:
                logger.warning("A push service cannot be reached: %s", type(error).__name__)
                return 0
            except Exception as error:  # noqa: BLE001  # four libraries' errors: each fails only this message
                logger.warning("A notification could not be sent: %s", type(error).__name__)
                return 0
        return SENT

    def _made(self) -> Vapid02 | None:
        """Return the signer, with a stored or new key, or None if no key can be stored."""
        if self._signer is None and not self._failed:
            try:
                self._signer = _signer(self._keeper.pem(_new_key))
            except ConnectionError as error:
                logger.warning("The key of push notifications cannot be read now: %s", error)
            except (OSError, ValueError, ImportError) as error:
                self._failed = True
                logger.warning("Push notifications are off: %s", error)
        return self._signer


def _headers(table: str, *, hurry: bool) -> dict[str, str]:
    """Return a message's urgency and topic (RFC 8030). A push service keeps only the last message of a topic.

    The topic does not reveal the table's name.
    """
    return {"Urgency": "high" if hurry else "normal", "Topic": base64url(sha256(table.encode()).digest())[:TOPIC]}


def _new_key() -> bytes:
    """Return a new key. Raises `ImportError`."""
    from py_vapid import Vapid02  # noqa: PLC0415  # as above

    new: Any = Vapid02()
    new.generate_keys()
    pem: bytes = new.private_pem()
    return pem


def _signer(pem: bytes) -> Vapid02:
    """Return a signer for a key. Raises `ValueError` or `ImportError`."""
    from py_vapid import Vapid02  # noqa: PLC0415  # as above

    return Vapid02.from_pem(pem)
