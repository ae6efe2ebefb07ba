"""The application: its endpoints, request limits and response headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.types import ASGIApp, Message, Scope

from warbones.concurrency.detached import begun
from warbones.core.record.options import Value
from warbones.rooms.background.match_ends import MatchListeners
from warbones.rooms.bots import BotService
from warbones.rooms.finished.reviews import ReviewService
from warbones.rooms.finished.stories import StoryService
from warbones.rooms.old_matches import tidied
from warbones.rooms.rooms import Rooms
from warbones.rooms.services import PushService, Timepiece
from warbones.server.clubhouse.events import Tournaments
from warbones.server.clubhouse.players import Players
from warbones.server.http.blocked import BlockGate
from warbones.server.http.continuations import continue_file, continue_match
from warbones.server.http.health import show_health
from warbones.server.http.home_network import draw_qr, share, show_sharing
from warbones.server.http.lobby import list_games, show_lesson, show_preparing, show_rules, throw_in_lesson
from warbones.server.http.mail import (
    ask_for_mail,
    confirm_mail,
    delete_mail,
    mail_seat,
    show_mail,
    show_mail_link,
    show_stop,
    stop_mail,
)
from warbones.server.http.metrics import show_metrics
from warbones.server.http.openapi import openapi_config
from warbones.server.http.operator import operator_routes
from warbones.server.http.pages import STATIC, show_page
from warbones.server.http.pictures import draw_clip, draw_position, draw_review, draw_table, draw_tournament
from warbones.server.http.players import (
    call_player,
    delete_player,
    download_player,
    keep_alone,
    redeem_code,
    seat_player,
    show_code,
    show_history,
    show_leaders,
    show_player,
    show_table_players,
)
from warbones.server.http.positions import answer_position, list_positions, show_position, solve_position
from warbones.server.http.problems import HANDLERS, LONGEST_BODY
from warbones.server.http.rate_limits import PACED, rate_limits
from warbones.server.http.replays import (
    begin_review,
    download,
    read_replay,
    review_file,
    show_file_review,
    show_replay,
    show_review,
    tell_story,
)
from warbones.server.http.tables import (
    call_me,
    carry_seat,
    claim_seat,
    list_tables,
    set_up_table,
    show_push_key,
    show_standing,
    show_table,
    sit_down,
)
from warbones.server.http.tournaments import (
    begin_tournament,
    change_tournament,
    come_to_table,
    download_csv,
    download_trf,
    enter_tournament,
    show_tournament,
)
from warbones.server.http.versions import VersionedRequest, VersionedResponse
from warbones.server.limit_counts import LimitCounts
from warbones.server.mail.mailer import Mailer
from warbones.server.mail.settings import MailSettings
from warbones.server.metrics.metrics import Metrics
from warbones.server.metrics.store import MeteredStore
from warbones.server.network.addresses import is_loopback
from warbones.server.network.allowed_hosts import without_port
from warbones.server.network.network import Network
from warbones.server.network.public import PublicUrl
from warbones.server.operator.blocks import Blocks
from warbones.server.operator.names import ModeratedNames
from warbones.server.operator.overview import Overview
from warbones.server.operator.token import OperatorToken
from warbones.server.sockets.client_socket import Unmetered
from warbones.server.sockets.play import play
from warbones.server.store.blocks import BlockStore
from warbones.server.store.club.ledger import Ledger
from warbones.server.store.key_file import KeyFile
from warbones.server.store.mailboxes import MailboxStore
from warbones.server.store.reviews import ReviewStore
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.server.store.uptime import Uptime
from warbones.server.visitor_limits import Limits, SocketLimiter
from warbones.server.workers.drawing_process import DrawingProcess
from warbones.server.workers.pictures import Pictures
from warbones.server.workers.throw_threads import ThrowThreads
from warbones.server.workers.web_push import WebPush

if TYPE_CHECKING:
    from warbones.server.cluster.cluster import Cluster, Member  # imports an extra

LOBBY: Final = (list_games, show_rules, show_lesson, throw_in_lesson, show_preparing)
DAILY: Final = (list_positions, show_position, answer_position, solve_position)
TABLES: Final = (
    set_up_table,
    list_tables,
    show_table,
    show_standing,
    sit_down,
    claim_seat,
    carry_seat,
    call_me,
    show_push_key,
)
PICTURES: Final = (draw_table, draw_clip, draw_position, draw_review, draw_tournament)
REPLAYS: Final = (download, show_replay, read_replay, tell_story, continue_match, continue_file)
REVIEWS: Final = (show_review, begin_review, show_file_review, review_file)

PLAYERS: Final = (
    show_player,
    call_player,
    delete_player,
    show_history,
    download_player,
    show_code,
    redeem_code,
    keep_alone,
    show_leaders,
    show_table_players,
    seat_player,
)
TOURNAMENTS: Final = (
    begin_tournament,
    show_tournament,
    enter_tournament,
    change_tournament,
    come_to_table,
    download_csv,
    download_trf,
)

MAILS: Final = (
    show_mail,
    ask_for_mail,
    delete_mail,
    show_mail_link,
    confirm_mail,
    stop_mail,
    show_stop,
    mail_seat,
)

SHARING: Final = (show_sharing, share, draw_qr, show_health)

ROUTES: Final = (*LOBBY, *DAILY, *TABLES, *REPLAYS, *PICTURES, *REVIEWS, *PLAYERS, *TOURNAMENTS, *MAILS, *SHARING)
"""The handlers of every application's requests."""

