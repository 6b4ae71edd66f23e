# Co mówią polecenia

## Mistakes on the command line

commands-try-help = Pomoc: { $command }
commands-no-command = Nie ma polecenia „{ $command }”.
commands-no-option = Nie ma opcji { $option }.
commands-only-files = backup i restore są dla plików danych. Kopię bazy PostgreSQL tworzy { $backup }, a przywraca ją { $restore }.
commands-option-alone = Opcja { $option } wymaga wartości.
commands-missing = Brakuje: { $what }.
commands-too-much = Za dużo argumentów: { $words }.
commands-bad-value = Ta wartość nie pasuje do { $what }.
commands-bad-number = { $what } wymaga liczby.
commands-bad-range = { $what } wymaga liczby od { $least } do { $most }.
commands-bad-least = { $what } wymaga liczby, co najmniej { $least }.
commands-no-language = Nie ma języka „{ $language }”. Do wyboru: { $languages }.
commands-no-game = Nie ma gry „{ $game }”. Do wyboru: { $games }.
commands-which-game = Nie ma tu terminala. Aby grać w przeglądarce, uruchom ludoteca play --page. Aby grać wiersz po wierszu, podaj grę: ludoteca play { $games }
commands-name-game = Nie ma tu terminala, w którym można zapytać o grę. Podaj ją: { $command } { $games }
commands-no-player = Nie ma gracza „{ $player }”. Do wyboru: { $players }.
commands-bad-option = Zapisz opcję jako nazwa=wartość, na przykład rulebook=english, a nie „{ $text }”.
commands-no-such-option = { $game } nie ma opcji „{ $option }”. Do wyboru: { $options }.
commands-bad-choice = Opcja { $option } może mieć wartość { $choices }, ale nie „{ $value }”.
commands-choice-players = Dla tej liczby graczy ({ $players }) opcja { $option } może mieć wartość { $choices }, ale nie „{ $value }”.
commands-player-count = { $game } jest dla { $least }–{ $most } graczy, a nie { $count }.
commands-no-seat = Miejsca przy tym stole mają numery od 0 do { $last }: miejsca { $seat } nie ma.
commands-too-many = Ty i inni gracze ({ $others }) nie zmieścicie się przy tym stole. Liczba miejsc: { $seats }.
commands-bad-seed = Ziarno to liczba całkowita, 0 lub większa, a nie { $seed }.
commands-bad-promise = SHA-256 w --promise ma 64 cyfry 0–9 i a–f, a nie „{ $text }”.
commands-position-alone = Pozycja określa już grę, miejsca i opcje: użyj samego --from.
commands-new-alone = Z --new podaj tylko adres serwera, na przykład http://127.0.0.1:8000
commands-no-clock = Nie ma zegara „{ $clock }”. Do wyboru: { $clocks }.
commands-no-link = „{ $link }” to nie link do stołu. Link wygląda tak: http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-server-address = „{ $server }” to nie adres serwera. Adres wygląda tak: http://127.0.0.1:8000
commands-no-rule = Żadna zasada gry { $game } nie ma tego numeru ani nie zawiera „{ $text }”. Cały zbiór zasad: { $command }
commands-no-step = Nie ma kroku { $step }. Liczba kroków w lekcji: { $count }.
commands-no-exercise = Nie ma ćwiczenia { $step }. Liczba ćwiczeń: { $count }.
commands-no-exercises = Nie ma ćwiczeń do gry { $game }.
commands-learn-continue = Aby kontynuować: { $command }
commands-learn-exercises = Pytania o zasady: { $command }
commands-no-picture = Obraz to plik .png albo .svg, a nie „{ $file }”.
commands-no-quick-retry = Błędy są znane dopiero po pełnej analizie. Pomiń --quick albo --retry.

## Files

