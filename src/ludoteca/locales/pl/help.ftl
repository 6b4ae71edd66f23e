# Co mówi --help

## Headings and words of every help

help-usage = Użycie:
help-usage-options = [OPCJE]
help-usage-command = POLECENIE …
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = [domyślnie: { $value }]
help-variable = [zmienna: { $value }]
help-required = [wymagane]
help-word-game = GRA
help-word-match = PARTIA
help-word-file = PLIK
help-word-name = NAZWA
help-word-folder = FOLDER
help-word-day = DZIEŃ
help-word-language = JĘZYK
help-word-number = LICZBA
help-word-text = TEKST
help-word-rule = ZASADA
help-word-row = RZĄD
help-word-database = BAZA
help-word-puzzles = GRA|list|make|rate
help-panel-play = Gra
help-panel-matches = Zapisane partie
help-panel-table = Pomoc przy prawdziwym stole
help-panel-computer = Ten komputer
help-panel-host = Prowadzenie serwera
help-panel-study = Badania i pomiary

## The command itself

help-ludoteca = Ludoteca: Lanterns i My Shelfie, do grania i do badania. Projekt nieoficjalny. Spróbuj: **ludoteca play shelfie**
help-option-help = Pokaż tę pomoc.
help-option-version = Pokaż wersję.
help-option-install-completion = Włącz w powłoce uzupełnianie poleceń, gier, poziomów i zapisanych partii.
help-option-show-completion = Pokaż, co zainstalowałoby --install-completion, aby to skopiować lub zmienić.
help-option-lang = en, it, fr albo pl. Domyślnie: LUDOTECA_LANG, potem język systemu.
help-option-json = Wypisz JSON, dla programów.
help-argument-games-game = nazwa gry do objaśnienia; bez niej lista wszystkich gier
help-argument-game = nazwa gry; **ludoteca games** podaje listę
help-argument-match = nazwa z **ludoteca matches** albo plik

## Playing

help-play =
    Zagraj partię w terminalu albo, z --page, w przeglądarce.

    Bez nazwy gry pojawi się pytanie. Poziomy botów od najsłabszego do najsilniejszego: novice, apprentice, adept (domyślny), artisan, master. Ostatni podany zajmuje wszystkie pozostałe miejsca. Partia jest zapisywana po każdej akcji; kontynuuj ją poleceniem **ludoteca resume**.

    Przykłady:

    - **ludoteca play shelfie**
    - **ludoteca play lanterns --with master --with novice**
    - **ludoteca play shelfie --with person** (dwie osoby przy jednym terminalu)
    - **ludoteca play lanterns -o dealing=start --lang pl**
    - **ludoteca play --page --host 0.0.0.0** (także dla innych urządzeń w twojej sieci)
help-argument-play-game = nazwa gry; bez niej pojawi się pytanie
help-daily =
    Zagraj rozdanie dnia: jedną partię z tym samym botem i tymi samymi kaflami dla wszystkich. Liczy się pierwsza partia danego dnia, więc gra się ją bez podpowiedzi. Możesz przerwać w każdej chwili: to samo polecenie wraca do partii. Na koniec zobaczysz, co z tym samym rozdaniem zrobił mistrz.

    Dzień zaczyna się o północy UTC. Z **--server** partia, która się liczy, zostaje wysłana i porównana z wynikami osób na serwerze.

    Przykłady:

    - **ludoteca daily lanterns**
    - **ludoteca daily shelfie --server http://127.0.0.1:8000**
    - **ludoteca daily lanterns --date 2026-11-18 --practice**
help-option-date = Dzień w postaci 2026-11-18; domyślnie dzisiaj (UTC). Rozdania z poprzednich dni są dla wprawy, chyba że zaczęto je w ich dniu.
help-option-practice = Zagraj rozdanie jeszcze raz dla wprawy, z podpowiedziami i cofaniem ruchów.
help-option-deal-server = Adres serwera: wyślij tam wynik i porównaj go.
help-learn =
    Zagraj pierwszą partię z przewodnikiem, wiersz po wierszu. Wpisz **show**, żeby zobaczyć, o co prosi krok. Z **--exercises** odpowiadaj na pytania o przykłady z instrukcji: LA-7 w Lanterns, SH-8 w My Shelfie.

    Przykłady:

    - **ludoteca learn lanterns**
    - **ludoteca learn shelfie --step 4 --lang pl**
    - **ludoteca learn lanterns --exercises**
