from pathlib import Path

RESULTS = Path(__file__).parents[1] / "build" / "chances"


def write() -> None: ...
