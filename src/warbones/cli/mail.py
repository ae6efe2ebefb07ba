"""The options for emails of ``warbones serve``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from warbones.core.errors import WarbonesError

if TYPE_CHECKING:
    from warbones.server.mail.settings import MailSettings  # imports the server


def mail_options(smtp: str | None, sender: str | None, password_file: Path | None) -> MailSettings | None:
    """Return the settings for emails, None if there is no mail server. Raises `WarbonesError`."""
    from warbones.server.mail.settings import mail_settings  # noqa: PLC0415  # as above

    if not smtp:
        return None
    if not sender:
        raise WarbonesError("--smtp needs the address from which emails are sent: add --mail-from ADDRESS.")
    return mail_settings(smtp, sender, password_file)
