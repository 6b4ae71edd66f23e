"""News inside one process: for a server of one process, and for tests."""

from __future__ import annotations

from ludoteca.server.bus.news import News, Receiver


class MemoryBus:
    """A bus whose processes are all in this one."""

    def __init__(self) -> None:
        self.receivers: list[tuple[Receiver, str]] = []

    @property
    def is_alone(self) -> bool:
        """Whether nobody would receive news."""
        return len(self.receivers) <= 1

    def publish(self, news: News, sender: str) -> None:
        """Send news to every other process."""
        for receiver, process in self.receivers:
            if process != sender:
                receiver(news)

    def listen(self, receiver: Receiver, process: str) -> None:
        """Receive the news of other processes."""
        self.receivers.append((receiver, process))

    def stop_listening(self, receiver: Receiver) -> None:
        """Receive no more news."""
        self.receivers = [each for each in self.receivers if each[0] != receiver]

    def count_others(self) -> int:
        """How many other processes listen."""
        return max(0, len(self.receivers) - 1)

    def owns(self, table: str) -> bool:
        """There is no other process."""
        return True
