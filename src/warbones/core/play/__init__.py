"""Games and positions: decisions, legal actions, and the knowledge of each seat."""
