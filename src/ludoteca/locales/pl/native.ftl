# Rules and players as native libraries

native-nothing-to-prepare = Zasady są w bibliotekach natywnych, więc nie ma czego przygotowywać.
native-library = biblioteka natywna
