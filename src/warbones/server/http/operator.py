"""HTTP endpoints of the operator's page, which exist on servers with an operator's token and answer only requests that
show it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_401_UNAUTHORIZED

from warbones.core.errors import WarbonesError
from warbones.protocol.messages import Problem
from warbones.protocol.operator_messages import BlockRequest, OperatorPage, UnblockRequest
from warbones.rooms.languages import in_language, language_of
from warbones.rooms.seats.keys import WrongToken, bearer
from warbones.server.http.problems import CHANGES, PROBLEM, STORED, AnyRequest, problem_response
from warbones.server.operator.blocks import Blocks
from warbones.server.operator.overview import Overview
from warbones.server.operator.token import OperatorToken
from warbones.server.visitor_limits import host_of

PATH: Final = "/api/operator"

SECURITY: Final = [{"operator": list[str]()}]

SECRET: Final = {HTTP_401_UNAUTHORIZED: PROBLEM}
"""The response to a request without the operator's token or with a wrong one."""


class NotOperator(WarbonesError):
    """A request that does not show the operator's token."""

    says = "refused-operator-token"


def operator_routes(token: OperatorToken) -> Router:
    """Return the endpoints, open to whoever shows ``token``."""

    def must_show_it(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        try:
            shown = bearer(connection.headers.get("authorization", ""))
        except WrongToken:
            raise NotOperator from None
        if len(shown) != 1 or not token.opens(shown[0]):
            raise NotOperator

    return Router(
        "/",
        route_handlers=[show_overview, block, unblock],
        guards=[must_show_it],
        exception_handlers={NotOperator: _not_operator},
    )


@get(PATH, summary="The operator's page", responses=STORED | SECRET | CHANGES, security=SECURITY)
async def show_overview(request: AnyRequest, overview: NamedDependency[Overview]) -> OperatorPage:
    """Return the queues, the tables in play, the exceeded limits and the blocks."""
    return await _page(request, overview)


@post(f"{PATH}/block", status_code=HTTP_200_OK, summary="Block somebody", responses=CHANGES | SECRET, security=SECURITY)
async def block(
    request: AnyRequest,
    data: JSONBody[BlockRequest],
    blocks: NamedDependency[Blocks],
    overview: NamedDependency[Overview],
) -> OperatorPage:
    """Block a name, an address or a network, and return the page."""
    await blocks.add(data.kind, data.subject, data.reason, data.ends, host_of(request))
    return await _page(request, overview)


@post(f"{PATH}/unblock", status_code=HTTP_200_OK, summary="End a block", responses=CHANGES | SECRET, security=SECURITY)
async def unblock(
    request: AnyRequest,
    data: JSONBody[UnblockRequest],
    blocks: NamedDependency[Blocks],
    overview: NamedDependency[Overview],
) -> OperatorPage:
    """End a block, and return the page."""
    await blocks.remove(data.kind, data.subject)
    return await _page(request, overview)


async def _page(request: AnyRequest, overview: Overview) -> OperatorPage:
    return in_language(language_of(request.scope["query_string"]), await overview.page(host_of(request)))


def _not_operator(request: AnyRequest, error: WarbonesError) -> Response[Problem]:
    response = problem_response(request, HTTP_401_UNAUTHORIZED, error.text)
    response.set_header("www-authenticate", "Bearer")
    return response
