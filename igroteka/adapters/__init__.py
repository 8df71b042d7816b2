"""The games in the tools of the field: OpenSpiel, PettingZoo, Gymnasium (the extra ``igroteka[research]``)."""
