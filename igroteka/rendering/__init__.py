"""A view drawn for eyes and for screen readers: as text and as a board in a terminal. Each game adds its own."""
