# Co wypisuje i odrzuca polecenie daily
commands-daily-title = { $game }, rozdanie z dnia { $day }
commands-daily-practicing = Ta partia jest dla wprawy: nie liczy się, a podpowiedzi i cofanie ruchów są dozwolone.
commands-daily-none = { $game } nie ma rozdań dnia: potrzebna jest gra dla dwóch osób.
commands-daily-early = Rozdanie z dnia { $day } nie jest jeszcze dostępne: dziś jest { $today } (UTC).
commands-daily-first = Liczy się pierwsza partia danego dnia, a ta nie jest jeszcze skończona. Najpierw ją zagraj: { $command }
commands-daily-server = Aby porównać wynik z osobami na serwerze: { $command }
commands-daily-not-sent = Ta partia nie została wysłana: liczy się tylko pierwsza partia dnia, jeśli zaczęto ją tego dnia (UTC).
commands-daily-practice = Aby poćwiczyć na tym samym rozdaniu: { $command }
