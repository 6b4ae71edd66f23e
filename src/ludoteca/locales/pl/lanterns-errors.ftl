# Co zostaje odrzucone w pozycjach i wpisanych akcjach Lanterns

## Positions

lanterns-errors-sides = Boki miejsc są różne, spośród N, E, S, W; nie { $sides } (LA-2.2).
lanterns-errors-clockwise = Miejsca idą zgodnie z ruchem wskazówek zegara (N, E, S, W), nie { $sides } (LA-2.7).
lanterns-errors-lake = Jezioro to lista od 1 do { $most } kafli w kolejności położenia, najpierw kafel startowy.
lanterns-errors-tile = Kafel jeziora to obiekt taki jak { $example }.
lanterns-errors-start = Kafel startowy to kafel 0, leży na 0,0 i jest pierwszy w jeziorze; żaden inny taki nie jest (LA-2.1).
lanterns-errors-one-place = Na { $x },{ $y } leżą dwa kafle (LA-3.5).
lanterns-errors-floats = Kafel { $tile } na { $x },{ $y } leży osobno: nie dotyka żadnego kafla położonego wcześniej (LA-3.5).
lanterns-errors-stack = Po położeniu { $laid } kafli w stosie jest ich { $count } (LA-2.3).
lanterns-errors-hand = Po położeniu { $laid } kafli miejsce { $seat } ma ich { $count } (LA-4.6), nie { $tiles }.
lanterns-errors-twice = Kafel { $tile } jest tu dwa razy: kolory nie byłyby każdy na 20 bokach (LA-1.1).
lanterns-errors-cards = Karty miejsca { $seat } to liczby według koloru ({ $colours }), nie { $cards }.
lanterns-errors-supply = Kart { $colour } na rękach jest { $held }, ale przy { $players } graczach jest ich { $there } (LA-2.4).
lanterns-errors-dedications = Poświęcenia to lista dokonanych, po kolei, najwyżej jedno na każdą dotychczasową turę (LA-3.6).
lanterns-errors-dedication = Poświęcenie to obiekt taki jak { $example }.
lanterns-errors-worth = Następne poświęcenie za { $kind } jest warte { $value }, nie { $found } (LA-3.2, LA-3.3).
lanterns-errors-turn = Po położeniu { $laid } kafli jest tura miejsca { $turn }, nie { $seat } (LA-2.7).
lanterns-errors-over = Partia jest skończona, gdy każdy rozegrał ostatnią turę (LA-5.1).
lanterns-errors-step = Krok tury to jeden z { $steps }, nie { $step }.
lanterns-errors-final-step = Ostatnia tura kończy się poświęceniem i nie ma w niej odrzucania: żadne miejsce nie jest wtedy { $step } (LA-5.3).
lanterns-errors-discarded = Kto odrzucał karty, ma ich co najmniej 12 (LA-3.4).
lanterns-errors-dedicated = Kto dokonał poświęcenia, ma za nie żeton (LA-3.2).

## Typed actions

-how = Napisz na przykład: x purple red, d four red, d pairs red blue green, d seven, discard blue, p 7 r2 @ 1,-2 albo pass.
lanterns-errors-no-action = { $text } to nie akcja w Lanterns. { -how }
lanterns-errors-no-colour = { $word } to nie kolor. Kolory to { $colours }.
lanterns-errors-no-dedication = 'd { $words }' to nie poświęcenie. { -how }
lanterns-errors-no-placement = 'p { $text }' to nie położenie kafla. { -how }
