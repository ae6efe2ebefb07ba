"""A real server in its own process, for the browser to visit."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self
from urllib.request import urlopen

from tests import effort
from tests.web.patience import PATIENCE
from warbones.server.operator.token import VARIABLE

READY = "The table is open at "


class Served:
    """``warbones serve`` over a data folder; it can be killed and started again on the same port.

    Its bots are the real ones in long runs, and otherwise those of `tests.web.quick_server`.
    """

    def __init__(self, data: Path, port: int = 0, token: str = "") -> None:
        """Start the server and wait until it prints its address; ``token`` opens the operator's page."""
        program = "warbones" if effort.long else "tests.web.quick_server"
        command = [sys.executable, "-m", program, "serve", "--data", str(data), "--port", str(port), "--no-browser"]
        self.data = data
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | ({VARIABLE: token} if token else {}),
        )
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if line.startswith(READY):
                self.address = line.removeprefix(READY).split()[0]
                return
        self.kill()
        raise AssertionError(f"the server did not start: {''.join(said)}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.stop()

    def kill(self) -> None:
        """Kill the server, which has no chance to tidy up."""
        self._end(signal.SIGKILL)

    def again(self) -> Self:
        """Start the server again at the same port."""
        return type(self)(self.data, int(self.address.rstrip("/").rsplit(":", 1)[1]))

    def stop(self) -> None:
        """Stop the server in an orderly way."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.communicate(timeout=30)  # processes that hold its output must end with it

    def get(self, path: str) -> bytes:
        """Return the server's answer to a plain request."""
        with urlopen(self.address.rstrip("/") + path, timeout=PATIENCE) as answer:  # noqa: S310  # our own server
            content: bytes = answer.read()
            return content
