"""What can go wrong between a client and the service, in sentences for the person who reads them."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError, words_for


class ServiceRefused(LudotecaError):
    """The service did not do what was asked: a code for programs, a sentence for people, the rule if there is one.

    `reason` is the name of the game's own reason, if its rules forbid it; `retry_after` are the seconds to wait where
    the service named them.
    """

    def __init__(
        self,
        code: str,
        sentence: str,
        rule: str | None = None,
        retry_after: float | None = None,
        reason: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.args = (code, sentence, rule, retry_after, reason)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.retry_after = retry_after
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence

    def said(self, language: str) -> str:
        """The refusal in a language; the service itself speaks English."""
        return words_for(f"page-refused-{self.code}", language) or str(self)


class ServiceLost(LudotecaError):
    """The service cannot be reached, or stayed away for too long."""

    code = "offline"

    def said(self, language: str) -> str:
        """The refusal in a language."""
        return words_for(f"page-refused-{self.code}", language) or self.message
