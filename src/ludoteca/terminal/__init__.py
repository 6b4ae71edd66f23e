"""Playing without a browser."""
