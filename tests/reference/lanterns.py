"""A slow implementation of Lanterns, straight from the rulebook, as the oracle for the fast rules.

It shares no code with Ludoteca: facts are repeated here on purpose, rules are in rulebook order, and cards and tokens
move from pile to pile as on a real table. Chance ends with the set-up: the oracle checks the deal and starts from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

Cell = tuple[int, int]
Position = dict[str, Any]

# LA-1 Contents

COLOURS = ["black", "orange", "red", "blue", "green", "white", "purple"]
CODES = {"K": "black", "O": "orange", "R": "red", "B": "blue", "G": "green", "W": "white", "P": "purple"}
START_TILE = 0
# Sides clockwise from the top; the start tile has number 0.
TILES = {
    START_TILE: "BRWK",
    1: "GBKO",
    2: "WKOK",
    3: "GGGR",
    4: "OPOO",
    5: "RKGP",
    6: "RGBP",
    7: "WGOG",
    8: "RGKR",
    9: "WBKB",
    10: "GROW",
    11: "BPWR",
    12: "RGGR",
    13: "KPBB",
    14: "WWRG",
    15: "OPWW",
    16: "PPRG",
    17: "GBOB",
    18: "BRKG",
    19: "BKWG",
    20: "RKKP",
    21: "RKRO",
    22: "PBPG",
    23: "OBWO",
    24: "BRWK",
    25: "BWGP",
    26: "OBOB",
    27: "KWKW",
    28: "PKWO",
    29: "ROPW",
    30: "PPKP",
    31: "OKPR",
    32: "BWOR",
    33: "BPKO",
    34: "RWKO",
    35: "WGPB",
}
PLATFORMS = {7, 9, 12, 15, 16, 20, 21, 22, 23, 26, 27}
CARDS_PER_COLOUR = {2: 5, 3: 7, 4: 8}
DRAW_STACK = {2: 16, 3: 18, 4: 20}
HAND = 3
# (value, dots), the top of the stack first.
DEDICATIONS = {
    "four": [(8, 0), (7, 4), (7, 0), (6, 3), (6, 0), (5, 3), (5, 0), (5, 0), (4, 0)],
    "pairs": [(9, 0), (8, 4), (8, 0), (7, 3), (7, 0), (6, 3), (6, 0), (5, 0), (5, 0)],
    "seven": [(10, 0), (9, 4), (9, 0), (8, 3), (8, 0), (7, 3), (7, 0), (6, 0), (5, 0)],
}
GENERIC_VALUE = 4
EXCHANGE_COST = 2
CARD_LIMIT = 12

CLOCKWISE = ["N", "E", "S", "W"]
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


@dataclass
class Laid:
    """A tile on the lake, rotated by a number of quarter turns clockwise."""

    tile: int
    rotation: int


@dataclass
class Match:
    """One match."""

    players: int
    first: int
    dealing: str = "active"
    seating: str = "opposite"
    seat: int = 0
    ply: int = 0
    over: bool = False
    step: str = "turn"
    finals: int = 0
    sides: list[str] = field(default_factory=list)
    lake: dict[Cell, Laid] = field(default_factory=dict)
    hands: list[list[int]] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    supply: dict[str, int] = field(default_factory=dict)
    cards: list[dict[str, int]] = field(default_factory=list)
    favor: list[int] = field(default_factory=list)
    stacks: dict[str, list[int]] = field(default_factory=dict)
    dedications: list[dict[str, Any]] = field(default_factory=list)


def side_colour(laid: Laid, direction: str) -> str:
    """The color of a placed tile's side in a direction."""
    return CODES[TILES[laid.tile][(CLOCKWISE.index(direction) - laid.rotation) % 4]]


def towards(cell: Cell, direction: str) -> Cell:
    """The next cell in a direction: x grows to the east, y to the north."""
    return cell[0] + STEP[direction][0], cell[1] + STEP[direction][1]


# LA-2 Set-up


