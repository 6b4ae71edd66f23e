"""Play all the arenas that docs/reports/strength.md reports, and write that page: `make strength`.

It takes hours. An interrupted run continues where it stopped. With `--write` it only writes the page from the stored
results. These are kept in docs/reports/strength.json, and a row stays there until its arena is played again: remove it
when its players have changed.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from ludoteca.core.types import Document

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "reports" / "strength.md"
KEPT = PAGE.with_suffix(".json")
PARTS = (0.25, 1.0)
"""All arenas are played in parts, so that there are results before the last match is over."""
Results = dict[str, Document]
"""Results by the names of the arenas."""
TITLES = {"lanterns": "Lanterns", "shelfie": "My Shelfie"}


@dataclass(frozen=True)
class Duel:
    """One arena: the players, the number of matches, the aim, the number of seats."""

    question: str
    players: str
    matches: int
    aim: str = ""
    seats: int = 2

    def command(self, game: str, share: float = 1.0) -> list[str]:
        """The command line of this arena, or of a first part of it."""
        matches = str(max(4, round(share * self.matches)))
        return ["arena", game, "--players", self.players, "--matches", matches, "--seats", str(self.seats)]

    def name(self, game: str) -> str:
        """A unique name."""
        return "-".join([game, str(self.seats), *self.players.replace("@", "-").split(",")])

    def folder(self, game: str) -> Path:
        """The folder of its matches."""
        return RESULTS / self.name(game)


AIMS = (
    Duel("top level against `random`", "master@0.25s,random", 200, "> 99.5%"),
    Duel("top level against `greedy`", "master@0.25s,greedy", 200, "> 90%"),
    Duel("top level against `flat`, equal time", "master@0.25s,flat@0.25s", 200, "> 75%"),
    Duel("top level against three `greedy`", "master@0.25s,greedy", 200, "> 60%", 4),
    Duel("top level against three `adept`, two levels below", "master@0.25s,adept", 200, "> 40%", 4),
    Duel("with the learned evaluation against without, equal time", "learned@0.25s,informed@0.25s", 200, "> 60%"),
    Duel("0.4 s against 0.2 s a move", "master@0.4s,master@0.2s", 400, "> 55%"),
)
LADDER = (
    Duel("`apprentice` against `novice`", "apprentice,novice", 1000, "65–75%"),
    Duel("`adept` against `apprentice`", "adept,apprentice", 1000, "65–75%"),
    Duel("`artisan` against `adept`", "artisan,adept", 400, "65–75%"),
    Duel("`master` with 0.25 s a move against `artisan`", "master@0.25s,artisan", 200, "65–75%"),
)
POINTS = tuple(
    Duel(f"{name.partition('@')[0]}, {seats} players", name, matches, "", seats)
    for name, matches in (("random", 600), ("greedy", 600), ("master@0.1s", 24))
    for seats in (2, 3, 4)
)


def play(duels: tuple[Duel, ...], share: float) -> None:
    """Play a share of every arena, one after the other, without repeating matches."""
    for duel in duels:
        for game in TITLES:
            words = duel.command(game, share)
            print(shlex.join(["ludoteca", *words]), flush=True)
            command = [sys.executable, "-m", "ludoteca", *words, "--out", str(duel.folder(game))]
            subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    write()


def results() -> Results:
    """The results of all arenas: the stored ones, replaced by those that were played here."""
    kept: Results = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for duel in (*AIMS, *LADDER, *POINTS):
        for game in TITLES:
            file = duel.folder(game) / "summary.json"
            if file.exists():
                kept[duel.name(game)] = first_player(json.loads(file.read_text("utf-8")), duel)
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
    return kept


def first_player(summary: Document, duel: Duel) -> Document:
    """The result of the first player in an arena."""
    row = next(each for each in summary["contestants"] if each["player"] == duel.players.split(",")[0])
    return {name: row[name] for name in ("matches", "firsts", "points")}


def first_share(row: Document) -> str:
    """A player's share of first places with its interval, and the number of matches."""
    firsts = row["firsts"]
    low, high = 100 * firsts["low"], 100 * firsts["high"]
    return f"**{100 * firsts['share']:.1f}%** ({low:.1f}–{high:.1f}), {row['matches']} matches"


def duel_table(duels: tuple[Duel, ...], found: Results) -> list[str]:
    """A table of duels: the question, the aim, the result in each game, and the command that measures it."""
    lines = ["| question | aim | Lanterns | My Shelfie | command |", "|---|---|---|---|---|"]
    for duel in duels:
        rows = [found.get(duel.name(game)) for game in TITLES]
        shares = [first_share(row) if row else "not measured" for row in rows]
        command = shlex.join(["ludoteca", *duel.command("GAME")])
        lines.append(f"| {duel.question} | {duel.aim} | {' | '.join(shares)} | `{command}` |")
    return lines


def points_table(found: Results) -> list[str]:
    """Average points of self-play."""
    lines = ["| | 2 players | 3 players | 4 players |", "|---|---:|---:|---:|"]
    for game, title in TITLES.items():
        for name in dict.fromkeys(duel.players for duel in POINTS):
            rows = [found.get(duel.name(game)) for duel in POINTS if duel.players == name]
            cells = [f"{row['points']:.1f}" if row else "not measured" for row in rows]
            lines.append(f"| {title}, {name.replace('@', ' at ')} | {' | '.join(cells)} |")
    return lines


def write() -> None:
    """Write the results into the page, between its markers."""
    text, found = PAGE.read_text("utf-8"), results()
    for mark, lines in (
        ("aims", duel_table(AIMS, found)),
        ("ladder", duel_table(LADDER, found)),
        ("points", points_table(found)),
    ):
        begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
        before, _, rest = text.partition(begin)
        text = before + begin + "\n" + "\n".join(lines) + "\n" + end + rest.partition(end)[2]
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    for share in () if "--write" in sys.argv else PARTS:
        play((*AIMS[:-1], *LADDER, *POINTS, AIMS[-1]), share)  # the longest one last
    write()
