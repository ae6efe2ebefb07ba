"""What a game is made of while it is played: records of whole numbers, and rule options."""
