"""Every message that the page and the terminal use exists, and every message that exists is used.

They name most messages in full: a message counts as used if its name is in quotes somewhere. Other names are built
from a family and an ending. All families are listed here with every ending that they can have, taken from the server
if it defines them; the first test finds a family that is missing here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import ludoteca
from ludoteca.games.lanterns.facts import COLOURS
from ludoteca.games.lanterns.facts import KINDS as DEDICATIONS
from ludoteca.games.shelfie.facts import COMMON_GOALS, ITEMS
from ludoteca.lessons.exercises import exercises
from ludoteca.lessons.script import read_script
from ludoteca.locales import texts
from ludoteca.match.log import KINDS, TOPICS
from ludoteca.match.result import ABORTED, ENDED, OUT_OF_TIME, RESIGNED
from ludoteca.puzzles.puzzle import ASKS, HARDEST
from ludoteca.puzzles.puzzle import KINDS as PUZZLE_KINDS
from ludoteca.puzzles.words import DEEDS
from ludoteca.search.analysis_document import MARKS
from ludoteca.search.levels import LEVELS
from ludoteca.server.live.chat import PHRASES
from tests.tables import BUILT_IN

ROOT = Path(__file__).parents[2]
GAMES = BUILT_IN
NAME = rf"(?:page|preview|terminal|commands|help|errors|{'|'.join(GAMES)})-[a-z0-9_-]+"
MESSAGE = re.compile(rf"^({NAME}) =", re.MULTILINE)
QUOTED = re.compile(rf"[\"'`]({NAME})[\"'`]")
SAID = re.compile(rf"\b(?:t|say|translate|refuse|[A-Z]\w+)\(\s*(?:language, |\"[a-z]+\", )?[\"'`]({NAME})[\"'`]")
PUT_TOGETHER = re.compile(r"`([^`]*\$\{[^`]*)`|f\"([^\"]*\{[^\"]*)\"|f'([^']*\{[^']*)'")
FAMILY = re.compile(
    rf"(?:(?:page|terminal|commands|help|{'|'.join(GAMES)})-|\*-(?:box|panel|points|refusal|reason|log|terminal)\b)[a-z0-9_*-]*"
)

SPOKEN_OF = [kind for kind in KINDS if kind not in ("act", "ask", "agree")]
"""Entries that have a line of their own in the page's log."""
ASKED_ABOUT = ("end", "leave", "resign")
"""What is done only after one more question."""

OVERVIEWS = {
    "lanterns": ("place", "facing", "match", "sets", "exchange", "end"),
    "shelfie": ("take", "drop", "common", "personal", "groups", "end"),
}


def asked_in_lesson(game: str) -> list[str]:
    """The steps of a lesson, the answers to what they do not accept, and the last words."""
    steps = read_script(game).steps
    answers = [f"{step.name}-{answer}" for step in steps for _, answer in step.wrong]
    return [*(step.name for step in steps), *answers, "done"]


def questions(game: str) -> list[str]:
    """The questions about a game that people ask at the real table."""
    return [each["question"] for each in json.loads((ludoteca.game(game).source_folder / "questions.json").read_text())]


START_CARDS = ("daily", "puzzles", "real-table")
"""The cards on the lower part of the start page (web/src/start/More.svelte)."""

