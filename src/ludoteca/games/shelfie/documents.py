"""The documents of My Shelfie, as types: views, previews, events, reasons, positions and outcomes.

```python
import ludoteca
from ludoteca.games.shelfie.documents import View


def my_points(view: View, seat: int) -> int:
    points = view["seats"][seat]["points"]
    return points["tokens"] + points["end_token"] + points["groups"]


state = ludoteca.game("shelfie").new()
print(my_points(state.view(0), 0))
```
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.core.documents import Change, Documents, Message, OutcomeHead, PositionHead, ReasonHead, ViewHead

Item: TypeAlias = Literal["cats", "books", "games", "frames", "trophies", "plants"]


class Options(TypedDict):
    """The options of a match."""

    rulebook: Annotated[Literal["italian", "english"], "Whose wording decides where the rulebooks differ."]
    first_game: Annotated[bool, "Whether there is one common goal instead of two."]


# Views


class CommonGoal(TypedDict):
    """A common goal of the match."""

    goal: Annotated[int, "The number of its card, from 1 to 12."]
    name: Annotated[str, "Its name for programs, such as `four_corners`."]
    tokens: Annotated[list[int], "The points of the tokens that are left on it, the next one first."]


class GoalProgress(TypedDict):
    """How near a shelf is to a common goal."""

    done: Annotated[int, "How many tiles are right; all of them once the seat has the token."]
    of: Annotated[int, "How many tiles must be right."]


class SeatPoints(TypedDict):
    """A seat's points as the table is now."""

    tokens: Annotated[int, "For common goals."]
    end_token: Annotated[int, "For the end token: 1 or 0."]
    groups: Annotated[int, "For groups of three or more adjacent tiles of a type."]
    personal: NotRequired[Annotated[int, "For the personal goal; only where you may know it."]]


class Group(TypedDict):
    """Adjacent tiles of a type that bring points."""

    item: Annotated[Item, "Their type."]
    points: Annotated[int, "Their points."]
    cells: Annotated[list[list[int]], "Their cells, each as `[row, column]`, counted from 0 at the top left."]


class PersonalGoal(TypedDict):
    """A personal goal."""

    card: Annotated[int, "The number of its card, from 1 to 12."]
    rows: Annotated[list[str], "The tiles that it wants, row by row from the top; `.` is a cell without a wish."]
    ladder: Annotated[list[int], "The points for one to six right tiles."]


class SeatView(TypedDict):
    """What is visible of a seat."""

    seat: Annotated[int, "The number of the seat."]
    shelf: Annotated[list[str], "Its shelf as six rows of five letters, from the top; `.` is an empty cell."]
    tokens: Annotated[list[int], "The points that it took for each common goal; 0 for none."]
    progress: Annotated[list[GoalProgress], "How near it is to each common goal."]
    points: Annotated[SeatPoints, "Its points as the table is now."]
    groups: Annotated[list[Group], "The groups that bring points, the largest first."]
    personal_goal: NotRequired[
        Annotated[PersonalGoal, "Its personal goal: your own, and at the end of the match everybody's."]
    ]


class Legal(TypedDict):
    """What the seat to move may do: take a line, in any order, into a column that has room for all of it."""

    lines: Annotated[list[list[str]], "The lines that can be taken, each as its cells, such as `c4`."]
    columns: Annotated[dict[str, list[int]], "The columns, from 1 to 5, with room for `1`, `2` and `3` tiles."]


class Points(TypedDict):
    """How a seat's points add up."""

    tokens: Annotated[int, "For common goals."]
    end_token: Annotated[int, "For the end token: 1 or 0."]
    groups: Annotated[int, "For groups of three or more adjacent tiles of a type."]
    personal: Annotated[int, "For the personal goal."]
    total: Annotated[int, "The sum."]


class Outcome(OutcomeHead):
    """How a match ended."""

    reason: Annotated[Literal["points", "turn order"], "What decided it; the turn order decides a tie."]
    breakdown: Annotated[list[Points], "How the points add up, by seat."]


class View(ViewHead):
    """What a seat may know of a table, or a spectator."""

    game: Annotated[Literal["shelfie"], "The name of the game."]
    options: Annotated[Options, "The options of the match."]
    progress: Annotated[Message, 'How far the match is, such as "round 4".']
    first: Annotated[int, "The seat that had the first turn."]
    room: Annotated[
        list[str],
        "The living room as nine rows of nine letters, from the top: `C` cats, `B` books, `G` games, `F` frames, "
        "`T` trophies, `P` plants, `.` an empty cell, `-` a cell that is not in play.",
    ]
    bag: Annotated[dict[Item, int], "The number of tiles in the bag, by type."]
    common_goals: Annotated[list[CommonGoal], "The common goals: two, or one in a first game."]
    end_token: Annotated[int | None, "The seat that filled its shelf first; `null` if nobody has."]
    seats: Annotated[list[SeatView], "Every seat."]
    legal: Annotated[Legal | None, "What you may do; `null` if it is not your turn."]
    outcome: Annotated[Outcome | None, "How the match ended; `null` until then."]


