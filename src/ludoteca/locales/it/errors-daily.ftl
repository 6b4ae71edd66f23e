errors-daily-day = Un giorno si scrive come 2026-11-18, non { $day }.
