"""What a club is made of, away from any table: how people are called and rated, and how a tournament goes."""
