// Written by `python web/generate.py` from the types of the wire; not to be edited.

// The deck that a game shares with others.
export const DECKS: Record<string, string | undefined> = {
  "blackjack": "french",
  "siete-y-medio": "spanish",
};
