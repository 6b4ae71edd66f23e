# A result as a picture
page-share-title = Udostępnij ten wynik
page-share-save = Zapisz obraz
page-share-copy = Skopiuj obraz
page-share-copied = Obraz skopiowany.
page-share-link = Skopiuj link do powtórki
page-share-why = Każdy, kto ma link, może obejrzeć powtórkę.
page-share-failed = Nie udało się utworzyć obrazu.
page-share-unofficial = Nieoficjalny projekt fanów
