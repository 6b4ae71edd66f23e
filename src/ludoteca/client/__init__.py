"""Clients of a Ludoteca server, for scripts, bots and the terminal.

>>> from ludoteca.client import Client
"""

from __future__ import annotations

from ludoteca.core.extras import require

require("client")

from ludoteca.client.async_client import AsyncClient, AsyncLiveSeat
from ludoteca.client.client import Client
from ludoteca.client.errors import ServerRefused, ServerUnreachable
from ludoteca.client.seat import LiveSeat
from ludoteca.client.state import TableState

__all__ = ["AsyncClient", "AsyncLiveSeat", "Client", "LiveSeat", "ServerRefused", "ServerUnreachable", "TableState"]
