"""The operator's settings for emails: the mail server, its password and the sender's address."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from warbones.core.errors import WarbonesError
from warbones.server.mail.addresses import BadMailAddress, mail_address
from warbones.server.network.addresses import is_loopback

PASSWORD: Final = "WARBONES_SMTP_PASSWORD"  # noqa: S105  # the name of a variable of the environment
USAGE: Final = "--smtp takes a mail server such as smtp+starttls://USER@mail.example.org:587 or smtps://USER@HOST"


class Security(StrEnum):
    """The encryption of a connection to the mail server, by the scheme of its URL."""

    STARTTLS = "smtp+starttls"
    TLS = "smtps"
    NONE = "smtp"


PORTS: Final = {Security.STARTTLS: 587, Security.TLS: 465, Security.NONE: 25}


class BadMailServer(WarbonesError):
    """A malformed or unsafe setting for emails."""


@dataclass(frozen=True)
class MailSettings:
    """A mail server, and the address from which it sends."""

    security: Security
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    grace: float = 60.0
    """Seconds until an email about a turn is sent, in case the person comes back."""
    every: float = 30 * 60.0
    """Seconds between two emails to one seat."""
    again: tuple[float, ...] = (60.0, 300.0, 1800.0)
    """Seconds to wait before each further attempt if the mail server refuses for now."""


def mail_settings(
    url: str, sender: str, password_file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> MailSettings:
    """Return the settings of ``--smtp`` and ``--mail-from``. Raises `BadMailServer`; it never shows the URL."""
    parts = _split(url)
    security = Security(parts.scheme)
    user = unquote(parts.username or "")
    password = _password(password_file, environment) if user else ""
    if security is Security.NONE and (user or not is_loopback(parts.hostname or "")):
        raise BadMailServer(
            "--smtp: smtp:// is not encrypted, so it is only for a mail server on this machine, without a user. Use "
            "smtp+starttls:// or smtps://."
        )
    return MailSettings(security, parts.hostname or "", parts.port or PORTS[security], _sender(sender), user, password)


def _split(url: str) -> SplitResult:
    """Return the parts of the URL. Raises `BadMailServer`."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # parsed only on access
    except ValueError as error:
        raise BadMailServer(f"{USAGE}.") from error
    if parts.password is not None:
        raise BadMailServer(
            "--smtp: leave the password out, since others can read it in the list of processes. Put it into "
            f"{PASSWORD} or a file named by --smtp-password-file."
        )
    if parts.scheme not in {*Security} or not parts.hostname or not url.isascii() or parts.path.strip("/"):
        raise BadMailServer(f"{USAGE}.")
    return parts


def _password(file: Path | None, environment: Mapping[str, str]) -> str:
    """Return the mail server's password. Raises `BadMailServer`."""
    try:
        found = file.read_text("utf-8").strip("\r\n") if file else environment.get(PASSWORD, "")
    except (OSError, UnicodeDecodeError) as error:
        raise BadMailServer("--smtp-password-file: the file cannot be read.") from error
    if not found:
        raise BadMailServer(f"--smtp names a user: put the password into {PASSWORD} or name a file with it.")
    return found


def _sender(sender: str) -> str:
    try:
        return mail_address(sender)
    except BadMailAddress as error:
        raise BadMailServer("--mail-from takes the sender's address, such as table@example.org.") from error
