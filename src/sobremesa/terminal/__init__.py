"""The house at the terminal: any game, people and bots, five languages."""