commands-file-fails = Nie można użyć { $file }: { $why }.
commands-file-unread = Nie można odczytać { $file }: { $why }.
commands-no-json = { $file } to niepoprawny JSON: zobacz wiersz { $line }, znak { $column }.
commands-no-text = { $file } to nie tekst w UTF-8.
commands-no-document = Nie można odczytać { $file } jako JSON: jest zbyt głęboko zagnieżdżony albo zawiera zbyt długą liczbę.
commands-why-missing = nie istnieje
commands-why-forbidden = brak uprawnień
commands-why-folder = to folder
commands-why-no-folder = to nie folder
commands-why-full = dysk jest pełny
commands-no-position = Pozycja to obiekt JSON z polem "game".
commands-file-exists = { $file } już istnieje: wybierz inną nazwę albo zastąp plik opcją --overwrite.
commands-written = Zapisano w { $file }.
commands-kept-as = Zapisano jako { $name }.
commands-match-over = Ta partia jest zakończona. Aby ją obejrzeć: { $command }
commands-type-rows = Wpisz rzędy od góry do dołu, potem naciśnij Ctrl-D.

## Verifying a match

commands-does-not-hold = Ta partia jest nieprawidłowa. { $why }
commands-proof-who = { $game }, graczy: { $count } ({ $names }).
commands-proof-noted = Ziarno zgadza się z zanotowanym skrótem: jego SHA-256 to { $promise }.
commands-proof-in-file = Ziarno zgadza się ze skrótem w pliku (porównaj go z zanotowanym): jego SHA-256 to { $promise }.
commands-proof-fair-noted = Sekret serwera zgadza się z zanotowanym zobowiązaniem: { $promise }.
commands-proof-fair-in-file = Sekret serwera zgadza się ze zobowiązaniem w pliku (porównaj je z zanotowanym): { $promise }.
commands-proof-fair-numbers = Ziarno wynika z tego sekretu i z losowych liczb graczy ({ $names }), więc nikt go nie wybrał.
commands-proof-fair-alone = Ziarno wynika tylko z tego sekretu: żaden gracz nie dodał swojej liczby.
commands-proof-fair-refused = Runda { $round } została odrzucona, bo nie ujawniono liczby ({ $names }).
commands-proof-fair-interrupted = Runda { $round } została odrzucona: serwer przerwał pracę.
commands-proof-actions = Wszystkie akcje ({ $count }) były zgodne z zasadami (wersja { $rules }), a każdy kafel wynika z ziarna.
commands-proof-no-result = Zakończyła się bez wyniku.
commands-proof-points = Wygrywa: { $winners }. Punkty: { $points }.
commands-proof-resigned = Wygrywa: { $winners }. Pozostali gracze poddali partię.
commands-proof-time = Wygrywa: { $winners }. Pozostałym graczom skończył się czas.

## On this computer

commands-default-choice = { $choice } (domyślnie)
commands-preparing = Przygotowuję dla tego komputera: { $games }. To dzieje się tylko raz.
commands-seconds-left = { $seconds ->
    [one] jeszcze około { $seconds } sekundy
   *[other] jeszcze około { $seconds } sekund
}
commands-page-not-built = Strona nie została zbudowana. Uruchom make play w folderze Ludoteki albo zainstaluj Ludotekę poleceniem pip install ".[server]"
commands-port-moved = Port { $wanted } jest zajęty, więc Ludoteca używa portu { $port }.
commands-page-runs = Ludoteca działa pod adresem { $address }
commands-page-network = Inne urządzenia w twojej sieci mogą otworzyć:
commands-page-no-network = Ten komputer nie jest połączony z siecią, więc inne urządzenia nie mogą się z nim połączyć.
commands-page-opens = Strona otwiera się w przeglądarce.
commands-page-open-yourself = Otwórz ten adres w przeglądarce.
commands-page-tunnel = Łączysz się przez ssh. Uruchom to polecenie na własnym komputerze, a potem otwórz na nim ten adres: { $command }
commands-page-stop = Naciśnij Ctrl-C, aby zakończyć.
commands-open-yourself = Nie ma tu przeglądarki. Otwórz { $address } samodzielnie.

## At a server

