"""One live match: its record of answers, where its dice come from, and how an answer is applied."""
