# Co zostaje odrzucone i dlaczego

## Games, options, seats

errors-or = { $one } albo { $other }
errors-seat = Miejsce { $seat }
errors-nearest = Czy chodziło o „{ $name }”?
errors-no-game = Nie ma gry { $game }. Do wyboru: { $games }.
errors-no-lesson = Do gry { $game } nie ma lekcji. Do wyboru: { $games }.
errors-empty-game = Folder { $game } nie zawiera gry: jego __init__.py nie definiuje GAME.
errors-misnamed-game = Gra { $game } nazywa się { $name } w { $module }. W obu miejscach nazwa musi być ta sama.
errors-broken-game = Nie można wczytać gry { $game } z { $module } ({ $problem }). Popraw jej kod albo odinstaluj jej pakiet.
errors-new-game-name = Nazwa gry ma od 2 do { $most } małych liter, z pojedynczym podkreśleniem między słowami, na przykład { $example }, a nie { $name }.
errors-new-game-known = Gra { $name } już istnieje. Wybierz inną nazwę.
errors-new-game-module = W Pythonie już coś nazywa się { $name }, więc gra nie może mieć tej nazwy. Wybierz inną, na przykład { $example }.
errors-new-game-folder = { $folder } istnieje i nie jest pustym folderem. Podaj inny folder: ludoteca new-game NAZWA FOLDER.
errors-player-count = { $game } jest dla { $least }–{ $most } graczy, a nie { $count }.
errors-exact-player-count = { $game } jest dla { $most } graczy, a nie { $count }.
errors-no-option = { $game } nie ma opcji { $option }. Do wyboru: { $options }.
errors-no-options = { $game } nie ma opcji { $option }. Nie ma żadnych opcji.
errors-bad-choice = Opcja { $option } gry { $game } może mieć wartość { $choices }, ale nie { $value }.
errors-choice-players = Dla tej liczby graczy ({ $players }) opcja { $option } gry { $game } może mieć wartość { $choices }, ale nie { $value }.
errors-no-seat = Miejsca przy tym stole mają numery od 0 do { $last }: miejsca { $seat } nie ma.
errors-no-action = Akcja gry { $game } to tekst albo liczba od 0 do { $last }, a nie { $action }.
errors-no-score-sheet = Dla gry { $game } nie ma arkusza punktów.
errors-bad-seed = Ziarno to liczba całkowita, 0 lub większa, albo bajty, a nie { $seed }.
errors-long-seed = Ziarno ma najwyżej { $bits } bitów.

## Positions

errors-no-position = Pozycja gry { $game } to obiekt JSON z "game": "{ $name }".
errors-position-options = Opcje pozycji to obiekt JSON.
errors-position-extra = Pozycja gry { $game } nie ma { $name }.
errors-position-lacks = W pozycji brakuje { $name }.
errors-position-flag = { $name } w pozycji musi być true albo false, a nie { $value }.
errors-position-list = { $name } w pozycji musi być listą długości { $length }, a nie { $value }.
errors-position-number = { $name } w pozycji musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
errors-position-luck = "luck" w pozycji to nie generator: usuń to pole, aby wylosować nowy.

## Matches in files

