"""Drawing: pieces in boxes, the board, odds, and styled text."""
