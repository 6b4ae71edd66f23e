"""What an action of My Shelfie caused, as documents for the log, animations and programs."""

from __future__ import annotations

INSERTED, COMMON_GOAL, END_TOKEN_TAKEN, RETURNED, REFILLED, END = range(1, 7)