def set_up(position: Position) -> Match:
    """Check that the set-up can give this first position, and start from it (LA-2)."""
    players, options = position["players"], position["options"]
    match = Match(players, position["first"], options["dealing"], options["seating"])
    match.lake = {(0, 0): Laid(START_TILE, rotation=1)}
    take_seats(match)
    deal_tiles(match, position["hands"], position["stack"])
    set_out_supply(match)
    take_facing_cards(match)
    match.seat = match.first
    return match


def take_seats(match: Match) -> None:
    """Seat the players clockwise from the start player, who faces red in the south (LA-2.1, LA-2.2, LA-2.7)."""
    assert match.first in range(match.players), "LA-2.7: the start player sits at the table"
    taken = {"red"} | taken_sides(match.players, match.seating)
    start = match.lake[0, 0]
    seats = [side for side in ["S", "W", "N", "E"] if side_colour(start, side) in taken]
    match.sides = [seats[(seat - match.first) % match.players] for seat in range(match.players)]


def taken_sides(players: int, seating: str) -> set[str]:
    """The sides of the start tile that have a player, besides the red one (LA-2.2)."""
    others = {"white", "black", "blue"}
    if players == 4:
        assert seating == "opposite", "LA-2.2: four players have no choice"
        return others
    if players == 3:
        empty = {"opposite": "blue", "empty-white": "white", "empty-black": "black"}
        return others - {empty[seating]}
    return {{"opposite": "black", "adjacent": "white", "adjacent-blue": "blue"}[seating]}


def deal_tiles(match: Match, hands: list[list[int]], stack: list[int]) -> None:
    """Deal three lake tiles each and count the draw stack; the others leave the game (LA-2.3)."""
    assert [len(hand) for hand in hands] == [HAND] * match.players, "LA-2.3: three tiles each"
    assert len(stack) == DRAW_STACK[match.players], "LA-2.3: the size of the draw stack"
    dealt = [tile for hand in hands for tile in hand] + stack
    assert len(set(dealt)) == len(dealt), "LA-2.3: every tile exists once"
    assert set(dealt) <= set(TILES) - {START_TILE}, "LA-2.3: only lake tiles are dealt"
    match.hands = [list(hand) for hand in hands]
    match.stack = list(stack)


def set_out_supply(match: Match) -> None:
    """Set out cards and dedication tokens for this number of players (LA-2.4, LA-2.5)."""
    removed = {2: (3, 4), 3: (4,), 4: ()}[match.players]
    match.supply = dict.fromkeys(COLOURS, CARDS_PER_COLOUR[match.players])
    match.stacks = {
        kind: [value for value, dots in tokens if dots not in removed] for kind, tokens in DEDICATIONS.items()
    }
    match.cards = [dict.fromkeys(COLOURS, 0) for _ in range(match.players)]
    match.favor = [0] * match.players


def take_facing_cards(match: Match) -> None:
    """Give each player the color of the start tile's side facing them; red starts (LA-2.6, LA-2.7)."""
    for seat in range(match.players):
        take_card(match, seat, side_colour(match.lake[0, 0], match.sides[seat]))
    assert match.cards[match.first]["red"] == 1, "LA-2.7: the player with the red card starts"


# LA-3 A turn


def legal(match: Match) -> set[str]:
    """List all actions allowed now, as texts (LA-3, LA-5.1)."""
    if match.over:
        return set()
    allowed = exchanges(match) | dedications(match)
    if is_final_turn(match):
        return allowed | {"pass"}
    return allowed | discards(match) | placements(match)


def exchanges(match: Match) -> set[str]:
    """Pay 2 favor, give a card, take one of a different color from the supply (LA-3.1, LA-3.6)."""
    if match.step != "turn" or match.favor[match.seat] < EXCHANGE_COST:
        return set()
    own = match.cards[match.seat]
    return {
        f"x {given} {taken}"
        for given in COLOURS
        for taken in COLOURS
        if own[given] >= 1 and match.supply[taken] >= 1 and given != taken
    }


