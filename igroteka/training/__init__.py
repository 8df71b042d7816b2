"""Learning what a move promises: the search plays itself, and a game's advice learns to prefer what it preferred."""
