"""The documents of Lanterns, as types: views, previews, events, reasons, positions and outcomes.

```python
import ludoteca
from ludoteca.games.lanterns.documents import View


def my_cards(view: View, seat: int) -> int:
    return sum(view["seats"][seat]["cards"].values())


state = ludoteca.game("lanterns").new()
print(my_cards(state.view(0), 0))
```
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.core.documents import Change, Documents, Message, OutcomeHead, PositionHead, ReasonHead, ViewHead

Color: TypeAlias = Literal["black", "orange", "red", "blue", "green", "white", "purple"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
Kind: TypeAlias = Literal["four", "pairs", "seven"]
Step: TypeAlias = Literal["turn", "exchanged", "dedicated", "discarding"]
Platform: TypeAlias = Literal["flower", "koi", "dragon", "panda"]


class Options(TypedDict):
    """The options of a match."""

    dealing: Annotated[Literal["active", "start"], "Who takes the first card when a tile is placed."]
    seating: Annotated[
        Literal["opposite", "adjacent", "adjacent-blue", "empty-white", "empty-black"],
        "Which sides of the lake stay empty.",
    ]


# Views


class HandTile(TypedDict):
    """A tile in the hand, as printed."""

    tile: Annotated[int, "The number of the tile, from 1 to 35."]
    sides: Annotated[str, "The letters of its sides, clockwise from the north, such as `GBKO`."]
    platform: Annotated[Platform | None, "The picture of its platform; `null` if it has none."]


class LakeTile(TypedDict):
    """A tile in the lake."""

    tile: Annotated[int, "The number of the tile; 0 is the start tile."]
    rotation: Annotated[int, "How many quarters it was turned clockwise, from 0 to 3."]
    sides: Annotated[str, "The letters of its sides as it lies, clockwise from the north."]
    platform: Annotated[Platform | None, "The picture of its platform; `null` if it has none."]
    x: Annotated[int, "Its place, counted to the east from the start tile."]
    y: Annotated[int, "Its place, counted to the north from the start tile."]


class Dedication(TypedDict):
    """A dedication that a seat has made."""

    kind: Annotated[Kind, "Four of a kind, three pairs, or seven unique."]
    value: Annotated[int, "The honor of its token."]


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    seat: Annotated[int, "The number of the seat."]
    side: Annotated[Side, "The side of the table where it is."]
    cards: Annotated[dict[Color, int], "Its lantern cards, by color; all seven colors are listed."]
    favor: Annotated[int, "Its favor tokens."]
    honor: Annotated[int, "The honor of all its dedications: its points."]
    dedications: Annotated[list[Dedication], "Its dedications, in the order in which they were made."]
    hand: Annotated[int, "The number of tiles in its hand."]


Legal = TypedDict(
    "Legal",
    {
        "exchange": Annotated[list[str], "The exchanges, as texts to send as they are, such as `x purple red`."],
        "dedicate": Annotated[list[str], "The dedications, as texts, such as `d four red`."],
        "discard": Annotated[list[str], "The discards, as texts, such as `discard blue`."],
        # This word of Python is why it is not a class.
        "pass": Annotated[bool, "Whether the seat may pass, with the text `pass`."],
        "tiles": Annotated[list[int], "The tiles that can be placed; empty if something else must be done first."],
        "places": Annotated[list[list[int]], "The open places of the lake, each as `[x, y]`."],
    },
)
Legal.__doc__ = "What the seat to move may do. Every tile may be placed on every place, in every rotation."


class Points(TypedDict):
    """How a seat's points add up, and what decides ties."""

    honor: Annotated[int, "The honor of all its dedications: its points."]
    favor: Annotated[int, "The favor tokens that it has left: the first tie-breaker."]
    cards: Annotated[int, "The cards that it has left: the second tie-breaker."]
    dedications: Annotated[list[Dedication], "Its dedications, in the order in which they were made."]


class Outcome(OutcomeHead):
    """How a match ended."""

    reason: Annotated[Literal["honor", "favor", "cards", "shared"], "In what the winner was ahead of the others."]
    breakdown: Annotated[list[Points], "How the points add up, by seat."]


