"""A real server in its own process, for the browser to visit."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Self
from urllib.request import urlopen

from tests import effort
from tests.web.patience import PATIENCE

READY = "The table is open at "


class Served:
    """``warbones serve`` over a data folder; it can be killed and started again on the same port.

    Its bots are the real ones in long runs, and else those of `tests.web.quick_server`.
    """

    def __init__(self, data: Path, port: int = 0) -> None:
        """Start it and wait until it says where it is."""
        program = "warbones" if effort.long else "tests.web.quick_server"
        command = [sys.executable, "-m", program, "serve", "--data", str(data), "--port", str(port), "--no-browser"]
        self.data = data
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
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
        """End it without a chance to tidy up."""
        self._end(signal.SIGKILL)

    def again(self) -> Self:
        """Start it again where it was."""
        return type(self)(self.data, int(self.address.rstrip("/").rsplit(":", 1)[1]))

    def stop(self) -> None:
        """End it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.communicate(timeout=30)  # whoever holds its output must end with it

    def get(self, path: str) -> bytes:
        """Return the server's answer to a plain request."""
        with urlopen(self.address.rstrip("/") + path, timeout=PATIENCE) as answer:  # noqa: S310  # our own server
            content: bytes = answer.read()
            return content
