"""The game My Number!"""

RULES = ("box", "rules", "ending", "goals", "knowing")  # where its rules are written, in the order to read them
