"""The rulebook that people read: its clauses, the examples that the engine plays, how they are shown."""
