"""Attack a server with every message and every request in their most expensive forms.

- `python -m tools.siege` attacks with everything and writes the figures into docs/reports/siege.md. It takes minutes.
- `python -m tools.siege hello "GET /api/tables"` attacks only with these, prints the figures and writes nothing.
- `--seconds` is how long others are watched during each attack.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path

from tests.server.test_siege import SECONDS, all_kinds, report, withstands

PAGE = Path("docs/reports/siege.md")
FIGURES = re.compile("(?<=<!-- figures -->\n).*?(?=\n<!-- end of figures -->)", re.DOTALL)


def main() -> None:
    """Attack, print the figures, and write them into the page if everything was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        table = report(withstands(Path(folder), chosen.kinds or all_kinds(Path(folder)), chosen.seconds))
    print(table)
    if not chosen.kinds:
        PAGE.write_text(FIGURES.sub(lambda _: table, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
