"""Imported once by the process from which services are forked: all they need is in memory then."""

from __future__ import annotations

import asyncio

from ludoteca.server import serving
from ludoteca.server.app import warm_up

assert serving
asyncio.run(warm_up())
