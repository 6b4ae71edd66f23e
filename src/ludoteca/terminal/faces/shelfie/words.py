"""My Shelfie in the terminal: answers to questions about the table."""

from __future__ import annotations

from ludoteca.core.types import Document
from ludoteca.games.shelfie import narration
from ludoteca.games.shelfie.narration import ITEM_OF, letter_at
from ludoteca.terminal.reader import Reader


def item(reader: Reader, name: str, count: int = 1) -> str:
    """An item, in the form that a number needs."""
    return reader.render(narration.item_word(name, count))


def goal(reader: Reader, number: int) -> str:
    """A common goal."""
    return reader.render(narration.goal_word(number))


def goal_help(reader: Reader, number: int, rulebook: str) -> str:
    """A common goal in a sentence."""
    return reader.render(narration.goal_help(number, rulebook))


def score(reader: Reader, view: Document) -> str:
    """Everybody's points, and the sources of the reader's own."""
    lines = [
        reader.t("shelfie-answer-score-seat", name=reader.name(seat["seat"]), points=sum(seat["points"].values()))
        for seat in view["seats"]
    ]
    if reader.viewer is not None:
        own = view["seats"][reader.viewer]["points"]
        values = {"tokens": own["tokens"], "end": own["end_token"], "groups": own["groups"]}
        lines.append(reader.t("shelfie-answer-score-sum", personal=own.get("personal", 0), **values))
    return "\n".join(lines)


def goals(reader: Reader, view: Document) -> str:
    """The common goals, the reader's progress in them, and what the personal goal still needs."""
    lines = []
    for number, card in enumerate(view["common_goals"]):
        values = {
            "goal": goal(reader, card["goal"]),
            "help": goal_help(reader, card["goal"], view["options"]["rulebook"]),
        }
        values["tokens"] = ", ".join(map(str, card["tokens"])) or "0"
        if reader.viewer is None:
            lines.append(reader.t("shelfie-answer-goal-watched", **values))
        else:
            reached = view["seats"][reader.viewer]["progress"][number]
            lines.append(reader.t("shelfie-answer-goal", **values, **reached))
    if reader.viewer is not None and "personal_goal" in view["seats"][reader.viewer]:
        lines.append(personal(reader, view["seats"][reader.viewer]))
    return "\n".join(lines)


def personal(reader: Reader, seat: Document) -> str:
    """What the personal goal still needs."""
    wanted = seat["personal_goal"]["rows"]
    wishes = [(row, column, wanted[row][column]) for row in range(6) for column in range(5)]
    missing = [(row, column, wish) for row, column, wish in wishes if wish not in (".", seat["shelf"][row][column])]
    words = [
        reader.t("shelfie-answer-place", item=item(reader, ITEM_OF[wish]), column=column + 1, row=row + 1)
        for row, column, wish in missing
    ]
    return reader.t("shelfie-answer-personal", count=6 - len(missing), wanted="; ".join(words) or "–")


def moves(reader: Reader, view: Document) -> str:
    """Which tiles are free, and which columns have room."""
    legal = view["legal"]
    if not legal:
        return reader.t("shelfie-answer-wait")
    free = [line[0] for line in legal["lines"] if len(line) == 1]
    tiles = ", ".join(f"{cell} {item(reader, ITEM_OF[letter_at(view, cell)])}" for cell in free)
    room = {name: ", ".join(map(str, legal["columns"].get(size, []))) or "–" for size, name in COUNTS.items()}
    return f"{reader.t('shelfie-answer-free', tiles=tiles)} {reader.t('shelfie-answer-columns', **room)}"


COUNTS = {"1": "one", "2": "two", "3": "three"}
