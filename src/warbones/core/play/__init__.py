"""Games and their positions: what is asked, what may be answered, what a seat knows."""