FAMILIES: dict[str, Iterable[str]] = {
    "*-tie-break": GAMES,
    "page-*": ("slow", "normal", "fast", "bot", "program"),
    "page-table-*": ("leave", "resign"),
    "page-play-*-sure": ASKED_ABOUT,
    "page-play-*-why": ("end", "leave"),
    "page-play-*-why-rated": ("end", "leave"),
    "page-analysis-*": ("initial", "luck", "errors", "gifts", "final", *(mark for _, mark in MARKS)),
    "shelfie-judge-*": ("tile", "empty", "wanted"),
    "lanterns-judge-step-*": ("turn", "exchanged", "dedicated"),
    "lanterns-judge-yes-*": ("exchange", *DEDICATIONS),
    "page-mistakes-*": ("best", "close", "worse", "same", "open", "today", "mastered"),
    "page-warn-*": [mark for _, mark in MARKS[:2]],
    "page-analysis-*-why": ("luck", "errors", "gifts"),
    "page-account-refused-*": ("login", "recovery", "passphrase", "rated"),
    "page-table-asked-*": TOPICS,
    "page-clock-*": ("none", "minute", "minutes", "bank", "days"),
    "page-ended-*": (ABORTED, ENDED, RESIGNED, OUT_OF_TIME),
    "page-play-key-*": ("command", "g", "h", "help", "l", "m", "s", "u"),
    "page-level-*": LEVELS,
    "page-level-*-why": LEVELS,
    "page-table-line-*": SPOKEN_OF,
    "page-tab-*": ("games", "profile", "leaderboard", "account"),
    "page-table-rematch-*": ("accepted", "invited", "declined"),
    "page-offline-*": ("all", "page", "none", "no-engine", "full", "outdated"),
    "page-table-phrase-*": PHRASES,
    "page-play-gone-*": ("resign", "expire", "leave"),
    "lanterns-tie-*": ("favor", "cards"),
    "lanterns-gain-*": ("favor", "honor"),
    "lanterns-terminal-side-*": ("n", "e", "s", "w"),
    "terminal-sense-*": ("gain", "threat", "denial", "gift"),
    "lanterns-at-*": ("top", "right", "bottom", "left"),
    "page-fair-*": [scope + state for scope in ("", "running-", "all-") for state in ("checked", "partly")],
    "page-fair-differs-*": (
        *("entry", "events", "result", "promise", "fairness", "unfinished", "fields", "digest", "setting", "format"),
        "shown",
    ),
    "page-local-closed-*": ("4404", "4409", "4410", "4411"),
    "page-fair-replay-*": ("running", "failed"),
    "page-fair-problem-*": ("commitment", "number", "seed", "record", "own", "left-out"),
    "lanterns-card-*": ("count", "sum"),
    "lanterns-colour-*": COLOURS,
    "lanterns-dedicate-which-*": ("four", "pairs"),
    "lanterns-do-*-now": ("confirm", "discard", "pass"),
    "lanterns-kind-*": DEDICATIONS,
    **{f"{game}-overview-*": names for game, names in OVERVIEWS.items()},
    **{f"{game}-how-*": names for game, names in OVERVIEWS.items()},
    **{f"{game}-how-*-title": names for game, names in OVERVIEWS.items()},
    **{f"{game}-how-ask-*": [each["name"] for each in exercises(ludoteca.game(game))] for game in OVERVIEWS},
    **{f"{game}-learn-*": asked_in_lesson(game) for game in OVERVIEWS},
    **{f"{game}-real-{kind}-*": questions(game) for game in OVERVIEWS for kind in ("ask", "answer")},
    "page-real-*": ("setup", "ask", "score"),
    "page-puzzles-kind-*": ("all", *PUZZLE_KINDS),
    "page-puzzles-kind-*-why": ("all", *PUZZLE_KINDS),
    "page-puzzles-difficulty-*": [str(step) for step in range(HARDEST + 1)],
    "page-puzzles-found-*": (*LEVELS, "nobody"),
    "page-puzzles-ask-*": [ask for asks in ASKS.values() for ask in asks if ask != "win"],
    "page-puzzles-ask-win-*": GAMES,
    "page-puzzles-right-*": [ask for asks in ASKS.values() for ask in asks],
    "page-puzzles-wrong-*": [ask for asks in ASKS.values() for ask in asks],
    "page-puzzles-hint-*": (*ASKS["turn"], *DEEDS.values()),
    "page-puzzles-hint-reason-*": ("gain", "threat", "denial", "gift", "none"),
    "page-learn-*": ("yes", "no"),
    "page-start-*": START_CARDS,
    "page-start-*-why": START_CARDS,
    "lanterns-panel-*": ("supply", "dedications"),
    "lanterns-points-*": DEDICATIONS,
    "lanterns-reason-*": [kind.replace("_", "-") for kind in ludoteca.game("lanterns").reason_kinds],
    "lanterns-refusal-*": [*(each.name for each in ludoteca.game("lanterns").refusals.values()), "same-pair"],
    "lanterns-step-*": ("exchange", "dedicate", "discard", "place", "pass"),
    "shelfie-cell-*": ("addable", "chosen", "empty", "free", "resting", "walled"),
    "shelfie-goal-*": [str(number) for number, _ in enumerate(COMMON_GOALS, start=1)],
    "shelfie-goal-*-help": [str(number) for number, _ in enumerate(COMMON_GOALS, start=1)],
    "shelfie-item-*": ITEMS,
    "shelfie-panel-*": ("goals", "shelves"),
    "shelfie-points-*": ("tokens", "end_token", "personal", "groups"),
    "shelfie-reason-*": ludoteca.game("shelfie").reason_kinds,
    "shelfie-refusal-*": [
        *(each.name for each in ludoteca.game("shelfie").refusals.values()),
        "one-to-three",
        "not-a-line",
    ],
}
"""Each family as page and terminal write it, a star for what is put in, with all endings that stand for the star."""

