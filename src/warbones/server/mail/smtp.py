"""Delivery of a message to the operator's mail server.

`smtplib` is the standard library's. It blocks, so it runs in a thread (`warbones.server.mail.outbox`).
"""

from __future__ import annotations

import logging
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from enum import Enum
from typing import Final

from warbones.server.mail.settings import MailSettings, Security

logger = logging.getLogger(__name__)

PATIENCE: Final = 20.0
"""The timeout of the mail server in seconds."""

FOR_GOOD: Final = 500
"""The first of the permanent reply codes; errors below it are temporary (RFC 5321)."""


class Delivery(Enum):
    """The result of an attempt."""

    ACCEPTED = "accepted"
    LATER = "later"
    """It may work later."""
    NO_SUCH_ADDRESS = "no such address"
    """The mail server refuses the recipient for good."""
    FAILED = "failed"
    """The mail server refuses this message for good."""


class SmtpClient:
    """Delivers messages, each over its own connection. It never continues without the encryption asked for."""

    def __init__(self, settings: MailSettings, context: ssl.SSLContext | None = None) -> None:
        """Deliver to the mail server of ``settings``; ``context`` verifies its certificate, by default as usual."""
        self._settings = settings
        self._context = context or ssl.create_default_context()

    def deliver(self, message: EmailMessage) -> Delivery:
        """Deliver a message. Errors are logged without addresses, which a mail server repeats in its replies."""
        try:
            self._deliver(message)
        except smtplib.SMTPRecipientsRefused as error:
            code = max(code for code, _ in error.recipients.values())
            logger.warning("The mail server refuses a recipient (%s)", code)
            return Delivery.NO_SUCH_ADDRESS if code >= FOR_GOOD else Delivery.LATER
        except smtplib.SMTPAuthenticationError as error:
            logger.warning("The mail server refuses the user or password (%s)", error.smtp_code)
            return Delivery.LATER
        except smtplib.SMTPResponseException as error:
            logger.warning("The mail server refuses an email (%s %s)", type(error).__name__, error.smtp_code)
            return Delivery.FAILED if error.smtp_code >= FOR_GOOD else Delivery.LATER
        except (OSError, ValueError) as error:  # with all of smtplib's
            logger.warning("The mail server cannot be used: %s", type(error).__name__)
            return Delivery.LATER
        return Delivery.ACCEPTED

    def _deliver(self, message: EmailMessage) -> None:
        smtp = self._connected()
        try:
            if self._settings.user:
                smtp.login(self._settings.user, self._settings.password)
            smtp.send_message(message)
            with suppress(OSError):  # the message has been accepted
                smtp.quit()
        finally:
            smtp.close()

    def _connected(self) -> smtplib.SMTP:
        to = self._settings
        own = to.sender.rpartition("@")[2]
        if to.security is Security.TLS:
            return smtplib.SMTP_SSL(to.host, to.port, own, timeout=PATIENCE, context=self._context)
        smtp = smtplib.SMTP(to.host, to.port, own, timeout=PATIENCE)
        try:
            if to.security is Security.STARTTLS:
                smtp.starttls(context=self._context)
        except BaseException:
            smtp.close()
            raise
        return smtp
