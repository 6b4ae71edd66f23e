"""Notifications between the processes of one server, in memory or over Redis."""
