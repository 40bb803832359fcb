"""A terminal: positions as text, and a game that people play at one keyboard."""
