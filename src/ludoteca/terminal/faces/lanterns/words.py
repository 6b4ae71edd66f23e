"""Lanterns in words: what happened, what an action is and brings, what speaks for it."""

from __future__ import annotations

import re

from ludoteca.core.types import Document, Seat
from ludoteca.games.lanterns.facts import CODES, COLOURS, GENERIC_VALUE, KINDS
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Step

PLACEMENT = re.compile(r"p (\d+) r(\d) @ (-?\d+),(-?\d+)")
SIDES = "NESW"


def colour(speech: Speech, name: str) -> str:
    """A colour."""
    return speech.t(f"lanterns-colour-{name}")


def colours(speech: Speech, names: list[str]) -> str:
    """Several colours."""
    return speech.listed([colour(speech, name) for name in names])


def kind(speech: Speech, name: str) -> str:
    """A kind of dedication."""
    return speech.t(f"lanterns-kind-{name}")


def top(view: Document, name: str) -> int:
    """What the next dedication of a kind pays."""
    values: list[int] = view["stacks"][name]
    return values[0] if values else GENERIC_VALUE


def side_of(view: Document, seat: Seat | None) -> int:
    """On which side somebody sits, clockwise from the north; who watches sits in the south."""
    return 2 if seat is None else SIDES.index(view["seats"][seat]["side"])


def quarters(view: Document, seat: Seat | None) -> int:
    """How many quarters clockwise the lake is turned so that somebody's side is at the bottom."""
    return (2 - side_of(view, seat)) % 4


# The log


def say(speech: Speech, step: Step) -> str:
    """What an action caused, sentence after sentence."""
    person = speech.person(step.by)
    said: list[str] = []
    took = [event["colour"] for event in events(step, "card", "exchange")]
    for event in events(step, "return", "exchange"):
        given, taken = colour(speech, event["colour"]), colour(speech, took[0])
        said.append(speech.t("lanterns-log-exchange", **person, given=given, taken=taken))
    for event in events(step, "dedication"):
        done = speech.t("lanterns-log-dedicate", **person, kind=kind(speech, event["dedication"]))
        said.append(f"{done}, {speech.t('lanterns-log-honor', count=event['value'])}")
    dropped = [event["colour"] for event in events(step, "discard")]
    if dropped:
        said.append(speech.t("lanterns-log-discard", **person, colours=colours(speech, dropped)))
    if events(step, "pass"):
        said.append(speech.t("lanterns-log-pass", **person))
    if events(step, "place"):
        said += placement_said(speech, step)
    said += [speech.t("lanterns-log-final")] * len(events(step, "final_turns"))
    said += [speech.t("lanterns-log-over")] * len(events(step, "end"))
    return " ".join(f"{sentence}." for sentence in said)


def placement_said(speech: Speech, step: Step) -> list[str]:
    """A tile was placed: what it matched, and what everybody got."""
    placed = [speech.t("lanterns-log-place", **speech.person(step.by))]
    matched = [event["colour"] for event in step.events if event.get("why") == "match" and event["kind"] != "favor"]
    if matched:
        placed.append(speech.t("lanterns-log-matched", cards=colours(speech, matched)))
    favor = len(events(step, "favor"))
    if favor:
        placed.append(speech.t("lanterns-log-favor", count=favor))
    return [", ".join(placed), *(dealt(speech, each) for each in step.events if each.get("why") == "orientation")]


def dealt(speech: Speech, event: Document) -> str:
    """What a seat got, or missed because it is out."""
    message = "lanterns-log-missed" if event["kind"] == "out" else "lanterns-log-dealt"
    return speech.t(message, **speech.person(event["seat"]), colour=colour(speech, event["colour"]))


def events(step: Step, name: str, why: str | None = None) -> list[Document]:
    """The events of a kind, and for a reason."""
    return [event for event in step.events if event["kind"] == name and why in (None, event.get("why"))]


# Actions


def action(speech: Speech, text: str, view: Document) -> str:
    """An action in words."""
    if found := PLACEMENT.fullmatch(text):
        return placement(speech, view, int(found[1]), int(found[2]))
    verb, *rest = text.split()
    if verb == "x":
        return speech.t("lanterns-do-exchange", given=colour(speech, rest[0]), taken=colour(speech, rest[1]))
    if verb == "d":
        message = "lanterns-do-dedicate-of" if rest[1:] else "lanterns-do-dedicate"
        value, named = top(view, rest[0]), colours(speech, rest[1:])
        return speech.t(message, kind=kind(speech, rest[0]), value=value, colours=named)
    return speech.t("lanterns-do-discard", colour=colour(speech, rest[0])) if rest else speech.t("lanterns-do-pass")


