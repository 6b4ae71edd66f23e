"""My Shelfie in words: what happened, what an action is and brings, what speaks for it."""

from __future__ import annotations

from ludoteca.core.types import Document
from ludoteca.games.shelfie.facts import ITEMS, LETTERS
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Step

SOURCES = ("tokens", "end_token", "personal", "groups")
ITEM_OF = dict(zip(LETTERS, ITEMS, strict=True))


def item(speech: Speech, name: str, count: int = 1) -> str:
    """An item, in the form that a number wants."""
    return speech.t(f"shelfie-item-{name}", count=count)


def items(speech: Speech, names: list[str]) -> str:
    """Several items one after the other."""
    return ", ".join(item(speech, name) for name in names)


def goal(speech: Speech, number: int) -> str:
    """A common goal."""
    return speech.t(f"shelfie-goal-{number}")


def goal_help(speech: Speech, number: int, rulebook: str) -> str:
    """A common goal in a sentence; the rulebooks differ about the first."""
    is_english = number == 1 and rulebook == "english"
    return speech.t("shelfie-goal-1-help-english" if is_english else f"shelfie-goal-{number}-help")


def say(speech: Speech, step: Step) -> str:
    """What an action caused, sentence after sentence."""
    said = []
    inserted = [event for event in step.events if event["kind"] == "insert"]
    if inserted:
        tiles = items(speech, [event["item"] for event in inserted])
        person = speech.person(inserted[0]["seat"])
        said.append(speech.t("shelfie-say-insert", **person, tiles=tiles, column=inserted[0]["into"]))
    for event in step.events:
        if event["kind"] == "common_goal":
            named = {"goal": goal(speech, event["goal"]), "points": event["points"]}
            said.append(speech.t("shelfie-say-goal", **speech.person(event["seat"]), **named))
        if event["kind"] == "end_token":
            said.append(speech.t("shelfie-say-end-token", **speech.person(event["seat"])))
    returned = sum(event["kind"] == "return" for event in step.events)
    kinds = {event["kind"] for event in step.events}
    said += [f"{speech.t('shelfie-line-return', count=returned)}."] * bool(returned)
    said += [f"{speech.t('shelfie-line-refill')}."] * ("refill" in kinds)
    said += [f"{speech.t('shelfie-line-end')}."] * ("end" in kinds)
    return " ".join(said)


def action(speech: Speech, text: str, view: Document) -> str:
    """A take in words: what goes into which column."""
    cells, column = taken(text)
    tiles = items(speech, [ITEM_OF[tile] for cell in cells if (tile := at(view, cell)) in ITEM_OF])
    return speech.t("shelfie-action", tiles=tiles, column=column)


def taken(text: str) -> tuple[list[str], int]:
    """The cells of a take, and its column."""
    cells, _, column = text.removeprefix("take ").partition(" > ")
    return cells.split(), int(column)


def at(view: Document, cell: str) -> str:
    """The letter on a cell of the living room."""
    letter: str = view["room"][int(cell[1:]) - 1]["abcdefghi".index(cell[0])]
    return letter


def preview(speech: Speech, told: Document, view: Document) -> list[str]:
    """What a take would bring: points by source, goals that come nearer, what happens to the room."""
    before, after, seat = told["points"]["before"], told["points"]["after"], view["seats"][view["to_move"]]
    said = [
        f"{signed(after[name] - before[name])} {speech.t(f'shelfie-points-{name}')}"
        for name in SOURCES
        if after[name] != before[name]
    ]
    for now, then, card in zip(seat["progress"], told["progress"], view["common_goals"], strict=True):
        if now["done"] != then["done"]:
            said.append(f"{goal(speech, card['goal'])} {then['done']}/{then['of']}")
    said += [speech.t("shelfie-chip-refill")] * told["refill"] + [speech.t("shelfie-chip-over")] * told["over"]
    total = f"{before['total']} → {after['total']} {speech.t('shelfie-points', count=after['total'])}"
    return [total, " · ".join(said)] if said else [total]


def signed(count: int) -> str:
    """A number with its sign."""
    return f"+{count}" if count >= 0 else f"−{-count}"


def reason(speech: Speech, told: Document) -> str:
    """What speaks for or against an action."""
    words: Document = {name: told.get(name, 0) for name in ("value", "from", "to", "of", "count", "missing")}
    words["goal"] = goal(speech, told["goal"]) if told.get("goal") else ""
    words["item"] = item(speech, told["item"], 1 if told["kind"] == "personal" else 2) if told.get("item") else ""
    return speech.t(f"shelfie-reason-{told['kind']}", **speech.person(told.get("seat")), **words)


