"""What happens by itself: turns of bots, clocks, and putting away what nobody needs."""
