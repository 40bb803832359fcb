"""The statements of the store, one module per noun. Each takes an open connection."""
