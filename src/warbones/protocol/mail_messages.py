"""The shapes of email notifications on the wire. Keys are sent in a header or a body, never in an address."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from warbones.protocol.club_messages import Key
from warbones.protocol.messages import Message, Token


class MailRequest(Message):
    """Body of ``POST /api/mail``: send notifications to this address once its owner has confirmed it.

    ``key`` is made by the browser and stays its own. ``player`` is the key of the browser's player, "" for none: the
    address is deleted with that player. Answered by a `MailState`.
    """

    key: Key
    address: Annotated[str, Meta(max_length=254)]
    player: Annotated[str, Meta(max_length=64)] = ""


class MailState(Message):
    """Response to ``GET /api/mail``: whether the server sends emails, and the address of the key that was sent, if any.

    Nothing but the request to confirm goes to an address that is not ``confirmed``.
    """

    offered: bool = False
    address: str = ""
    confirmed: bool = False


class MailLink(Message):
    """Response to ``GET /api/mail/{token}``: whether the owner of the address has confirmed it."""

    confirmed: bool


class SeatMail(Message):
    """Body of ``POST /api/tables/{table}/mail``: send an email to the address of ``key`` when the seat of ``token`` is
    to act and no push message reaches its person. Answered by a `MailState`.
    """

    token: Token
    key: Key