def progress(speech: Speech, view: Document) -> str:
    """How far the match is."""
    if view["over"]:
        return speech.t("shelfie-progress-over")
    if view["end_token"] is not None:
        return speech.t("shelfie-progress-last")
    return speech.t("shelfie-progress", round=view["ply"] // view["players"] + 1)


def score(speech: Speech, view: Document) -> str:
    """Everybody's points, and where one's own come from."""
    lines = [
        speech.t("shelfie-answer-score-seat", name=speech.name(seat["seat"]), points=sum(seat["points"].values()))
        for seat in view["seats"]
    ]
    if speech.eyes is not None:
        own = view["seats"][speech.eyes]["points"]
        values = {"tokens": own["tokens"], "end": own["end_token"], "groups": own["groups"]}
        lines.append(speech.t("shelfie-answer-score-sum", personal=own.get("personal", 0), **values))
    return "\n".join(lines)


def goals(speech: Speech, view: Document) -> str:
    """The common goals, how near one is to them, and what the personal goal still wants."""
    lines = []
    for number, card in enumerate(view["common_goals"]):
        told = {
            "goal": goal(speech, card["goal"]),
            "help": goal_help(speech, card["goal"], view["options"]["rulebook"]),
        }
        told["tokens"] = ", ".join(map(str, card["tokens"])) or "0"
        if speech.eyes is None:
            lines.append(speech.t("shelfie-answer-goal-watched", **told))
        else:
            reached = view["seats"][speech.eyes]["progress"][number]
            lines.append(speech.t("shelfie-answer-goal", **told, **reached))
    if speech.eyes is not None and "personal_goal" in view["seats"][speech.eyes]:
        lines.append(personal(speech, view["seats"][speech.eyes]))
    return "\n".join(lines)


def personal(speech: Speech, seat: Document) -> str:
    """What the personal goal still wants."""
    wanted = seat["personal_goal"]["rows"]
    wishes = [(row, column, wanted[row][column]) for row in range(6) for column in range(5)]
    missing = [(row, column, wish) for row, column, wish in wishes if wish not in (".", seat["shelf"][row][column])]
    words = [
        speech.t("shelfie-answer-place", item=item(speech, ITEM_OF[wish]), column=column + 1, row=row + 1)
        for row, column, wish in missing
    ]
    return speech.t("shelfie-answer-personal", count=6 - len(missing), wanted="; ".join(words) or "–")


def moves(speech: Speech, view: Document) -> str:
    """Which tiles are free, and which columns have room."""
    legal = view["legal"]
    if not legal:
        return speech.t("shelfie-answer-wait")
    free = [line[0] for line in legal["lines"] if len(line) == 1]
    tiles = ", ".join(f"{cell} {item(speech, ITEM_OF[at(view, cell)])}" for cell in free)
    room = {name: ", ".join(map(str, legal["columns"].get(size, []))) or "–" for size, name in COUNTS.items()}
    return f"{speech.t('shelfie-answer-free', tiles=tiles)} {speech.t('shelfie-answer-columns', **room)}"


def sheet(speech: Speech, counted: Document) -> str:
    """What a shelf is worth without tokens, and which common goals it meets."""
    t, goal_cards = speech.t, counted["common_goals_met"]
    lines = ["  " + " ".join(row) for row in counted["shelf"]]
    lines += ["", t("shelfie-terminal-groups"), *group_lines(speech, counted["groups"])]
    lines.append(f"  {t('shelfie-terminal-in-all', points=counted['group_points'])}")
    if counted["personal_goal"] is not None:
        cells = {"count": len(counted["personal_cells"]), "points": counted["personal_points"]}
        lines.append(t("shelfie-terminal-personal", card=counted["personal_goal"], **cells))
    lines.append(t("shelfie-terminal-total", points=counted["total"]))
    lines.append(t("shelfie-terminal-met" if goal_cards["italian"] else "shelfie-terminal-none-met"))
    lines += [met_line(speech, number, "italian") for number in goal_cards["italian"]]
    only = sorted(set(goal_cards["english"]) - set(goal_cards["italian"]))
    lines += [f"{met_line(speech, number, 'english')} ({t('shelfie-terminal-english')})" for number in only]
    return "\n".join(lines)


def group_lines(speech: Speech, groups: list[Document]) -> list[str]:
    """A line for each group of tiles, with its points."""
    lines = [
        speech.told(f"  {each['size']} {item(speech, each['item'], each['size'])}", str(each["points"]))
        for each in groups
    ]
    return lines or [f"  {speech.t('shelfie-terminal-no-groups')}"]


def met_line(speech: Speech, number: int, rulebook: str) -> str:
    """A common goal by its card, as a rulebook has it."""
    return speech.told(f"  {number}", goal_help(speech, number, rulebook))


COUNTS = {"1": "one", "2": "two", "3": "three"}
