"""A bot in twenty lines: ludoteca arena lanterns --players random,novice --player examples/mybot.py:MyBot --seats 2."""


class MyBot:
    """Look at what every action brings, and take what brings most to me and least to the others."""

    def choose(self, state, dice):
        """Decide for the seat to move; the state holds nothing that this seat does not know."""
        actions = state.legal_actions()
        if len(actions) > 40:
            actions = dice.sample(actions, 40)
        return max(actions, key=lambda action: self.gain(state, action) + dice.random())

    def gain(self, state, action):
        """How much better my seat stands after an action, in points and cards."""
        me, after = state.seat, state.copy()
        after.apply(action)
        scores, _ = state.game.standings(after.record)
        cards = [sum(row) for row in after.record["cards"][0].tolist()] if "cards" in after.record.dtype.names else [0]
        return 10 * scores[me] + 2 * cards[me] - sum(cards) if len(cards) > 1 else 10 * scores[me]
