"""Players and tournaments of this server: identities, results and pairings."""
