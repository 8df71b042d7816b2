"""The game Jackal & High."""

RULES = ("box", "rules", "chance", "settling", "knowledge")  # where its rules are written, in the order to read them
