"""Games, lessons, rulebooks and positions of the day, as they are shown before anybody sits down."""
