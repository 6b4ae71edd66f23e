"""Errors between a client and a server, with sentences for people."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError, translation


class ServerRefused(LudotecaError):
    """A refusal by the server: a code for programs, a sentence for people, the rule if there is one.

    `reason` is the game's name for the reason, if its rules forbid an action; `retry_after` is the number of seconds to
    wait, if the server sent one.
    """

    def __init__(
        self,
        code: str,
        sentence: str,
        rule: str | None = None,
        retry_after: float | None = None,
        reason: str | None = None,
    ) -> None:
        super().__init__(sentence=sentence)
        self.args = (code, sentence, rule, retry_after, reason)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.retry_after = retry_after
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence

    def text(self, language: str) -> str:
        """The refusal in a language; the server itself answers in English."""
        return translation(f"page-refused-{self.code}", language) or str(self)


class ServerUnreachable(LudotecaError):
    """The server cannot be reached, or did not come back in time."""

    code = "offline"

    def text(self, language: str) -> str:
        """The refusal in a language."""
        return translation(f"page-refused-{self.code}", language) or super().text(language)
