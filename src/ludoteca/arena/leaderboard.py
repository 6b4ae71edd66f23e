"""A contest in a folder: the entries are listed in contest.toml, and a leaderboard is written beside it.

Every line-up has its own file of results, named after everything that its matches depend on, the entries' files
included. So a new or changed entry plays its own matches and no others. All line-ups play the same deals.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ludoteca.arena.report import markdown_table
from ludoteca.arena.report_tables import NOTE, Row, contestant_row, cross_rows, failure_lines, pair_rows
from ludoteca.arena.runner import MatchRecords, check_settings, round_player, stop_if_hopeless
from ludoteca.arena.schedule import LIMIT, BadArena, Round, Settings, fitting_seats, in_rounds, lineups, schedule
from ludoteca.arena.store import Results
from ludoteca.arena.summary import summary
from ludoteca.core.library import game
from ludoteca.core.types import Document

CONTEST, RESULTS, MARKDOWN, DOCUMENT = "contest.toml", "results", "leaderboard.md", "leaderboard.json"
MATCHES = 100
MOST_LINEUPS = 500
KEYS: dict[str, type | tuple[type, ...]] = {
    "title": str,
    "game": str,
    "seats": int,
    "matches": int,
    "seed": int,
    "limit": (int, float),
    "options": dict,
}
TEMPLATE = """\
# A contest: `ludoteca leaderboard FOLDER` plays the matches that are missing and writes leaderboard.md.
title = "{title}"
game = "{game}"
seats = {seats}
matches = 100  # for each line-up, rounded up to whole rounds
seed = 1       # of the deals, which are the same for all line-ups
limit = 10     # seconds for each decision

# [options]
# Options of the game, see `ludoteca games`.

# A name for the leaderboard, and the player. Files are beside this one.
[entries]
Random = "random"
Greedy = "greedy"
Novice = "novice"
# "My bot" = "mybot.py:MyBot"
# "My program" = "program:node mybot.mjs"
"""


@dataclass(frozen=True)
class Contest:
    """A contest: its title, its settings with the entries' players, their names, and the matches of each line-up."""

    title: str
    settings: Settings
    names: Mapping[str, str]
    matches: int

    def lineups(self) -> list[Settings]:
        """The settings of every line-up, each with the version of its own players."""
        groups = lineups(self.settings.players, self.settings.seats)
        if len(groups) > MOST_LINEUPS:
            raise BadArena("errors-contest-large", count=len(groups), most=MOST_LINEUPS)
        return [check_settings(replace(self.settings, players=tuple(dict.fromkeys(group)))) for group in groups]


def new_contest(folder: Path, name: str) -> Path:
    """Create a folder with a contest of this game; an existing contest stays."""
    found, path = game(name), folder / CONTEST
    if path.exists():
        raise BadArena("errors-contest-exists", file=path)
    folder.mkdir(parents=True, exist_ok=True)
    text = TEMPLATE.format(title=f"{found.title}: an open contest", game=name, seats=found.players[0])
    path.write_text(text, "utf-8")
    return path


def require_contest(path: Path) -> None:
    """Refuse a folder without a contest."""
    if not path.is_file():
        raise BadArena("errors-contest-missing", file=path)


def read_contest(path: Path) -> Contest:
    """Read contest.toml; the files that it names are looked up from the current folder."""
    require_contest(path)
    try:
        document = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as broken:
        raise BadArena("errors-contest-toml", file=path, why=str(broken)) from broken
    entries = document.pop("entries", None)
    check_document(path, document, entries)
    found = game(document["game"])
    names = {spec: name for name, spec in entries.items()}
    if len(names) < len(entries):
        twin = next(spec for spec in names if list(entries.values()).count(spec) > 1)
        raise BadArena("errors-contest-twins", file=path, player=twin)
    seats = fitting_seats(document.get("seats"), 2, found.players)
    settings = Settings(
        found.name,
        tuple(names),
        seats,
        document.get("seed", 1),
        document.get("options", {}),
        limit=float(document.get("limit", LIMIT)),
    )
    title = document.get("title", found.title)
    return Contest(title, settings, names, document.get("matches", MATCHES))