commands-table-laid = Twój stół jest gotowy: { $address }
commands-invitation = Dla gracza { $number }: { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = uwaga
commands-doctor-bad = błąd
commands-doctor-libraries = biblioteki
commands-doctor-rules = zasady
commands-doctor-cache = pamięć podręczna
commands-doctor-matches = partie
commands-doctor-database = baza danych
commands-doctor-journal = dziennik
commands-doctor-clock = zegar
commands-doctor-page = strona
commands-doctor-terminal = terminal
commands-doctor-slow = bez numba zasady nie są skompilowane i działają powoli
commands-doctor-missing = brakuje: { $names }
commands-doctor-install = zainstaluj ludoteca ponownie: pip install .
commands-doctor-uncompiled = nieskompilowane
commands-doctor-unset = aby je skompilować, usuń LUDOTECA_PURE i NUMBA_DISABLE_JIT
commands-doctor-unwritable = nie można zapisywać w { $place }
commands-doctor-unreadable = nie można odczytywać i zapisywać { $place }
commands-doctor-other-place = wybierz inne miejsce zmienną { $variable }
commands-doctor-warm = skompilowana
commands-doctor-cold = jeszcze nieskompilowane: { $parts }
commands-doctor-warm-up = uruchom raz, na kilka sekund: { $command }
commands-doctor-saved = { $count } w { $place }
commands-doctor-no-match = { $file } to nie partia zapisana przez Ludotekę
commands-doctor-move-away = przenieś go do innego folderu
commands-doctor-no-database = jeszcze nie ma; ludoteca serve tworzy { $place }
commands-doctor-torn = ostatnie { $bytes } bajtów pliku { $place } to niepełna transakcja, jak po przerwie w zasilaniu
commands-doctor-left-out = następny start je pominie; wszystko zapisane wcześniej jest bezpieczne
commands-doctor-clock-behind = najnowsze dane są z { $latest }, ale zegar systemowy pokazuje { $now }
commands-doctor-clock-correct = popraw zegar systemowy, a potem uruchom serwer ponownie
commands-doctor-clock-jumped = zegar systemowy przeskoczył { $count ->
    [one] raz
   *[other] { $count } razy
}, ostatnio { $last } o { $seconds } s; serwer nie poszedł za nim
commands-doctor-not-built = niezbudowana
commands-doctor-build = zbuduj ją poleceniem make page; terminal działa bez niej
commands-doctor-built = zbudowana
commands-doctor-built-unseen = zbudowana; nie ma tu przeglądarki, więc ludoteca play --page podaje adres do otwarcia
commands-doctor-no-screen = nie ma tu pełnego ekranu, ale tryb wierszowy działa; języki { $languages }
commands-doctor-screen = { $size }; języki { $languages }
commands-doctor-too-small = pełny ekran wymaga 80 × 24

## Serving

commands-serves = Ludoteca działa pod adresem { $address } z danymi w { $place }. Naciśnij Ctrl-C, aby zakończyć.
commands-new-file = { $file } (nowy plik)
commands-served = Zakończono. Wszystko, co potwierdzono, jest zapisane.
commands-worker-thinks = Ten worker myśli za boty. Naciśnij Ctrl-C, aby zakończyć.
commands-workers-alone = Workery wymagają Redisa: podaj go opcją --bus redis://…
commands-worker-alone = Worker wymaga Redisa: podaj go opcją --bus redis://…
commands-bad-database = Zapisz bazę danych jako adres, na przykład postgresql://ludoteca@localhost/ludoteca, albo podaj plik opcją --data.
commands-bus-alone = Magistrala łączy kilka procesów, a te wymagają wspólnej bazy danych: podaj ją opcją --database postgresql://…
commands-data-or-database = Dane są albo w pliku, albo w bazie PostgreSQL: użyj --data lub --database (LUDOTECA_DATABASE), nie obu naraz.
commands-bad-bus = Zapisz magistralę jako adres, na przykład redis://localhost:6379.
commands-bad-proxy = Zapisz proxy jako adres, na przykład 127.0.0.1, albo sieć, na przykład 10.0.0.0/8, a nie { $proxy }.
commands-bad-host-name = Podaj nazwę hosta w postaci play.example.org, bez https://, portu i ścieżki, a nie { $given }.
commands-bad-origin = Podaj adres strony w postaci https://play.example.org, z https:// lub http:// i bez ścieżki, a nie { $given }.
commands-bad-metrics = Zapisz, kto może czytać metryki, jako adres, na przykład 10.0.0.7, sieć, na przykład 10.0.0.0/8, albo token z co najmniej { $least } znaków, a nie { $given }.
commands-port-taken = Port { $port } na { $host } jest zajęty. Zamknij program, który go używa, albo wybierz inny port opcją --port.
commands-no-listening = Ludoteca nie może nasłuchiwać na { $address }: { $why }. Wybierz inny adres opcją --host albo --port.
commands-report = { $when }  stół { $table }, { $name }: { $text }
commands-no-reports = Nie ma zgłoszeń.
commands-tables =
    { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }
commands-entries =
    { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[other] { $count } wpisów
    }
commands-people =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
commands-backed-up = Zapisano w { $file }: { $tables }, { $entries } i { $people } ({ $size } MB).
commands-restored = Przywrócono w { $file }: { $tables }, { $entries } i { $people } ({ $size } MB).
commands-replaced = Poprzednie dane zachowano jako { $file }.
commands-moved = Przeniesiono: { $tables }, { $entries } i { $people }.
commands-moved-next = Odtąd uruchamiaj serwer poleceniem: { $command }

## Studying

commands-stopped = Przerwano. Rozegrane partie są zachowane. Aby kontynuować: { $command }
commands-stopped-learning = Przerwano. Dotychczasowe wyniki uczenia są zachowane. Aby kontynuować: { $command }
commands-report-lies = Raport z obrazami: { $file }
commands-contest-made = Plik { $file } jest gotowy: dodaj zgłoszenia, a potem uruchom ludoteca leaderboard { $folder }
commands-leaderboard-written = Tabela wyników: { $file }
commands-generating = { $game }, graczy: { $count }
commands-generated = Partie w { $folder }: { $count } ({ $size } MB); opisuje je { $file }.
commands-studying = Badanie gry { $game }
commands-bad-sizes = Zapisz wielkości stołu i liczby partii jako liczby po przecinku, na przykład 2,3,4, a nie { $players } i { $matches }.
commands-trained = Wagi, krzywa i obraz są w { $folder }.
commands-new-game-created = Gra { $name } jest w { $folder } (pliki: { $count }). Dalej:
commands-new-game-install = zainstaluj ją, aby znalazło ją każde polecenie
commands-new-game-play = zagraj w terminalu
commands-new-game-serve = zagraj na stronie
commands-new-game-test = uruchom jej testy (potrzebne: ludoteca[testing])
commands-new-game-unwritable = Nie można zapisać w { $folder }: { $reason }
commands-table-size = graczy: { $count }
commands-against-greedy = { $share } przeciw greedy
commands-no-measure = Nie ma pomiaru „{ $name }”. Do wyboru: { $names }.
commands-measuring = Pomiar: { $what }
commands-no-plot = Wykres dotyczy tylko serwera: zmierz także serwer.
commands-no-clone = { $folder } nie jest przygotowanym klonem Ludoteki: brakuje tam { $file }. Najpierw uruchom make w tym klonie.

## More on this computer

commands-seat = Miejsce { $seat }
commands-completes = { $shell } będzie uzupełniać ludoteca w nowych terminalach: { $file }
commands-cache-unwritable = Nie można zapisywać w { $place }, więc skompilowanego kodu nie da się zachować. Wybierz inny folder zmienną LUDOTECA_CACHE.
commands-uncompiled = Zasady nie są tu kompilowane, więc nie ma czego przygotowywać.
commands-compiled = Skompilowany kod jest w { $place }.
commands-not-compiled = Nie udało się skompilować: { $games }. Powód podano powyżej.
