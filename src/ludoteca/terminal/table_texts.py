"""What the terminal says about a table: the question, the clocks, the legal actions, the result."""

from __future__ import annotations

from math import ceil

from ludoteca.core.errors import LudotecaError
from ludoteca.terminal.canvas import cut_name
from ludoteca.terminal.face import Face
from ludoteca.terminal.table import Table

SHOWN = 12
"""The number of legal actions that are shown without being asked for."""
DAY = 86_400


class TableTexts:
    """Texts about a table in the reader's language."""

    def __init__(self, table: Table, face: Face) -> None:
        self.table = table
        self.face = face
        self.reader = face.reader

    def refusal(self, refused: LudotecaError) -> str:
        """Why something is not possible."""
        return self.reader.t("terminal-refused", why=self.reader.refusal(refused, self.table.game.name))

    def question(self) -> str:
        """What somebody asks us."""
        asked = self.table.asked or {}
        values = {**self.reader.person(asked.get("seat")), "of": self.reader.name(asked.get("of"))}
        question = self.reader.t(f"page-table-asked-{asked.get('topic')}", **values, level=asked.get("level", ""))
        return f"{question} {self.reader.t('terminal-yes-or-no')}"

    def parting_question(self, how: str) -> str:
        """What to consider before a parting."""
        why = f"page-play-{how}-why-rated" if self.table.is_rated else f"page-play-{how}-why"
        if how == "leave":
            why = "terminal-leave-why-rated" if self.table.is_rated else "terminal-leave-why"
        if how == "resign":
            why = "page-play-resign-why"
        resigning = "duel" if len(self.reader.names) == 2 else "bot"
        others = [name for name in self.reader.names if name != self.reader.t("page-me")]
        values = {"how": resigning, "name": ", ".join(others), "rated": str(self.table.is_rated).lower()}
        return f"{self.reader.t(f'page-play-{how}-sure')} {self.reader.t(why, **values)}"

    def hint_progress(self) -> str:
        """That hints are being looked for, or how long it takes until they are ready."""
        seconds = self.table.seconds_to_hints
        if seconds is None:
            return self.reader.t("page-table-hint-thinking")
        left = self.reader.t("commands-seconds-left", seconds=max(1, round(seconds)))
        return f"{self.reader.t('page-preparing-players')}: {left}"

    def analysis_progress(self, done: float) -> str:
        """How far an analysis is."""
        return self.reader.t("terminal-analysing", done=f"{done:.0%}")

    def clocks(self) -> str:
        """The remaining time of every player with a clock."""
        left = [(self.reader.name(seat), each) for seat, each in enumerate(self.table.clocks) if each is not None]
        return "  ".join(f"{cut_name(name, 10)} {self.time_words(seconds)}" for name, seconds in left)

    def time_words(self, seconds: float) -> str:
        """A time as clocks show it; from two days on, in days."""
        if seconds >= 2 * DAY:
            return self.reader.t("page-table-days", count=int(seconds // DAY))
        whole = ceil(seconds)
        hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

    def actions(self) -> list[str]:
        """All our legal actions."""
        return self.face.actions(self.table.view(self.reader.viewer)) or self.table.actions()

    def choices(self) -> str:
        """Some of the legal actions, and their number."""
        actions = self.actions()
        step = max(1, round(len(actions) / SHOWN))
        some = "; ".join(actions[::step][:SHOWN])
        message = "terminal-moves-some" if len(actions) > SHOWN else "terminal-moves-all"
        return self.reader.t(message, count=len(actions), moves=some)

    async def result(self) -> str:
        """How the match ended: the winners, the reason, and how the points add up."""
        result = self.table.result or {}
        lines = [self.reader.t("page-over"), *self.winners()]
        if result.get("reason") in ("resigned", "time", "ended", "aborted"):
            lines.append(self.reader.t(f"page-ended-{result['reason']}", **await self.resigner()))
        return "\n".join([*lines, *self.points()])

    def winners(self) -> list[str]:
        """Who won, and what decided between equal points; nothing if the match has no winner."""
        result = self.table.result or {}
        if result.get("ranks") is None:
            return []
        winners = [seat for seat, rank in enumerate(result["ranks"]) if rank == 1]
        if len(winners) == 1 and self.reader.person(winners[0])["who"] == "you":
            lines = [self.reader.t("page-table-you-won")]
        else:
            names = self.reader.join_words([self.reader.names[seat] for seat in winners])
            lines = [self.reader.t("page-won", count=len(winners), names=names)]
        scores = result["scores"] or []
        if len(winners) < sum(score == max(scores) for score in scores):
            lines.append(self.tie_break())
        return lines

    def tie_break(self) -> str:
        """What decided between equal points."""
        message = f"{self.table.game.name}-tie-break"
        return self.reader.t(message if self.reader.has(message) else "page-table-tie-break")

    async def resigner(self) -> dict[str, str]:
        """The last player who resigned, as messages need it; at a rated table, leaving is resigning."""
        steps = await self.table.log(self.reader.viewer)
        last = next((step for step in reversed(steps) if step.kind in ("resign", "leave")), None)
        return {"who": "unknown", "name": ""} if last is None else self.reader.person(last.by)

    def points(self) -> list[str]:
        """How the points add up: a line for each source, and the sum."""
        result = self.table.result or {}
        if result.get("scores") is None:
            return []
        sources = self.face.sources(self.table.view(self.reader.viewer))
        rows = [*sources, (self.reader.t("page-total"), result["scores"])]
        width = max(len(name) for name, _ in rows)
        names = [cut_name(self.reader.name(seat), 10) for seat in range(len(self.reader.names))]
        head = " " * width + "".join(f"{name:>12}" for name in names)
        return [head, *(name.ljust(width) + "".join(f"{value:>12}" for value in values) for name, values in rows)]
