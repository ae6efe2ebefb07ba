"""Several servers on one database: each table is served by one of them, and any of them accepts any client."""
