# Co zostaje odrzucone i dlaczego

## Games, options, seats

errors-or = { $one } albo { $other }
errors-no-game = Nie ma gry { $game }. Są: { $games }.
errors-empty-game = Folder { $game } nie zawiera gry: jego __init__.py nie podaje GAME.
errors-player-count = { $game } jest dla { $least }–{ $most } graczy, nie { $count }.
errors-no-option = { $game } nie ma opcji { $option }. Jej opcje: { $options }.
errors-no-options = { $game } nie ma opcji { $option }. Nie ma żadnych opcji.
errors-bad-choice = Opcja { $option } gry { $game } to { $choices }, nie { $value }.
errors-choice-players = Przy { $players } graczach opcja { $option } gry { $game } to { $choices }, nie { $value }.
errors-no-seat = Miejsca przy tym stole to 0 do { $last }, nie { $seat }.
errors-no-action = Akcje gry { $game } to teksty albo liczby od 0 do { $last }, nie { $action }.
errors-no-score-sheet = Dla gry { $game } nie ma arkusza punktów.
errors-bad-seed = Ziarno to liczba całkowita od 0 wzwyż albo bajty; nie { $seed }.
errors-long-seed = Ziarno ma najwyżej { $bits } bitów.

## Positions

errors-no-position = Pozycja gry { $game } to obiekt JSON z "game": "{ $name }".
errors-position-options = Opcje pozycji to obiekt JSON.
errors-position-extra = Pozycja gry { $game } nie ma { $name }.
errors-position-lacks = W pozycji brakuje { $name }.
errors-position-flag = { $name } w pozycji to true albo false, nie { $value }.
errors-position-list = { $name } w pozycji to lista długości { $length }, nie { $value }.
errors-position-number = { $name } w pozycji to liczba całkowita od { $least } do { $most }, nie { $value }.
errors-position-luck = "luck" w pozycji to nie generator: pomiń ją, a zostanie wylosowany nowy.

## Matches in files

errors-no-match = Partia to obiekt JSON z "format": "{ $format }".
errors-match-unfinished = Zapisać można tylko skończoną partię: do tego czasu jej ziarno jest tajne.
errors-match-setting = Tej partii nie można było tak przygotować: { $why }
errors-match-again = Tej partii nie można odtworzyć: { $why }
errors-match-nested = To nie jest partia: jest zbyt głęboko zagnieżdżona.
errors-match-entry = Wpis { $number } nie był możliwy: { $why }
errors-match-caused = Wpis { $number } nie spowodował tego, co mówi plik: zmieniono kafelki, karty lub punkty.
errors-match-promise = To nie jest obiecane ziarno: jego SHA-256 jest inne.
errors-match-running = Partia w pliku nie doszła do końca.
errors-match-result = Wynik w pliku nie jest tym, którym skończyła się partia.
errors-match-digest = Plik zmieniono po zapisaniu: jego skrót jest inny.
errors-match-differs = { $name } w pliku nie jest tym, z czym przygotowano partię.
errors-match-extra = Partia nie ma { $name }.
errors-match-rules = Tę partię rozegrano według wersji { $rules } zasad; tutaj jest wersja { $here }.
errors-match-seed = 'seed' zapisuje się cyframi szesnastkowymi, po dwie na bajt.
errors-match-seats = 'seats' i 'people' dotyczą tej samej liczby miejsc.
errors-match-kinds = Rodzaje wpisów to { $kinds }, nie { $kind }.
errors-match-missing = Brakuje { $name }.
errors-match-no-text = { $name } jest złego rodzaju: potrzebny jest tekst.
errors-match-no-list = { $name } jest złego rodzaju: potrzebna jest lista.
errors-match-no-object = { $name } jest złego rodzaju: potrzebny jest obiekt.
errors-match-no-flag = { $name } jest złego rodzaju: potrzebne jest true albo false.
errors-match-number = Potrzebne są liczby całkowite od 0 do { $largest }, a jest tam coś innego.
errors-seat-holder = Miejsce { $seat } zajmuje osoba albo bot, jedno z dwojga.
errors-no-person = Choć jedno miejsce zajmuje osoba: same boty grają na arenie.
errors-clock-none = Stół bez zegara nie ma ani czasu, ani dodatku.
errors-clock-kind = Zegar to none, move, bank albo days, nie { $kind }.
errors-clock-amount = Zegar { $kind } ma czas od 1 do { $most }, nie { $amount }.
errors-clock-increment = Dodatek to od 0 do 3600 sekund i ma go tylko bank.

## What may come next in a match

