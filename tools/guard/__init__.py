"""Makes the data that the chat guard ships, and measures the guard."""