help-option-step = Numer kroku albo ćwiczenia, od którego zacząć.
help-option-exercises = Zamiast tego odpowiadaj na pytania o przykłady z instrukcji; zasady mówią, co jest poprawne i dlaczego.
help-puzzles =
    Rozwiązuj zadania, jedno po drugim: najpierw łatwe, bez już rozwiązanych. Wpisz **hint** po podpowiedź, **show** po odpowiedź.

    Z **list** je wypiszesz; z **make** utworzysz nowe z partii botów. To samo polecenie daje te same zadania, a po przerwaniu kontynuuje. Z **rate** ponownie obliczysz trudność utworzonych zadań.

    Przykłady:

    - **ludoteca puzzles shelfie**
    - **ludoteca puzzles lanterns --kind exact --difficulty 3**
    - **ludoteca puzzles shelfie --puzzle turn-2-0**
    - **ludoteca puzzles list lanterns**
    - **ludoteca puzzles make lanterns --kind exact --count 100 --seed 7**
    - **ludoteca puzzles rate lanterns --kind exact**
help-argument-puzzles = gra, której zadania rozwiązujesz, albo **list**, **make** lub **rate**; bez niej pojawi się pytanie
help-argument-puzzles-game = z **list**, **make** lub **rate**: gra
help-option-puzzle-kind = Tylko ten rodzaj: exact (bez losowości), best (najlepszy ruch), turn (co teraz daje najwięcej), reader (który cel osobisty; My Shelfie).
help-option-puzzle-difficulty = Tylko ta trudność, od 1 (bardzo łatwe) do 5 (bardzo trudne).
help-option-puzzle = Jedno zadanie, po nazwie z **ludoteca puzzles list**.
help-option-puzzle-count = Z make: ile utworzyć.
help-option-players = Liczba miejsc razem z twoim.
help-option-with = Kto jeszcze gra, zgodnie z ruchem wskazówek zegara od ciebie: poziom albo person, jeśli ktoś siedzi obok.
help-option-seat = Twoje miejsce, licząc od 0.
help-option-seed = Powtórz partię: to samo ziarno, te same kafle.
help-option-option = Opcja stołu jako nazwa=wartość; **ludoteca games** podaje listę.
help-option-from = Zacznij od pozycji z pliku.
help-option-plain = Wiersz po wierszu, bez kolorów: dla potoków i czytników ekranu.
help-option-mono = Bez kolorów, tylko litery i linie; tak samo jak NO_COLOR.
help-option-pace = Minimalny czas ruchu bota w sekundach, aby dało się śledzić grę.
help-option-page = Uruchom stronę i otwórz ją w przeglądarce; bez przeglądarki podaj jej adres.
help-option-page-host = Gdzie strona nasłuchuje (włącza --page); przy 0.0.0.0 mogą grać także inne urządzenia w twojej sieci.
help-option-page-port = Port strony (włącza --page). Domyślnie: 8000 albo następny wolny.
help-join =
    Dołącz do stołu na serwerze. Ten sam link w każdej chwili prowadzi na twoje miejsce.

    Sam adres serwera pokazuje jego otwarte stoły i twoje (jako JSON z --json). Z --new otwierasz tam stół: dostajesz link dla każdej zaproszonej osoby, a partia zaczyna się, gdy wszyscy są na miejscu. Każdy serwer cię pamięta.

    Przykłady:

    - **ludoteca join http://127.0.0.1:8000**
    - **ludoteca join http://127.0.0.1:8000 --new lanterns --with person --with adept**
    - **ludoteca join http://127.0.0.1:8000/table/fegqx5vpstvs**
    - **ludoteca join 'http://127.0.0.1:8000/table/fegqx5vpstvs#invitation=…' --name NAZWA**
