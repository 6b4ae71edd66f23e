"""Lanterns in the terminal: the lake with the reader's side at the bottom, and everything around it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.types import Document
from ludoteca.games.lanterns import picture as plain
from ludoteca.games.lanterns.facts import CODES, COLOURS, GENERIC_VALUE, KINDS
from ludoteca.terminal.canvas import Canvas, cut_name
from ludoteca.terminal.choice import Choice
from ludoteca.terminal.face import TranslatedFace
from ludoteca.terminal.faces.lanterns import words
from ludoteca.terminal.faces.lanterns.choice import LakeChoice
from ludoteca.terminal.faces.lanterns.lake import (
    GHOST,
    Spot,
    draw_lake,
    draw_lake_with_axes,
    draw_large,
    mark_of,
    seen_sides,
    spots,
)
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.table import Step

__all__ = ["FACE"]

PANEL = 28


class LanternsFace(TranslatedFace):
    """The lake at dusk."""

    words = words

    def advice(self, view: Document) -> str:
        is_final = view["legal"] is not None and view["legal"]["pass"]
        return self.reader.t("lanterns-terminal-final-turn") if is_final else super().advice(view)

    def demand(self, view: Document) -> str:
        return words.demand(self.reader, view)

    def notation(self, step: Step) -> str:
        placed = next((event for event in step.events if event["kind"] == "place"), None)
        return "" if placed is None else "p {tile} r{rotation} @ {x},{y}".format_map(placed)

    def sources(self, view: Document) -> list[tuple[str, list[int]]]:
        return [
            (
                self.reader.t(f"lanterns-points-{kind}"),
                [sum(each["value"] for each in seat["dedications"] if each["kind"] == kind) for seat in view["seats"]],
            )
            for kind in KINDS
        ]

    def actions(self, view: Document) -> list[str]:
        """Every tile listed may be placed in any rotation on every place listed."""
        legal = view["legal"]
        if not legal:
            return []
        others = [*legal["exchange"], *legal["dedicate"], *legal["discard"], *(["pass"] if legal["pass"] else [])]
        return others + [
            f"p {tile} r{rotation} @ {x},{y}"
            for x, y in legal["places"]
            for tile in legal["tiles"]
            for rotation in range(4)
        ]

    # The plain picture

    def picture(self, view: Document) -> str:
        """The lake, north up, then supply, dedications, every seat and the hand."""
        t = self.reader.t
        lines = [*plain.lake(view), "", self.reader.label(t("lanterns-panel-supply"), plain.cards(view["supply"]))]
        lines += [self.reader.label(t(f"lanterns-points-{kind}"), self.stack(view, kind)) for kind in KINDS]
        for seat in view["seats"]:
            mark = ">" if seat["seat"] == view["to_move"] else " "
            where = t(f"lanterns-terminal-side-{seat['side'].lower()}")
            rest = t("lanterns-terminal-owns", favor=seat["favor"], honor=seat["honor"])
            lines.append(f"{mark}{self.reader.name(seat['seat'])} ({where}): {plain.cards(seat['cards'])}, {rest}")
        if view["hand"]:
            lines += ["", t("lanterns-terminal-hand")]
            lines += [hand_line(number, tile) for number, tile in enumerate(view["hand"], start=1)]
        return "\n".join(line.rstrip() for line in lines)

    def exercise_lines(self, picture: Document) -> list[str]:
        """The lake, north up; the tile that was placed last is in brackets."""
        lines = plain.lake({"lake": picture["lake"], "legal": None}, bracketed=picture["lake"][-1]["tile"])
        return [line.rstrip() for line in lines]

    def stack(self, view: Document, kind: str) -> str:
        """What is still to come of a stack of dedications."""
        values = view["stacks"][kind]
        return " ".join(map(str, values)) if values else self.reader.t("lanterns-then-always")

    # The drawing

    def choice(self, view: Document, actions: Sequence[str]) -> Choice:
        return LakeChoice(view)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """The lake on the left with names at its sides, everything else on the right."""
        turn = words.quarters(scene.view, self.reader.viewer)
        choice = scene.choice if isinstance(scene.choice, LakeChoice) else None
        width = canvas.width - PANEL - 1
        lake = canvas.part(width - 2, canvas.height - 2)
        found, palette = spots(scene.view, turn, choice), dict(self.game.palette)
        if self.reader.coordinates:
            draw_lake_with_axes(lake, found, palette, scene.zoom, turn)
        else:
            draw_lake(lake, found, palette, scene.zoom)
        canvas.paste(lake, 1, 1)
        self.draw_sides(canvas, scene.view, turn, width)
        self.draw_panel(canvas, scene, turn, choice, width + 1)

    def draw_sides(self, canvas: Canvas, view: Document, turn: int, width: int) -> None:
        """Everybody's name at their side of the lake."""
        for seat in view["seats"]:
            side = ("NESW".index(seat["side"]) + turn) % 4
            style = "bold reverse" if seat["seat"] == view["to_move"] else "dim"
            name = f" {self.reader.name(seat['seat'])} "
            if side % 2 == 0:
                x = max(0, (width - len(name)) // 2)
                canvas.write(x, 0 if side == 0 else canvas.height - 1, name, style, width)
            else:
                shown = name[: canvas.height - 2]
                top = (canvas.height - len(shown)) // 2
                canvas.write(width - 1 if side == 1 else 0, top, "\n".join(shown), style)

    def draw_panel(self, canvas: Canvas, scene: Scene, turn: int, choice: LakeChoice | None, x: int) -> None:
        """Seats, supply, dedications and hand, one below the other."""
        view, t = scene.view, self.reader.t
        y = 0
        for seat in view["seats"]:
            is_next = seat["seat"] == view["to_move"]
            owns = t("lanterns-terminal-owns", favor=seat["favor"], honor=seat["honor"])
            room = max(4, PANEL - 3 - len(owns))
            name = cut_name(self.reader.name(seat["seat"]), room - 1)
            canvas.write(x, y, ("▸" if is_next else " ") + name, "bold")
            canvas.write(x + PANEL - len(owns), y, owns)
            self.draw_cards(canvas, x + 1, y + 1, seat["cards"])
            y += 2
        if canvas.height >= 2 * len(view["seats"]) + 11:
            y += 1
        canvas.write(x, y, f" {t('lanterns-panel-supply')}", "dim")
        self.draw_cards(canvas, x + 1, y + 1, view["supply"])
        for row, kind in enumerate(KINDS, start=y + 2):
            name = t("lanterns-panel-four" if kind == "four" else f"lanterns-points-{kind}")
            canvas.write(x + 1, row, name, "dim", PANEL - 12)
            values = [*view["stacks"][kind], *[GENERIC_VALUE] * 5]
            canvas.write(x + PANEL - 10, row, " ".join(map(str, values)), "", 10)
        self.draw_hand(canvas, view, turn, choice, x + 1)

    def draw_cards(self, canvas: Canvas, x: int, y: int, counts: Document) -> None:
        """Counts of cards by the colors' letters."""
        for place, (code, colour) in enumerate(zip(CODES, COLOURS, strict=True)):
            count = counts[colour]
            style = f"bold #0e1416 on {self.game.palette[code]}" if count else "dim"
            canvas.write(x + 3 * place, y, code, style)
            canvas.write(x + 3 * place + 1, y, str(count), "bold" if count else "dim")

    def draw_hand(self, canvas: Canvas, view: Document, turn: int, choice: LakeChoice | None, x: int) -> None:
        """The tiles of the hand at the bottom; the chosen one as it would lie."""
        y = canvas.height - 4
        for slot, tile in enumerate(view["hand"] or []):
            is_chosen = choice is not None and bool(choice.tiles) and choice.slot == slot
            spin = turn + choice.rotation if choice is not None and is_chosen else 0
            spot = Spot(0, 0, "", seen_sides(tile["sides"], spin), mark_of(tile), GHOST if is_chosen else "")
            left = x + 8 * slot
            canvas.write(left + 1, y, f" {slot + 1} ", "bold reverse" if is_chosen else "dim")
            if self.reader.coordinates:
                canvas.write(left + 4, y, f"p{tile['tile']}", "dim")
            part = canvas.part(6, 3)
            draw_large(part, 0, 0, spot, dict(self.game.palette))
            canvas.paste(part, left, y + 1)
            canvas.mark(left, y, 6, 4, f"hand {slot}")


def hand_line(number: int, tile: Document) -> str:
    """A tile of the hand: its number in the hand, its sides, and how a move with it is typed."""
    return f"  {number}  {tile['sides']}{'*' if tile['platform'] else ' '}  p {tile['tile']}"


FACE = LanternsFace
