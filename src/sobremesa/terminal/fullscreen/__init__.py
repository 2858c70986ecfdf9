"""The full screen, on Textual. Nothing in here is imported for plain lines."""
