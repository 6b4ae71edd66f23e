"""A table drawn with plain characters."""

from __future__ import annotations

from textwrap import dedent

from tests.games.lanterns.tables import GAME, jetty, table


def test_the_seat_to_move_sees_the_lake_with_its_open_places_and_its_tiles() -> None:
    lake = """
        .   9r1
        S1  3r0
    """
    state = table(lake, players=2, hand=[7, 25, 30], cards=["RRK"], made="1 four 8, 1 four 7, 1 four 6", favor=[1])
    assert GAME.picture(state.view(0)).splitlines() == [
        "       -1    0     1     2",
        "",
        "   2               +",
        "",
        "                   B",
        "   1         +   K * W   +",
        "                   B",
        "             K     G",
        "   0   +   W o B R   G   +",
        "             R     G",
        "",
        "  -1         +     +",
        "",
        "",
        "supply K4 O5 R3 B5 G5 W5 P5   draw stack 14",
        "four 5 5 4; pairs 9 8 7 6 5 5; seven 10 9 8 7 6 5",
        ">seat 0 south K1 O0 R2 B0 G0 W0 P0  favor 1  honor 0",
        " seat 1 north K0 O0 R0 B0 G0 W0 P0  favor 0  honor 21",
        "",
        "your tiles (sides from the north clockwise; * pays favor)",
        "   7 WGOG*",
        "  25 BWGP",
        "  30 PPKP",
    ]


def test_a_spectator_sees_neither_tiles_nor_places_and_an_empty_stack_pays_4() -> None:
    made = "1 four 8, 1 four 7, 1 four 6, 1 four 5, 1 four 5, 1 four 4"
    picture = GAME.picture(table(jetty(4), players=2, made=made).view())
    assert picture == dedent("""\
               0     1     2     3     4
               K     G     W     G     O
           0 W o B O   B K   K R   G O   P
               R     K     O     G     O

        supply K5 O5 R5 B5 G5 W5 P5   draw stack 12
        four empty (pays 4); pairs 9 8 7 6 5 5; seven 10 9 8 7 6 5
        >seat 0 south K0 O0 R0 B0 G0 W0 P0  favor 0  honor 0
         seat 1 north K0 O0 R0 B0 G0 W0 P0  favor 0  honor 35""")
