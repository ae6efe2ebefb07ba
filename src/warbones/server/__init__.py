"""The table for browsers: rooms, their protocol and their storage."""

from warbones.core.extras import need

need("server")
