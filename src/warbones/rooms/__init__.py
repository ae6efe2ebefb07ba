"""Tables in memory: their matches, seats and visitors, and the work around them."""