def check_document(path: Path, document: Document, entries: Any) -> None:
    """Refuse a contest with missing, unknown or unsuitable values."""
    for name, value in document.items():
        if name not in KEYS:
            raise BadArena("errors-contest-key", file=path, key=repr(name), keys=", ".join([*KEYS, "[entries]"]))
        if not isinstance(value, KEYS[name]) or isinstance(value, bool):
            raise BadArena("errors-contest-value", file=path, key=name, value=repr(value))
    if "game" not in document:
        raise BadArena("errors-contest-game", file=path)
    if not isinstance(entries, dict) or len(entries) < 2 or not all(isinstance(each, str) for each in entries.values()):
        raise BadArena("errors-contest-entries", file=path)


def missing_rounds(contest: Contest, files: list[Results]) -> list[Round]:
    """All rounds that still have to be played, the first rounds of all line-ups first."""
    rounds = [
        each for results in files for each in in_rounds(results.missing(schedule(results.settings, contest.matches)))
    ]
    return sorted(rounds, key=lambda each: each[0].round)


def play_contest(contest: Contest, folder: Path, jobs: int, report: Callable[[MatchRecords], object]) -> MatchRecords:
    """Play the missing matches and return the records of all; `report` gets those on disk first, then every round.

    Stopping in the middle loses only the rounds that are being played.
    """
    if jobs < 1:
        raise BadArena("errors-arena-jobs", count=jobs)
    with ExitStack() as stack:
        files = [stack.enter_context(Results(folder / each.name(), each)) for each in contest.lineups()]
        by_players = {frozenset(each.settings.players): each for each in files}
        missing = missing_rounds(contest, files)
        report([record for record in stored_records(contest, files) if record["ranks"]])
        play = stack.enter_context(round_player(contest.settings, jobs, ""))
        with closing(play(missing)) as playing:
            for records in stop_if_hopeless(playing):
                by_players[frozenset(records[0]["seats"])].add(records)
                report(records)
        return stored_records(contest, files)


def stored_records(contest: Contest, files: list[Results]) -> MatchRecords:
    """The records of all matches of the contest so far."""
    return [record for each in files for record in each.of(schedule(each.settings, contest.matches))]


def with_names(contest: Contest, records: MatchRecords) -> MatchRecords:
    """The records with the names of the entries in place of their players."""
    return [record | {"seats": [contest.names[spec] for spec in record["seats"]]} for record in records]


def standings(contest: Contest, records: MatchRecords) -> Document:
    """The leaderboard as a document: the summary of an arena, with the entry that wins most first."""
    named = replace(contest.settings, players=tuple(contest.names.values()))
    found = summary(named, contest.matches, with_names(contest, records))
    found["contestants"].sort(key=lambda each: -(each["firsts"] or {"share": 0.0})["share"])
    entries = [{"name": name, "player": spec} for spec, name in contest.names.items()]
    return {"title": contest.title, "entries": entries} | found | {"command": "ludoteca leaderboard"}


def board_rows(board: Document) -> list[Row]:
    """The main table, its heading first: the entry that wins most first."""
    head = ["entry", "matches", "won", "points", "rating", "ms/decision", "forfeits"]
    return [head, *(board_row(place, each) for place, each in enumerate(board["contestants"], start=1))]


def board_row(place: int, each: Document) -> Row:
    """One entry as a row, with its place."""
    name, matches, won, _, points, _, rating, time = contestant_row(each)
    return [f"{place}. {name}", matches, won, points, rating, time, str(each["forfeits"])]


def facts(board: Document) -> str:
    """The game, the number of matches and the seed in one sentence."""
    chosen = board["settings"]
    options = "".join(f", {name} {value}" for name, value in chosen["options"].items())
    return (
        f"{chosen['game']}, {chosen['seats']} seats{options}; {board['matches']} matches in {board['rounds']} rounds, "
        f"seed {chosen['seed']}, at most {chosen['limit']:g} s for a decision."
    )


def markdown(board: Document) -> str:
    """The leaderboard as Markdown."""
    parts = [f"# {board['title']}", facts(board)]
    parts += [markdown_table(rows(board)) for rows in (board_rows, cross_rows, pair_rows)]
    parts += ["\n".join(f"- {each}" for each in failure_lines(board))] if failure_lines(board) else []
    return "\n\n".join([*parts, NOTE]) + "\n"


def write_board(board: Document, folder: Path) -> Path:
    """Write leaderboard.json and leaderboard.md, and return the latter."""
    (folder / DOCUMENT).write_text(json.dumps(board, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / MARKDOWN).write_text(markdown(board), "utf-8")
    return folder / MARKDOWN
