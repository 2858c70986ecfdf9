// Written by `python web/generate.py` from sobremesa.protocol; not to be edited.

// The deck that a game shares with others.
export const DECKS: Record<string, string | undefined> = {
  "blackjack": "french",
  "siete-y-medio": "spanish",
};