help-watch =
    Oglądaj stół na serwerze, bez wglądu w ukryte kafle i cele.

    Przykład:

    - **ludoteca watch http://127.0.0.1:8000/table/fegqx5vpstvs**
help-argument-link = link do stołu, zaproszenie albo adres serwera
help-option-name = Nazwa, którą widzą inni.
help-option-new = Otwórz tam nowy stół do tej gry.
help-option-new-with = Kto jeszcze gra, zgodnie z ruchem wskazówek zegara od ciebie: poziom albo person dla zaproszonej osoby.
help-option-public = Każdy może dołączyć albo oglądać.
help-option-clock = Czas do namysłu: minute (1 na turę), minutes (3 na turę), bank (10 na partię), days (3 dni na turę) albo none (bez zegara).

## Matches

help-matches =
    Pokaż partie zapisane na tym komputerze, zaczynając od ostatnio granej.

    Przykłady:

    - **ludoteca matches**
    - **ludoteca matches --json**
help-resume =
    Kontynuuj zapisaną partię: ostatnio graną albo podaną z nazwy.

    Przykłady:

    - **ludoteca resume**
    - **ludoteca resume lanterns-20261116-201500 --plain**
help-replay =
    Obejrzyj partię krok po kroku; w trybie wierszowym wypisz ją od początku do końca.

    Przykłady:

    - **ludoteca replay match.json**
    - **ludoteca replay shelfie-20261116-201500 --plain**
help-export =
    Zapisz partię jako JSON: aby ją zachować, wysłać albo kontynuować gdzie indziej.

    Niezakończona partia zawiera swoje ziarno: każda osoba z tym plikiem może poznać wszystkie kolejne kafle.

    Przykłady:

    - **ludoteca export lanterns-20261116-201500 niedziela.json**, potem gdzie indziej **ludoteca import niedziela.json**
help-argument-export-target = plik do zapisania albo - dla standardowego wyjścia
help-option-overwrite = Zastąp plik, jeśli istnieje.
help-import =
    Dodaj partię z pliku do zapisanych, po sprawdzeniu jej ruch po ruchu.

    Kod wyjścia 1: partia jest niezgodna z zasadami. Kod 2: pliku nie da się odczytać.

    Przykład:

    - **ludoteca import niedziela.json**, potem **ludoteca resume** albo **ludoteca replay**
help-argument-import-source = partia jako JSON albo - dla standardowego wejścia
help-verify =
    Udowodnij, że zakończona partia przebiegła zgodnie z zasadami, a jej kafle pochodzą z ziarna, którego skrót opublikowano na początku.

    Kod wyjścia 1: partia jest nieprawidłowa. Kod 2: pliku nie da się odczytać.

    Przykład:

    - **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
help-argument-verify-source = zakończona partia: JSON, - dla standardowego wejścia albo nazwa
help-option-promise = SHA-256 zanotowane na początku partii. Domyślnie: to z pliku.
help-analyse =
    Pokaż, skąd taki wynik partii: szanse wszystkich graczy, koszt każdej decyzji, udział szczęścia i punkty zwrotne z lepszym ruchem.

    Dla każdego miejsca sumują się trzy liczby: szczęście, własne błędy i prezenty od innych. Decyzję ocenia się tylko na podstawie tego, co można było wiedzieć. Szanse to oszacowania: różnica poniżej dwóch punktów procentowych nic nie znaczy. Przerwana analiza rusza od miejsca, w którym stanęła.

    Przykłady:

    - **ludoteca analyse shelfie-20261116-201500**
    - **ludoteca analyse match.json --picture chances.svg**
    - **ludoteca analyse match.json --retry**
help-option-picture = Narysuj szanse w tym pliku PNG albo SVG.
help-option-quick-analysis = Rzuć tylko okiem na każdą pozycję; trwa to mniej niż sekundę.
help-option-retry = Spróbuj ponownie ruchów, które były błędami ludzi w tej partii, wiersz po wierszu, z ukrytymi odpowiedziami.
help-option-analysis-iterations = Jak długo szukać przy każdej decyzji.
help-option-analysis-seed = Ziarno analizy: to samo ziarno daje ten sam wynik.
help-option-points = Największa liczba punktów zwrotnych.

