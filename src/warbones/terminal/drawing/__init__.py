"""What is drawn: pieces in boxes, the board, chances, and styled text in colours."""
