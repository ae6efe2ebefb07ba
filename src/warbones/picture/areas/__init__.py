"""Areas of a board: one function for each look, from an area and its place to its drawing."""