def dedications(match: Match) -> set[str]:
    """Four of a kind, three pairs or seven unique, once in a turn (LA-3.2, LA-3.6)."""
    if match.step not in ("turn", "exchanged"):
        return set()
    own = match.cards[match.seat]
    four = {f"d four {colour}" for colour in COLOURS if own[colour] >= 4}
    pairs = {
        f"d pairs {' '.join(three)}" for three in combinations(COLOURS, 3) if all(own[colour] >= 2 for colour in three)
    }
    seven = {"d seven"} if all(own[colour] >= 1 for colour in COLOURS) else set()
    return four | pairs | seven


def discards(match: Match) -> set[str]:
    """A player with more than 12 cards discards any of them; others discard none (LA-3.4)."""
    if not is_above_limit(match):
        return set()
    return {f"discard {colour}" for colour in COLOURS if match.cards[match.seat][colour] >= 1}


def is_above_limit(match: Match) -> bool:
    """Whether the active player holds too many cards to place a tile (LA-3.4)."""
    return sum(match.cards[match.seat].values()) > CARD_LIMIT


def placements(match: Match) -> set[str]:
    """Every tile of the hand, in any rotation, next to any tile of the lake (LA-3.5)."""
    if is_above_limit(match):
        return set()
    beside = {towards(cell, direction) for cell in match.lake for direction in CLOCKWISE}
    return {
        f"p {tile} r{rotation} @ {x},{y}"
        for tile in match.hands[match.seat]
        for x, y in beside - match.lake.keys()
        for rotation in range(4)
    }


def play(match: Match, text: str, after: Position) -> None:
    """Carry out one action; `after`, the engine's next position, is not needed, because nothing is random."""
    word, *rest = text.split()
    if word == "x":
        exchange(match, given=rest[0], taken=rest[1])
    elif word == "d":
        dedicate(match, rest[0], rest[1:])
    elif word == "discard":
        discard(match, rest[0])
    elif word == "pass":
        end_final_turn(match)
    else:
        place(match, *read_placement(text))
    match.ply += 1


def read_placement(text: str) -> tuple[int, int, Cell]:
    """Read a placement's tile, rotation and cell."""
    _, tile, rotation, _, cell = text.split()
    x, y = cell.split(",")
    return int(tile), int(rotation.removeprefix("r")), (int(x), int(y))


def exchange(match: Match, given: str, taken: str) -> None:
    """Change one card for another (LA-3.1)."""
    match.favor[match.seat] -= EXCHANGE_COST
    return_card(match, match.seat, given)
    take_card(match, match.seat, taken)
    match.step = "exchanged"


def dedicate(match: Match, kind: str, colours: list[str]) -> None:
    """Return a set and take the top token of its stack, or 4 from an exhausted one (LA-3.2, LA-3.3)."""
    returned = {"four": 4 * colours, "pairs": 2 * colours, "seven": COLOURS}[kind]
    for one in returned:
        return_card(match, match.seat, one)
    value = match.stacks[kind].pop(0) if match.stacks[kind] else GENERIC_VALUE
    match.dedications.append({"seat": match.seat, "kind": kind, "value": value})
    match.step = "dedicated"
    if is_final_turn(match):
        end_final_turn(match)


def discard(match: Match, colour: str) -> None:
    """Return one card; after that, only discards and a placement are allowed (LA-3.4)."""
    return_card(match, match.seat, colour)
    match.step = "discarding"


def place(match: Match, tile: int, rotation: int, cell: Cell) -> None:
    """Place a tile of the hand and give all players what they get for it (LA-3.5, LA-4)."""
    match.hands[match.seat].remove(tile)
    match.lake[cell] = Laid(tile, rotation)
    matched = matching_sides(match, cell)
    give_match_cards(match, cell, matched)
    match.favor[match.seat] += favor_won(match, cell, matched)
    deal_facing_cards(match, cell)
    draw_tile(match)
    hand_on(match)