## At a real table

help-games =
    Pokaż gry i ich opcje. Z nazwą gry objaśnij ją: autorzy, działanie każdej opcji i co wpisać.

    Przykład:

    - **ludoteca games lanterns**
help-rules =
    Pokaż numerowaną instrukcję gry albo jedną zasadę.

    Przykłady:

    - **ludoteca rules lanterns LA-3.4**
    - **ludoteca rules shelfie --lang pl**
help-argument-rule = numer, na przykład LA-3.4 lub LA-3, albo szukane słowo
help-score =
    Policz i objaśnij punkty z gry przy prawdziwym stole.

    Przykłady:

    - **ludoteca score shelfie PP... PPPP. FFPPB FGGGB FTCCC TTTCC --goal 1** (C koty, B książki, G gry, F ramki, T trofea, P rośliny, kropka to puste pole)
    - **ludoteca score shelfie "Ada PP... PPPP. FFPPB FGGGB FTCCC TTTCC / 1 / 8 4 1" "Bruno ..... ..... CC... CCB.. CCBTT GGGTT / 2 / 8"** (wiersz na osobę, najpierw pierwszy gracz: imię, regał, cel osobisty, potem żetony za cele wspólne i 1 za żeton końca gry)
    - **ludoteca score lanterns "Ada 10 8 4 / 2 / 5" "Bruno 9 9 4 / 1"** (żetony poświęcenia, potem pozostałe żetony łaski i karty)
help-argument-rows = rzędy regału od góry albo wiersz na osobę; albo na standardowym wejściu
help-option-goal = Numer karty celu osobistego.
help-show =
    Narysuj pozycję.

    Przykład:

    - **ludoteca show position.json --seat 1**
help-argument-position = pozycja jako JSON albo - dla standardowego wejścia
help-option-eyes = Pokaż to, co widzi to miejsce. Domyślnie: miejsce, którego jest tura.

## This computer

help-doctor =
    Sprawdź, czy wszystko działa: biblioteki, skompilowane zasady, dane, strona i terminal.

    Kod wyjścia 1: coś nie działa, a wiersz mówi, co zrobić.

    Przykłady:

    - **ludoteca doctor**
    - **ludoteca doctor --json**
help-option-quiet = Wypisz tylko to, co wymaga uwagi.
help-warm =
    Skompiluj zasady teraz, na przykład podczas budowania obrazu. Kilka gier kompiluje się jednocześnie.

    Przykład:

    - **ludoteca warm lanterns**
help-argument-warm-games = gry do skompilowania; bez podania wszystkie
help-option-warm-all = Skompiluj też to, czego wymagają badania: serie i symulacje partii.

## For hosts

help-serve =
    Uruchom serwer ze stroną, stołami dla ludzi i botami. Dane są w jednym pliku albo, dla kilku procesów, w PostgreSQL.

    Zatrzymaj go klawiszami Ctrl-C: wszystko, co potwierdzono, jest zapisane, a po powrocie serwera partie trwają dalej.

    Przykłady:

    - **ludoteca serve**
    - **ludoteca serve --host 0.0.0.0 --port 8000 --data club.sqlite3**
    - za proxy z https: **ludoteca serve --secure --proxy 127.0.0.1**
    - każdy z kilku procesów: **ludoteca serve --port 8001 --database postgresql://ludoteca@db/ludoteca --bus redis://bus**
