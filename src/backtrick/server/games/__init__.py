"""Deals of the day, which cards are secret, and studies of finished games."""
