"""Schema migrations; a server brings its database up to date when it starts."""
