"""A bot in twenty lines: ludoteca arena lanterns --players random,novice --player examples/mybot.py:MyBot --seats 2."""


class MyBot:
    """Try some of the actions, and take what brings me furthest ahead of the others."""

    def choose(self, state, dice):
        """Decide for the seat to move; the state holds nothing that this seat does not know."""
        actions = state.legal_actions()
        tried = dice.sample(actions, min(50, len(actions)))
        return max(tried, key=lambda action: self.lead(state, action))

    def lead(self, state, action):
        """How far I would be ahead of the best other."""
        after = state.copy()
        after.apply(action)
        scores, _ = state.game.standings(after.record)
        mine = scores.pop(state.seat)
        return mine - max(scores)
