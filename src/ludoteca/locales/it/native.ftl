# Rules and players as native libraries

native-nothing-to-prepare = Le regole sono in librerie native: non c’è niente da preparare.
native-library = libreria nativa
