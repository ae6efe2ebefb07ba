"""Players and tournaments of this server: who they are, what came of their matches, and who plays whom."""