help-option-data = Plik ze wszystkimi danymi; tworzony, jeśli go nie ma.
help-option-database = Baza PostgreSQL zamiast pliku, dla kilku procesów.
help-option-bus = Redis, który łączy kilka procesów.
help-option-host = Adres nasłuchiwania; 0.0.0.0 dla całej sieci.
help-option-port = Port nasłuchiwania.
help-option-origin = Inne źródło, którego strony mogą używać serwera, na przykład https://example.org.
help-option-proxy = Adres proxy, którego nagłówek X-Forwarded-For jest zaufany.
help-option-host-name = Nazwa, pod którą można używać serwera, na przykład play.example.org; można powtórzyć. Domyślnie: dowolna nazwa.
help-option-metrics = Kto może czytać /metrics: adres, sieć albo token z co najmniej 16 znaków; można powtórzyć. Domyślnie: ten komputer.
help-option-secure = Ciasteczka tylko przez https.
help-option-limits = Ograniczaj liczbę żądań. Wyłączaj tylko do pomiarów.
help-option-thinkers = Ile botów myśli naraz. Domyślnie: o jeden mniej niż rdzeni.
help-option-workers = Boty myślą w osobnych procesach: ludoteca worker.
help-option-bot-pace = Minimalny czas ruchu bota w sekundach.
help-option-open = Otwórz stronę w przeglądarce.
help-worker =
    Myśl za boty serwera, którego procesy uruchomiono z **--workers**. Workerów może być dowolnie wiele, na dowolnych maszynach.

    Worker potrzebuje tylko Redisa: każde zadanie zawiera to, co wie miejsce bota, i nic więcej. Workera można w każdej chwili zatrzymać: przejmie po nim inny worker albo sam serwer.

    Przykład:

    - **ludoteca worker --bus redis://bus** oraz **ludoteca serve --workers --bus redis://bus --database postgresql://ludoteca@db/ludoteca**
help-option-worker-thinkers = Ile botów myśli naraz. Domyślnie: jeden na rdzeń.
help-backup =
    Zapisz wszystkie dane serwera w jednym pliku, także gdy ludzie grają.

    Kopia to stan bazy z jednej chwili, sprawdzony, zanim dostanie nazwę: każda kopia, którą znajdziesz, jest kompletna. Trzymaj ją w tajemnicy jak bazę: zawiera ziarna trwających partii.

    Przykład:

    - **ludoteca backup niedziela.backup**
    - co noc: **ludoteca backup --overwrite /mnt/disk/ludoteca.backup**
help-argument-backup-target = plik do zapisania
help-option-kept-data = Baza serwera. Domyślnie: LUDOTECA_DATA, potem plik działającego serwera, potem plik w twoim folderze danych.
help-restore =
    Zastąp bazę serwera kopią zapasową. Najpierw zatrzymaj serwer.

    Kopia jest sprawdzana przed jakąkolwiek zmianą, a stary plik zostaje obok nowego. Trwające partie są kontynuowane od stanu z kopii; czas pomiędzy nikomu się nie liczy.

    Przykład:

    - **ludoteca restore niedziela.backup**
help-argument-backup-source = plik utworzony poleceniem **ludoteca backup**
help-move-data =
    Przenieś wszystkie dane z pliku serwera do bazy PostgreSQL. Najpierw zatrzymaj serwer.

    Przenosi się wszystko albo nic; plik zostaje bez zmian. Potem uruchom serwer z **--database**: partie trwają dalej, linki i logowania pozostają ważne, a czas pomiędzy nikomu się nie liczy.

    Przykład:

    - **createdb ludoteca**, potem **ludoteca move-data postgresql://ludoteca@localhost/ludoteca**
help-argument-empty-database = pusta baza, na przykład postgresql://ludoteca@localhost/ludoteca
help-openapi =
    Wypisz kontrakt OpenAPI serwera, z komunikatami gniazda wśród schematów.

    Przykład:

    - **ludoteca openapi > openapi.json**
help-reports =
    Pokaż zgłoszenia z czatów, od najnowszych.

    Przykład:

    - **ludoteca reports --data club.sqlite3**

## To study and to measure

help-arena =
    Niech gracze spotkają się w wielu partiach; zobacz, który jest lepszy i na ile to pewne.

    Gracz to nazwa, w razie potrzeby z budżetem na decyzję: **flat@5000** myśli przez 5000 iteracji, **master@0.25s** przez 0,25 sekundy procesora, więc obciążenie maszyny niczego nie zmienia. Każde rozdanie jest grane raz na każdy obrót miejsc. Gdy graczy jest więcej niż miejsc, spotykają się wszystkie kombinacje; gdy mniej, ostatni podany zajmuje pozostałe miejsca. Po przerwaniu to samo polecenie kontynuuje pracę; przy większej liczbie partii dogrywa brakujące.

    Dwóch graczy: **ludoteca arena lanterns --players greedy,random --matches 200**

    Jeden na trzech: **ludoteca arena shelfie --players greedy,random --seats 4**

    Opcja i ziarno: **ludoteca arena shelfie -p greedy,random -o rulebook=english --seed 7**

    Twój bot przeciw wszystkim poziomom: **ludoteca arena lanterns --player mybot.py:MyBot --player novice --player adept --seats 2 --schedule gauntlet**

    Program w dowolnym języku: **ludoteca arena lanterns -p random --player 'program:sh examples/bot.sh'**
