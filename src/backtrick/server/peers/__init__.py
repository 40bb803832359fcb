"""Other processes that serve the same tables, and the bus between them."""
