# Co mówią polecenia

## What is typed wrongly

commands-try-help = Pomoc: { $command }
commands-no-command = Nie ma polecenia „{ $command }”.
commands-no-option = Nie ma tu opcji { $option }.
commands-option-alone = Po { $option } czegoś brakuje.
commands-missing = Czegoś brakuje: { $what }.
commands-too-much = To zbędne: { $words }.
commands-bad-value = To nie pasuje do { $what }.
commands-bad-number = { $what } wymaga liczby.
commands-bad-range = { $what } wymaga liczby od { $least } do { $most }.
commands-no-language = Nie ma tu języka „{ $language }”. Są: { $languages }.
commands-no-game = Nie ma gry „{ $game }”. Są: { $games }.
commands-which-game = Nie ma tu terminala. Aby grać w przeglądarce, uruchom ludoteca play --page. Aby grać wiersz po wierszu, podaj grę: ludoteca play { $games }
commands-no-player = Nie ma gracza „{ $player }”. Są: { $players }.
commands-bad-option = Opcję pisze się nazwa=wartość, na przykład rulebook=english; nie „{ $text }”.
commands-no-such-option = { $game } nie ma opcji „{ $option }”. Są: { $options }.
commands-bad-choice = Opcja { $option } to { $choices }, nie „{ $value }”.
commands-choice-players = Przy { $players } graczach opcja { $option } to { $choices }, nie „{ $value }”.
commands-player-count = { $game } jest dla { $least }–{ $most } graczy, nie { $count }.
commands-no-seat = Miejsca przy tym stole to 0 do { $last }, nie { $seat }.
commands-too-many = Innych: { $others }, i ty: to więcej niż miejsc przy tym stole ({ $seats }).
commands-bad-seed = Ziarno to liczba całkowita od 0 wzwyż, nie { $seed }.
commands-position-alone = Pozycja niesie swoją grę, miejsca i opcje: podaj albo --from, albo je.
commands-new-alone = Z --new podaje się sam adres serwisu, jak http://127.0.0.1:8000
commands-no-clock = Nie ma zegara „{ $clock }”. Są: { $clocks }.
commands-no-link = „{ $link }” to nie link do stołu. Wygląda on jak http://127.0.0.1:8000/table/fegqx5vpstvs
commands-no-rule = Żadna zasada gry { $game } nie ma tego numeru ani nie zawiera „{ $text }”.
commands-no-picture = Obraz to .png albo .svg, nie „{ $file }”.

## Files

commands-file-fails = Nie można użyć { $file }: { $why }.
commands-file-unread = Nie można odczytać { $file }: { $why }.
commands-no-json = { $file } to nie JSON: zobacz wiersz { $line }, znak { $column }.
commands-no-text = { $file } to nie tekst w UTF-8.
commands-no-document = { $file } nie daje się odczytać jako JSON: jest zagnieżdżony zbyt głęboko albo zawiera liczbę bez końca.
commands-why-missing = nie ma go
commands-why-forbidden = brak uprawnień
commands-why-folder = to folder
commands-why-no-folder = to nie folder
commands-why-full = dysk jest pełny
commands-no-position = Pozycja to obiekt JSON, który podaje swoją "game".
commands-file-exists = { $file } już istnieje: wybierz inną nazwę albo zastąp go przez --overwrite.
commands-written = Zapisano w { $file }.
commands-kept-as = Zachowano jako { $name }.
commands-match-over = Ta partia jest zakończona. Obejrzyj ją: { $command }
commands-type-rows = Wpisz rzędy od góry, potem naciśnij Ctrl-D.

## A match proved

commands-does-not-hold = Ta partia się nie zgadza. { $why }
commands-proof-who = { $game }, graczy: { $count } ({ $names }).
commands-proof-noted = Ziarno zgadza się z zanotowaną obietnicą: jego SHA-256 to { $promise }.
commands-proof-in-file = Ziarno zgadza się z obietnicą w pliku (porównaj ją z zanotowaną): jego SHA-256 to { $promise }.
commands-proof-actions = Wszystkie akcje ({ $count }) były zgodne z zasadami (wersja { $rules }), a każdy kafelek przyszedł tak, jak musiał.
commands-proof-no-result = Zakończyła się bez wyniku.
commands-proof-points = Wygrywa: { $winners }. Punkty: { $points }.
commands-proof-resigned = Wygrywa: { $winners }. Pozostali się poddali.
commands-proof-time = Wygrywa: { $winners }. Pozostałym skończył się czas.

## On this computer

commands-game-line = { $name }: { $title }, od { $least } do { $most } graczy. { $credits }
commands-default-choice = { $choice } (domyślnie)
commands-preparing = Przygotowuję dla tego komputera: { $games }. To dzieje się tylko raz.
commands-seconds-left = { $seconds ->
    [one] jeszcze około { $seconds } sekundy
   *[other] jeszcze około { $seconds } sekund
}
commands-page-not-built = Strona nie została zbudowana. Uruchom make play w folderze Ludoteki albo zainstaluj Ludotekę przez pip install .
commands-port-moved = Port { $wanted } jest zajęty, więc Ludoteca używa portu { $port }.
commands-page-runs = Ludoteca działa pod adresem { $address }
commands-page-network = Inne urządzenia w twojej sieci mogą otworzyć:
commands-page-no-network = Ten komputer nie jest połączony z siecią, więc inne urządzenia nie mogą się z nim połączyć.
commands-page-opens = Strona otwiera się w przeglądarce.
commands-page-open-yourself = Otwórz ten adres w przeglądarce.
commands-page-tunnel = To połączenie przez ssh. Uruchom to polecenie na własnym komputerze, a potem otwórz na nim ten adres: { $command }
commands-page-stop = Ctrl-C kończy.
commands-open-yourself = Nie ma tu przeglądarki: otwórz { $address } samodzielnie.