help-option-arena-players = Gracze, po przecinku: master,flat@5000,greedy.
help-option-arena-player = Jeszcze jeden gracz, także własny: bot.py:MyBot, openspiel-ismcts@50, 'program:sh bot.sh'.
help-option-arena-matches = Partie dla każdego składu, zaokrąglone w górę do pełnych kolejek.
help-option-schedule = robin (każdy z każdym), gauntlet (pierwszy ze wszystkimi) albo swiss.
help-option-stages = Rundy systemu szwajcarskiego. Domyślnie: tyle, ile trzeba, by znaleźć najlepszego gracza.
help-option-limit = Sekundy na decyzję gracza zewnętrznego.
help-option-arena-seats = Miejsca przy każdym stole. Domyślnie: jedno na gracza.
help-option-arena-seed = Inne ziarno daje inne rozdania.
help-option-arena-jobs = Ile partii naraz. Domyślnie: jedna na rdzeń.
help-option-ray = Graj na klastrze Ray: jego adres, auto albo local, aby uruchomić go tutaj.
help-option-arena-out = Folder wyników. Domyślnie: nowy w arena/.
help-leaderboard =
    Przeprowadź mały otwarty konkurs: polecenie rozgrywa brakujące partie i zapisuje tabelę wyników.

    Folder zawiera plik **contest.toml** z grą i zgłoszeniami: graczami Ludoteki, klasami Pythona albo programami w dowolnym języku. Zgłoszenia spotykają się parami (albo przy większych stołach) i grają te same rozdania z każdego miejsca, więc szczęście jest równe dla wszystkich. Tabela (**leaderboard.md**, **leaderboard.json**) podaje udział zwycięstw każdego zgłoszenia z 95-procentowym przedziałem.

    Po przerwaniu to samo polecenie kontynuuje pracę. Po dodaniu lub zmianie zgłoszenia rozgrywane są tylko jego partie.

    Początek: **ludoteca leaderboard contest --new lanterns**

    Dodaj zgłoszenie do contest/contest.toml, a potem: **ludoteca leaderboard contest**
help-argument-contest = Folder konkursu.
help-option-new-contest = Utwórz folder z plikiem contest.toml dla tej gry.
help-train =
    Naucz komputer gry przez grę z samym sobą: mniej niż godzina na grę na dwóch rdzeniach.

    Folder będzie zawierać wagi (weights.npz), ich pochodzenie (training.json) i krzywą uczenia (training.svg). Skopiuj wagi do folderu gry, a użyją ich wszystkie poziomy. Po przerwaniu to samo polecenie kontynuuje pracę.

    Przykład:

    - **ludoteca train shelfie --players 2,3,4 --matches 240000,120000,240000**
help-option-train-players = Wielkości stołu, po przecinku.
help-option-train-matches = Jedna liczba dla wszystkich wielkości albo po jednej na każdą, po przecinku.
help-option-train-seed = Inne ziarno daje inny przebieg uczenia.
help-option-train-jobs = Ile wielkości naraz. Domyślnie: jedna na rdzeń.
help-option-train-out = Folder wyników uczenia. Domyślnie: training/GRA.
help-site =
    Zapisz stronę jako witrynę statyczną: folder, który udostępni każdy hosting, w katalogu głównym albo w dowolnym innym.

    Można tam grać w obie gry z botami na wszystkich poziomach albo razem na jednym urządzeniu. Wszystko liczy przeglądarka i w niej zostają partie; po pierwszej wizycie witryna działa bez sieci. Nie ma serwera, więc nie ma zaproszeń, kont ani rankingów.

    Dokumentacja jest w folderze docs. Po aktualizacji powtórz polecenie: zastąpi pliki, które wcześniej zapisało, i nie ruszy żadnych innych.

    Przykłady:

    - **ludoteca site public**
    - **python -m http.server --directory public** pokazuje ją na tym komputerze
