"""The table as a full screen."""
