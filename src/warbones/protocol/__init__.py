"""What crosses the wire, and the browser's types of it."""
