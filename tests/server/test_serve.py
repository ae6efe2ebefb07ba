"""Serving the table on this machine."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.effort import cases
from tests.server.player import Player, new_table
from warbones.protocol.close_codes import CloseCode
from warbones.server.network.network import Network
from warbones.server.network.ports import PORT, TRIED, PortTaken, listen

SERVE = """
import sys
from pathlib import Path
from tests.server.host import RandomBots
from warbones.server import run
run.BotPool = lambda games, **_: RandomBots()
run.webbrowser.open = lambda address: print("opened", address, flush=True)
run.serve(run.ServeOptions(port=0, data=Path(sys.argv[1]), open_browser="open" in sys.argv, lan="lan" in sys.argv))
"""


@contextmanager
def served(data: Path, browser: str = "no") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Serve as the command does; yields "host:port" and the process."""
    command = [sys.executable, "-c", SERVE, str(data), browser]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().split("http://")[1].split("/")[0]
            yield address, server
        finally:
            server.kill()


@pytest.mark.parametrize("how", cases([signal.SIGINT, signal.SIGTERM], {signal.SIGTERM}))
def test_it_says_where_it_is_and_ends_quietly(data: Path, how: signal.Signals) -> None:
    with served(data) as (host, server):
        assert httpx.get(f"http://{host}/api/games").status_code == 200
        with Player(host, new_table(host)) as player:
            player.view()
            server.send_signal(how)
            with pytest.raises(ConnectionClosed) as closed:
                player.view()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == CloseCode.COME_BACK
        out, err = server.communicate(timeout=20)
    assert (out, err) == ("", "")
    assert server.returncode in (0, -how)


def test_the_browser_is_opened_once_the_table_is(data: Path) -> None:
    with served(data, browser="open") as (host, server):
        assert server.stdout
        assert server.stdout.readline() == f"opened http://{host}/\n"


def test_without_a_port_it_takes_a_free_one_near_by() -> None:
    with closing(listen("127.0.0.1", None)) as first, closing(listen("127.0.0.1", None)) as second:
        ports = [each.getsockname()[1] for each in (first, second)]
    assert len(set(ports)) == 2
    assert all(port >= PORT for port in ports)


def test_port_0_is_any_free_one_which_no_server_without_a_port_would_take() -> None:
    with closing(listen("127.0.0.1", 0)) as any_free:
        assert any_free.getsockname()[1] not in range(PORT, PORT + TRIED)


def test_a_port_in_use_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {port} .*Choose another --port"):
            listen("127.0.0.1", port)


def test_an_address_that_is_not_this_machine_s() -> None:
    with pytest.raises(PortTaken, match=r"192\.0\.2\.1"):
        listen("192.0.2.1", None)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),  # noqa: S104  # only shown
        ("::", "http://[::1]:80/"),
        ("table.example", "http://table.example:80/"),
    ],
)
def test_the_address_can_be_opened(host: str, address: str) -> None:
    assert Network(host, 80).address == address


def test_the_server_s_own_process_loads_no_compiler() -> None:
    look = "import sys, warbones.server.run; print(sorted({'numba', 'numpy'} & sys.modules.keys()))"
    loaded = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert loaded.stdout == "[]\n"
