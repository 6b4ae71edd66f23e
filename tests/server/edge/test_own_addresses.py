"""The addresses at which other devices reach a server, and what an invitation says about them."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from starlette.datastructures import URL

from ludoteca.server.edge import own_addresses


@pytest.mark.parametrize(
    ("host", "shared"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("192.168.1.5", ["http://192.168.1.5:80"]),
        ("fd00::5", ["http://[fd00::5]:80"]),
        ("0.0.0.0", ["http://10.0.0.7:80"]),
        ("::", ["http://[fd00::7]:80"]),
    ],
)
def test_a_host_has_addresses_for_other_devices(monkeypatch: pytest.MonkeyPatch, host: str, shared: list[str]) -> None:
    found = {socket.AF_INET: ["10.0.0.7"], socket.AF_INET6: ["fd00::7"]}
    monkeypatch.setattr(own_addresses, "own_addresses", found.__getitem__)
    assert own_addresses.network_urls(host, 80) == shared
    assert own_addresses.is_loopback(host) == (not shared)


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_the_addresses_of_this_computer_can_be_listened_on(family: socket.AddressFamily) -> None:
    for address in own_addresses.own_addresses(family):
        assert own_addresses.is_shareable(address)
        socket.create_server((address, 0), family=family).close()


def test_without_a_network_there_are_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: Any) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert own_addresses.network_urls("0.0.0.0", 80) == []


@pytest.mark.parametrize(
    ("asked", "host", "others"),
    [
        ("http://127.0.0.1:8000/api", "127.0.0.1", []),
        ("http://localhost:8000/api", "0.0.0.0", ["http://10.0.0.7:8000"]),
        ("http://10.0.0.7:8000/api", "0.0.0.0", None),
        ("https://games.example/api", "127.0.0.1", None),
    ],
)
def test_an_invitation_names_other_addresses_only_if_its_own_does_not_work_elsewhere(
    monkeypatch: pytest.MonkeyPatch, asked: str, host: str, others: list[str] | None
) -> None:
    monkeypatch.setattr(own_addresses, "own_addresses", lambda _: ["10.0.0.7"])
    assert own_addresses.addresses_for_others(URL(asked), host) == others
