"""Bots. Each is given what its seat knows (`Position.seen_by`) and nothing else."""
