"""Write what the page needs of the rules for its lessons: web/src/learn/recordings.

python -m tools.lessons writes the files; a test fails if one of them is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca.lessons.recording import record
from ludoteca.lessons.script import lesson_names, read_script

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "learn" / "recordings"


def recording_text(name: str) -> str:
    """The recording of a game's lesson, one line for each step."""
    document = record(read_script(name))
    steps = ",\n".join(compact(step) for step in document.pop("steps"))
    return f'{compact(document)[:-1]},"steps":[\n{steps}\n]}}\n'


def compact(document: object) -> str:
    """A document as JSON without spaces."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Write the recordings of all lessons."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in lesson_names():
        (FOLDER / f"{name}.json").write_text(recording_text(name), "utf-8")


if __name__ == "__main__":
    main()
