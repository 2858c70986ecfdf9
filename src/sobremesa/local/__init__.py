"""What is kept on this machine: records, preferences, identities."""
