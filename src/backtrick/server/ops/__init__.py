"""Running a server: configuration, logs, metrics, health."""
