"""Games that are not on the table."""
