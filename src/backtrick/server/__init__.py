"""The server: live tables over HTTP and WebSocket, stored so that no play is lost."""
