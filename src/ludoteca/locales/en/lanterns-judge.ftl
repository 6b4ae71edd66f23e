# May I make this dedication or exchange? Answered at the real table

lanterns-judge-ask = What do you want to do?
lanterns-judge-step = So far this turn, I have
lanterns-judge-step-turn = done nothing
lanterns-judge-step-exchanged = exchanged a card
lanterns-judge-step-dedicated = made a dedication
lanterns-judge-cards = My lantern cards
lanterns-judge-give = I give
lanterns-judge-take = I take
lanterns-judge-supply = The supply has this color
lanterns-judge-favor = My favor tokens
lanterns-judge-yes-exchange = Pay two favor tokens and swap the card.
lanterns-judge-yes-four = Return four cards of one color and take the top token.
lanterns-judge-yes-pairs = Return two cards each of three colors and take the top token.
lanterns-judge-yes-seven = Return one card of every color and take the top token.
