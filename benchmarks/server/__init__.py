"""Benchmarks of the server: its transport, its load, its memory. Loopback only, bounded in time."""
