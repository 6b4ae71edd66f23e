# Stoły na tym urządzeniu, bez serwera
page-local-here = Na tym urządzeniu
page-local-delete = Usuń
page-local-delete-sure = Usunąć tę partię?
page-local-delete-why = { $match }. Jest tylko na tym urządzeniu i nie da się jej przywrócić.
page-local-continue = Kontynuuj tutaj
page-local-closed-4404 = Tej partii nie ma na tym urządzeniu.
page-local-closed-4409 = Ta partia zaczęła się według innej wersji zasad i nie można jej tu kontynuować.
page-local-closed-4410 = Ta partia toczy się w innej karcie.
page-local-closed-4411 = Tej gry nie można jeszcze wczytać bez sieci. Wystarczy połączyć się raz, a potem działa też offline.
page-local-full = Na tym urządzeniu nie ma już miejsca, więc ostatni ruch nie jest zapisany. Nie zamykaj tej karty. Gdy tylko znajdzie się miejsce, wszystko zostanie zapisane.
page-local-private = To okno niczego nie zapisuje. Partia potrwa do zamknięcia karty.
