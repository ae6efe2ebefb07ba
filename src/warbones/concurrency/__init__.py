"""What work in the background needs: fair turns, and errors that nobody waits for any more."""
