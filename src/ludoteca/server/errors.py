"""Refusals: what the server answers when it does not carry out a request."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError


class RequestRefused(LudotecaError):
    """A request that is not carried out: the HTTP status, a code for programs, a sentence for people.

    `rule` is the number of the game's rule if there is one; `retry_after` is the number of whole seconds after which
    the request may succeed.
    """

    def __init__(
        self, status: int, code: str, sentence: str, rule: str | None = None, retry_after: int | None = None
    ) -> None:
        super().__init__(sentence=sentence)
        self.args = (status, code, sentence, rule, retry_after)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.retry_after = retry_after
