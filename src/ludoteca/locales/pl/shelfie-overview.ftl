# The overview before the rules
shelfie-overview-take = Weź od jednego do trzech kafelków w linii prostej. Każdy musi mieć wolny bok.
shelfie-overview-drop = Włóż je do jednej kolumny regału, w dowolnej kolejności.
shelfie-overview-common = Cele wspólne: im wcześniej, tym więcej punktów.
shelfie-overview-personal = Cel osobisty: właściwe przedmioty na właściwych miejscach.
shelfie-overview-groups = Trzy lub więcej takich samych przedmiotów obok siebie daje 2, 3, 5 albo 8 punktów.
shelfie-overview-end = Pierwszy pełny regał daje punkt, a gra kończy się wraz z tą rundą.
