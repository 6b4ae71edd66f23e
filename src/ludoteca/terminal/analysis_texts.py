"""An analyzed match in words: all chances along it, and its turning points."""

from __future__ import annotations

from ludoteca.search.analysis import Moment
from ludoteca.terminal.canvas import cut
from ludoteca.terminal.face import Face

TURNING_POINTS = 3
"""The number of turning points that are shown without being asked for."""


def chances_table(face: Face, moments: list[Moment]) -> list[str]:
    """A line for each action: its number, the player, the action, and all chances."""
    names = [cut(name, 9) for name in face.reader.names]
    who = max(len(name) for name in names)
    what = max(len(moment.action) for moment in moments)
    head = " " * (who + what + 8) + "".join(f"{name:>11}" for name in names)
    return [head, *(f"{moment_line(moment, names, who, what)}{chances(moment)}" for moment in moments)]


def moment_line(moment: Moment, names: list[str], who: int, what: int) -> str:
    """Number, name and action of a moment."""
    name = names[moment.seat] if moment.seat is not None else ""
    return f"{moment.ply:4}  {name:{who}}  {moment.action:{what}}"


def chances(moment: Moment) -> str:
    """All chances at a moment."""
    return "".join(f"{chance:>11.0%}" for chance in moment.chances)


def turn_lines(face: Face, turns: list[Moment]) -> list[str]:
    """The turning points in words."""
    t = face.reader.t
    if not turns:
        return [t("terminal-no-turns")]
    lines = [t("terminal-turns")]
    for turn in turns:
        name = face.reader.name(turn.seat)
        words = t("terminal-turn", ply=turn.ply, name=name, action=turn.action, loss=f"{turn.loss:.0%}")
        lines.append(f"  {words}")
        if turn.better is not None:
            lines.append(f"      {t('terminal-better', action=turn.better)}")
    return lines
