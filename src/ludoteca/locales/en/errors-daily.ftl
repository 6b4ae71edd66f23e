errors-daily-day = Write a day like 2026-11-18, not { $day }.
