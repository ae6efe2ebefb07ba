"""Players, ratings and tournaments of this server."""
