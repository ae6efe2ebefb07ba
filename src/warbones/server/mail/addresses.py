"""Email addresses: the check of what people type, and their digests for rate limits."""

from __future__ import annotations

import re
from email.errors import HeaderParseError
from email.headerregistry import Address
from hashlib import sha256
from typing import Final

from warbones.core.errors import WarbonesError, quoted

LABEL: Final = r"[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
WRITTEN: Final = re.compile(rf"[a-zA-Z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})+")
"""The pattern that browsers apply to an address (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in
the domain. It has no spaces, line breaks or brackets, so an address cannot become a second header or command."""


class BadMailAddress(WarbonesError):
    """A malformed email address."""


def mail_address(text: str) -> str:
    """Return an address without the spaces around it. Raises `BadMailAddress`."""
    written = text.strip(" ")
    try:
        if WRITTEN.fullmatch(written) and Address(addr_spec=written).addr_spec == written:
            return written
    except (ValueError, HeaderParseError, IndexError):  # the library's errors
        pass
    raise BadMailAddress.saying("refused-mail-address", address=quoted(text))


def owner_digest(address: str) -> str:
    """Return a digest that all spellings of an owner's address share: any case, and any part after "+"."""
    local, _, domain = address.lower().rpartition("@")
    return sha256(f"{local.partition('+')[0]}@{domain}".encode()).hexdigest()
