"""LA-6: what is open, what is secret, and what a preview foretells."""

from __future__ import annotations

import pytest

from tests.games.lanterns.tables import GAME, final_table, table

NONE = dict.fromkeys(("black", "orange", "red", "blue", "green", "white", "purple"), 0)
LAKE = [
    {"x": 0, "y": 0, "rotation": 1, "tile": 0, "sides": "KBRW", "platform": None},
    {"x": 1, "y": 0, "rotation": 1, "tile": 9, "sides": "BWBK", "platform": "koi"},
]


@pytest.mark.rule("LA-6.1")
def test_a_spectator_sees_exactly_what_is_open() -> None:
    state = table(
        "S1 9r1", players=2, seat=1, cards=["RRK", "G"], favor=[1, 2], made="0 four 8, 1 four 7", hand=[25, 26, 27]
    )
    assert state.view() == {
        "game": "lanterns",
        "players": 2,
        "options": {"dealing": "active", "seating": "opposite"},
        "ply": 0,
        "seat": None,
        "progress": {"id": "lanterns-progress", "values": {"round": 1, "rounds": 11}},
        "rounds": 11,
        "pays": {"four": 6, "pairs": 9, "seven": 10},
        "first": 0,
        "to_move": 1,
        "step": "turn",
        "final": False,
        "over": False,
        "lake": LAKE,
        "hand": None,
        "supply": {"black": 4, "orange": 5, "red": 3, "blue": 5, "green": 4, "white": 5, "purple": 5},
        "stacks": {"four": [6, 5, 5, 4], "pairs": [9, 8, 7, 6, 5, 5], "seven": [10, 9, 8, 7, 6, 5]},
        "draw_stack": 15,
        "seats": [
            {
                "seat": 0,
                "side": "S",
                "cards": NONE | {"red": 2, "black": 1},
                "favor": 1,
                "honor": 8,
                "dedications": [{"kind": "four", "value": 8}],
                "hand": 3,
            },
            {
                "seat": 1,
                "side": "N",
                "cards": NONE | {"green": 1},
                "favor": 2,
                "honor": 7,
                "dedications": [{"kind": "four", "value": 7}],
                "hand": 3,
            },
        ],
        "legal": None,
        "outcome": None,
    }


@pytest.mark.rule("LA-6.1")
def test_a_seat_sees_its_own_hand_besides_and_what_it_may_do_in_its_turn() -> None:
    state = table("S1 9r1", players=2, seat=1, hand=[25, 7, 27], cards=["RRRRR", "GGGGK"], favor=[0, 2])
    view = state.view(1)
    assert {name for name in view if view[name] != state.view()[name]} == {"seat", "hand", "legal"}
    assert view["hand"] == [
        {"tile": 25, "sides": "BWGP", "platform": None},
        {"tile": 7, "sides": "WGOG", "platform": "flower"},
        {"tile": 27, "sides": "KWKW", "platform": "panda"},
    ]
    others = ("orange", "blue", "white", "purple")
    assert view["legal"] == {
        "exchange": [f"x black {colour}" for colour in ("orange", "blue", "green", "white", "purple")]
        + [f"x green {colour}" for colour in ("black", *others)],
        "dedicate": ["d four green"],
        "discard": [],
        "pass": False,
        "tiles": [25, 7, 27],
        "places": [[0, 1], [0, -1], [-1, 0], [1, 1], [2, 0], [1, -1]],
    }


@pytest.mark.rule("LA-6.1")
def test_what_is_legal_is_told_to_the_seat_to_move_only() -> None:
    state = table(players=3)
    assert state.view(0)["legal"] is not None
    assert state.view(1)["legal"] is None
    assert state.view(2)["hand"] is not None


@pytest.mark.rule("LA-6.1")
def test_above_12_cards_discards_are_offered_and_no_places() -> None:
    legal = table(cards=["KKKKK OOOOO RRR"]).view(0)["legal"]
    assert legal == {
        "exchange": [],
        "dedicate": ["d four black", "d four orange", "d pairs black orange red"],
        "discard": ["discard black", "discard orange", "discard red"],
        "pass": False,
        "tiles": [],
        "places": [],
    }


