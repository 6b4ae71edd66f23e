"""A typed strategy for Lanterns: `mypy --strict typed_bot.py` finds misspelled keys. Run it: python typed_bot.py."""

import random

import ludoteca
from ludoteca.games.lanterns.documents import HandTile, Preview, View


def choose(view: View) -> str:
    """Make the best paid dedication if there is one; otherwise place a tile, with a platform if possible."""
    legal = view["legal"]
    if legal is None:
        raise ValueError("It is not my turn.")
    if legal["dedicate"]:
        pays = {str(kind): honor for kind, honor in view["pays"].items()}
        return max(legal["dedicate"], key=lambda text: pays[text.split()[1]])
    if legal["discard"]:
        return legal["discard"][0]
    if not legal["tiles"]:
        return "pass"
    x, y = random.choice(legal["places"])
    return f"place {best_tile(view['hand'] or [])['tile']} r{random.randrange(4)} @ {x},{y}"


def best_tile(hand: list[HandTile]) -> HandTile:
    """A tile with a platform, or any other."""
    return max(hand, key=lambda tile: tile["platform"] is not None)


def lead(preview: Preview) -> int:
    """How many more cards I would gain than the others together."""
    gained = [sum(cards.values()) for cards in preview["cards"]]
    return 2 * gained[preview["seat"]] - sum(gained)


def main() -> None:
    """Play a match against yourself, and print what the last action caused."""
    state = ludoteca.game("lanterns").new(players=2, seed=1)
    while state.seat is not None:
        action = choose(state.view(state.seat))
        print(f"{action}: {lead(state.preview(action)):+d}")
        state.play(action)
    for event in state.events_since(state.ply - 1):
        if event["kind"] == "end":
            print("over:", state.outcome().scores)


if __name__ == "__main__":
    main()