help-argument-site-folder = Folder do zapisania: nowy, pusty albo zapisany wcześniej przez to polecenie.
help-new-game =
    Utwórz własną grę: mały pakiet, w który można grać, który można testować i zmieniać.

    Nowa gra to kółko i krzyżyk dla dwóch osób. Od razu działa w terminalu, na stronie, z botami i w narzędziach badawczych, i przechodzi testy, które musi przejść każda gra. Zmień po kolei instrukcję, zasady i teksty. docs/tutorials/your-own-game.md pokazuje każdy krok, docs/game-contract.md wymienia, co gra musi zapewniać.

    Bez instalowania pakietu wskaż folder z kodem: **LUDOTECA_GAMES=pebbles/src ludoteca play pebbles**.

    Przykłady:

    - **ludoteca new-game pebbles**
    - **ludoteca new-game tic_tac games/tic_tac**
help-argument-new-game-name = Nazwa gry: małe litery, z podkreśleniem między słowami.
help-argument-new-game-folder = Folder do utworzenia. Domyślnie: nazwa gry.
help-generate =
    Rozegraj wiele partii i zapisz je jako dane do uczenia, wiersz na każdą decyzję.

    Każdy wiersz zawiera to, co wiedziało miejsce, którego była tura, co było dozwolone, co zrobiło, jakie szanse miało każde miejsce i jak skończyła się partia; docs/data.md opisuje kolumny. Po przerwaniu to samo polecenie kontynuuje pracę.

    Przykłady:

    - **ludoteca generate lanterns --matches 100000**
    - **ludoteca generate shelfie -n 3 -f jsonl -p greedy**
help-option-generate-matches = Liczba partii; później można dodać następne.
help-option-format = parquet albo jsonl.
help-option-who = Gracz na wszystkich miejscach: poziom, greedy, random, master@200.
help-option-generate-players = Liczba graczy.
help-option-other-seed = Inne ziarno daje inne partie.
help-option-jobs = Ile procesów naraz. Domyślnie: jeden na rdzeń.
help-option-out = Folder wyników.
help-study =
    Zbadaj, jak wyważona jest gra: miejsca, źródła punktów, kamienie milowe, długości, remisy i wpływ każdej opcji.

    Każda liczba graczy jest grana z domyślnymi opcjami i z każdą opcją zmienioną osobno. Dziesiątki tysięcy partii zajmują kilka minut. Po przerwaniu to samo polecenie kontynuuje pracę; przy większej liczbie partii dogrywa brakujące.

    Przykłady:

    - **ludoteca study lanterns**
    - **ludoteca study shelfie --matches 10000 --player adept**
help-option-study-matches = Partie dla każdego połączenia wielkości stołu i opcji, zaokrąglone w górę do wielokrotności 250.
help-bench =
    Zmierz zasady, graczy, środowiska i serwer: decyzje i ruchy na sekundę procesora, opóźnienia, pamięć, czasy startu.

    Mierz na nieobciążonej maszynie. Serwer działa na jednym rdzeniu, a jego obciążenie na drugim.

    Środowiska są mierzone obok tych z PettingZoo i OpenSpiel, jeśli są zainstalowane (instaluje je make bench).

    Przykłady:

    - **ludoteca bench --only rules**
    - **ludoteca bench --only service --plot load.svg**
help-option-only = **rules**, **players**, **environments**, **service**, **moves** albo **starts**. Domyślnie: wszystko.
help-option-plot = Narysuj w tym pliku SVG, jak serwer radzi sobie z rosnącą liczbą zajętych stołów.
help-option-bench-database = Pusta baza PostgreSQL, aby zmierzyć **moves** także w niej.
help-option-beside = Inny klon Ludoteki, przygotowany poleceniem make, aby zmierzyć **moves** także w nim, na przykład przed zmianą.
