"""Bots against bots: tournaments over duplicate deals, on all cores or on a cluster."""
