"""The laboratory: simulation in bulk."""
