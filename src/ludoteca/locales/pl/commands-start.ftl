# Co mówi ludoteca bez polecenia
commands-start-steps =
    Ludoteca: Lanterns i My Shelfie, z botami albo ze znajomymi. Pierwsze kroki:

      ludoteca play                   gra tutaj, w terminalu; o resztę zapyta menu
      ludoteca play --page            gra w przeglądarce
      ludoteca play shelfie --with novice
                                      od razu gra z najsłabszym botem
      ludoteca learn                  pierwsza partia z przewodnikiem
      ludoteca resume                 dalszy ciąg ostatniej partii
      ludoteca games                  gry i ich opcje
      ludoteca rules lanterns         zasady gry

    ludoteca --help wymienia wszystkie polecenia; ludoteca play --help objaśnia jedno z nich.
