"""Players with habits, so that random matches also reach the rare rules.

A habit is created for each match, from a random generator, and then picks one of the texts of the legal actions.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.reference import lanterns, shelfie

ShelfieHabit = Callable[[shelfie.Match, list[str]], str]
LanternsHabit = Callable[[lanterns.Match, list[str]], str]

# My Shelfie


def any_take(rng: Random) -> ShelfieHabit:
    """Pick uniformly among all legal actions."""
    return lambda match, texts: rng.choice(texts)


def single_tiles(rng: Random) -> ShelfieHabit:
    """Take single tiles with many neighbors: long matches, many refills, an empty bag (SH-4.3, SH-4.4)."""

    def choose(match: shelfie.Match, texts: list[str]) -> str:
        singles = [text for text in texts if len(shelfie.read_take(text)[0]) == 1]
        most = max(neighbour_count(match.room, text) for text in singles)
        return rng.choice([text for text in singles if neighbour_count(match.room, text) == most])

    return choose


def neighbour_count(room: shelfie.Items, text: str) -> int:
    """Count the neighbors of the first tile of a take."""
    return sum(cell in room for cell in shelfie.neighbours(shelfie.read_take(text)[0][0]))


def full_columns(rng: Random) -> ShelfieHabit:
    """Put as many tiles as possible into the highest column with room for them."""

    def choose(match: shelfie.Match, texts: list[str]) -> str:
        shelf = match.shelves[match.seat]
        highest = max(column_after(shelf, text) for text in texts)
        return rng.choice([text for text in texts if column_after(shelf, text) == highest])

    return choose


def column_after(shelf: shelfie.Items, text: str) -> int:
    """The height of the column after a take."""
    cells, column = shelfie.read_take(text)
    return shelfie.height(shelf, column) + len(cells)


# For every common goal, shelves that satisfy it or just fail to; `?` can be anything, `.` should stay empty.
AIMS = {
    1: [
        ["?????", "?????", "?????", "?????", "CCBCC", "CCFCC"],
        ["?????", "?????", "??CC?", "??CC?", "CCBF?", "CCFB?"],
        ["?????", "?????", "?????", "?????", "CCCCB", "CCCCF"],
        ["?????", "?????", "?????", "?????", "CCBB?", "CCBB?"],
    ],
    2: [["C?B??", "B?G??", "G?F??", "F?T??", "T?P??", "P?C??"]],
    3: [
        ["?????", "?????", "CBCB?", "CBCB?", "CBCB?", "CBCB?"],
        ["?????", "?????", "CCBG?", "CCBG?", "CCBG?", "CCBG?"],
    ],
    4: [
        ["?????", "?????", "?????", "PPCCB", "CBGFT", "CBGFT"],
        [".....", ".....", ".....", "PPCC.", "CBGF.", "CBGF."],
    ],
    5: [["CCC??", "CBC??", "BBG??", "GGB??", "GBC??", "CCG??"]],
    6: [["?????", "?????", "?????", "?????", "CBGFT", "PCBGF"]],
    7: [["?????", "?????", "CCBBG", "BBCCC", "GGBBB", "CCCBB"]],
    8: [["C???C", "?????", "?????", "?????", "?????", "C???C"]],
    9: [["?????", "?????", "?????", "?????", "?CCC?", "CCCCC"]],
    10: [
        ["?????", "?????", "?????", "C?C??", "?C???", "C?C??"],
        ["?C?C?", "??C??", "?C?C?", "?????", "?????", "?????"],
    ],
    11: [
        ["C????", "?C???", "??C??", "???C?", "????C", "?????"],
        ["?????", "C????", "?C???", "??C??", "???C?", "????C"],
    ],
    12: [
        [".....", "....?", "...??", "..???", ".????", "?????"],
        ["....?", "...??", "..???", ".????", "?????", "?????"],
    ],
}


def common_goals(rng: Random) -> ShelfieHabit:
    """Build what the common goals need, with occasional mistakes (SH-4.1, SH-6)."""
    aims: dict[int, dict[shelfie.Cell, str]] = {}

    def choose(match: shelfie.Match, texts: list[str]) -> str:
        if match.seat not in aims:
            aims[match.seat] = draw_aim(rng, rng.choice(match.common_goals))
        if rng.random() < 0.03:
            return rng.choice(texts)
        shelf, aim = match.shelves[match.seat], aims[match.seat]
        rng.shuffle(texts)
        return max(texts, key=lambda text: nearer(match.room, shelf, aim, text))

    return choose


def draw_aim(rng: Random, goal: int) -> dict[shelfie.Cell, str]:
    """Choose a shelf for a goal, with any types and perhaps mirrored."""
    drawing = rng.choice(AIMS[goal])
    if rng.random() < 0.5:
        drawing = [line[::-1] for line in drawing]
    types = dict(zip(shelfie.TYPES, rng.sample(shelfie.TYPES, 6), strict=True))
    return {(r, c): types.get(drawing[r][c], drawing[r][c]) for r in shelfie.ROWS for c in shelfie.COLUMNS}


def nearer(room: shelfie.Items, shelf: shelfie.Items, aim: dict[shelfie.Cell, str], text: str) -> int:
    """How many cells of the wanted shelf a take fills correctly."""
    cells, column = shelfie.read_take(text)
    lowest = 5 - shelfie.height(shelf, column)
    gain = 0
    for step, cell in enumerate(cells):
        wanted = aim[lowest - step, column]
        gain += 2 if wanted == room[cell] else {"?": 0, ".": -9}.get(wanted, -3)
    return gain


SHELFIE_HABITS: list[Callable[[Random], ShelfieHabit]] = [any_take, single_tiles, full_columns, common_goals]

# Lanterns


def any_action(rng: Random) -> LanternsHabit:
    """Pick uniformly among all legal actions; nearly all of them are placements."""
    return lambda match, texts: rng.choice(texts)


def any_kind(rng: Random) -> LanternsHabit:
    """Pick a kind of action first, so that exchanges and dedications are as likely as placements."""
    return lambda match, texts: kind_first(rng, texts)


def kind_first(rng: Random, texts: list[str]) -> str:
    """Pick uniformly among the kinds of action, then among the actions of that kind."""
    kind = rng.choice(sorted({text.split()[0] for text in texts}))
    return rng.choice(of_kind(texts, kind))


def of_kind(texts: list[str], kind: str) -> list[str]:
    """The actions that start with this word."""
    return [text for text in texts if text.split()[0] == kind]


def hoarding(rng: Random) -> LanternsHabit:
    """Match as much as possible, make few and late dedications: empty supplies, discards (LA-3.4, LA-4.4)."""

    def choose(match: lanterns.Match, texts: list[str]) -> str:
        dedications = of_kind(texts, "d")
        if sum(match.cards[match.seat].values()) > 16 and dedications:
            return min(dedications)
        others = [text for text in texts if text not in dedications]
        return best_placement(rng, match, others) or kind_first(rng, others)

    return choose


def trading(rng: Random) -> LanternsHabit:
    """Look for matches and favor, and exchange whenever possible (LA-3.1, LA-4.2)."""

    def choose(match: lanterns.Match, texts: list[str]) -> str:
        exchanges = of_kind(texts, "x")
        if exchanges:
            return rng.choice(exchanges)
        dedications = of_kind(texts, "d")
        return rng.choice(dedications) if dedications else best_placement(rng, match, texts) or rng.choice(texts)

    return choose


def dedicating(rng: Random) -> LanternsHabit:
    """Collect for one kind of dedication until its stack is exhausted, and beyond (LA-3.3)."""
    kind = rng.choice(["four", "pairs", "seven"])

    def choose(match: lanterns.Match, texts: list[str]) -> str:
        wanted = [text for text in texts if text.startswith(f"d {kind}")]
        others = [text for text in texts if not text.startswith("d ")]
        return rng.choice(wanted) if wanted else best_placement(rng, match, others) or kind_first(rng, others)

    return choose


def best_placement(rng: Random, match: lanterns.Match, texts: list[str]) -> str | None:
    """The one of forty placements that matches most, if there are placements."""
    placements = of_kind(texts, "p")
    few = rng.sample(placements, min(40, len(placements)))
    return max(few, key=lambda text: gain(match, text), default=None)


def gain(match: lanterns.Match, text: str) -> int:
    """The cards and favor for the matches of a placement."""
    tile, rotation, cell = lanterns.read_placement(text)
    match.lake[cell] = lanterns.Laid(tile, rotation)
    matched = lanterns.matching_sides(match, cell)
    won = len(matched) + lanterns.favor_won(match, cell, matched)
    del match.lake[cell]
    return won


LANTERNS_HABITS: list[Callable[[Random], LanternsHabit]] = [any_action, any_kind, hoarding, trading, dedicating]
