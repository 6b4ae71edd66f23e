"""A bot for both games. To try it against novices: python bot.py http://127.0.0.1:8000 lanterns.

At a table of other people: python bot.py http://127.0.0.1:8000 TABLE-OR-INVITATION, its token in LUDOTECA_TOKEN.
"""

import os
import random
import sys

from ludoteca.client import Client


def lanterns(legal):
    """Make a dedication if possible; otherwise place a random tile."""
    if texts := legal["dedicate"] or legal["discard"]:
        return texts[0]
    if not legal["tiles"]:
        return "pass"
    x, y = random.choice(legal["places"])
    return f"place {random.choice(legal['tiles'])} r{random.randrange(4)} @ {x},{y}"


def shelfie(legal):
    """Take as many tiles as possible."""
    line = max(legal["lines"], key=len)
    return f"take {' '.join(line)} > {random.choice(legal['columns'][str(len(line))])}"


STRATEGIES = {"lanterns": lanterns, "shelfie": shelfie}


def find_table(client, url, place):
    """The id of a table: a new one for practice, an invitation, or a public table. Sets the token if there is none."""
    if place in STRATEGIES:
        table = client.practice(place)
        client.token = table["token"] or client.token
        print(f"Watch: {url}{table['watch']}")
        return table["table"]
    if "#" in place:
        return client.accept(place)["id"]
    if place not in [table["id"] for table in client.my_tables()]:
        client.join(place)
    return place


def main(url, place):
    """Find the table, play to the end, and print the result."""
    with Client(url, os.environ.get("LUDOTECA_TOKEN")) as client:
        table = find_table(client, url, place)
        with client.sit(table) as seat:
            strategy = STRATEGIES[seat.table["game"]]
            print(seat.play(lambda view: strategy(view["legal"])))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else __doc__)
