# Co mówi --help

## Headings and words of every help

help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE …
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = [domyślnie: { $value }]
help-variable = [środowisko: { $value }]
help-required = [wymagane]
help-word-game = GRA
help-word-match = PARTIA
help-word-file = PLIK
help-word-folder = FOLDER
help-word-language = JĘZYK
help-word-number = LICZBA
help-word-text = TEKST
help-word-rule = ZASADA
help-word-row = RZĄD
help-word-database = BAZA
help-panel-play = Do gry
help-panel-matches = Partie rozegrane i czekające
help-panel-table = Przy prawdziwym stole
help-panel-computer = Ten komputer
help-panel-host = Dla gospodarzy
help-panel-study = Do badania i mierzenia

## The command itself

help-ludoteca = Ludoteca: Lanterns i My Shelfie, do grania i do badania. Projekt nieoficjalny. Spróbuj: **ludoteca play shelfie**
help-option-help = Pokaż tę pomoc.
help-option-version = Pokaż wersję.
help-option-install-completion = Niech powłoka uzupełnia polecenia, gry, poziomy i zapisane partie.
help-option-show-completion = Pokaż, co zainstalowałoby --install-completion, aby to skopiować lub zmienić.
help-option-lang = en, it, fr albo pl; inaczej LUDOTECA_LANG, inaczej język systemu.
help-option-json = Pisz JSON, dla programów.
help-argument-game = jej nazwa; **ludoteca games** podaje listę
help-argument-match = nazwa z **ludoteca matches** albo plik

## Playing

help-play =
    Zagraj partię w terminalu albo, z --page, w przeglądarce.

    Bez nazwy gry padnie pytanie. Programy od najłagodniejszego do najsilniejszego: novice, apprentice, adept (jeśli nie podasz żadnego), artisan, master. Ostatni wymieniony zajmuje wszystkie pozostałe miejsca. Partia jest zapisywana po każdej akcji: **ludoteca resume** gra dalej.

    Przykłady:

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (dwie osoby przy jednym terminalu)
    - **ludoteca play lanterns -o dealing=start --lang pl**
    - **ludoteca play --page --host 0.0.0.0** (także dla innych urządzeń w twojej sieci)
help-argument-play-game = jej nazwa; bez niej padnie pytanie
help-option-players = Liczba miejsc razem z twoim.
help-option-with = Kto jeszcze gra, zgodnie z ruchem wskazówek zegara od ciebie: poziom albo person, jeśli ktoś siedzi obok.
help-option-seat = Twoje miejsce, licząc od 0.
help-option-seed = Powtórz partię: to samo ziarno, te same kafelki.
help-option-option = Opcja stołu jako nazwa=wartość; **ludoteca games** podaje listę.
help-option-from = Zacznij od pliku z pozycją.
help-option-plain = Wiersz po wierszu, bez kolorów: dla potoków i czytników ekranu.
help-option-mono = Bez kolorów, same litery i linie; tak samo NO_COLOR.
help-option-pace = Ile sekund program myśli co najmniej, aby dało się patrzeć.
help-option-page = Uruchamia stronę i otwiera ją w przeglądarce; bez przeglądarki podaje jej adres.
help-option-page-host = Gdzie strona nasłuchuje (włącza --page); przy 0.0.0.0 mogą grać także inne urządzenia w twojej sieci.
help-option-page-port = Port strony (włącza --page): 8000, jeśli nie podasz innego. Jeśli jest zajęty, następny wolny.
help-join =
    Usiądź przy stole w serwisie i zagraj tam; ten sam link w każdej chwili prowadzi na twoje miejsce.

    Sam adres serwisu pokazuje otwarte stoły i twoje (z --json dla programów). Z --new powstaje tam nowy stół: widać link dla każdej zaproszonej osoby, a partia zaczyna się, gdy wszyscy są na miejscu. Każdy serwis pamięta, kim jesteś.

    Przykłady:

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NAZWA**
help-watch =
    Oglądaj stół w serwisie; nie widzisz niczyich tajemnic.

    Przykład:

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = link do stołu, zaproszenie albo sam serwis
help-option-name = Jak nazywają cię inni.
help-option-new = Nakryj tam nowy stół do tej gry.
help-option-new-with = Kto jeszcze gra, zgodnie z ruchem wskazówek zegara od ciebie: poziom albo person dla zaproszonej osoby.
help-option-public = Każdy może usiąść albo oglądać.
help-option-clock = Czas do namysłu: minute (1 na turę), minutes (3 na turę), bank (10 na partię), days (3 dni na turę) albo none (bez zegara).

