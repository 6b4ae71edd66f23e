# A result as a picture
page-share-title = Udostępnij ten wynik
page-share-save = Zapisz obraz
page-share-copy = Kopiuj obraz
page-share-copied = Obraz skopiowany.
page-share-link = Kopiuj link do powtórki
page-share-why = Każdy, kto ma link, może obejrzeć powtórkę.
page-share-failed = Nie udało się utworzyć obrazu.
page-share-unofficial = Nieoficjalny projekt fanów