errors-over = Partia jest skończona.
errors-entry-kind = Partia nie zna wpisów rodzaju { $kind }.
errors-entry-count = Liczba wpisów tej partii to { $count }: nie można jej zobaczyć po { $entries }.
errors-seats = Miejsca przy tym stole to 0 do { $last }.
errors-time-negative = Nikt nie decyduje w czasie krótszym od zera.
errors-seat-left = Osoba z miejsca { $seat } odeszła.
errors-turn = To nie tura miejsca { $seat }, lecz miejsca { $turn }.
errors-time-up = Czas miejsca { $seat } minął.
errors-time-left = Czas miejsca { $seat } jeszcze nie minął.
errors-seat-person = Na miejscu { $seat } nie siedzi żadna osoba.
errors-undo-ask = Tego nie można cofnąć swobodnie: zapytaj innych, czy się zgadzają.
errors-undo-target = Liczba zagranych akcji to { $count }: cofnięcie zostawia ich mniej, nie { $to }.
errors-still-asked = Inne pytanie wciąż czeka na odpowiedź.
errors-question = Pytanie dotyczy { $topics }.
errors-rated-undo = Przy stole rankingowym cofa się tylko własną otwartą turę.
errors-rated-end = Ta partia rankingowa się liczy: graj dalej albo się poddaj.
errors-nobody-left = Nikt nie opuścił miejsca { $seat }.
errors-nobody-asked = Nikt o nic nie pytał.
errors-agreed = Zgoda już została wyrażona.
errors-no-return = Nikt nie opuścił miejsca { $seat } albo gra na nim już bot.

## Players and training

errors-no-player = Nie ma gracza { $player }. Są: { $players }.
errors-bad-budget = Budżet to sekundy, jak 0.25s, albo iteracje, jak 5000; nie { $budget }.
errors-no-budget = { $player } nie myśli i nie przyjmuje budżetu: napisz samo { $name }.
errors-unlearned-game = Nie ma wyuczonej oceny gry { $game }: { $player } nie może w nią grać.
errors-unlearned-table = Nie ma wyuczonej oceny gry { $game } na tylu graczy: { $count }.
errors-nothing-to-decide = Partia jest skończona: nie ma o czym decydować.
errors-nothing-to-advise = Partia jest skończona: nie ma już czego doradzać.
errors-no-features = { $game } nie ma cech, z których można się uczyć.
errors-training-broken = { $file } to nie nauka, którą można podjąć: usuń ten plik, aby zacząć od nowa.
errors-training-other = { $file } zawiera inną naukę ({ $training }): wybierz inny folder.
errors-training-table = Nie ma stołu gry { $game } na tylu graczy: { $count }.
errors-training-matches = Nauka wymaga jednej partii lub więcej, nie { $count }.
errors-training-sizes = Tyle liczb partii ({ $matches }) nie pasuje do tylu wielkości stołu ({ $tables }).

## Arenas

errors-arena-no-players = Arena potrzebuje graczy, po przecinku: --players greedy,random
errors-arena-twins = { $player } jest tu dwa razy: podaj każdego gracza raz, a --seats mówi, ilu siada do stołu.
errors-arena-seats = Gra ma od { $least } do { $most } miejsc, nie { $count }.
errors-arena-schedule = Terminarz to { $schedules }; nie { $schedule }.
errors-arena-swiss = System szwajcarski wymaga więcej graczy niż miejsc przy stole ({ $seats }).
errors-arena-stages = Rundy, jedna lub więcej, są tylko w systemie szwajcarskim.
errors-arena-limit = Decyzja zajmuje trochę czasu: limit to więcej niż { $limit } s.
errors-arena-no-matches = Arena ma jedną partię lub więcej, nie { $count }.
errors-arena-matches = Partia jest jedna lub więcej, nie { $count }.
errors-arena-jobs = Arenę rozgrywa jeden proces lub więcej, nie { $count }.
errors-arena-died = Jeden z procesów padł. Co rozegrano, zostaje: to samo polecenie gra dalej.
errors-arena-hopeless = Arena staje, bo żadnej z pierwszych kolejek nie dało się rozegrać: { $why } (Skrypt z areną potrzebuje wokół niej `if __name__ == '__main__':`.)
errors-arena-no-ray = Ray nie jest zainstalowany: pip install 'ludoteca[ray]'
errors-arena-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: uruchamia go ray start --head, albo podaj local.
errors-arena-format = Dane zapisuje się jako { $formats }, nie jako { $format }.
errors-arena-no-arrow = Parquet potrzebuje Arrow: pip install 'ludoteca[data]', albo wybierz --format jsonl.
errors-arena-no-budget = { $name } nie przyjmuje budżetu: pomiń @{ $budget }.
errors-arena-not-loaded = Nie można wczytać { $file }: { $why }
errors-arena-no-class = { $file } nie ma klasy { $name } z metodą choose(self, state, dice).
errors-arena-no-file = Nie ma pliku { $file }.
errors-arena-no-program = Nie ma programu { $program }, który można uruchomić dla { $player }.
errors-arena-line = Wiersz { $number } pliku { $file } jest uszkodzony: usuń go albo wybierz inny folder przez --out.
errors-arena-no-results = { $file } nie zawiera wyników areny: wybierz inny folder przez --out.
errors-arena-other-version = { $file } zawiera wyniki innej areny: rozegrała ją inna wersja Ludoteki. Wybierz inny folder przez --out albo usuń ten.
errors-arena-other = { $file } zawiera wyniki innej areny: { $name } to { $found }, nie { $wanted }. Wybierz inny folder przez --out.
errors-arena-other-settings = { $folder } zawiera wyniki innych ustawień ({ $names }): wybierz inny folder przez --out albo usuń ten.
errors-arena-more-settings = { $folder } zawiera wyniki innych ustawień (jest ich więcej): wybierz inny folder przez --out albo usuń ten.

