page-daily-why = Jedna partia dziennie, taka sama dla wszystkich: to samo rozdanie, ten sam przeciwnik. Liczy się pierwsza partia danego dnia.
page-daily-games = Gry
page-daily-against = Przeciwnik: { $level }.
page-daily-counts = Liczy się pierwsza partia. Gra się ją bez podpowiedzi, a ruchy można cofać tylko w swojej turze.
page-daily-begun = Dzisiejsze rozdanie jest rozpoczęte.
page-daily-past = Ten dzień już minął. Jego rozdanie można nadal zagrać dla wprawy.
page-daily-given-up = Ta partia została poddana. Ćwicz, ile chcesz.
page-daily-won = { $margin ->
    [0] Wygrana po rozstrzygnięciu remisu
    [one] Wygrana o { $margin } punkt
    [few] Wygrana o { $margin } punkty
    [many] Wygrana o { $margin } punktów
   *[other] Wygrana o { $margin } punktu
  }
page-daily-lost = { $margin ->
    [0] Przegrana po rozstrzygnięciu remisu
    [one] Przegrana o { $margin } punkt
    [few] Przegrana o { $margin } punkty
    [many] Przegrana o { $margin } punktów
   *[other] Przegrana o { $margin } punktu
  }
page-daily-play = Zagraj dzisiejsze rozdanie
page-daily-continue = Graj dalej
page-daily-practice = Zagraj dla wprawy
page-daily-continue-practice = Ćwicz dalej
page-daily-share = Udostępnij wynik
page-daily-copied = Skopiowano wynik.
page-daily-streak = { $count ->
    [one] { $count } dzień z rzędu
   *[other] { $count } dni z rzędu
  }
page-daily-next = { $count ->
    [one] Następne rozdanie za około { $count } godzinę
    [few] Następne rozdanie za około { $count } godziny
    [many] Następne rozdanie za około { $count } godzin
   *[other] Następne rozdanie za około { $count } godziny
  }
page-daily-days = Ostatnie siedem dni
page-daily-today = Dzisiaj
page-daily-compare = Jak poszło innym
page-daily-friends = Tylko osoby z moich partii
page-daily-rank = Miejsce
page-daily-player = Gracz
page-daily-points = Punkty
page-daily-margin = Różnica
page-daily-nobody = Nikt tutaj nie zagrał jeszcze tego rozdania.
page-daily-master-plays = Mistrz gra to rozdanie na twoim urządzeniu…
page-daily-later = Po rozegraniu partii zobaczysz, co z tym rozdaniem zrobił mistrz.
page-daily-no-server = Ta strona nie ma serwera, więc nie można tu porównać wyniku z innymi.
page-daily-offline = Nie ma połączenia z serwerem. Wynik zostanie wysłany i porównany, gdy serwer wróci.
page-daily-public = Nazwy i wyniki z tej listy widzą wszyscy na tym serwerze.
