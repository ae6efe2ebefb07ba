"""The format and duration of packed flights (`warbones.physics.flight`)."""

from __future__ import annotations

import struct
import zlib
from typing import Final

RATE: Final = 60
"""Frames a second."""

HEAD: Final = struct.Struct("<HHB")
FRAME: Final = struct.Struct("<hhhI")
"""The header of each die (first frame, number of frames, length of its name in bytes), and each frame."""


def duration(packed: bytes) -> float:
    """Return the seconds until the last die of a packed flight lies still."""
    data, at, last = zlib.decompress(packed), 0, 0
    while at < len(data):
        begin, count, length = HEAD.unpack_from(data, at)
        last = max(last, begin + count)
        at += HEAD.size + length + count * FRAME.size
    return last / RATE
