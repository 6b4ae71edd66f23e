errors-daily-day = A day looks like 2026-11-18, and { $day } does not.
