errors-daily-day = Un jour s’écrit comme 2026-11-18, pas { $day }.
