"""The server's bots: their threads, their job queue, and the worker processes."""