class View(ViewHead):
    """What a seat may know of a table, or a spectator."""

    game: Annotated[Literal["lanterns"], "The name of the game."]
    options: Annotated[Options, "The options of the match."]
    progress: Annotated[Message, 'How far the match is, such as "round 4 of 11".']
    rounds: Annotated[int, "How many tiles every player places."]
    first: Annotated[int, "The seat that had the first turn."]
    step: Annotated[Step, "What the seat to move has done in its turn; `turn` means nothing yet."]
    final: Annotated[bool, "Whether all tiles are placed, so that everybody has one final turn."]
    lake: Annotated[list[LakeTile], "The tiles in the lake, in the order in which they were placed."]
    hand: Annotated[list[HandTile] | None, "The tiles in your hand; `null` for a spectator."]
    supply: Annotated[dict[Color, int], "The cards that are left in the supply, by color."]
    stacks: Annotated[dict[Kind, list[int]], "The dedication tokens that are left, by kind, the next one first."]
    pays: Annotated[dict[Kind, int], "The honor for the next dedication, by kind; 4 if its stack is empty."]
    draw_stack: Annotated[int, "The number of tiles in the draw stack."]
    seats: Annotated[list[SeatView], "What everybody sees of every seat."]
    legal: Annotated[Legal | None, "What you may do; `null` if it is not your turn."]
    outcome: Annotated[Outcome | None, "How the match ended; `null` until then."]


# Events


class Happening(TypedDict):
    """What all events have."""

    rule: Annotated[str, "The number of the rule."]
    ply: NotRequired[Annotated[int, "The number of the action that caused it; left out in previews."]]


class FavorPaid(Happening):
    """Favor tokens were paid for an exchange."""

    kind: Literal["pay"]
    why: Literal["exchange"]
    seat: Annotated[int, "The seat that paid."]
    count: Annotated[int, "The number of tokens."]


class CardsReturned(Happening):
    """Cards went back to the supply, for a dedication or in an exchange."""

    kind: Literal["return"]
    why: Annotated[Literal["dedication", "exchange"], "What they were given back for."]
    seat: Annotated[int, "The seat that returned them."]
    colour: Annotated[Color, "Their color."]
    count: Annotated[int, "Their number."]


class CardTaken(Happening):
    """A card was taken in an exchange."""

    kind: Literal["card"]
    why: Literal["exchange"]
    seat: Annotated[int, "The seat that took it."]
    colour: Annotated[Color, "Its color."]


class CardGained(Happening):
    """A card for a matching side, or for the side that faces a seat."""

    kind: Literal["card"]
    why: Annotated[Literal["match", "orientation"], "For a matching side, or for the side that faces the seat."]
    seat: Annotated[int, "The seat that got it."]
    colour: Annotated[Color, "Its color."]
    side: Annotated[Side, "The side of the placed tile that gave it."]


class CardMissed(Happening):
    """There was no card of this color left in the supply."""

    kind: Literal["out"]
    why: Annotated[Literal["match", "orientation"], "For a matching side, or for the side that faces the seat."]
    seat: Annotated[int, "The seat that would have got it."]
    colour: Annotated[Color, "Its color."]
    side: Annotated[Side, "The side of the placed tile that would have given it."]


class FavorFromTile(Happening):
    """A favor token for the platform of the placed tile."""

    kind: Literal["favor"]
    why: Literal["tile"]
    seat: Annotated[int, "The seat that got it."]


class FavorFromNeighbor(Happening):
    """A favor token for the platform of a tile beside the placed one."""

    kind: Literal["favor"]
    why: Literal["neighbour"]
    seat: Annotated[int, "The seat that got it."]
    side: Annotated[Side, "The side of the placed tile where that tile is."]


class DedicationMade(Happening):
    """A dedication was made."""

    kind: Literal["dedication"]
    seat: Annotated[int, "The seat that made it."]
    dedication: Annotated[Kind, "Four of a kind, three pairs, or seven unique."]
    value: Annotated[int, "The honor of its token."]


class CardDiscarded(Happening):
    """A card was discarded, because the seat had more than twelve."""

    kind: Literal["discard"]
    seat: Annotated[int, "The seat that discarded it."]
    colour: Annotated[Color, "Its color."]