# Previews


class Landing(TypedDict):
    """A tile that would come to a shelf."""

    item: Annotated[Item, "Its type."]
    row: Annotated[int, "The row of its cell, counted from 0 at the top."]
    column: Annotated[int, "The column of its cell, counted from 0 at the left."]


class GoalMet(TypedDict):
    """A common goal that would be met."""

    goal: Annotated[int, "The number of its card."]
    points: Annotated[int, "The points of the token."]


class PointsChange(TypedDict):
    """The points before and after an action."""

    before: Annotated[Points, "The points now."]
    after: Annotated[Points, "The points after the action."]


class GoalChange(GoalProgress):
    """The progress in a common goal after an action."""

    goal: Annotated[int, "The number of its card."]
    before: Annotated[int, "How many tiles are right now."]


class Preview(TypedDict):
    """What an action would bring, without anything that depends on chance."""

    landing: Annotated[list[Landing], "Where the tiles would land, the lowest first."]
    common_goals: Annotated[list[GoalMet], "The common goals that would be met."]
    end_token: Annotated[bool, "Whether the seat would get the end token."]
    points: Annotated[PointsChange, "The points of the seat to move, before and after."]
    progress: Annotated[list[GoalChange], "The progress in each common goal."]
    refill: Annotated[bool, "Whether the living room would be refilled."]
    over: Annotated[bool, "Whether the match would be over."]
    says: Annotated[list[Message], "The same in words, the summary first."]


# Events


class Happening(TypedDict):
    """What all events have."""

    rule: Annotated[str, "The number of the rule."]
    ply: Annotated[int, "The number of the action that caused it."]


class TileInserted(Happening):
    """A tile was taken from the living room and put on a shelf."""

    kind: Literal["insert"]
    seat: Annotated[int, "The seat that took it."]
    item: Annotated[Item, "Its type."]
    cell: Annotated[str, "The cell of the living room where it was, such as `c4`."]
    row: Annotated[int, "The row of its cell on the shelf, counted from 0 at the top."]
    column: Annotated[int, "The column of its cell on the shelf, counted from 0 at the left."]
    into: Annotated[int, "The same column as people write it, from 1 to 5."]


class CommonGoalMet(Happening):
    """A seat met a common goal."""

    kind: Literal["common_goal"]
    seat: Annotated[int, "The seat."]
    goal: Annotated[int, "The number of the goal's card."]
    points: Annotated[int, "The points of the token that it took."]


class EndTokenTaken(Happening):
    """A seat was the first to fill its shelf."""

    kind: Literal["end_token"]
    seat: Annotated[int, "The seat."]
    points: Annotated[int, "The points of the token."]


class TileReturned(Happening):
    """A tile went from the living room back to the bag, before a refill."""

    kind: Literal["return"]
    item: Annotated[Item, "Its type."]
    cell: Annotated[str, "The cell where it was."]


class TileRefilled(Happening):
    """A tile came from the bag to the living room."""

    kind: Literal["refill"]
    item: Annotated[Item, "Its type."]
    cell: Annotated[str, "The cell where it is now."]


class Ended(Happening):
    """The match is over."""

    kind: Literal["end"]


Event: TypeAlias = TileInserted | CommonGoalMet | EndTokenTaken | TileReturned | TileRefilled | Ended
"""What an action caused; `kind` says which of them it is."""


# Reasons


class GoalReached(ReasonHead):
    """The action meets a common goal."""

    sense: Literal["gain"]
    kind: Literal["common_goal"]
    goal: Annotated[int, "The number of the goal's card."]
    value: Annotated[int, "The points of the token."]


class EndTokenGained(ReasonHead):
    """The action fills the shelf first."""

    sense: Literal["gain"]
    kind: Literal["end_token"]
    value: Annotated[int, "The points of the token."]


class LastTurns(ReasonHead):
    """The action starts the end of the match."""

    sense: Literal["denial"]
    kind: Literal["last_turns"]
    count: Annotated[int, "How many turns the others have left, in all."]


class TokenWanted(ReasonHead, Change):
    """A token goes that another seat is near to; `from` and `to` are the points of the token and of the next one."""

    sense: Literal["denial"]
    kind: Literal["token_wanted"]
    seat: Annotated[int, "The seat that is near to the goal."]
    goal: Annotated[int, "The number of the goal's card."]


