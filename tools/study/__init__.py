"""Makes the data that `backtrick.study` ships: `make study-data`."""