## Matches

help-matches =
    Pokaż partie zapisane na tym komputerze, zaczynając od ostatnio granej.

    Przykłady:

    - **ludoteca matches**
    - **ludoteca matches --json**
help-resume =
    Graj dalej zapisaną partię: ostatnio graną albo podaną z nazwy.

    Przykłady:

    - **ludoteca resume**
    - **ludoteca resume lanterns-20261116-201500 --plain**
help-replay =
    Obejrzyj partię krok po kroku; w trybie wierszowym opowiedz ją od początku do końca.

    Przykłady:

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Zapisz partię jako JSON: aby ją zachować, wysłać, grać dalej gdzie indziej.

    Niezakończona partia zawiera swoje ziarno: kto ma plik, może poznać wszystkie kolejne kafelki.

    Przykłady:

    - **ludoteca export lanterns-20261116-201500 niedziela.json**, potem gdzie indziej **ludoteca import niedziela.json**
help-argument-export-target = plik do zapisania albo - dla standardowego wyjścia
help-option-overwrite = Zastąp plik, jeśli istnieje.
help-import =
    Zachowaj partię z pliku wśród swoich, po jednorazowym odegraniu jej dla sprawdzenia.

    Kod wyjścia 1: to nie jest partia zgodna z zasadami. Kod 2: pliku nie da się odczytać.

    Przykład:

    - **ludoteca import niedziela.json**, potem **ludoteca resume** albo **ludoteca replay**
help-argument-import-source = partia jako JSON albo - dla standardowego wejścia
help-verify =
    Udowodnij, że zakończona partia przebiegła zgodnie z zasadami, z kafelkami obiecanymi na początku.

    Kod wyjścia 1: partia się nie zgadza. Kod 2: pliku nie da się odczytać.

    Przykład:

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = zakończona partia: JSON, - dla standardowego wejścia albo nazwa
help-option-promise = SHA-256 zanotowane na początku partii; inaczej to z pliku.
help-analyse =
    Pokaż szanse każdego w ciągu partii i jej punkty zwrotne z lepszym ruchem.

    Szanse to tyle, ile mógłby wiedzieć widz, oszacowane przez najsilniejszy program i uśrednione po kolejce: kilka procent więcej lub mniej nic nie znaczy. Więcej sekund to dokładniejsze spojrzenie.

    Przykłady:

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
help-option-picture = Narysuj szanse w tym pliku PNG albo SVG.
help-option-seconds = Czas do namysłu nad każdą pozycją.
help-option-points = Najwyżej tyle punktów zwrotnych.

## At a real table

help-games = Pokaż gry, ich opcje i autorów.
help-rules =
    Pokaż numerowaną instrukcję gry albo jedną zasadę.

    Przykłady:

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang pl**
help-argument-rule = numer jak LA-3.4 lub LA-3 albo szukane słowo
help-score =
    Policz punkty prawdziwego stołu z objaśnieniem.

    Przykład:

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C koty, B książki, G gry, F ramki, T trofea, P rośliny, kropka to puste pole)
help-argument-rows = rzędy regału od góry; albo na standardowym wejściu
help-option-goal = Numer karty celu osobistego.
help-show =
    Narysuj pozycję.

    Przykład:

    - **ludoteca show position.json --seat 1**
help-argument-position = pozycja jako JSON albo - dla standardowego wejścia
help-option-eyes = Oczami danego miejsca; inaczej tego, czyja jest tura.

## This computer

help-doctor =
    Sprawdź, czy wszystko jest w porządku: co jest zainstalowane, jaka pamięć podręczna, jakie dane, czy wszystko jest gotowe.

    Kod wyjścia 1: coś jest źle, a wiersz mówi, co zrobić.

    Przykłady:

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = Mów tylko o tym, co nie jest w porządku.
help-warm = Skompiluj gry teraz, na przykład podczas budowania obrazu. Kilka gier kompiluje się jednocześnie.
help-argument-warm-games = które gry; bez podania wszystkie
help-option-warm-all = także to, czego potrzebują programy: serie i symulacje partii

