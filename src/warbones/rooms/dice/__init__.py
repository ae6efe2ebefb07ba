"""Client seeds, thrown dice and real dice of a table."""
