# Dodatki: co instaluje pip install "ludoteca[server]"

errors-extras-missing = { $count ->
    [one] Potrzebny jest dodatek { $extras }. Uruchom: { $command }
   *[other] Potrzebne są dodatki { $extras }. Uruchom: { $command }
}
errors-extras-or-option = { $why } – albo użyj { $option }.
errors-extras-plain = Grasz wiersz po wierszu. Aby grać na pełnym ekranie, uruchom: { $command }
errors-extras-no-poster = Brakuje obrazu (report.png). Aby go otrzymać, uruchom { $command } i powtórz polecenie.
errors-extras-doctor = dodatki
errors-extras-more = aby dodać { $extras }: { $command }
