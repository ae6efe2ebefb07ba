"""The two emails that the server sends, worded by the catalogue: as plain text, and as simple HTML."""

from __future__ import annotations

from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, make_msgid
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote, urlsplit

from warbones.core.messages import Msg, msg
from warbones.core.view.reader import english
from warbones.rooms.services import TurnNotice

NAME: Final = "Warbones"

POLICY: Final = SMTP.clone(max_line_length=998)
"""The protocol's own limit for a line: at the usual 78 characters, long links would be split and encoded."""


class Recipient(NamedTuple):
    """An address and the token of its link."""

    address: str
    token: str


class Letters:
    """Writes emails. Whatever is put into a header has no line break: the library refuses it."""

    def __init__(self, sender: str, base: str) -> None:
        """Write as ``sender``; ``base`` is the server's address, ending with a slash."""
        self._sender, self._base = sender, base

    def confirmation(self, to: Recipient) -> EmailMessage:
        """Return the email that asks whoever has an address to confirm it."""
        host = urlsplit(self._base).netloc
        return self._email(
            to,
            msg("mail-confirm-subject"),
            (msg("mail-confirm-text", host=host),),
            (msg("mail-confirm-link"), self._own_link(to)),
            (msg("mail-confirm-ignore"),),
        )

    def turn(self, to: Recipient, notice: TurnNotice) -> EmailMessage:
        """Return the email saying that a table waits. Its link holds no key: it works where the seat is."""
        game, waiting = _line(notice.game), tuple(map(_line, notice.waiting))
        text = msg("mail-turn-text", game=game, names=waiting, count=len(waiting))
        table = f"{self._base}table/{quote(notice.table, safe='')}"
        return self._email(
            to,
            msg("mail-turn-subject", game=game),
            (text,),
            (msg("mail-turn-link"), table),
            (msg("mail-turn-seat"),),
        )

    def _own_link(self, to: Recipient) -> str:
        return f"{self._base}mail/{to.token}"

    def _email(
        self, to: Recipient, subject: Msg, before: Sequence[Msg], link: tuple[Msg, str], after: Sequence[Msg]
    ) -> EmailMessage:
        email = EmailMessage(policy=POLICY)
        email["From"] = Address(NAME, addr_spec=self._sender)
        email["To"] = Address(addr_spec=to.address)
        email["Subject"] = _worded(subject)
        email["Date"] = localtime()
        email["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        email["Auto-Submitted"] = "auto-generated"
        email["List-Unsubscribe"] = f"<{self._base}api/mail/{to.token}/stop>"
        email["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        stop = (msg("mail-stop"), self._own_link(to))
        email.set_content(_plain(before, link, after, stop))
        email.add_alternative(_html(before, link, after, stop), subtype="html")
        return email


def _worded(text: Msg) -> str:
    return english(text, None, ())


def _line(text: str) -> str:
    """Return text on one line, without control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _plain(before: Sequence[Msg], link: tuple[Msg, str], after: Sequence[Msg], stop: tuple[Msg, str]) -> str:
    linked = [f"{_worded(words)}:\n{address}" for words, address in (link, stop)]
    parts = [*map(_worded, before), linked[0], *map(_worded, after), f"-- \n{linked[1]}"]
    return "\n\n".join(parts) + "\n"


def _html(before: Sequence[Msg], link: tuple[Msg, str], after: Sequence[Msg], stop: tuple[Msg, str]) -> str:
    first, last = (f'<a href="{escape(address)}">{escape(_worded(words))}</a>' for words, address in (link, stop))
    parts = [*(escape(_worded(each)) for each in before), f"<b>{first}</b>", *(escape(_worded(each)) for each in after)]
    paragraphs = "".join(f"<p>{each}</p>" for each in parts)
    return f'<!doctype html><html lang="en"><body>{paragraphs}<p><small>{last}</small></p></body></html>\n'
