"""Live tables: rooms, who is there, and who is sent what."""
