"""HTTP for what was played: finished matches, my history and statistics, ratings."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter(prefix="/api", tags=["records"])
