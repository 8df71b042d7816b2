"""How fast it all is: our games at every speed, beside others' where they are installed."""
