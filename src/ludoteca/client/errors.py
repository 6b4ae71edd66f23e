"""What can go wrong between a client and the service, in sentences for the person who reads them."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError


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
        super().__init__(code, sentence, rule)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.retry_after = retry_after
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class ServiceLost(LudotecaError):
    """The service cannot be reached, or stayed away for too long."""

    code = "offline"
