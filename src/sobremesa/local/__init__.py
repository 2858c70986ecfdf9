"""Files stored on this machine: records, preferences, identities."""
