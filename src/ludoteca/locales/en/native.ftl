# Rules and players as native libraries

native-nothing-to-prepare = The rules come from native libraries, so there is nothing to prepare.
native-library = native library
