# The overview before the rules
shelfie-overview-take = Take one to three tiles in a straight line. Each needs a free side.
shelfie-overview-drop = Drop them into one column of your shelf, in any order.
shelfie-overview-common = Common goals: the sooner you reach one, the more points it brings.
shelfie-overview-personal = Your personal goal: put the right items in the right places.
shelfie-overview-groups = Three or more of the same item side by side score: 2, 3, 5 or 8 points.
shelfie-overview-end = The first full shelf brings one point and ends the game after this round.
