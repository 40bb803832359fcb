"""Live tables: rooms, what is due, bots, and the other processes."""