## At a service

commands-table-laid = Stół jest nakryty: { $address }
commands-invitation = Dla gracza { $number }: { $link }

## The doctor

commands-doctor-ok = ok
commands-doctor-note = uwaga
commands-doctor-bad = źle
commands-doctor-libraries = biblioteki
commands-doctor-rules = zasady
commands-doctor-cache = pamięć podręczna
commands-doctor-matches = partie
commands-doctor-database = baza danych
commands-doctor-journal = dziennik
commands-doctor-page = strona
commands-doctor-terminal = terminal
commands-doctor-slow = bez numba zasady działają nieskompilowane i powoli
commands-doctor-missing = brakuje: { $names }
commands-doctor-install = zainstaluj ludoteca ponownie: pip install .
commands-doctor-uncompiled = działają nieskompilowane
commands-doctor-unset = dla szybkości usuń LUDOTECA_PURE i NUMBA_DISABLE_JIT
commands-doctor-unwritable = nie można zapisywać w { $place }
commands-doctor-unreadable = nie można czytać i zapisywać { $place }
commands-doctor-other-place = { $variable } wskazuje inne miejsce
commands-doctor-warm = gotowa
commands-doctor-cold = jeszcze nieskompilowane: { $parts }
commands-doctor-warm-up = raz, kilka sekund: { $command }
commands-doctor-saved = { $count } w { $place }
commands-doctor-no-database = jeszcze nie ma; ludoteca serve tworzy { $place }
commands-doctor-torn = ostatnie { $bytes } bajtów pliku { $place } to niepełna transakcja, jak po zaniku prądu
commands-doctor-left-out = następny start je pominie; co zapisano wcześniej, pozostaje
commands-doctor-not-built = niezbudowana
commands-doctor-build = buduje ją make page; terminal działa bez niej
commands-doctor-built = zbudowana
commands-doctor-built-unseen = zbudowana; nie ma tu przeglądarki, więc ludoteca play --page podaje adres do otwarcia
commands-doctor-no-screen = tu bez pełnego ekranu, wiersz po wierszu działa; języki { $languages }
commands-doctor-screen = { $size }; języki { $languages }
commands-doctor-too-small = pełny ekran wymaga 80 × 24

## Serving

commands-serves = Ludoteca działa pod { $address } z danymi w { $place }. Ctrl-C kończy.
commands-served = Koniec. Wszystko, co potwierdzono, jest zapisane.
commands-worker-thinks = Ten worker myśli za boty. Ctrl-C kończy.
commands-workers-alone = Workery pyta się przez Redis: podaj go przez --bus redis://…
commands-worker-alone = Workera pyta się przez Redis: podaj go przez --bus redis://…
commands-bad-database = Baza danych to adres jak postgresql://ludoteca@localhost/ludoteca; plik podaje się przez --data.
commands-bus-alone = Magistrala jest dla kilku procesów, a te mają wspólną bazę danych: podaj ją przez --database postgresql://…
commands-bad-bus = Magistrala to adres jak redis://localhost:6379.
commands-bad-proxy = Proxy to adres jak 127.0.0.1 albo sieć jak 10.0.0.0/8, nie { $proxy }.
commands-port-taken = Port { $port } na { $host } jest zajęty. Zamknij program, który go używa, albo wybierz inny port przez --port.
commands-no-listening = Ludoteca nie może nasłuchiwać na { $address }: { $why }. Wybierz inny adres przez --host albo --port.
commands-report = { $when }  stół { $table }, { $name }: { $text }
commands-no-reports = Nikt niczego nie zgłosił.
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
commands-replaced = To, co było tam wcześniej, zachowano jako { $file }.
commands-moved = Przeniesiono: { $tables }, { $entries } i { $people }.
commands-moved-next = Teraz uruchom każdy proces serwisu z --database, podając { $place }.

## Studying

commands-stopped = Przerwano. Co rozegrano, zostaje; dalej: { $command }
commands-stopped-learning = Przerwano. Czego się nauczono, zostaje; dalej: { $command }
commands-report-lies = Raport z obrazami: { $file }
commands-generating = { $game }, graczy: { $count }
commands-generated = Partie w { $folder }: { $count } ({ $size } MB); opisuje je { $file }.
commands-studying = Badanie gry { $game }
commands-bad-sizes = Wielkości stołu i liczby partii pisze się po przecinku, jak 2,3,4; nie { $players } i { $matches }.
commands-trained = Wagi, krzywa i obraz są w { $folder }.
commands-table-size = graczy: { $count }
commands-against-greedy = { $share } przeciw greedy
commands-no-measure = Nie ma czego mierzyć pod nazwą { $name }: wybierz { $names }.
commands-measuring = Pomiar: { $what }
commands-no-plot = Rysuje się tylko serwis: zmierz go także.

## More on this computer

commands-seat = Miejsce { $seat }
commands-completes = { $shell } uzupełnia ludoteca od następnego terminala: { $file }
commands-cache-unwritable = Nie można pisać w { $place }, więc skompilowanego kodu nie da się zachować; LUDOTECA_CACHE zmienia to miejsce.
commands-uncompiled = Zasady działają tu bez kompilacji: nie ma czego przygotowywać.
commands-compiled = Skompilowany kod jest w { $place }.
commands-not-compiled = Nie udało się skompilować: { $games }. Powód podano powyżej.