## Where a service keeps its data

errors-storage-full = Dysk jest pełny, więc { $file } nie może rosnąć: zwolnij miejsce i spróbuj ponownie.
errors-storage-locked = { $file } był zbyt długo zablokowany przez inny program: zamknij to, co go używa, i spróbuj ponownie.
errors-storage-readonly = Nie można zapisać { $file }: sprawdź, do kogo należy plik i jego folder.
errors-storage-unopened = Nie można otworzyć { $file }: sprawdź, czy plik i jego folder istnieją i można w nich pisać.
errors-storage-no-database = { $file } to nie baza danych: wybierz inny plik.
errors-storage-damaged = { $file } jest uszkodzony: wstaw na jego miejsce kopię przez ludoteca restore.
errors-storage-disk = Dysk zawiódł podczas używania { $file }: sprawdź dysk i spróbuj ponownie.
errors-storage-unused = Nie można użyć { $place }: { $why }.
errors-storage-unreached = { $place } jest nieosiągalne: { $why }. Sprawdź, czy działa.
errors-storage-busy = Baza danych jest teraz zbyt zajęta: spróbuj za chwilę.
errors-storage-served = Na { $file } działa serwis: najpierw go zatrzymaj, potem spróbuj ponownie.
errors-storage-replaced = { $file } jest właśnie zastępowany kopią: spróbuj, gdy to się skończy.
errors-storage-folder = { $folder } to folder: podaj plik w nim, na przykład { $file }.
errors-storage-itself = { $file } to sama baza danych: podaj inny plik.
errors-storage-no-backup = { $file } to sama baza danych: podaj jej kopię.
errors-storage-exists = { $file } już istnieje: wybierz inną nazwę albo zastąp go przez --overwrite.
errors-storage-nothing = Nie ma bazy danych w { $file }: sprawdź nazwę.
errors-storage-empty = { $file } jest pusty: nie ma czego kopiować.
errors-storage-not-empty = { $place } zawiera już dane: utwórz nową bazę przez createdb i podaj ją.
errors-storage-not-moved = Nie wszystkie wiersze tabeli { $table } dotarły, więc niczego nie przeniesiono: spróbuj ponownie.
errors-storage-bus = Nie można użyć magistrali: { $why }. Sprawdź, czy pod tym adresem działa Redis.
errors-storage-foreign = { $file } to baza danych innego programu: wybierz inny plik.
errors-storage-newer = { $place } zapisała nowsza Ludoteca, jako wersję { $found }, a ta zna wersje do { $known }: zaktualizuj Ludotekę albo przywróć kopię z tamtego czasu.
errors-storage-not-whole = { $file } nie byłby cały jako nowa wersja i zostaje, jaki był: zgłoś to, proszę.
errors-postgres-readonly = { $place } jest tylko do odczytu: pozwól znów w niej pisać albo podaj serwer główny.
errors-postgres-full = Dysk bazy { $place } jest pełny: zwolnij miejsce i spróbuj ponownie.
errors-postgres-crowded = { $place } ma zbyt wiele połączeń: zezwól na więcej (max_connections) albo uruchom mniej procesów.
errors-postgres-password = { $place } nie przyjmuje nazwy i hasła: sprawdź adres bazy danych.
errors-postgres-user = { $place } nie wpuszcza tego użytkownika: sprawdź adres bazy danych i pg_hba.conf.
errors-postgres-none = Nie ma bazy { $place }: utwórz ją przez createdb albo sprawdź nazwę.
errors-postgres-rights = Użytkownik nie może zmieniać { $place }: niech baza należy do niego.
errors-postgres-busy = { $place } jest teraz zbyt zajęta: spróbuj za chwilę.
errors-postgres-foreign = { $place } to baza danych innego programu: utwórz bazę tylko dla Ludoteki.