errors-no-match = Partia to obiekt JSON z "format": "{ $format }".
errors-match-unfinished = Zapisać można tylko zakończoną partię: do tego czasu jej ziarno jest tajne.
errors-match-setting = Tej partii nie można było tak przygotować: { $why }
errors-match-again = Nie można odtworzyć tej partii: { $why }
errors-match-nested = To nie jest partia: jest zbyt głęboko zagnieżdżona.
errors-match-entry = Wpis { $number } nie był możliwy: { $why }
errors-match-caused = Wpis { $number } nie spowodował tego, co mówi plik: zmieniono kafle, karty lub punkty.
errors-match-promise = Ziarno nie zgadza się z opublikowanym skrótem: jego SHA-256 jest inne.
errors-fair-record = Zapis powstania ziarna jest niepełny albo nie pasuje do partii.
errors-fair-commitment = Sekret serwera nie zgadza się z jego zobowiązaniem, które wiąże stół, grę i opcje.
errors-fair-contribution = Liczba miejsca { $seat } nie zgadza się z jego zobowiązaniem, które wiąże stół, opcje i miejsca.
errors-fair-seed = Ziarno nie wynika z sekretu serwera i liczb graczy.
errors-fair-own-commitment = Zobowiązanie serwera nie jest tym, które widziano tu przed partią.
errors-fair-own-number = W zapisie brakuje liczby wysłanej stąd albo zobowiązania są inne niż pokazane wcześniej.
errors-fair-own-round = Według zapisu to miejsce nie ujawniło swojej liczby w rundzie { $round } albo tej rundy brakuje. Liczba została stąd wysłana: albo zawiodło połączenie, albo serwer ją pominął.
errors-match-running = Partia w pliku nie jest zakończona.
errors-match-result = Wynik w pliku nie jest wynikiem tej partii.
errors-match-digest = Plik zmieniono po zapisaniu: jego skrót jest inny.
errors-match-differs = { $name } w pliku nie jest tym, z czym przygotowano partię.
errors-match-extra = Partia nie ma { $name }.
errors-match-rules = Tę partię rozegrano według wersji { $rules } zasad; tutaj jest wersja { $here }.
errors-match-seed = 'seed' musi być zapisane cyframi szesnastkowymi, po dwie na bajt.
errors-match-seats = 'seats' i 'people' muszą mieć tę samą długość.
errors-match-kinds = Wpis jest jednego z tych rodzajów: { $kinds }, a nie { $kind }.
errors-match-missing = Brakuje { $name }.
errors-match-no-text = { $name } musi być tekstem.
errors-match-no-list = { $name } musi być listą.
errors-match-no-object = { $name } musi być obiektem.
errors-match-no-flag = { $name } musi być true albo false.
errors-match-number = Potrzebne są liczby całkowite od 0 do { $largest }, a jest tu coś innego.
errors-seat-holder = Miejsce { $seat } musi zajmować albo osoba, albo bot.
errors-no-person = Przynajmniej jedno miejsce musi zajmować osoba. Same boty grają na arenie.
errors-clock-none = Stół bez zegara nie ma ani czasu, ani dodatku.
errors-clock-kind = Zegar to none, move, bank albo days, a nie { $kind }.
errors-clock-amount = Zegar { $kind } wymaga czasu od 1 do { $most }, a nie { $amount }.
errors-clock-increment = Dodatek wynosi od 0 do 3600 sekund i ma go tylko zegar bank.

## What may come next in a match

errors-over = Partia jest zakończona.
errors-entry-kind = Nie ma wpisów rodzaju { $kind }.
errors-entry-count = Liczba wpisów tej partii to { $count }: nie można jej pokazać po { $entries }.
errors-seats = Miejsca przy tym stole mają numery od 0 do { $last }.
errors-time-negative = Czas decyzji nie może być ujemny.
errors-seat-left = Osoba z miejsca { $seat } odeszła od stołu.
errors-turn = Teraz jest tura miejsca { $turn }, a nie { $seat }.
errors-time-up = Miejscu { $seat } skończył się czas.
errors-time-left = Miejsce { $seat } ma jeszcze czas.
errors-seat-person = Na miejscu { $seat } nie ma osoby.
errors-undo-ask = Nie możesz tego cofnąć bez zgody innych: zapytaj ich.
errors-undo-target = Liczba zagranych akcji to { $count }: po cofnięciu musi ich zostać mniej, a nie { $to }.
errors-still-asked = Inne pytanie wciąż czeka na odpowiedź.
errors-question = Pytanie dotyczy jednej z tych spraw: { $topics }.
errors-rated-undo = Przy stole rankingowym można cofnąć tylko akcje z własnej trwającej tury.
errors-rated-end = Ta partia jest rankingowa: graj dalej albo ją poddaj.
errors-nobody-left = Nikt nie opuścił miejsca { $seat }.
errors-nobody-asked = Nikt o nic nie pytał.
errors-agreed = Twoja zgoda jest już zapisana.
errors-no-return = Nikt nie opuścił miejsca { $seat } albo przejął je bot.

## Players and training

errors-no-player = Nie ma gracza { $player }. Do wyboru: { $players }.
errors-bad-budget = Budżet to sekundy, na przykład 0.25s, albo iteracje, na przykład 5000, a nie { $budget }.
errors-no-budget = { $player } nie myśli naprzód i nie przyjmuje budżetu: wpisz samo { $name }.
errors-unlearned-game = Nie ma wyuczonej oceny gry { $game }: { $player } nie może w nią grać.
errors-unlearned-table = Nie ma wyuczonej oceny gry { $game } dla tej liczby graczy: { $count }.
errors-nothing-to-decide = Partia jest zakończona: nie ma o czym decydować.
errors-nothing-to-advise = Partia jest zakończona: nie ma już podpowiedzi.
errors-nothing-to-analyze = Nie ma czego analizować: w tej partii nie wykonano ruchu.
errors-no-features = { $game } nie ma cech, z których można się uczyć.
errors-training-broken = Nie można kontynuować uczenia z pliku { $file }. Usuń ten plik, aby zacząć od nowa.
errors-training-other = { $file } pochodzi z innego uczenia ({ $training }). Wybierz inny folder.
errors-training-table = W { $game } nie można grać przy tej liczbie graczy: { $count }.
errors-training-matches = Uczenie wymaga co najmniej jednej partii, a nie { $count }.
errors-training-sizes = Liczby partii ({ $matches }) nie pasują do wielkości stołu ({ $tables }): podaj jedną liczbę albo po jednej na każdą wielkość.

