"""The web server of ``warbones serve``: its options, start and stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final, NoReturn

import uvicorn
from litestar.types import ASGIApp
from platformdirs import user_data_path
from uvicorn.config import LOGGING_CONFIG

from warbones.core.errors import WarbonesError
from warbones.core.extras import extra
from warbones.core.record.options import Value
from warbones.games import GAMES
from warbones.players.policies.file_bots import FileBots
from warbones.players.pool import BotPool
from warbones.players.processes import ignore_job
from warbones.rooms.session.message_reader import LONGEST
from warbones.server.app import create_app
from warbones.server.cluster.address import listen_inside
from warbones.server.descriptors import descriptors, fitting
from warbones.server.http.guard import Guard
from warbones.server.http.head_requests import HeadRequests
from warbones.server.http.pages import STATIC
from warbones.server.http.throttle import RequestThrottle
from warbones.server.limit_counts import LimitCounts
from warbones.server.logs import log_json
from warbones.server.mail.settings import MailSettings
from warbones.server.metrics.metrics import Metrics
from warbones.server.network.addresses import is_loopback
from warbones.server.network.announcement import open_notice, sharing_notice
from warbones.server.network.home import Home
from warbones.server.network.network import Network
from warbones.server.network.ports import HERE, listen
from warbones.server.network.public import BadAddress, PublicUrl
from warbones.server.operator.token import OperatorToken
from warbones.server.sockets.connection_limits import LimitedProtocol
from warbones.server.sockets.websocket_protocol import TolerantProtocol
from warbones.server.visitor_limits import Limits
from warbones.server.workers.policies import from_files

if TYPE_CHECKING:
    from warbones.server.cluster.cluster import Cluster

PING: Final = 20.0
"""Seconds between two pings of a socket, and until a ping must be answered."""

SWITCH_INTERVAL: Final = 0.0002
"""Seconds after which Python switches from the event loop's thread to the store's. At the default of 5 ms, each
statement of a turn waited long on a busy server."""

GC_THRESHOLDS: Final = (700, 5, 2000)
"""The thresholds of the garbage collector: a pass over 500 tables takes a quarter of a second, and frees little."""


@dataclass(frozen=True)
class ServeOptions:
    """The options of ``warbones serve``."""

    host: str = HERE
    port: int | None = None
    """None: a free port near `PORT`; 0: any free port."""
    data: Path | None = None
    """None: the user's own data folder."""
    open_browser: bool = False
    lan: bool = False
    public: PublicUrl | None = None
    proxies: tuple[str, ...] = ()
    metrics: bool = False
    """Whether ``/metrics`` is served."""
    log_json: bool = False
    """Whether the server's log is JSON, one object per line."""
    limits: Limits = field(default_factory=Limits)
    database: str | None = None
    """The PostgreSQL database that stores the matches; None: a folder does."""
    internal: str = ""
    """The address at which other servers of that database reach this one (`warbones.server.cluster.address`)."""
    keep_days: float | None = None
    """Days without a move after which a match is removed."""
    rule_data: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """The operator's own rule data by game, used for new tables unless their request says otherwise."""
    bots: tuple[str, ...] = ()
    """Bots from files, such as ``file:policy.onnx``, for the games that they fit."""
    mail: MailSettings | None = None
    """The mail server for notifications by email; None: none are sent."""
    operator: OperatorToken | None = None
    """The token of the operator's page; None: there is no such page."""


