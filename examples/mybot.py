"""A bot in twenty lines: ludoteca arena lanterns --players random,novice --player examples/mybot.py:MyBot --seats 2."""


class MyBot:
    """Tries some of the actions and takes the one with the greatest lead over the others."""

    def choose(self, state, dice):
        """Decide for the seat to move; the state contains only what this seat knows."""
        actions = state.legal_actions()
        sample = dice.sample(actions, min(50, len(actions)))
        return max(sample, key=lambda action: self.lead(state, action))

    def lead(self, state, action):
        """My lead over the best other player after an action."""
        after = state.copy()
        after.apply(action)
        scores, _ = state.game.standings(after.record)
        mine = scores.pop(state.seat)
        return mine - max(scores)
