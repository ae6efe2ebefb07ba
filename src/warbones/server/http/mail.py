"""HTTP endpoints of email notifications. An address is shown only to the browser with its key."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from warbones.protocol.mail_messages import MailLink, MailRequest, MailState, SeatMail
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.keys import bearer
from warbones.server.http.problems import CHANGES, PROBLEMS, STORED, AnyRequest
from warbones.server.mail.mailer import Mailer

PATH: Final = "/api/mail"

OWN: Final = [{"mailbox": list[str]()}]
"""The security of an endpoint that needs the key of a browser's address."""


def _key_of(request: AnyRequest) -> str:
    """Return the key in a request. Raises `WrongToken`."""
    return bearer(request.headers.get("authorization", ""))[0]


@get(PATH, summary="The address for emails", responses=STORED, security=[*OWN, {}])
async def show_mail(request: AnyRequest, mailer: NamedDependency[Mailer]) -> MailState:
    """Return whether emails are sent, and the address of the browser with a key: ``Authorization: Bearer KEY``."""
    return await mailer.state(_key_of(request) if "authorization" in request.headers else "")


@post(PATH, status_code=HTTP_200_OK, summary="Ask for emails", responses=CHANGES)
async def ask_for_mail(data: JSONBody[MailRequest], mailer: NamedDependency[Mailer]) -> MailState:
    """Send an address the link that confirms it."""
    return await mailer.ask(data)


@delete(PATH, status_code=HTTP_204_NO_CONTENT, summary="Delete an address", responses=STORED, security=OWN)
async def delete_mail(request: AnyRequest, mailer: NamedDependency[Mailer]) -> None:
    """Delete the address of the browser with a key."""
    await mailer.forget(_key_of(request))


@get(f"{PATH}/{{token:str}}", summary="The state of an email's link", responses=PROBLEMS)
async def show_mail_link(token: FromPath[str], mailer: NamedDependency[Mailer]) -> MailLink:
    """Return whether the address of a link is confirmed. It changes nothing: mail scanners open every link."""
    return await mailer.link(token)


@post(f"{PATH}/{{token:str}}/confirm", status_code=HTTP_200_OK, summary="Confirm an address", responses=CHANGES)
async def confirm_mail(token: FromPath[str], mailer: NamedDependency[Mailer]) -> MailLink:
    """Confirm the address of a link."""
    return await mailer.confirm(token)


@post(f"{PATH}/{{token:str}}/stop", status_code=HTTP_204_NO_CONTENT, summary="Unsubscribe", responses=CHANGES)
async def stop_mail(token: FromPath[str], mailer: NamedDependency[Mailer]) -> None:
    """Delete the address of a link. Mail programs send this request by themselves (RFC 8058)."""
    await mailer.stop(token)


@get(f"{PATH}/{{token:str}}/stop", include_in_schema=False)
async def show_stop(token: FromPath[str]) -> Redirect:
    """Lead to the link's page: mail programs without RFC 8058 open the address in a browser."""
    return Redirect(f"/mail/{token}")


@post("/api/tables/{table:str}/mail", status_code=HTTP_200_OK, summary="Email a seat's turns", responses=CHANGES)
async def mail_seat(
    table: FromPath[str],
    data: JSONBody[SeatMail],
    rooms: NamedDependency[Rooms],
    mailer: NamedDependency[Mailer],
) -> MailState:
    """Send emails about a seat's turns to the address of a key, and return that address's state."""
    state = await mailer.state(data.key)
    if state.address:
        await rooms.mail_seat(table, data)
    return state
