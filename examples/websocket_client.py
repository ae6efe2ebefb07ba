"""A client in about sixty lines: it sets up a table against a bot and plays a whole match (docs/protocol.md).

``python examples/websocket_client.py http://127.0.0.1:8017`` plays there; without an address it starts its own server.
"""

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import httpx
from websockets.sync.client import ClientConnection, connect

SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
TIMEOUT = 150  # seconds: on a new machine, bots compile before their first move


def play(server: str, game: str) -> str:
    """Play a match and return its final headline."""
    ticket = httpx.post(f"{server}/api/tables", json={"game": game, "seats": SEATS}).raise_for_status().json()
    address = server.replace("http", "ws", 1) + f"/api/tables/{ticket['table']}/play?version=4"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "join", "token": ticket["seats"][0]["token"]}))
        ids = map(str, count())
        while not (view := newest(socket))["scene"].get("over"):
            act = {"type": "act", "id": next(ids), "number": view["number"], "action": chosen(view)}
            socket.send(json.dumps(act))
    return str(view["scene"]["prompt"]["text"])


def newest(socket: ClientConnection) -> dict:
    """Return the next view that asks us something, or the last view of the match.

    A refusal means that the game has moved on; the next view follows.
    """
    while True:
        message = json.loads(socket.recv(timeout=TIMEOUT))
        if message["type"] == "view" and message["scene"]["prompt"]["kind"] != "wait":
            return message


def chosen(view: dict) -> str:
    """Return a random legal action; where several pieces are chosen together, the fewest allowed."""
    prompt = view["scene"]["prompt"]
    actions = [option["action"] for option in prompt.get("options", [])]
    if several := prompt.get("several"):
        actions.append(" ".join([several["action"], *several["pieces"][: several.get("fewest", 1)]]))
    return random.choice(actions)


@contextmanager
def own_server() -> Iterator[str]:
    """Run a server until the context ends; yield its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "warbones", "serve", "--no-browser", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
            try:
                yield next(word for word in serving.stdout.readline().split() if word.startswith("http")).rstrip("/")
            finally:
                serving.terminate()


if __name__ == "__main__":
    if sys.argv[1:]:
        print(play(sys.argv[1].rstrip("/"), "dicewing"))
    else:
        with own_server() as here:
            print(play(here, "dicewing"))
