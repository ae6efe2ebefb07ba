"""A match on one shared screen: seats, and play line by line."""
