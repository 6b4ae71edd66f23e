errors-daily-day = Dzień zapisuje się jak 2026-11-18, a nie { $day }.
