errors-site-no-page = Strona nie została zbudowana, więc nie ma czego zapisać. W folderze Ludoteki uruchom: make site
errors-site-no-engine = Gry dla przeglądarek nie zostały zbudowane, więc na stronie nie dałoby się grać. W folderze Ludoteki uruchom: make site
errors-site-no-folder = { $folder } to plik. Podaj folder.
errors-site-foreign =
    { $count ->
        [one] { $folder } zawiera plik, który nie należy do witryny: { $file }. Przenieś go albo podaj inny folder.
       *[other] { $folder } zawiera pliki i foldery, które nie należą do witryny ({ $count }), między innymi { $file }. Podaj inny folder albo pusty.
    }
