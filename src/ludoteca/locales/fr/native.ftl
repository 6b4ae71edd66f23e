# Rules and players as native libraries

native-nothing-to-prepare = Les règles sont dans des bibliothèques natives : il n’y a rien à préparer.
native-library = bibliothèque native
