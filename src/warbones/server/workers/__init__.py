"""What takes its time, on other threads and in other processes."""
