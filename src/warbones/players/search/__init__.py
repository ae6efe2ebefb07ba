"""The bots' decisions, as compiled code: search, greedy evaluation and follow-up actions."""
