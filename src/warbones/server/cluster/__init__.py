"""Several servers on one database: each table is served by one of them, and any of them takes any socket."""
