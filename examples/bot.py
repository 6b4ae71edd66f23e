"""A bot for both games: python bot.py http://127.0.0.1:8000 TABLE-OR-INVITATION, its token in LUDOTECA_TOKEN."""

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


def main(url, place):
    """Join the table, play to the end, and print the result."""
    with Client(url, os.environ["LUDOTECA_TOKEN"]) as client:
        if "#" in place:
            place = client.accept(place)["id"]
        elif place not in [table["id"] for table in client.my_tables()]:
            client.join(place)
        with client.sit(place) as seat:
            strategy = {"lanterns": lanterns, "shelfie": shelfie}[seat.table["game"]]
            print(seat.play(lambda view: strategy(view["legal"])))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else __doc__)
