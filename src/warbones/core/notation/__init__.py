"""What written games share: names that are known, and what to say of those that are not."""