## Arenas

errors-arena-no-players = Arena wymaga graczy, po przecinku: --players greedy,random
errors-arena-alone = { $player } nie ma z kim grać. Podaj dwóch graczy, na przykład: { $command }
errors-arena-twins = { $player } występuje dwa razy: podaj każdego gracza raz, a liczbę miejsc opcją --seats.
errors-arena-seats = Ta gra ma od { $least } do { $most } miejsc, a nie { $count }.
errors-arena-schedule = Terminarz to jeden z { $schedules }, a nie { $schedule }.
errors-arena-swiss = System szwajcarski wymaga więcej graczy niż miejsc przy stole ({ $seats }).
errors-arena-stages = Tylko system szwajcarski ma rundy, co najmniej jedną.
errors-arena-limit = Limit czasu musi być większy niż { $limit } s.
errors-arena-no-matches = Arena wymaga co najmniej jednej partii, a nie { $count }.
errors-arena-matches = Potrzebna jest co najmniej jedna partia, a nie { $count }.
errors-arena-jobs = Arena wymaga co najmniej jednego procesu, a nie { $count }.
errors-arena-died = Jeden z procesów nieoczekiwanie się zakończył. Rozegrane partie są zachowane: uruchom to samo polecenie, aby kontynuować.
errors-arena-hopeless = Arena się zatrzymuje, bo nie udało się rozegrać żadnej z pierwszych kolejek: { $why } (Skrypt, który uruchamia arenę, potrzebuje wokół niej `if __name__ == '__main__':`.)
errors-arena-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray. Uruchom go poleceniem ray start --head albo użyj local.
errors-arena-format = Dane można zapisać jako { $formats }, ale nie jako { $format }.
errors-arena-no-budget = { $name } nie przyjmuje budżetu: pomiń @{ $budget }.
errors-arena-not-loaded = Nie można wczytać { $file }: { $why }
errors-arena-class = { $file } to plik. Podaj też jego klasę: { $players }
errors-arena-no-class = { $file } nie ma klasy { $name } z metodą choose(self, state, dice).
errors-arena-no-file = Nie ma pliku { $file }.
errors-arena-no-program = Nie ma programu { $program }, który należy uruchomić dla { $player }.
errors-arena-line = Wiersz { $number } pliku { $file } jest uszkodzony: usuń go albo wybierz inny folder opcją --out.
errors-arena-no-results = { $file } nie zawiera wyników areny: wybierz inny folder opcją --out.
errors-arena-other-version = { $file } zawiera wyniki innej areny, rozegranej przez inną wersję Ludoteki. Wybierz inny folder opcją --out albo usuń ten.
errors-arena-other = { $file } zawiera wyniki innej areny: { $name } to { $found }, nie { $wanted }. Wybierz inny folder opcją --out.
errors-arena-other-settings = { $folder } zawiera wyniki dla innych ustawień ({ $names }). Wybierz inny folder opcją --out albo usuń ten.
errors-arena-more-settings = { $folder } zawiera wyniki dla innych ustawień (jest ich więcej). Wybierz inny folder opcją --out albo usuń ten.
errors-contest-missing = Nie ma pliku { $file }. Utwórz go poleceniem ludoteca leaderboard FOLDER --new lanterns.
errors-contest-exists = Plik { $file } już istnieje: zmień go albo wybierz inny folder.
errors-contest-toml = Nie można odczytać pliku { $file }: { $why }
errors-contest-key = { $file }: nie ma ustawienia { $key }. Ustawienia: { $keys }.
errors-contest-value = { $file }: { $value } nie pasuje do ustawienia { $key }.
errors-contest-game = { $file } nie podaje gry: dodaj game = "lanterns".
errors-contest-entries = { $file } wymaga co najmniej dwóch zgłoszeń pod [entries], każde z nazwą i graczem: "Mój bot" = "mybot.py:MyBot"
errors-contest-twins = { $file }: dwa zgłoszenia mają tego samego gracza { $player }. Każde musi mieć własnego.
errors-contest-large = Składów jest { $count }, za dużo na jeden konkurs; limit to { $most }. Zmniejsz liczbę zgłoszeń albo użyj dwóch miejsc.

## Where a server keeps its data