## For hosts

help-serve =
    Udostępnij stronę i stoły dla ludzi i botów z jednego pliku danych; albo jako jeden z wielu procesów na PostgreSQL.

    Ctrl-C zatrzymuje: co potwierdzone, jest zapisane, i po powrocie wszyscy grają dalej.

    Przykłady:

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - za proxy z https: **ludoteca serve --secure --proxy 127.0.0.1**
    - każdy z kilku procesów: **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = Plik ze wszystkimi danymi; tworzony, jeśli go nie ma.
help-option-database = Baza PostgreSQL zamiast pliku, dla kilku procesów.
help-option-bus = Redis, przez który rozmawia kilka procesów.
help-option-host = Gdzie nasłuchiwać; 0.0.0.0 dla całej sieci.
help-option-port = Który port.
help-option-origin = Inne źródło, którego strony mogą używać serwisu, jak https://example.org.
help-option-proxy = Adres proxy, któremu wierzy się w X-Forwarded-For.
help-option-secure = Ciasteczka tylko przez https.
help-option-limits = Limity częstości; bez nich tylko do pomiarów.
help-option-thinkers = Ile botów myśli naraz; inaczej jeden rdzeń pozostaje wolny.
help-option-workers = Boty myślą we własnych procesach: ludoteca worker.
help-option-bot-pace = Ile sekund bot myśli co najmniej.
help-option-open = Otwórz stronę w przeglądarce.
help-worker =
    Myśli za boty serwisu, którego procesy uruchomiono z **--workers**: na dowolnej maszynie, w dowolnej liczbie.

    Potrzebuje tylko Redisa: każde zadanie zawiera to, co wie miejsce bota, i nic więcej. Można go w każdej chwili zatrzymać lub zabić: wtedy myśli za niego inny worker albo sam serwis.

    Przykład:

    - **ludoteca worker --bus redis://bus** oraz **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Ile botów myśli naraz; inaczej po jednym na rdzeń.
help-backup =
    Zapisz wszystko, co trzyma serwis, w jednym pliku, także gdy ludzie grają.

    Kopia to jedna chwila bazy, sprawdzana, zanim dostanie nazwę: kopia, która jest, jest cała. Trzymaj ją w tajemnicy jak bazę: zawiera ziarna trwających partii.

    Przykład:

    - **ludoteca backup niedziela.backup**
    - co noc: **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = plik do zapisania
help-option-kept-data = Baza serwisu; inaczej LUDOTECA_DATA, inaczej w twoim folderze danych.
help-restore =
    Wstaw kopię w miejsce bazy serwisu. Najpierw zatrzymaj serwis.

    Kopia jest sprawdzana, zanim cokolwiek zostanie ruszone, a zastąpiony plik zostaje obok nowego. Trwające partie idą dalej od miejsca z kopii; nikomu nie liczy się czas pomiędzy.

    Przykład:

    - **ludoteca restore niedziela.backup**
help-argument-backup-source = plik zrobiony przez **ludoteca backup**
help-move-data =
    Przenieś wszystko z pliku serwisu do bazy PostgreSQL. Najpierw zatrzymaj serwis.

    Dociera wszystko albo nic; plik zostaje bez zmian. Potem uruchom serwis z **--database**: partie idą dalej, linki i logowania pozostają ważne, nikomu nie liczy się czas pomiędzy.

    Przykład:

    - **createdb ludoteca**, potem **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = pusta, jak postgresql://ludoteca@localhost/ludoteca
help-openapi = Wypisz kontrakt serwisu: OpenAPI, z komunikatami gniazda wśród schematów.
help-reports = Pokaż zgłoszenia z czatów, od najnowszych.

## To study and to measure

