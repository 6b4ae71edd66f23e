"""The daily deal: one match per day and game, the same for everybody, on every server and without one."""
