"""Tables in memory: sessions, commands, deadlines and subscribers."""
