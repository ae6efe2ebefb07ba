"""The benchmark of rules, search and table. Run it with ``python -m bench``."""
