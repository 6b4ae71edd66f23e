"""What can be asked at a table by typing: the line mode and the full screen's command line answer the same."""

from __future__ import annotations

import asyncio
from math import ceil

from ludoteca.core.errors import LudotecaError
from ludoteca.core.rulebook import find_rules
from ludoteca.terminal.canvas import cut_name
from ludoteca.terminal.face import Face
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Table

LOOK_EVERY = 3.0
"""Seconds between looks whether the others want another match."""
SHOWN = 12
DAY = 86_400
RECENT = 20


class Talk:
    """A table that answers typed questions; whatever is no question is an action."""

    def __init__(self, table: Table, face: Face, speech: Speech) -> None:
        self.table = table
        self.face = face
        self.speech = speech

    async def answer(self, line: str) -> str | None:
        """Answer a question; None if the line is none, and so an action."""
        word, _, rest = line.strip().partition(" ")
        asked = ANSWERS.get(word.lower())
        return None if asked is None else await asked(self, rest.strip())

    async def play(self, line: str) -> str:
        """Carry out an action, or say why not."""
        try:
            await self.table.act(line)
        except LudotecaError as refused:
            return self.refused(refused)
        return ""

    def refused(self, refused: LudotecaError) -> str:
        """Why something is not possible."""
        return self.speech.t("terminal-refused", why=self.speech.refusal(refused, self.table.game.name))

    # Questions

    async def help(self, _: str) -> str:
        """How to play, and what can be asked."""
        chat = [self.speech.t("terminal-help-chat")] if self.table.has_chat else []
        parting = [self.speech.t("terminal-help-parting")] if self.table.partings else []
        return "\n".join([self.face.how_to, self.speech.t("terminal-help"), *chat, *parting])

    async def moves(self, wanted: str) -> str:
        """The legal actions that contain a text."""
        found = [text for text in self.texts() if wanted.lower() in text]
        return "\n".join(found) or self.speech.t("terminal-no-move", text=wanted)

    async def what(self, action: str) -> str:
        """What an action would bring."""
        if not action:
            return self.speech.t("terminal-what")
        view = self.table.view(self.speech.eyes)
        try:
            return "\n".join(self.face.preview_lines(await self.table.preview(action), view))
        except LudotecaError as refused:
            return self.refused(refused)

    async def hint(self, _: str) -> str:
        """What would be wise."""
        view = self.table.view(self.speech.eyes)
        try:
            advice = await self.table.hint()
        except LudotecaError as refused:
            return self.refused(refused)
        return "\n".join(line for each in advice for line in self.face.advice_lines(each, view))

    async def show(self, _: str) -> str:
        """The table."""
        return self.face.picture(self.table.view(self.speech.eyes))

    async def score(self, _: str) -> str:
        """Everybody's points."""
        return self.face.score(self.table.view(self.speech.eyes))

    async def goals(self, _: str) -> str:
        """What there is to reach."""
        return self.face.goals(self.table.view(self.speech.eyes))

    async def log(self, _: str) -> str:
        """What has happened."""
        steps = await self.table.story(self.speech.eyes)
        lines = [f"{step.entry:3} {said}" for step in steps if (said := self.face.say(step))]
        return "\n".join(lines[-RECENT:]) or self.speech.t("page-log-empty")

    async def rule(self, wanted: str) -> str:
        """Rules by number or by word."""
        found = find_rules(self.table.game.rulebook(self.speech.language), wanted)
        return "\n".join(found) or self.speech.t("terminal-no-rule", text=wanted)

    async def undo(self, _: str) -> str:
        """Take back."""
        try:
            await self.table.undo()
        except LudotecaError as refused:
            return self.refused(refused)
        return self.speech.t("terminal-undone")

    async def say(self, text: str) -> str:
        """Say something to the others."""
        try:
            await self.table.say(text)
        except LudotecaError as refused:
            return self.refused(refused)
        return ""

    async def yes(self, _: str) -> str:
        """Agree to what was asked."""
        return await self.reply(True)

    async def no(self, _: str) -> str:
        """Do not agree to what was asked."""
        return await self.reply(False)

    async def reply(self, agree: bool) -> str:
        """Answer what was asked."""
        if self.table.asked is None:
            return self.speech.t("terminal-nobody-asked")
        try:
            await self.table.answer(agree)
        except LudotecaError as refused:
            return self.refused(refused)
        return ""

    async def resign(self, sure: str) -> str:
        """Give up."""
        return await self.part("resign", sure)

    async def leave(self, sure: str) -> str:
        """Get up for good."""
        return await self.part("leave", sure)

    async def end(self, sure: str) -> str:
        """Ask the others to end the match."""
        return await self.part("end", sure)

    async def part(self, how: str, sure: str = "yes") -> str:
        """Do one of the partings, once somebody has said to be sure."""
        if how in self.table.partings and sure.lower() != "yes":
            return f"{self.question_of(how)} {self.speech.t('terminal-sure', words=f'{how} yes')}"
        try:
            await self.table.part(how)
        except LudotecaError as refused:
            return self.refused(refused)
        return ""

    # What is said without being asked

    def question_of(self, how: str) -> str:
        """What to think about before a parting."""
        why = f"page-{how}-why-rated" if self.table.is_rated else f"page-{how}-why"
        if how == "leave":
            why = "terminal-leave-why-rated" if self.table.is_rated else "terminal-leave-why"
        resigning = "duel" if len(self.speech.names) == 2 else "bot"
        return f"{self.speech.t(f'page-{how}-sure')} {self.speech.t(why, how=resigning)}"

    def clocks(self) -> str:
        """Who has how much time left, counted by everybody who has a clock."""
        left = [(self.speech.name(seat), each) for seat, each in enumerate(self.table.clocks) if each is not None]
        return "  ".join(f"{cut_name(name, 10)} {self.time_words(seconds)}" for name, seconds in left)

    def time_words(self, seconds: float) -> str:
        """A time as clocks show it; days where it is a matter of days."""
        if seconds >= 2 * DAY:
            return self.speech.t("page-days", count=int(seconds // DAY))
        whole = ceil(seconds)
        hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

    def question(self) -> str:
        """What somebody asks us."""
        asked = self.table.asked or {}
        values = {**self.speech.person(asked.get("seat")), "of": self.speech.name(asked.get("of"))}
        said = self.speech.t(f"page-asked-{asked.get('topic')}", **values, level=asked.get("level", ""))
        return f"{said} {self.speech.t('terminal-yes-or-no')}"

    async def rematch(self, how: str) -> str:
        """Wait until the others have laid the table again; then say so, and by a message how to join them."""
        while not await self.table.is_awaited():
            await asyncio.sleep(LOOK_EVERY)
        return f"{self.speech.t('page-rematch-awaited')} {self.speech.t(how)}"

    def texts(self) -> list[str]:
        """All legal actions of ours as texts."""
        return self.face.actions(self.table.view(self.speech.eyes)) or self.table.actions()

    def choices(self) -> str:
        """Some of the legal actions, and how many there are."""
        texts = self.texts()
        step = max(1, round(len(texts) / SHOWN))
        some = "; ".join(texts[::step][:SHOWN])
        message = "terminal-moves-some" if len(texts) > SHOWN else "terminal-moves-all"
        return self.speech.t(message, count=len(texts), moves=some)

    def result(self) -> str:
        """How the match ended."""
        result = self.table.result or {}
        lines = [self.speech.t("page-over")]
        if result.get("ranks") is not None:
            winners = [seat for seat, rank in enumerate(result["ranks"]) if rank == 1]
            if len(winners) == 1 and self.speech.person(winners[0])["who"] == "you":
                lines.append(self.speech.t("page-you-won"))
            else:
                names = self.speech.listed([self.speech.names[seat] for seat in winners])
                lines.append(self.speech.t("page-won", count=len(winners), names=names))
            scores = result["scores"] or []
            if len(winners) < sum(score == max(scores) for score in scores):
                lines.append(self.tie_break())
        if result.get("reason") in ("resigned", "time", "ended"):
            lines.append(self.speech.t(f"page-ended-{result['reason']}", who="unknown", name=""))
        return "\n".join([*lines, *self.counted()])

    def tie_break(self) -> str:
        """What decided between equal points."""
        message = f"{self.table.game.name}-tie-break"
        return self.speech.t(message if self.speech.has(message) else "page-tie-break")

    def counted(self) -> list[str]:
        """How the points add up, a line for each source and the sum."""
        result = self.table.result or {}
        if result.get("scores") is None:
            return []
        sources = self.face.sources(self.table.view(self.speech.eyes))
        rows = [*sources, (self.speech.t("page-total"), result["scores"])]
        width = max(len(name) for name, _ in rows)
        names = [cut_name(self.speech.name(seat), 10) for seat in range(len(self.speech.names))]
        head = " " * width + "".join(f"{name:>12}" for name in names)
        return [head, *(name.ljust(width) + "".join(f"{value:>12}" for value in values) for name, values in rows)]


ANSWERS = {
    "": Talk.help,
    "help": Talk.help,
    "?": Talk.help,
    "moves": Talk.moves,
    "what": Talk.what,
    "hint": Talk.hint,
    "show": Talk.show,
    "score": Talk.score,
    "goals": Talk.goals,
    "log": Talk.log,
    "rule": Talk.rule,
    "undo": Talk.undo,
    "say": Talk.say,
    "yes": Talk.yes,
    "no": Talk.no,
    "resign": Talk.resign,
    "leave": Talk.leave,
    "end": Talk.end,
}
"""The words are those of the notation, the same in every language."""
