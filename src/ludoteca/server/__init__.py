"""Live tables for many people: HTTP and WebSocket, storage, fan-out, accounts, limits."""
