"""Live tables for many people: HTTP and WebSocket, storage, fan-out, accounts, limits."""

from ludoteca.core.extras import require

require("server")
