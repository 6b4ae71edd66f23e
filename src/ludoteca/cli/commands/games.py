"""The command games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language, complete_games, read_game
from ludoteca.cli.language import choose_language, translate

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Option
    from ludoteca.core.types import Document


@command("help-games", "help-panel-table")
def games(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="help-word-game",
            help="help-argument-games-game",
            autocompletion=complete_games,
            callback=read_game,
        ),
    ] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """List the games and their options, or explain one game."""
    from ludoteca.core.library import game, game_names

    choose_language(lang)
    found = [game(each) for each in ([name] if name else game_names())]
    if as_json:
        typer.echo(json.dumps([traits(each) for each in found], indent=2))
    elif name:
        typer.echo("\n".join(details(found[0])))
    else:
        typer.echo("\n\n".join("\n".join(summary(each)) for each in found))
        typer.echo("\n" + translate("commands-games-more", command=f"ludoteca games {found[0].name}"))


def head(game: Game) -> str:
    """A game's name on the command line, its title, and its number of players."""
    least, most = game.players[0], game.players[-1]
    if least == most:
        return translate("commands-games-head-exact", name=game.name, title=game.title, players=most)
    return translate("commands-games-head", name=game.name, title=game.title, least=least, most=most)


def summary(game: Game) -> Iterator[str]:
    """A game in short: what it is, and a line for each option with all its choices."""
    yield head(game)
    yield from box_lines(game, "box-lead")
    yield f"    {credits_of(game)}"
    width = max((len(option.name) for option in game.options), default=0)
    for option in game.options:
        choices = [choice_words(game, option, choice) for choice in option.choices]
        yield f"    {option.name:{width}}  {title_of(game, option)}: {' | '.join(choices)}"


def details(game: Game) -> Iterator[str]:
    """Everything about a game: each option with what it changes, what each choice means, and what to type."""
    yield head(game)
    yield from box_lines(game, "box-lead", "box-more")
    yield f"    {credits_of(game)}"
    if game.options:
        yield ""
        yield translate("commands-games-options")
    for option in game.options:
        yield ""
        yield f"  {option.name} – {title_of(game, option)}"
        yield f"      {message_or(box_message(game, option, '-why'), option.explanation)} ({option.rule})"
        yield from choice_lines(game, option)
    yield ""
    example = "".join(f" -o {option.name}={str(option.choices[-1]).lower()}" for option in game.options[:1])
    yield translate("commands-games-play", command=f"ludoteca play {game.name}{example}")
    yield translate("commands-games-rules", command=f"ludoteca rules {game.name}")


def choice_lines(game: Game, option: Option) -> Iterator[str]:
    """A line for each choice of an option: its name, its meaning, and the numbers of players that allow it."""
    names = [str(choice).lower() for choice in option.choices]
    width = max(map(len, names))
    for choice, name in zip(option.choices, names, strict=True):
        default = [translate("commands-games-default")] if choice is option.choices[0] else []
        words = " · ".join(filter(None, [meaning(game, option, name), players_of(game, option, choice), *default]))
        yield f"      {name:{width}}  {words}".rstrip()


def meaning(game: Game, option: Option, choice: str) -> str:
    """What a choice means, for each number of players if that makes a difference."""
    message = box_message(game, option, f"-{choice}")
    texts = {players: translate(message, players=players) for players in game.players}
    if message in texts.values():
        return ""
    if len(set(texts.values())) == 1:
        return texts[game.players[0]]
    counted = (translate("commands-games-with", players=players, what=what) for players, what in texts.items())
    return "; ".join(counted)


def players_of(game: Game, option: Option, choice: str | bool) -> str:
    """The numbers of players that allow a choice, if not all of them do."""
    fitting = [players for players in game.players if choice in option.choices_for(players)]
    if len(fitting) == len(game.players):
        return ""
    return translate("commands-games-only", players=", ".join(map(str, fitting)))


def choice_words(game: Game, option: Option, choice: str | bool) -> str:
    """A choice as it is typed, with the meaning of a yes or no; the default is marked."""
    text = str(choice).lower()
    if isinstance(choice, bool) and (words := meaning(game, option, text)):
        text = f"{text} = {words}"
    return translate("commands-default-choice", choice=text) if choice is option.choices[0] else text


def box_lines(game: Game, *endings: str) -> list[str]:
    """The lines on the game's box that exist."""
    texts = (message_or(f"{game.name}-{ending}", "") for ending in endings)
    return [f"    {text}" for text in texts if text]


def box_message(game: Game, option: Option, ending: str) -> str:
    """The message about an option, or with an ending about one of its choices."""
    return f"{game.name}-box-option-{option.name}{ending}".replace("_", "-")


def title_of(game: Game, option: Option) -> str:
    """What an option is about, in a few words."""
    return message_or(box_message(game, option, ""), option.explanation)


def credits_of(game: Game) -> str:
    """The authors of a game."""
    return message_or(f"{game.name}-box-credits", game.credits)


def message_or(message: str, text: str) -> str:
    """A message in the reader's language, or a game's own English text if there is no such message."""
    found = translate(message)
    return text if found == message else found


def traits(game: Game) -> Document:
    """A game, for programs."""
    options = {option.name: list(option.choices) for option in game.options}
    return {"name": game.name, "title": game.title, "players": list(game.players), "options": options}
