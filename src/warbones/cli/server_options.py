"""Options of the server that take more than one word to check: its database and its emails."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from warbones.core.errors import WarbonesError

if TYPE_CHECKING:
    from warbones.server.mail.settings import MailSettings  # imports the server


def database_url(url: str | None) -> str | None:
    """Return the URL if it names a database the program can use. Raises `WarbonesError`."""
    from warbones.server.store.migration import PREFIXES, is_database  # noqa: PLC0415  # imports the databases

    if url is not None and not is_database(url):
        raise WarbonesError(
            f"--database takes an address that begins with {PREFIXES[0]}, as postgresql://USER@HOST/NAME."
        )
    return url


def mail_options(smtp: str | None, sender: str | None, password_file: Path | None) -> MailSettings | None:
    """Return the settings for emails, None if there is no mail server. Raises `WarbonesError`."""
    from warbones.server.mail.settings import mail_settings  # noqa: PLC0415  # imports the server

    if not smtp:
        return None
    if not sender:
        raise WarbonesError("--smtp needs the address from which emails are sent: add --mail-from ADDRESS.")
    return mail_settings(smtp, sender, password_file)
