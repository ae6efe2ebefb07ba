"""What is shown before anybody sits down: games, lessons, rulebooks, positions of the day."""
