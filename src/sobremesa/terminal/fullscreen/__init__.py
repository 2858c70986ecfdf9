"""The house on a whole screen. Nothing in here is loaded for plain lines."""
