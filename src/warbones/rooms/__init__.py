"""Tables in memory: matches, who sits there, and what goes on by itself."""
