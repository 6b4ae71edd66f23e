# Lanterns w terminalu
lanterns-terminal-how =
    Akcje:
      x purple red            wymiana: zapłać 2 żetony łaski, oddaj purpurową kartę, weź czerwoną
      d four red              poświęć cztery z jednego rodzaju; także: d pairs red blue green, d seven
      discard blue            odrzuć kartę, jeśli masz więcej niż dwanaście
      p 7 r2 @ 1,-2           umieść kafel 7, obrócony o dwie ćwiartki w prawo, na x 1 (wschód), y -2 (południe)
      pass                    zakończ ostatnią turę
    Rysunek: litery to kolory boków (K czarny, O pomarańczowy, R czerwony, B niebieski, G zielony, W biały, P purpurowy),
    gwiazdka to platforma dająca żetony łaski, o to kafel startowy, + to miejsce na kafel.
lanterns-terminal-keys = Cyfry wybierają kafel, strzałki miejsce, r obraca kafel.
lanterns-terminal-owns = honor { $honor } łaska { $favor }
lanterns-terminal-hand = Twoje kafle (boki od północy zgodnie z ruchem wskazówek zegara; gwiazdka daje żetony łaski) i jak je wpisać:
lanterns-terminal-side-n = północ
lanterns-terminal-side-e = wschód
lanterns-terminal-side-s = południe
lanterns-terminal-side-w = zachód
lanterns-terminal-key-place = Miejsce
lanterns-terminal-key-tile = Kafel
lanterns-terminal-key-turn = Obróć
lanterns-terminal-missing-place = Najpierw wybierz miejsce dla kafla: strzałki prowadzą od jednego do drugiego.
lanterns-terminal-final-turn = Wszystkie kafle są już umieszczone. W ostatniej turze możesz wymienić kartę, dokonać poświęcenia albo spasować: naciśnij d.
lanterns-terminal-not-yet = Masz więcej niż 12 kart. Zanim umieścisz kafel, dokonaj poświęcenia albo odrzuć karty: naciśnij d.
lanterns-terminal-too-many =
    { $way ->
        [dedication] Masz ponad 12 kart ({ $count }). Zanim umieścisz kafel, dokonaj poświęcenia albo odrzuć nadmiar ({ $more }).
       *[discard] Masz ponad 12 kart ({ $count }). Zanim umieścisz kafel, odrzuć nadmiar ({ $more }).
    }
lanterns-terminal-sheet = { $player }: honor { $honor } ({ $tokens }), łaska { $favor }, karty { $cards }
lanterns-terminal-sheet-empty = Nikt nie ma tu żetonów. Po każdym imieniu wpisz wartości żetonów: "Ada 10 8 4"