errors-storage-full = Dysk jest pełny, więc { $file } nie może rosnąć. Zwolnij miejsce i spróbuj ponownie.
errors-storage-locked = Inny program zbyt długo blokował { $file }. Zamknij ten program i spróbuj ponownie.
errors-storage-readonly = Nie można zapisać { $file }. Sprawdź, do kogo należy plik i jego folder.
errors-storage-unopened = Nie można otworzyć { $file }. Sprawdź, czy plik i jego folder istnieją i czy można w nich zapisywać.
errors-storage-forbidden = Nie można odczytać { $file }: brak uprawnień. Uruchom polecenie jako użytkownik serwera; robi to deploy/ludoteca-admin.
errors-storage-no-database = { $file } to nie baza danych. Wybierz inny plik.
errors-storage-damaged = { $file } jest uszkodzony. Zastąp go kopią zapasową poleceniem ludoteca restore.
errors-storage-disk = Błąd dysku podczas używania { $file }. Sprawdź dysk i spróbuj ponownie.
errors-storage-unused = Nie można użyć { $place }: { $why }.
errors-storage-unreached = Nie można połączyć się z { $place }: { $why }. Sprawdź, czy serwer działa.
errors-storage-busy = Baza danych jest zbyt obciążona. Spróbuj za chwilę.
errors-storage-served = Serwer używa { $file }. Zatrzymaj go i spróbuj ponownie.
errors-storage-second-server = Inny serwer już używa { $file }. Zatrzymaj go albo daj temu serwerowi osobny plik opcją --data lub zmienną LUDOTECA_DATA. Kilka procesów na tych samych danych wymaga PostgreSQL (--database i --bus).
errors-storage-replaced = { $file } jest właśnie zastępowany kopią zapasową. Spróbuj, gdy to się skończy.
errors-storage-folder = { $folder } to folder. Podaj plik w tym folderze, na przykład { $file }.
errors-storage-itself = { $file } to sama baza danych. Podaj inny plik.
errors-storage-no-backup = { $file } to sama baza danych. Podaj jej kopię zapasową.
errors-storage-exists = { $file } już istnieje. Wybierz inną nazwę albo zastąp plik opcją --overwrite.
errors-storage-nothing = W { $file } nie ma bazy danych. Sprawdź nazwę.
errors-storage-which = Jest więcej niż jeden plik danych. Wybierz jeden: { $files }
errors-storage-unnamed = W { $file } nie ma danych. Podaj plik danych swojego serwera opcją --data.
errors-storage-empty = { $file } jest pusty: nie ma czego kopiować.
errors-storage-not-empty = { $place } zawiera już dane. Utwórz nową bazę poleceniem createdb i podaj ją.
errors-storage-not-moved = Niektóre wiersze tabeli { $table } nie dotarły, więc niczego nie przeniesiono. Spróbuj ponownie.
errors-storage-bus = Nie można użyć magistrali: { $why }. Sprawdź, czy pod tym adresem działa Redis.
errors-storage-no-bus = Nie można połączyć się z magistralą pod adresem { $place }. Sprawdź, czy działa tam Redis.
errors-storage-foreign = { $file } to baza danych innego programu. Wybierz inny plik.
errors-storage-newer = { $place } zapisała nowsza Ludoteca, w wersji { $found }, a ta zna tylko wersje do { $known }. Zaktualizuj Ludotekę albo przywróć starszą kopię zapasową.
errors-storage-not-whole = Nie udało się przenieść { $file } do nowej wersji bez uszkodzeń, więc plik pozostał bez zmian. Prosimy o zgłoszenie tego problemu.
errors-postgres-readonly = { $place } jest tylko do odczytu. Zezwól na zapis albo podaj serwer główny.
errors-postgres-full = Dysk bazy { $place } jest pełny. Zwolnij miejsce i spróbuj ponownie.
errors-postgres-crowded = { $place } ma zbyt wiele połączeń. Zezwól na więcej (max_connections) albo uruchom mniej procesów.
errors-postgres-password = { $place } nie przyjmuje tej nazwy użytkownika i hasła. Sprawdź adres bazy danych.
errors-postgres-user = { $place } nie przyjmuje tego użytkownika. Sprawdź adres bazy danych i pg_hba.conf.
errors-postgres-none = Nie ma bazy { $place }. Utwórz ją poleceniem createdb albo sprawdź nazwę.
errors-postgres-rights = Ten użytkownik nie może zmieniać { $place }. Ustaw go jako właściciela bazy.
errors-postgres-busy = { $place } jest zbyt obciążona. Spróbuj za chwilę.
errors-postgres-foreign = { $place } to baza danych innego programu. Utwórz bazę dla Ludoteki.
