"""Who plays on which seat, and which tables a game allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import LudotecaError
from ludoteca.core.suggestions import suggest

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.match.setting import Holder


PERSON = "person"
"""The name of a person at this terminal after `--with`."""


def arrange_seats(names: list[str], count: int, seat: int) -> list[str]:
    """The players by seat, clockwise from the person's; the last opponent takes the remaining seats."""
    if seat not in range(count):
        raise LudotecaError("commands-no-seat", last=count - 1, seat=seat)
    if len(names) >= count:
        raise LudotecaError("commands-too-many", others=len(names), seats=count)
    seated = [names[min(away, len(names)) - 1] if away else PERSON for away in range(count)]
    return seated[-seat:] + seated[:-seat] if seat else seated


def make_holders(game: Game, names: list[str]) -> tuple[Holder, ...]:
    """The holders of the seats; refuses unknown bots."""
    from ludoteca.match.setting import Holder
    from ludoteca.search.players import player
    from ludoteca.terminal.local_table import HERE

    for name in names:
        if name != PERSON:
            check_bot(name)
            player(name, game)
    return tuple(Holder(person=HERE) if name == PERSON else Holder(bot=name) for name in names)


def check_bot(name: str) -> None:
    """Refuse an unknown bot."""
    from ludoteca.search.players import player_names

    if name.partition("@")[0] not in player_names():
        known = [PERSON, *player_names()]
        refusal = LudotecaError("commands-no-player", player=name, players=", ".join(known))
        raise suggest(refusal, name.partition("@")[0], known)


def check_table(game: Game, players: int, options: dict[str, object]) -> None:
    """Refuse a number of players that the game does not have, or an option that does not fit it."""
    if players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise LudotecaError("commands-player-count", game=game.title, least=least, most=most, count=players)
    for option in game.options:
        fitting = option.choices_for(players)
        value = options.get(option.name, fitting[0])
        if value not in fitting:
            possible = " | ".join(str(choice).lower() for choice in fitting)
            values = {"option": option.name, "choices": possible, "value": str(value)}
            raise LudotecaError("commands-choice-players", **values, players=players)
