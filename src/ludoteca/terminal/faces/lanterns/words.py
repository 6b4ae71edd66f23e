"""Lanterns in the terminal: answers to questions about the table, and how the lake is turned."""

from __future__ import annotations

from ludoteca.core.types import Document, Seat
from ludoteca.games.lanterns.facts import CARD_LIMIT, KINDS
from ludoteca.games.lanterns.narration import colour_word, kind_word
from ludoteca.terminal.reader import Reader

SIDES = "NESW"


def quarters(view: Document, seat: Seat | None) -> int:
    """How many quarter turns clockwise bring a player's side of the lake to the bottom; none for spectators."""
    return 0 if seat is None else (2 - SIDES.index(view["seats"][seat]["side"])) % 4


def score(reader: Reader, view: Document) -> str:
    """Everybody's honor, favor and cards."""
    return "\n".join(
        reader.t(
            "lanterns-score",
            **reader.person(seat["seat"]),
            honor=seat["honor"],
            favor=seat["favor"],
            cards=sum(seat["cards"].values()),
        )
        for seat in view["seats"]
    )


def goals(reader: Reader, view: Document) -> str:
    """What the next dedications pay, and the reader's own cards."""
    lines = [reader.t("lanterns-goal", kind=reader.render(kind_word(name)), value=view["pays"][name]) for name in KINDS]
    if reader.viewer is not None:
        lines.append(reader.t("lanterns-goal-cards", cards=cards(reader, view["seats"][reader.viewer]["cards"])))
    return "\n".join(lines)


def cards(reader: Reader, counts: Document) -> str:
    """The cards that a player has, in words."""
    words = [
        reader.t("lanterns-count", count=count, colour=reader.render(colour_word(name)))
        for name, count in counts.items()
        if count
    ]
    return reader.join_words(words) if words else reader.t("lanterns-no-cards")


def demand(reader: Reader, view: Document) -> str:
    """LA-3.4: that there are too many cards to place a tile, and what to do about it."""
    legal = view["legal"]
    if not legal or not legal["discard"]:
        return ""
    count = sum(view["seats"][view["to_move"]]["cards"].values())
    way = "dedication" if legal["dedicate"] else "discard"
    return reader.t("lanterns-terminal-too-many", count=count, more=count - CARD_LIMIT, way=way)


def moves(reader: Reader, view: Document) -> str:
    """What may be done now."""
    legal = view["legal"]
    if not legal:
        return reader.t("lanterns-moves-none")
    sentences = []
    if legal["exchange"]:
        sentences.append(reader.t("lanterns-moves-exchange"))
    if legal["dedicate"]:
        kinds = dict.fromkeys(text.split()[1] for text in legal["dedicate"])
        words = reader.join_words([reader.render(kind_word(kind)) for kind in kinds])
        sentences.append(reader.t("lanterns-moves-dedicate", kinds=words))
    if legal["discard"]:
        sentences.append(reader.t("lanterns-moves-discard"))
    if legal["places"]:
        sentences.append(reader.t("lanterns-moves-place", tiles=len(legal["tiles"]), places=len(legal["places"])))
    if legal["pass"]:
        sentences.append(reader.t("lanterns-moves-pass"))
    return " ".join(sentences)
