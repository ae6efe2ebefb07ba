"""Reviews of finished matches: what each decision cost, what the dice did, and where the match turned."""
