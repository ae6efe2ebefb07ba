"""The server that browsers play on: its HTTP endpoints, sockets and stores."""

from warbones.core.extras import need

need("server")