@pytest.mark.rule("LA-6.1")
def test_in_a_final_turn_the_pass_is_offered() -> None:
    view = final_table(cards=["RRRR"]).view(0)
    assert view["final"]
    assert view["legal"] == {
        "exchange": [],
        "dedicate": ["d four red"],
        "discard": [],
        "pass": True,
        "tiles": [],
        "places": [],
    }


@pytest.mark.rule("LA-6.1")
def test_when_the_match_is_over_the_outcome_is_told() -> None:
    state = final_table(finals=1, seat=1, made="1 four 8")
    state.play("pass")
    view = state.view(0)
    assert (view["over"], view["to_move"], view["legal"]) == (True, None, None)
    assert view["outcome"]["winners"] == [1]
    assert view["outcome"]["scores"] == [0, 8]


@pytest.mark.rule("LA-6.2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_tables_that_differ_only_in_secrets_look_the_same(seat: int | None) -> None:
    state = GAME.new(players=3, seed=5)
    for _ in range(4):
        state.play(state.legal_actions()[-1])
    another = state.resample(seat, 9)
    assert another.position()["stack"] != state.position()["stack"]
    assert another.view(seat) == state.view(seat)


@pytest.mark.rule("LA-6.2")
def test_the_tile_that_is_drawn_is_told_to_nobody_else() -> None:
    state = table("S1", players=3, hand=[25])
    drawn = state.position()["stack"][0]
    state.play("p 25 r0 @ 1,0")
    told = {seat: state.events_since(0, seat)[-1] for seat in (0, 1, 2, None)}
    assert told[0] == {"kind": "draw", "seat": 0, "rule": "LA-4.6", "tile": drawn, "ply": 0}
    for seat in (1, 2, None):
        assert told[seat] == {"kind": "draw", "seat": 0, "rule": "LA-4.6", "ply": 0}


@pytest.mark.rule("LA-6.2")
def test_after_the_match_nothing_is_hidden() -> None:
    state = table("S1 " + " ".join(f"{tile}r0" for tile in range(1, 16)), players=2, seat=1, hand=[33])
    state.play("p 33 r0 @ -1,0")
    while not state.over:
        state.play(state.legal_actions()[-1])
    draws = [event for event in state.events_since(0) if event["kind"] == "draw"]
    assert [draw["seat"] for draw in draws] == [1]
    assert "tile" in draws[0]


# Previews


@pytest.mark.rule("LA-4.1")
@pytest.mark.rule("LA-4.3")
def test_a_preview_of_a_placement_tells_cards_for_everybody_matches_favor_and_what_is_out() -> None:
    # LA-7.5, one black left: tile 20 matches purple with tile 22 in the north, red with tile 21 in the east.
    lake = """
        22r0 S1
        .    21r3
    """
    state = table(lake, hand=[20], supply={"K": 1})
    before = state.to_bytes()
    preview = state.preview("p 20 r1 @ -1,-1")
    assert state.to_bytes() == before
    del preview["says"]
    assert preview == {
        "seat": 0,
        "events": [
            {"kind": "card", "seat": 0, "rule": "LA-4.1", "why": "match", "colour": "purple", "side": "N"},
            {"kind": "card", "seat": 0, "rule": "LA-4.1", "why": "match", "colour": "red", "side": "E"},
            {"kind": "favor", "seat": 0, "rule": "LA-4.2", "why": "tile"},
            {"kind": "favor", "seat": 0, "rule": "LA-4.2", "why": "neighbour", "side": "N"},
            {"kind": "favor", "seat": 0, "rule": "LA-4.2", "why": "neighbour", "side": "E"},
            {"kind": "card", "seat": 0, "rule": "LA-4.3", "why": "orientation", "colour": "black", "side": "S"},
            {"kind": "out", "seat": 1, "rule": "LA-4.4", "why": "orientation", "colour": "black", "side": "W"},
            {"kind": "card", "seat": 2, "rule": "LA-4.3", "why": "orientation", "colour": "purple", "side": "N"},
            {"kind": "card", "seat": 3, "rule": "LA-4.3", "why": "orientation", "colour": "red", "side": "E"},
        ],
        "cards": [{"purple": 1, "red": 1, "black": 1}, {}, {"purple": 1}, {"red": 1}],
        "favor": 3,
        "honor": 0,
    }


@pytest.mark.rule("LA-6.2")
def test_a_preview_does_not_tell_which_tile_would_be_drawn() -> None:
    state = table("S1", hand=[25])
    foretold = state.preview("p 25 r0 @ 1,0")
    assert "draw" not in {event["kind"] for event in foretold["events"]}
    for seed in range(5):
        assert state.resample(0, seed).preview("p 25 r0 @ 1,0") == foretold


@pytest.mark.rule("LA-3.1")
def test_a_preview_of_an_exchange_tells_the_favor_paid_and_both_cards() -> None:
    preview = table(cards=["P"], favor=[2]).preview("x purple red")
    assert preview["favor"] == -2
    assert preview["cards"] == [{"purple": -1, "red": 1}, {}, {}, {}]


@pytest.mark.rule("LA-3.2")
def test_a_preview_of_a_dedication_tells_the_honor_and_the_cards_returned() -> None:
    preview = table(cards=["RRBBGG"]).preview("d pairs red blue green")
    assert preview["honor"] == 9
    assert preview["cards"][0] == {"red": -2, "blue": -2, "green": -2}


@pytest.mark.rule("LA-3.4")
def test_a_preview_of_a_discard_tells_the_card_returned() -> None:
    assert table(cards=["KKKKK OOOOO RRR"]).preview("discard red")["cards"][0] == {"red": -1}


def test_a_preview_of_a_pass_tells_that_nothing_comes() -> None:
    preview = final_table().preview("pass")
    says = [{"id": "lanterns-preview", "values": {"gains": [{"id": "lanterns-gain-nothing"}]}}]
    assert preview == {"seat": 0, "events": [], "cards": [{}, {}], "favor": 0, "honor": 0, "says": says}


def test_a_preview_in_words_names_the_gains_and_the_other_players_cards() -> None:
    state = table(cards=["P"], favor=[2])
    assert GAME.preview_text(state.preview("x purple red")) == "You would gain: −1 purple, +1 red, and −2 favor"
    assert GAME.preview_text(state.preview("x purple red"), "it") == "Otterresti: −1 viola, +1 rosso e −2 Privilegi"
    assert GAME.preview_text(final_table().preview("pass")) == "You would gain: nothing"
    state = table("S1", players=2, hand=[25], cards=["BBBBB"])
    assert GAME.preview_text(state.preview("p 25 r0 @ 1,0")).splitlines() == [
        "You would gain: +1 green",
        "Seat 1 gets nothing: blue has run out",
    ]


@pytest.mark.rule("LA-2.3")
@pytest.mark.parametrize(("players", "rounds"), [(2, 11), (3, 9), (4, 8)])
def test_a_view_tells_the_round(players: int, rounds: int) -> None:
    state = GAME.new(players, seed=1)
    assert state.view()["rounds"] == rounds
    for placed in range(players + 1):
        values = {"round": 1 + placed // players, "rounds": rounds}
        assert state.view()["progress"] == {"id": "lanterns-progress", "values": values}
        while len(state.view()["lake"]) == placed + 1:
            state.play(state.legal_actions()[-1])


@pytest.mark.rule("LA-5.1")
def test_a_view_tells_the_final_turns_and_the_end() -> None:
    state = final_table()
    assert state.view()["progress"] == {"id": "lanterns-progress-final"}
    while not state.over:
        state.play("pass")
    assert state.view()["progress"] == {"id": "lanterns-progress-over"}


@pytest.mark.rule("LA-3.3")
def test_a_view_tells_what_the_next_dedications_pay() -> None:
    made = ", ".join(f"{i % 2} four {value}" for i, value in enumerate((8, 7, 6, 5, 5, 4)))
    view = final_table(made=made).view()
    assert (view["stacks"]["four"], view["pays"]) == ([], {"four": 4, "pairs": 9, "seven": 10})
