"""Ludoteca over the network: what scripts, the terminal and other people's bots need to sit at a table.

>>> from ludoteca.client import Client
"""

from __future__ import annotations

from ludoteca.client.asynchronous import AsyncClient, AsyncLiveSeat
from ludoteca.client.client import Client
from ludoteca.client.errors import ServiceLost, ServiceRefused
from ludoteca.client.seat import LiveSeat
from ludoteca.client.state import TableState

__all__ = ["AsyncClient", "AsyncLiveSeat", "Client", "LiveSeat", "ServiceLost", "ServiceRefused", "TableState"]
