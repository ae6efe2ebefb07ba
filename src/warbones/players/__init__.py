"""Bots. Each receives its seat's view (`Position.seen_by`) and nothing else."""
