"""The terminal client in plain lines."""
