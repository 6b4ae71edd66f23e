"""Where a server stores its data: SQLite or PostgreSQL, migrations, backups."""
