# Profiles
page-profile-public = Lo vedono tutti: comprende solo le partite valide per la classifica.
page-profile-empty = Le tue statistiche compariranno qui dopo la prima partita finita.
page-profile-away = Un profilo riassume le partite giocate su un server.
page-profile-matches = Partite
page-profile-victories = Vinte
page-profile-run = Vittorie di fila
page-profile-longest-run = Serie più lunga
page-profile-ratings = Punteggi in classifica
page-profile-rating-in = Classifica di { $game }
page-profile-rated-matches =
    { $count ->
        [one] dopo una partita valida
       *[other] dopo { $count } partite valide
    }
page-profile-curve = Andamento in { $count } partite valide: ora { $now }, massimo { $best }
page-profile-by-size = Per gioco e numero di giocatori
page-profile-best = Record
page-profile-mean = Media
page-profile-sources = Punti a partita, per provenienza
page-profile-goals = Obiettivi preferiti
page-profile-opponents = Avversari più frequenti
page-profile-unknown = Non esiste un profilo pubblico con questo nome.
