"""Asks for a database that does not exist."""

from __future__ import annotations

from pathlib import Path

from warbones.rooms.storage.store import StoreUnusable
from warbones.server.store.maintenance import maintenance

if __name__ == "__main__":
    try:
        with maintenance("postgresql://nobody@127.0.0.1:1/nothing?connect_timeout=1"):
            pass
    except StoreUnusable as refused:
        print(Path(__file__).stem, refused)
