"""Where was a match decided? python examples/analyse.py [GAME] [SEED] plays a novice against an artisan to find out.

Before each decision, every seat's chance to win is estimated from public information. Then the script prints the
decisions that cost their seat most, with a better action and the reasons for it.
"""

import sys

import ludoteca
from ludoteca.search.baselines import player_luck
from ludoteca.search.players import player

ITERATIONS = 60


def play_match(game, seed):
    """Play a match of a novice against an artisan."""
    seats, luck = [player("novice", game), player("artisan", game)], player_luck(seed)
    state = game.new(players=2, seed=seed)
    while not state.over:
        state.play(seats[state.seat].choose(state, luck))
    return state


def replay(game, seed, actions):
    """Replay a match: every state with its action, and every seat's chance before it."""
    state, past = game.new(players=2, seed=seed), []
    for action in actions:
        chances = ludoteca.evaluate(state, iterations=ITERATIONS, seed=1)
        past.append((state.copy(), action, chances))
        state.play(action)
    return past, ludoteca.evaluate(state)


def main(name="lanterns", seed=7):
    """Print the course of a match and its turning points."""
    game = ludoteca.game(name)
    end = play_match(game, seed)
    past, result = replay(game, seed, end.actions)
    after = [chances for _, _, chances in past[1:]] + [result]
    costs = [before[2][before[0].seat] - then[before[0].seat] for before, then in zip(past, after, strict=True)]
    for state, action, chances in past:
        bar = "#" * round(40 * chances[0])
        print(f"ply {state.ply:2} seat {state.seat}  {chances[0]:4.0%} {bar:40} {state.action_text(action)}")
    print(f"points {end.outcome().scores}, won by seat {end.outcome().winners}\n\nThe most costly decisions:")
    for number in sorted(range(len(past)), key=lambda number: -costs[number])[:5]:
        state, action, _ = past[number]
        best = ludoteca.hint(state, iterations=4 * ITERATIONS, seed=1)[0]
        if best.action == action:
            continue  # the action was right, but unlucky
        why = "; ".join(game.reason_text(reason) for reason in best.reasons[:2])
        print(f"ply {state.ply}: seat {state.seat} played {state.action_text(action)!r} and lost {costs[number]:.0%}")
        print(f"    better: {best.text!r} ({best.win:.0%}){': ' + why if why else ''}")
    return costs


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
