"""What the service answers when it does not do what was asked."""

from __future__ import annotations

from ludoteca.core.errors import LudotecaError


class Problem(LudotecaError):
    """Something the service does not do: the HTTP status, a code for programs, a sentence for people.

    `rule` is the number of the game's rule if there is one, `retry_after` the whole seconds after which it may work.
    """

    def __init__(
        self, status: int, code: str, sentence: str, rule: str | None = None, retry_after: int | None = None
    ) -> None:
        super().__init__(sentence)
        self.args = (status, code, sentence, rule, retry_after)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.retry_after = retry_after
