"""The game My Number!"""

RULES = ("box", "rules", "ending", "goals", "knowledge")  # where its rules are written, in the order to read them
