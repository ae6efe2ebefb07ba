"""Names, ratings and tournaments, independent of any table."""