POLICY: Final = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)

HEADERS: Final = {"Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}

ISOLATION_HEADERS: Final = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Headers for HTTPS and localhost: on other pages browsers ignore them and log a complaint."""


CLEANUP_INTERVAL: Final = 600.0
"""Seconds between two removals of expired request counts."""


@dataclass(frozen=True)
class Application:
    """An application, and its part in a cluster, if it has one."""

    app: Litestar
    member: Member | None
    blocks: Blocks
    counts: LimitCounts

    @property
    def served(self) -> ASGIApp:
        """The application that is served, to everybody who is not blocked."""
        return BlockGate(self.member.relay if self.member else self.app, self.blocks)

    async def leave(self) -> None:
        """Hand all tables over to the other members of the cluster."""
        if self.member:
            await self.member.leave()


def create_app(
    data: Path,
    bots: BotService,
    static: Path = STATIC,
    limits: Limits | None = None,
    network: Network | None = None,
    metrics: Metrics | None = None,
    timepiece: Timepiece | None = None,
    push: PushService | None = None,
    cluster: Cluster | None = None,
    keep_days: float | None = None,
    rule_data: Mapping[str, Mapping[str, Value]] | None = None,
    mail: MailSettings | None = None,
    operator: OperatorToken | None = None,
) -> Application:
    """Return the application that stores its matches in the folder ``data``. Raises `StoreUnusable`.

    ``limits`` apply to visitors, ``network`` has the server's addresses, ``metrics`` are counted and served if given,
    ``timepiece`` is the time of the clocks, and ``push`` notifies people who are away. With a ``cluster``, matches are
    stored in its database instead, and the application is a member of it. Matches without a move for ``keep_days`` are
    removed. New tables get the ``rule_data`` of their game unless the request says otherwise. With ``mail``, emails are
    sent too. ``operator`` opens the operator's page; without it there is no such page.
    """
    limits, network = limits or Limits(), network or Network()
    store = cluster.store if cluster else SqliteStore(data)
    timepiece = timepiece or (cluster.time if cluster else Uptime(data))
    keeper = cluster.push_key if cluster else KeyFile(data)
    push = push or WebPush(keeper, network.public.address if network.public else "")
    public_address = network.public.address if network.public else ""
    mailer = Mailer(MailboxStore(store.runner), mail, public_address or network.address)
    metered = MeteredStore(store, metrics) if metrics else store
    listeners, peers = MatchListeners(), cluster.peers if cluster else None
    blocks, counts, throws = Blocks(BlockStore(store.runner), shared=cluster is not None), LimitCounts(), ThrowThreads()
    names = ModeratedNames(blocks)
    rooms = Rooms(
        metered,
        bots,
        timepiece,
        throws,
        push,
        limits.rooms,
        usual=rule_data or {},
        listeners=listeners,
        peers=peers,
        mail=mailer if mailer.offered else None,
        names=names,
    )
    show = DrawingProcess()
    if metrics:
        _watch(metrics, rooms, cluster)

    ledger = Ledger(store.runner)
    players = Players(ledger, rooms, listeners, names)
    reviews = ReviewService(bots, show, ReviewStore(store.runner))
    events, pictures = Tournaments(ledger, rooms, players, listeners, names), Pictures(show)
    for shown_again in (rooms.show_again, pictures.forget):
        blocks.on_change(shown_again)

    given = {"rooms": rooms, "bots": bots, "show": show, "static": static, "network": network, "push": push}
    given |= {"public_address": public_address, "mailer": mailer}
    given |= {"meter": metrics or Unmetered(), "metrics": metrics, "crowd": SocketLimiter(limits, counts)}
    given |= {
        "blocks": blocks,
        "counts": counts,
        "players": players,
        "events": events,
        "reviews": reviews,
        "stories": StoryService(bots, show),
        "pictures": pictures,
        "overview": Overview(rooms, store, {"bots": bots, "drawing": show, "throws": throws}, reviews, counts, blocks),
    }

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        bots.prepare()
        await blocks.load()
        if member:
            await member.start()
        going = [
            begun(rooms.resume(), "Going on with the tables"),
            begun(rooms.keep_time(), "Keeping the tables' time"),
            begun(_forgetting(app), "Forgetting who asked for how much"),
            begun(blocks.keep(), "Noticing blocks that begin or end"),
            begun(events.resume(), "Going on with the tournaments"),
        ]
        if keep_days is not None:
            going.append(begun(tidied(rooms, keep_days), "Removing old matches"))
        yield
        for task in going:
            task.cancel()
        await asyncio.wait(going)
        rooms.close()
        if member:
            await member.close()
        reviews.close()
        bots.close()
        show.close()
        push.close()
        mailer.close()
        await store.close()
        if isinstance(timepiece, Uptime):
            timepiece.close()

    app = Litestar(
        [
            *ROUTES,
            *([show_metrics] if metrics else ()),
            *([operator_routes(operator)] if operator else ()),
            play,
            show_page,
        ],
        lifespan=[lifespan],
        dependencies={name: _given(value) for name, value in given.items()},
        exception_handlers=HANDLERS,
        request_class=VersionedRequest,
        response_class=VersionedResponse,
        middleware=[*rate_limits(limits)],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        before_send=[_headers(network.public)],
        request_max_body_size=LONGEST_BODY,
        openapi_config=openapi_config(),
        logging_config=None,
        state=State({"limit_counts": counts}),
    )
    member = cluster.member(app, rooms) if cluster else None
    return Application(app, member, blocks, counts)


def _watch(metrics: Metrics, rooms: Rooms, cluster: Cluster | None) -> None:
    metrics.watch(rooms)
    if cluster:
        metrics.watch_leases(cluster.store.leases)


def _given(value: Any) -> Provide:
    return Provide(lambda: value, use_cache=True, sync_to_thread=False)


async def _forgetting(app: Litestar) -> None:
    """Regularly remove expired request counts: those of addresses that never return would otherwise stay forever."""
    while True:
        await asyncio.sleep(CLEANUP_INTERVAL)
        for name in PACED:
            await app.stores.get(name).delete_expired()  # type: ignore[attr-defined]  # of a store in memory


def _headers(public: PublicUrl | None) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return the hook that adds the common headers to every response."""
    sockets = f"; connect-src 'self' {public.socket}" if public else ""  # not every browser includes sockets in 'self'
    always = HEADERS | {"Content-Security-Policy": POLICY + sockets}

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in (always | ISOLATION_HEADERS if _is_trustworthy(scope, public) else always).items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")

    return add


def _is_trustworthy(scope: Scope, public: PublicUrl | None) -> bool:
    if scope["scheme"] == "https" or (public and public.scheme == "https"):
        return True
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return is_loopback(without_port(host))
