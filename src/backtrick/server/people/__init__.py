"""People without accounts: devices, names, limits, moderation."""