def placement(speech: Speech, view: Document, tile: int, rotation: int) -> str:
    """The tile by its place in the hand, and the colour that it would turn to whoever acts."""
    hand = [each["tile"] for each in view["hand"] or []]
    if tile not in hand:
        return speech.t("lanterns-do-place")
    number = hand.index(tile)
    facing = view["hand"][number]["sides"][(side_of(view, view["to_move"]) - rotation) % 4]
    name = COLOURS[CODES.index(facing)]
    return speech.t("lanterns-do-place-tile", number=number + 1, colour=colour(speech, name))


def preview(speech: Speech, told: Document, _: Document) -> list[str]:
    """What an action would bring to whoever acts, then what each of the others would get."""
    lines = [speech.told(speech.t("lanterns-would-gain"), gains(speech, told))]
    others = [event for event in told["events"] if event.get("why") == "orientation" and event["seat"] != told["seat"]]
    own = [event for event in told["events"] if event["kind"] == "out" and event["seat"] == told["seat"]]
    said = [dealt(speech, event) for event in [*own, *others]]
    return [*lines, " · ".join(said)] if said else lines


def gains(speech: Speech, told: Document) -> str:
    """What whoever acts would gain or lose."""
    words = [
        speech.t("lanterns-gain-card", count=signed(count), colour=colour(speech, name))
        for name, count in told["cards"][told["seat"]].items()
    ]
    for name in ("favor", "honor"):
        if told[name]:
            words.append(speech.t(f"lanterns-gain-{name}", count=signed(told[name]), number=abs(told[name])))
    return speech.listed(words) if words else speech.t("lanterns-gain-nothing")


def signed(count: int) -> str:
    """A number with its sign."""
    return f"+{count}" if count > 0 else f"−{-count}"


def reason(speech: Speech, told: Document) -> str:
    """What speaks for or against an action."""
    words: Document = {}
    for name, value in told.items():
        if name in ("colour", "given"):
            words[name] = colour(speech, value)
        elif name == "colours":
            words[name] = colours(speech, value)
        elif name == "dedication":
            words[name] = kind(speech, value)
        elif name not in ("sense", "kind", "seat"):
            words[name] = value
    if "seat" in told:
        words |= speech.person(told["seat"])
    return speech.t(f"lanterns-reason-{told['kind'].replace('_', '-')}", **words)


# Questions


def progress(speech: Speech, view: Document) -> str:
    """How far the match is: rounds of one tile each, then the final turns."""
    if view["over"]:
        return speech.t("lanterns-progress-over")
    if view["final"]:
        return speech.t("lanterns-progress-final")
    laid, players = len(view["lake"]) - 1, view["players"]
    tiles = laid + view["draw_stack"] + sum(seat["hand"] for seat in view["seats"])
    return speech.t("lanterns-progress", round=laid // players + 1, rounds=-(-tiles // players))


def score(speech: Speech, view: Document) -> str:
    """Everybody's honor, favor and cards."""
    return "\n".join(
        speech.t(
            "lanterns-score",
            **speech.person(seat["seat"]),
            honor=seat["honor"],
            favor=seat["favor"],
            cards=sum(seat["cards"].values()),
        )
        for seat in view["seats"]
    )


def goals(speech: Speech, view: Document) -> str:
    """What the next dedications pay, and which cards one holds."""
    lines = [speech.t("lanterns-goal", kind=kind(speech, name), value=top(view, name)) for name in KINDS]
    if speech.eyes is not None:
        lines.append(speech.t("lanterns-goal-cards", cards=cards(speech, view["seats"][speech.eyes]["cards"])))
    return "\n".join(lines)


def cards(speech: Speech, counts: Document) -> str:
    """Cards in words, those that are there."""
    there = [
        speech.t("lanterns-count", count=count, colour=colour(speech, name)) for name, count in counts.items() if count
    ]
    return speech.listed(there) if there else speech.t("lanterns-no-cards")


def moves(speech: Speech, view: Document) -> str:
    """What may be done now."""
    legal = view["legal"]
    if not legal:
        return speech.t("lanterns-moves-none")
    said = []
    if legal["exchange"]:
        said.append(speech.t("lanterns-moves-exchange"))
    if legal["dedicate"]:
        kinds = dict.fromkeys(text.split()[1] for text in legal["dedicate"])
        said.append(speech.t("lanterns-moves-dedicate", kinds=speech.listed([kind(speech, each) for each in kinds])))
    if legal["discard"]:
        said.append(speech.t("lanterns-moves-discard"))
    if legal["places"]:
        said.append(speech.t("lanterns-moves-place", tiles=len(legal["tiles"]), places=len(legal["places"])))
    if legal["pass"]:
        said.append(speech.t("lanterns-moves-pass"))
    return " ".join(said)