OF_EVERY_GAME = {
    "*-box-title", "*-box-lead", "*-box-more", "*-box-option-**", "*-box-option-*-*", "*-box-option-*-why",
    "*-terminal-how", "*-terminal-keys", "*-box-credits", "*-overview-*",
}  # fmt: skip
"""What stands on a game's box, where its options are the game's own, and how it is played in the terminal."""

BOX = ("box-title", "box-lead", "box-more", "box-credits")
TERMINAL = ("terminal-how", "terminal-keys")

NOT_ALWAYS = {"page-refused-*", "*-goal-*", "*-refusal-*", "*-panel-*", "*-points-*", "*-reason-*"}
"""Families that the page asks for only if they are there, or that every game has its own of."""

NEVER_ON_THE_PAGE = {
    *("confirm", "day", "deal", "engine", "hello", "kind", "metrics", "people", "program", "question"),
}
"""Codes of refusals for requests that only programs and hosts make, or that the page does not offer."""

MADE_BY_THE_PAGE = ("counted", "http", "lost", "offline", "unanalyzed")
"""Codes of refusals that the server never sends."""


@cache
def sources() -> str:
    """The sources of the page and of everything else, without tests and the types generated from the server's API."""
    files = sorted((ROOT / "web" / "src").rglob("*"))
    kept = [file for file in files if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")]
    python = sorted((ROOT / "src" / "ludoteca").rglob("*.py"))
    return "\n".join(file.read_text("utf-8") for file in [*kept, *python] if file.name != "api.ts")


@cache
def existing() -> set[str]:
    """All messages there are; that the other languages have the same ones is looked at elsewhere."""
    return {name for text in texts("en").values() for name in MESSAGE.findall(text)}


def put_together() -> set[str]:
    """The families that the page's sources show."""
    found = ("".join(groups) for groups in PUT_TOGETHER.findall(sources()))
    stars = {re.sub(r"\$?\{[^}]*\}+", "*", each) for each in found}
    return {each for each in stars if FAMILY.fullmatch(each)}


def of_families() -> set[str]:
    """Every message of every family."""
    return {family.replace("*", ending) for family, endings in FAMILIES.items() for ending in endings} | set(of_boxes())


def of_boxes() -> Iterator[str]:
    """What stands on the games' boxes: title and texts, every option and choice; and how they are typed."""
    for name in GAMES:
        yield from (f"{name}-{part}" for part in (*BOX, *TERMINAL))
        for option in ludoteca.game(name).options:
            endings = ["", "-why", *(f"-{str(choice).lower()}" for choice in option.choices)]
            yield from (f"{name}-box-option-{option.name}{ending}".replace("_", "-") for ending in endings)


def refusals() -> set[str]:
    """The codes of all refusals in the server's sources."""
    folders = (ROOT / "src" / "ludoteca" / "server", ROOT / "src" / "ludoteca" / "match")
    text = "\n".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    said = re.findall(r"(?:Refused\(|__init__\(|RequestRefused\(\s*\d+,|error_response\(\s*\d+,)\s*\"([a-z_]+)\"", text)
    return {*said, *MADE_BY_THE_PAGE}


def test_every_family_that_is_put_together_is_known_here() -> None:
    assert sorted(put_together() - set(FAMILIES) - OF_EVERY_GAME - NOT_ALWAYS) == []


def test_every_message_that_is_asked_for_is_there() -> None:
    assert sorted(set(SAID.findall(sources())) - existing()) == []


def test_every_message_of_a_family_is_there() -> None:
    assert sorted(of_families() - existing()) == []


def test_every_refusal_that_the_page_can_get_has_a_message() -> None:
    assert refusals() >= NEVER_ON_THE_PAGE
    silent = {
        code
        for code in refusals() - NEVER_ON_THE_PAGE
        if existing().isdisjoint({f"page-refused-{code}", f"page-account-refused-{code}"})
    }
    assert sorted(silent) == []


def test_no_message_is_there_that_nothing_asks_for() -> None:
    refused = {f"page-refused-{code}" for code in refusals()}
    assert sorted(existing() - set(QUOTED.findall(sources())) - of_families() - refused) == []
