"""Load on a server: see README.md."""
