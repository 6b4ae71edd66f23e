"""Write what the page needs of the rules for its lessons: web/src/learn/recordings and web/src/learn/exercises.

python -m tools.lessons writes the files; a test fails if one of them is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca.core.library import game
from ludoteca.lessons.exercises import exercises
from ludoteca.lessons.recording import record
from ludoteca.lessons.script import lesson_names, read_script

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "learn"


def recording_text(name: str) -> str:
    """The recording of a game's lesson, one line for each step."""
    document = record(read_script(name))
    steps = ",\n".join(compact(step) for step in document.pop("steps"))
    return f'{compact(document)[:-1]},"steps":[\n{steps}\n]}}\n'


def compact(document: object) -> str:
    """A document as JSON without spaces."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def exercises_text(name: str) -> str:
    """The exercises of a game, one line for each."""
    return "[\n" + ",\n".join(map(compact, exercises(game(name)))) + "\n]\n"


def files() -> dict[Path, str]:
    """All files with their contents."""
    recordings = {FOLDER / "recordings" / f"{name}.json": recording_text(name) for name in lesson_names()}
    return recordings | {FOLDER / "exercises" / f"{name}.json": exercises_text(name) for name in lesson_names()}


def main() -> None:
    """Write the recordings and the exercises of all lessons."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
