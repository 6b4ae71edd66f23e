"""Imported once by the process from which services are forked: all they need is in memory then."""

from __future__ import annotations

import asyncio

import ludoteca.server.serving  # noqa: F401
import tests.server.loading  # noqa: F401
from ludoteca.server.app import warm_up, warm_up_players

asyncio.run(warm_up())
asyncio.run(warm_up_players())
