"""The format of flights (`warbones.physics.flight` says what they hold), and the time one takes."""

from __future__ import annotations

import struct
import zlib
from typing import Final

RATE: Final = 60
"""Frames a second."""

HEAD: Final = struct.Struct("<HHB")
FRAME: Final = struct.Struct("<hhhI")
"""What a die's part begins with (the first frame, how many there are, bytes of its name), and each frame."""


def duration(packed: bytes) -> float:
    """Return how many seconds pass until the last die of a packed flight rests."""
    data, at, last = zlib.decompress(packed), 0, 0
    while at < len(data):
        begin, count, length = HEAD.unpack_from(data, at)
        last = max(last, begin + count)
        at += HEAD.size + length + count * FRAME.size
    return last / RATE