class Passed(Happening):
    """A seat ended its final turn."""

    kind: Literal["pass"]
    seat: Annotated[int, "The seat that passed."]


class TilePlaced(Happening):
    """A tile was placed."""

    kind: Literal["place"]
    seat: Annotated[int, "The seat that placed it."]
    tile: Annotated[int, "The number of the tile."]
    rotation: Annotated[int, "How many quarters it was turned clockwise, from 0 to 3."]
    x: Annotated[int, "Its place, counted to the east from the start tile."]
    y: Annotated[int, "Its place, counted to the north from the start tile."]


class TileDrawn(Happening):
    """A tile was drawn."""

    kind: Literal["draw"]
    seat: Annotated[int, "The seat that drew it."]
    tile: NotRequired[Annotated[int, "The number of the tile; left out for the other seats until the match is over."]]


class FinalTurns(Happening):
    """The last tile was placed: everybody has one final turn."""

    kind: Literal["final_turns"]
    seat: Annotated[int, "The seat that placed it."]


class Ended(Happening):
    """The match is over."""

    kind: Literal["end"]


Event: TypeAlias = (
    FavorPaid
    | CardsReturned
    | CardTaken
    | CardGained
    | CardMissed
    | FavorFromTile
    | FavorFromNeighbor
    | DedicationMade
    | CardDiscarded
    | Passed
    | TilePlaced
    | TileDrawn
    | FinalTurns
    | Ended
)
"""What an action caused; `kind`, and where it exists `why`, say which of them it is."""


class Preview(TypedDict):
    """What an action would bring, without anything that depends on chance."""

    seat: Annotated[int, "The seat to move."]
    events: Annotated[
        list[FavorPaid | CardsReturned | CardTaken | CardGained | CardMissed | FavorFromTile | FavorFromNeighbor
             | DedicationMade | CardDiscarded],
        "The events that can be foreseen.",
    ]  # fmt: skip
    cards: Annotated[
        list[dict[Color, int]], "By seat, the cards that it would gain, or lose if negative; only colors that change."
    ]
    favor: Annotated[int, "The favor tokens that the seat to move would gain, or lose if negative."]
    honor: Annotated[int, "The honor that the seat to move would gain."]
    says: Annotated[list[Message], "The same in words, the summary first."]


# Reasons


class SetDedicated(ReasonHead):
    """The dedication that the action makes."""

    sense: Literal["gain"]
    kind: Literal["dedication"]
    dedication: Annotated[Kind, "Its kind."]
    value: Annotated[int, "Its honor."]


class CardExchanged(ReasonHead):
    """The exchange that the action makes."""

    sense: Literal["gain"]
    kind: Literal["exchange"]
    given: Annotated[Color, "The color of the card given."]
    colour: Annotated[Color, "The color of the card taken."]
    count: Annotated[int, "The favor tokens paid."]


class CardsCollected(ReasonHead):
    """The cards that the placement brings you."""

    sense: Literal["gain"]
    kind: Literal["cards"]
    colours: Annotated[list[Color], "Their colors."]


class FavorCollected(ReasonHead):
    """The favor tokens that the placement brings you."""

    sense: Literal["gain"]
    kind: Literal["favor"]
    count: Annotated[int, "Their number."]


class SetReady(ReasonHead):
    """A set becomes complete and can be dedicated later."""

    sense: Literal["threat"]
    kind: Literal["ready"]
    dedication: Annotated[Kind, "Its kind."]
    value: Annotated[int, "The honor that it would bring now."]


class SetNear(ReasonHead):
    """A set will lack a single card."""

    sense: Literal["threat"]
    kind: Literal["near"]
    dedication: Annotated[Kind, "Its kind."]
    value: Annotated[int, "The honor that it would bring now."]
    colours: Annotated[list[Color], "The colors that would complete it."]


class StackWanted(ReasonHead, Change):
    """A token goes that another seat could soon have taken; `from` and `to` are its honor and that of the next one."""

    sense: Literal["denial"]
    kind: Literal["stack_wanted"]
    seat: Annotated[int, "The seat that has such a set, or almost."]
    dedication: Annotated[Kind, "The kind of the set."]


