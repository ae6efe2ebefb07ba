"""The benchmark: what the rules, the search and the table cost. Run it with ``python -m bench``."""
