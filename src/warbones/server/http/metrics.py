"""The metrics endpoint, for an operator's monitor."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_403_FORBIDDEN

from warbones.protocol.messages import Problem
from warbones.server.http.home_network import FORWARDED
from warbones.server.metrics.metrics import Metrics

DIRECT: Final = "These numbers are for a monitor that asks the server itself: they are handed on by no proxy."


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(
    request: Request[Any, Any, Any], metrics: NamedDependency[Metrics]
) -> Response[bytes] | Response[Problem]:
    """Return the metrics in Prometheus's format, unless a proxy forwarded the request."""
    if any(name in request.headers for name in FORWARDED):
        return Response(Problem(problem=DIRECT), status_code=HTTP_403_FORBIDDEN)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
