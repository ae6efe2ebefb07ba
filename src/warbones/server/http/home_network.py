"""HTTP endpoints that open the tables to the home network, and that draw links as QR codes."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from warbones.core.errors import WarbonesError
from warbones.protocol.messages import Link, QrCode, Sharing, SharingChange
from warbones.rooms.languages import in_language, language_of
from warbones.server.http.problems import CHANGES, FOREIGN, forbidden
from warbones.server.network.network import Network
from warbones.server.network.qr import modules

AnyRequest = Request[Any, Any, Any]

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""The headers that proxies add."""


class NotTheOperator(WarbonesError):
    """A request to open the tables that does not come from a browser on this machine."""


@get("/api/sharing", summary="From where the tables can be opened", responses=FOREIGN)
async def show_sharing(request: AnyRequest, network: NamedDependency[Network]) -> Sharing:
    """Return the addresses for links, and whether this browser may open the tables to the home network."""
    return await _sharing(request, network)


@post(
    "/api/sharing",
    status_code=HTTP_200_OK,
    summary="Let the home network in",
    responses=CHANGES,
    exception_handlers={NotTheOperator: forbidden},
)
async def share(request: AnyRequest, data: JSONBody[SharingChange], network: NamedDependency[Network]) -> Sharing:
    """Open the tables to the home network or close them. Only a page on this machine may do that."""
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "")
    if not _may(request, network) or not network.names.welcomes(origin, host):
        raise NotTheOperator.saying("refused-not-operator")
    assert network.home
    await (network.home.open() if data.open else network.home.close())
    return await _sharing(request, network)


@post("/api/qr", status_code=HTTP_200_OK, summary="A link as a QR code", responses=CHANGES)
async def draw_qr(data: JSONBody[Link]) -> QrCode:
    """Return the QR code of a link. The link comes in the body: it holds a seat's key and must not be logged."""
    return QrCode(rows=modules(data.link))


async def _sharing(request: AnyRequest, network: Network) -> Sharing:
    may, home = _may(request, network), network.home
    gone = await home.follow() if home and may else ""
    address, *others = network.beyond(request.headers.get("host", "")) or [""]
    found = Sharing(
        address=address,
        others=tuple(others),
        local_only=network.is_alone,
        open=bool(home and home.is_open),
        may_change=may,
        problem=gone or (home.problem() if home and may and not home.is_open else ""),
        advice=home.advice if home and may and home.is_open else "",
    )
    return in_language(language_of(request.scope["query_string"]), found)


def _may(request: AnyRequest, network: Network) -> bool:
    forwarded = any(name in request.headers for name in FORWARDED)
    client = request.client.host if request.client else ""
    return network.may_open(client, request.headers.get("host", ""), forwarded=forwarded)