class StackLowered(ReasonHead, Change):
    """A token goes, and nobody is near such a set; `from` and `to` are its honor and that of the next one."""

    sense: Literal["denial"]
    kind: Literal["stack"]
    dedication: Annotated[Kind, "The kind of the set."]


class ColorOutWanted(ReasonHead):
    """A color runs out that another seat needs for a set."""

    sense: Literal["denial"]
    kind: Literal["out_wanted"]
    seat: Annotated[int, "The seat that needs it."]
    colour: Annotated[Color, "The color."]
    dedication: Annotated[Kind, "The kind of the set."]
    value: Annotated[int, "The honor of the set."]


class ColorOut(ReasonHead):
    """A color runs out that nobody needs at the moment."""

    sense: Literal["denial"]
    kind: Literal["out"]
    colour: Annotated[Color, "The color."]


class ColorBack(ReasonHead):
    """Cards of a color are available again, and another seat needs one for a set."""

    sense: Literal["gift"]
    kind: Literal["colour_back"]
    seat: Annotated[int, "The seat that needs it."]
    colour: Annotated[Color, "The color."]
    dedication: Annotated[Kind, "The kind of the set."]
    value: Annotated[int, "The honor of the set."]


class CardDenied(ReasonHead):
    """Another seat gets no card, because its color is out."""

    sense: Literal["denial"]
    kind: Literal["missed"]
    seat: Annotated[int, "The seat."]
    colour: Annotated[Color, "The color."]


class CardGiven(ReasonHead):
    """Another seat gets a card."""

    sense: Literal["gift"]
    kind: Literal["card_given"]
    seat: Annotated[int, "The seat."]
    colour: Annotated[Color, "The color of the card."]


class SetGiven(ReasonHead):
    """Another seat gets a card that completes a set."""

    sense: Literal["gift"]
    kind: Literal["set_given"]
    seat: Annotated[int, "The seat."]
    colour: Annotated[Color, "The color of the card."]
    dedication: Annotated[Kind, "The kind of the set."]
    value: Annotated[int, "The honor of the set."]


class StackLeft(ReasonHead):
    """You keep a complete set, and another seat that has one too can dedicate first."""

    sense: Literal["gift"]
    kind: Literal["stack_left"]
    seat: Annotated[int, "The other seat."]
    dedication: Annotated[Kind, "The kind of the set."]
    value: Annotated[int, "The honor of the token on top."]


Reason: TypeAlias = (
    SetDedicated
    | CardExchanged
    | CardsCollected
    | FavorCollected
    | SetReady
    | SetNear
    | StackWanted
    | StackLowered
    | ColorOutWanted
    | ColorOut
    | ColorBack
    | CardDenied
    | CardGiven
    | SetGiven
    | StackLeft
)
"""A reason for or against an action; `kind` says which of them it is."""


# Positions


class LaidTile(TypedDict):
    """A tile in the lake, without what is printed on it."""

    tile: Annotated[int, "The number of the tile; 0 is the start tile."]
    rotation: Annotated[int, "How many quarters it was turned clockwise, from 0 to 3."]
    x: Annotated[int, "Its place, counted to the east from the start tile."]
    y: Annotated[int, "Its place, counted to the north from the start tile."]


class MadeDedication(Dedication):
    """A dedication, and who made it."""

    seat: Annotated[int, "The seat that made it."]


class Position(PositionHead):
    """A whole position, secrets included."""

    game: Annotated[Literal["lanterns"], "The name of the game."]
    options: Annotated[Options, "The options of the match."]
    step: Annotated[Step, "What the seat to move has done in its turn; `turn` means nothing yet."]
    finals: Annotated[int, "How many final turns are over."]
    sides: Annotated[list[Side], "The side of the table where each seat is."]
    lake: Annotated[list[LaidTile], "The tiles in the lake, in the order in which they were placed."]
    hands: Annotated[list[list[int]], "The tiles in the hands, by seat."]
    stack: Annotated[list[int], "The tiles in the draw stack, the next one first."]
    cards: Annotated[list[dict[Color, int]], "The lantern cards, by seat and color."]
    favor: Annotated[list[int], "The favor tokens, by seat."]
    dedications: Annotated[list[MadeDedication], "All dedications, in the order in which they were made."]


DOCUMENTS = Documents(View, Event, Preview, Reason, Position, Outcome)
