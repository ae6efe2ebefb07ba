"""The client's files. Every path that is not an endpoint is a page of the client."""

from __future__ import annotations

from asyncio import to_thread
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from warbones.rooms.rooms import Rooms
from warbones.server.clubhouse.events import Tournaments
from warbones.server.http.link_cards import link_card, with_card
from warbones.server.http.problems import AnyRequest

STATIC: Final = Path(__file__).parents[1] / "static"

TYPES: Final = MimeTypes()  # not the machine's own table, in which a script may be plain text
TYPES.add_type("text/javascript", ".js")
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT: Final = "The browser's part of the table is not built yet. In a checkout, run: make web\n"


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(
    request: AnyRequest,
    static: NamedDependency[Path],
    rooms: NamedDependency[Rooms],
    public_address: NamedDependency[str],
    events: NamedDependency[Tournaments],
    path: FromPath[str] = "/",
) -> File | Response[str]:
    """Return a file, or for any other path the client's page with the card of its link."""
    found = _found(static, path)
    if found and found.name != "index.html":
        return _file(found, "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache")
    if path.startswith(("/api/", "/assets/")):
        raise NotFoundException("There is nothing at this address.")
    if (index := static / "index.html").is_file():
        card = await link_card(path, request.query_params, rooms, events)
        page = await to_thread(index.read_text, encoding="utf-8")
        worded = with_card(page, card, public_address or str(request.base_url))
        return Response(worded, media_type=MediaType.HTML)
    return Response(NOT_BUILT, media_type="text/plain", status_code=HTTP_503_SERVICE_UNAVAILABLE)


def _found(static: Path, path: str) -> Path | None:
    """Return the client's file for a path, if there is one."""
    try:
        file = (static / path.lstrip("/")).resolve()
        return file if file.is_file() and file.is_relative_to(static.resolve()) else None
    except (OSError, ValueError):  # not a valid file name
        return None


def _file(path: Path, caching: str) -> File:
    kind = TYPES.guess_type(path.name)[0] or "application/octet-stream"
    return File(path, media_type=kind, content_disposition_type="inline", headers={"cache-control": caching})