help-arena =
    Niech gracze spotkają się w wielu partiach; zobacz, kto jest lepszy i na ile to pewne.

    Gracz to nazwa, w razie potrzeby z budżetem na decyzję: **flat@5000** myśli przez 5000 iteracji, **master@0.25s** przez 0,25 sekundy procesora, więc zajęta maszyna niczego nie zmienia. Każdy stół jest rozdawany raz na każdy obrót miejsc. Gdy graczy jest więcej niż miejsc, spotykają się wszystkie kombinacje; gdy mniej, ostatni wymieniony zajmuje pozostałe miejsca. Przerwane polecenie idzie dalej od miejsca przerwania; z większą liczbą partii dodaje je.

    Dwóch graczy: **ludoteca arena lanterns --players greedy,random --matches 200**

    Jeden na trzech: **ludoteca arena shelfie --players greedy,random --seats 4**

    Opcja i ziarno: **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Twój bot przeciw wszystkim poziomom: **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    Program w dowolnym języku: **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Kto się spotyka, po przecinku: master,flat@5000,greedy.
help-option-arena-player = Jeszcze jeden, także z zewnątrz: bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = Dla każdego składu, w górę do pełnych kolejek.
help-option-schedule = robin (każdy z każdym), gauntlet (pierwszy z wszystkimi) albo swiss.
help-option-stages = Rundy systemu szwajcarskiego; inaczej tyle, ile zwykle wystarcza.
help-option-limit = Sekundy na decyzję gracza z zewnątrz.
help-option-arena-seats = Przy każdym stole; inaczej po jednym na gracza.
help-option-arena-seed = Inne ziarno rozdaje inne stoły.
help-option-arena-jobs = Partie jednocześnie; inaczej jedna na rdzeń.
help-option-ray = Graj na klastrze Ray: jego adres, auto albo local, aby uruchomić go tutaj.
help-option-arena-out = Folder wyników; inaczej nowy w arena/.
help-train =
    Naucz się gry, grając ze sobą: mniej niż godzina na grę na dwóch rdzeniach.

    Folder zawiera potem wagi (weights.npz), ich pochodzenie (training.json) i krzywą (training.svg). Skopiowane do folderu gry, wagi służą wszystkim poziomom. Przerwane polecenie idzie dalej od miejsca przerwania.

    Przykład:

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = Dla jakich wielkości stołu, po przecinku.
help-option-train-matches = Jedna liczba dla wszystkich wielkości albo po jednej na każdą, po przecinku.
help-option-train-seed = Inne ziarno, inna droga nauki.
help-option-train-jobs = Wielkości jednocześnie; inaczej jedna na rdzeń.
help-option-train-out = Folder nauki; inaczej training/GRA.
help-generate =
    Rozegraj wiele partii i zapisz je jako dane do nauki, wiersz na każdą decyzję.

    Każdy wiersz mówi, co wiedziało miejsce na ruchu, co było dozwolone, co zrobiło, jakie szanse miało każde miejsce i jak skończyła się partia; docs/data.md opisuje kolumny. Przerwane polecenie idzie dalej od miejsca przerwania.

    Przykłady:

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = Ile; późniejsze są dodawane.
help-option-format = parquet albo jsonl.
help-option-who = Kto gra na wszystkich miejscach: poziom, greedy, random, master@200.
help-option-generate-players = Ilu gra.
help-option-other-seed = Inne ziarno, inne partie.
help-option-jobs = Procesy jednocześnie; inaczej jeden na rdzeń.
help-option-out = Folder wyników.
help-study =
    Zbadaj, jak wyważona jest gra: miejsca, źródła punktów, kamienie milowe, długości, remisy i co zmieniają opcje.

    Każda liczba graczy jest grana ze zwykłymi opcjami i z każdą opcją zmienioną osobno. Kilka minut na dziesiątki tysięcy partii; przerwane polecenie idzie dalej, a z większą liczbą partii dodaje je.

    Przykłady:

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = Przy każdym stole: wielkości razy opcje.
help-bench =
    Zmierz zasady, graczy, środowiska i serwis: decyzje i ruchy na sekundę procesora, opóźnienia, pamięć, starty.

    Mierz na spokojnej maszynie. Serwis działa na jednym rdzeniu, a jego obciążenie na drugim.

    Środowiska są mierzone obok tych z PettingZoo i OpenSpiel, jeśli są zainstalowane (robi to make bench).

    Przykłady:

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = rules, players, environments, service albo starts; inaczej wszystko.
help-option-plot = Narysuj w tym SVG, jak serwis rośnie z liczbą zajętych stołów.