class HandOver(uvicorn.Server):
    """Releases its tables to the cluster's other servers before it stops."""

    def __init__(self, config: uvicorn.Config, leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._leave = leave

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._leave()
        await super().shutdown(sockets)


class ListeningSockets:
    """A server's additional listening sockets, which it can open once it has started."""

    def __init__(self) -> None:
        self._server: uvicorn.Server | None = None
        self._doors: dict[socket.socket, asyncio.Server] = {}

    def started(self, server: uvicorn.Server) -> None:
        """Use ``server``, which has started."""
        self._server = server

    async def open_at(self, listening: socket.socket) -> None:
        """Serve on one more socket."""
        server = self._running()

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = server.config.http_protocol_class(  # type: ignore[call-arg]  # as in uvicorn
                config=server.config, server_state=server.server_state, app_state=server.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        door = await loop.create_server(protocol, sock=listening, backlog=server.config.backlog)
        self._doors[listening] = door
        server.servers.append(door)

    async def shut_at(self, listening: socket.socket) -> None:
        """Stop serving on a socket, and close its connections."""
        server, at = self._running(), listening.getsockname()[:2]
        door = self._doors.pop(listening)
        server.servers.remove(door)
        door.close()
        for connection in list(server.server_state.connections):
            if getattr(connection, "server", None) == at:
                connection.shutdown()

    def _running(self) -> uvicorn.Server:
        assert self._server
        return self._server


class _Server(HandOver):
    """Prints its addresses once it accepts connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        leave: Callable[[], Awaitable[None]],
        network: Network,
        asked: ServeOptions,
        doors: ListeningSockets,
    ) -> None:
        super().__init__(config, leave)
        self._network, self._asked, self._doors = network, asked, doors

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._doors.started(self)
        notice = open_notice(self._network)
        if self._asked.lan and self._network.home:
            notice += await _let_in(self._network.home)
        sys.stdout.write(notice + sharing_notice(self._network, sys.stdout))
        sys.stdout.flush()
        if self._asked.open_browser:
            Thread(target=webbrowser.open, args=(self._network.address,), daemon=True).start()  # may block until closed


async def _let_in(home: Home) -> str:
    """Open the tables to the home network. Return the reason if that fails."""
    try:
        await home.open()
    except WarbonesError as problem:
        return f"{problem} Until then this machine alone can open the table.\n"
    return ""


def serve(asked: ServeOptions) -> None:
    """Serve until interrupted. Raises `PortTaken`, `StoreUnusable`, `BadAddress` or `BadPolicy`."""
    if asked.lan and not is_loopback(asked.host):
        raise BadAddress("--lan finds the addresses by itself: leave out --host, or --lan.")
    signal.signal(signal.SIGTERM, _leave)  # while uvicorn serves, it handles it, and then passes it on
    if asked.log_json:
        log_json()
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLDS)
    with closing(listen(asked.host, asked.port)) as listening:
        doors, port = ListeningSockets(), listening.getsockname()[1]
        home = Home(doors, port) if asked.lan or (is_loopback(asked.host) and not asked.public) else None
        network = Network(asked.host, port, asked.public, asked.proxies, home)
        metrics = Metrics() if asked.metrics else None
        games = (name for name, game in GAMES.items() if game.lobby.offered and game.ruleset.compiles)
        bots = BotPool(
            games, on_done=metrics.thought if metrics else ignore_job, files=FileBots(from_files(asked.bots))
        )
        cluster = clustered(asked.database, asked.internal, metrics) if asked.database else None
        limits = fitting(asked.limits, descriptors(), clustered=cluster is not None)
        app = create_app(
            data_folder(asked.data),
            bots,
            STATIC,
            limits,
            network,
            metrics,
            cluster=cluster,
            keep_days=asked.keep_days,
            rule_data=asked.rule_data,
            mail=asked.mail,
            operator=asked.operator,
        )
        config = configured(app.served, network, own_logs=asked.log_json, limits=limits, counts=app.counts)
        server = _Server(config, app.leave, network, asked, doors)
        gc.freeze()  # exempts everything loaded so far from collection
        with suppress(KeyboardInterrupt):
            server.run([listening])


def clustered(database: str, internal: str = "", metrics: Metrics | None = None) -> Cluster:
    """Return the cluster of a database. Raises `StoreUnusable` or `BadAddress`."""
    with extra("postgres"):
        from warbones.server.cluster.cluster import Cluster  # noqa: PLC0415  # imports an extra
    listening, address = listen_inside(internal)
    with ExitStack() as opening:
        opening.callback(listening.close)
        cluster = Cluster(database, listening, address, metrics.of_cluster() if metrics else None)
        opening.pop_all()
    return cluster


def _leave(*_: object) -> NoReturn:
    """Exit normally, so that exit handlers run."""
    raise SystemExit(0)


def data_folder(asked: Path | None) -> Path:
    """Return the folder for matches: the given one, or the user's data folder."""
    return asked or user_data_path("warbones", appauthor=False)


def configured(
    app: ASGIApp,
    network: Network | None = None,
    *,
    own_logs: bool = False,
    limits: Limits | None = None,
    counts: LimitCounts | None = None,
) -> uvicorn.Config:
    """Return the configuration for ``app``: ``network``'s allowed hosts and trusted proxies, and ``limits``.

    ``own_logs``: uvicorn's messages go into this program's log. ``counts`` are those of exceeded limits.
    """
    network, most, counts = network or Network(), limits or Limits(), counts or LimitCounts()
    return uvicorn.Config(
        Guard(RequestThrottle(HeadRequests(app), most.requests, counts), network.names),
        proxy_headers=bool(network.proxies),
        forwarded_allow_ips=list(network.proxies),
        http=LimitedProtocol.within(most, network.proxies, counts),
        ws=TolerantProtocol,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_max_size=16 * LONGEST,  # above the limit of messages, so that a longer message gets a `Refused`
        ws_per_message_deflate=False,
        log_config=None if own_logs else LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
