"""What the network sees: the application, its gate, the socket, the page."""