class TokenLowered(ReasonHead, Change):
    """A token goes, and nobody is near to its goal; `from` and `to` are the points of the token and of the next one."""

    sense: Literal["denial"]
    kind: Literal["token"]
    goal: Annotated[int, "The number of the goal's card."]


class PersonalTile(ReasonHead, Change):
    """A cell of the personal goal becomes right; `from` and `to` count the right cells."""

    sense: Literal["gain"]
    kind: Literal["personal"]
    item: Annotated[Item, "The type of the tile."]
    row: Annotated[int, "The row of the cell, counted from 0 at the top."]
    column: Annotated[int, "The column of the cell, counted from 0 at the left."]
    value: Annotated[int, "The points that it adds."]


class GroupGrown(ReasonHead, Change):
    """A group brings more points; `from` and `to` are its sizes."""

    sense: Literal["gain"]
    kind: Literal["group"]
    item: Annotated[Item, "Its type."]
    value: Annotated[int, "The points that it adds."]


class GroupOpen(ReasonHead, Change):
    """A group that the next tile can make worth more; `from` and `to` are its sizes."""

    sense: Literal["threat"]
    kind: Literal["group_open"]
    item: Annotated[Item, "Its type."]
    value: Annotated[int, "The points that one more tile would add."]


class GoalNear(ReasonHead, Change):
    """More tiles are right for a common goal; `from` and `to` count them."""

    sense: Literal["threat"]
    kind: Literal["goal_near"]
    goal: Annotated[int, "The number of the goal's card."]
    of: Annotated[int, "How many tiles must be right."]
    value: Annotated[int, "The points of its token."]


class EndNear(ReasonHead):
    """One more take can fill the shelf."""

    sense: Literal["threat"]
    kind: Literal["end_near"]
    missing: Annotated[int, "How many cells will be empty."]


class RoomRefilled(ReasonHead):
    """The living room is refilled, which gives everybody new tiles."""

    sense: Literal["gift"]
    kind: Literal["refill"]


class GoalDenied(ReasonHead):
    """Another seat could have met a common goal with its next take, and cannot now."""

    sense: Literal["denial"]
    kind: Literal["goal_denied"]
    seat: Annotated[int, "The other seat."]
    goal: Annotated[int, "The number of the goal's card."]
    value: Annotated[int, "The points of its token."]


class GoalOpened(ReasonHead):
    """Another seat can meet a common goal with its next take, and could not before."""

    sense: Literal["gift"]
    kind: Literal["goal_opened"]
    seat: Annotated[int, "The other seat."]
    goal: Annotated[int, "The number of the goal's card."]
    value: Annotated[int, "The points of its token."]


class GroupDenied(ReasonHead):
    """Tiles go with which another seat could have enlarged its groups."""

    sense: Literal["denial"]
    kind: Literal["group_denied"]
    seat: Annotated[int, "The other seat."]
    item: Annotated[Item, "The type of the tiles."]
    value: Annotated[int, "The points that it can gain less than before."]


class GroupOpened(ReasonHead):
    """Tiles become free with which another seat can enlarge its groups."""

    sense: Literal["gift"]
    kind: Literal["group_opened"]
    seat: Annotated[int, "The other seat."]
    item: Annotated[Item, "The type of the tiles."]
    value: Annotated[int, "The points that it can gain more than before."]


Reason: TypeAlias = (
    GoalReached
    | EndTokenGained
    | LastTurns
    | TokenWanted
    | TokenLowered
    | PersonalTile
    | GroupGrown
    | GroupOpen
    | GoalNear
    | EndNear
    | RoomRefilled
    | GoalDenied
    | GoalOpened
    | GroupDenied
    | GroupOpened
)
"""A reason for or against an action; `kind` says which of them it is."""


# Positions


class Position(PositionHead):
    """A whole position, secrets included. The bag contains all tiles that are nowhere else."""

    game: Annotated[Literal["shelfie"], "The name of the game."]
    options: Annotated[Options, "The options of the match."]
    room: Annotated[list[str], "The living room as nine rows of nine letters, as in a view."]
    shelves: Annotated[list[list[str]], "The shelves, by seat, each as six rows of five letters."]
    common_goals: Annotated[list[int], "The cards of the common goals."]
    tokens: Annotated[list[list[int]], "By seat, the points taken for each common goal; 0 for none."]
    end_token: Annotated[int | None, "The seat that filled its shelf first; `null` if nobody has."]
    personal_goals: Annotated[list[int], "The cards of the personal goals, by seat."]


DOCUMENTS = Documents(View, Event, Preview, Reason, Position, Outcome)
