"""What comes and goes over a table's sockets."""