# LA-4 What a placement gives


def matching_sides(match: Match, cell: Cell) -> list[str]:
    """The directions in which the touching sides of the tile and its neighbor have the same color (LA-4.1)."""
    return [
        direction
        for direction in CLOCKWISE
        if towards(cell, direction) in match.lake
        and side_colour(match.lake[cell], direction)
        == side_colour(match.lake[towards(cell, direction)], OPPOSITE[direction])
    ]


def give_match_cards(match: Match, cell: Cell, matched: list[str]) -> None:
    """Give the active player one card for each matching side (LA-4.1)."""
    for direction in matched:
        take_card(match, match.seat, side_colour(match.lake[cell], direction))


def favor_won(match: Match, cell: Cell, matched: list[str]) -> int:
    """1 for the new tile's platform if it matches at all, 1 for the platform of each matched neighbor (LA-4.2)."""
    own = 1 if matched and match.lake[cell].tile in PLATFORMS else 0
    return own + sum(match.lake[towards(cell, direction)].tile in PLATFORMS for direction in matched)


def deal_facing_cards(match: Match, cell: Cell) -> None:
    """Give every player the color facing them, clockwise from the active or the start player (LA-4.3, LA-4.5)."""
    begin = match.seat if match.dealing == "active" else match.first
    for turn in range(match.players):
        seat = (begin + turn) % match.players
        take_card(match, seat, side_colour(match.lake[cell], match.sides[seat]))


def take_card(match: Match, seat: int, colour: str) -> None:
    """Take a card from the supply; an empty supply gives nothing (LA-4.4)."""
    if match.supply[colour] >= 1:
        match.supply[colour] -= 1
        match.cards[seat][colour] += 1


def return_card(match: Match, seat: int, colour: str) -> None:
    """Put a card back into the supply."""
    match.cards[seat][colour] -= 1
    match.supply[colour] += 1


def draw_tile(match: Match) -> None:
    """Draw one tile, if the stack has one (LA-4.6)."""
    if match.stack:
        match.hands[match.seat].append(match.stack.pop(0))


# LA-5 End


def is_final_turn(match: Match) -> bool:
    """Whether the last tile has been placed (LA-5.1)."""
    return not match.stack and not any(match.hands)


def end_final_turn(match: Match) -> None:
    """After one final turn each the match is over (LA-5.1)."""
    match.finals += 1
    match.over = match.finals == match.players
    hand_on(match)


def hand_on(match: Match) -> None:
    """Start the turn of the next player clockwise (LA-2.7)."""
    match.seat = (match.seat + 1) % match.players
    match.step = "turn"


def scores(match: Match) -> list[int]:
    """Honor: the sum of dedication tokens (LA-5.2)."""
    return [
        sum(token["value"] for token in match.dedications if token["seat"] == seat) for seat in range(match.players)
    ]


def winners(match: Match) -> list[int]:
    """Most honor, then favor left, then cards left; then the victory is shared (LA-5.2)."""
    honor = scores(match)
    standing = [(honor[seat], match.favor[seat], sum(match.cards[seat].values())) for seat in range(match.players)]
    return [seat for seat in range(match.players) if standing[seat] == max(standing)]


# The position as the engine writes it


def position(match: Match) -> Position:
    """The complete position, except for the random generator."""
    return {
        "game": "lanterns",
        "players": match.players,
        "options": {"dealing": match.dealing, "seating": match.seating},
        "first": match.first,
        "seat": match.seat,
        "ply": match.ply,
        "over": match.over,
        "step": match.step,
        "finals": match.finals,
        "sides": match.sides,
        "lake": [{"tile": laid.tile, "x": x, "y": y, "rotation": laid.rotation} for (x, y), laid in match.lake.items()],
        "hands": match.hands,
        "stack": match.stack,
        "cards": match.cards,
        "favor": match.favor,
        "dedications": match.dedications,
    }
