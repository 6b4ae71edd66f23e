"""The files for containers: what they promise can be read in them without building anything."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import redis
import yaml  # type: ignore[import-untyped]

from tests.deploy.containerfile import expand, is_ignored, read_file, read_ignored, read_stages
from tests.server.machines import Machine

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
SERVICES: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]


def values(word: str) -> list[str]:
    """What the last stage of the Containerfile says with an instruction."""
    return [each.text for each in read_file(DEPLOY / "Containerfile")[-1].instructions if each.word == word]


def test_the_image_keeps_its_data_in_a_volume_and_is_not_root() -> None:
    (volume,) = values("VOLUME")
    assert f"LUDOTECA_DATA={volume}/ludoteca.sqlite3" in values("ENV")
    assert values("USER") == ["ludoteca"]
    assert json.loads(values("CMD")[0])[0] == "serve"


def test_no_instruction_names_a_processor_or_a_registry() -> None:
    for stage in read_file(DEPLOY / "Containerfile"):
        for text in (stage.base, *(each.text for each in stage.instructions)):
            assert not re.search(r"amd64|arm64|x86|aarch64|--platform", text)
            assert re.findall(r"https?://[^/']+", text) in ([], ["http://127.0.0.1:8000"])
        assert "/" not in stage.base


def test_instructions_are_read_as_a_container_tool_reads_them() -> None:
    first, second = read_stages("FROM a AS b\n# no\nRUN x \\\n  # no\n  && y\nFROM c\nCOPY --from=b /p /q\n")
    assert (first.base, first.name, first.instructions[0].text) == ("a", "b", "x && y")
    assert (second.base, second.name) == ("c", "1")
    assert (second.instructions[0].options, second.instructions[0].text) == ({"from": "b"}, "/p /q")
    assert expand("/a:$PATH:${HOME}", {"PATH": "/b", "HOME": "/c"}) == "/a:/b:/c"
    with pytest.raises(ValueError, match="ONBUILD"):
        read_stages("FROM a\nONBUILD RUN x\n")


def test_what_was_built_in_a_clone_stays_out_of_the_image() -> None:
    ignored = read_ignored((ROOT / ".dockerignore").read_text("utf-8"))
    for path in ("web/node_modules/a/b.js", ".venv/bin/python", "src/ludoteca/server/static/index.html", "deploy/.env"):
        assert is_ignored(path, ignored), path
    for path in ("src/ludoteca/__init__.py", "web/package.json", "deploy/install.sh", "hatch_build.py"):
        assert not is_ignored(path, ignored), path


def test_every_variable_of_the_compose_file_is_required_and_explained() -> None:
    used = re.findall(r"\$\{(\w+)(:\?)?", COMPOSE)
    assert all(required for _, required in used)
    example = (DEPLOY / "example.env").read_text("utf-8")
    explained = dict(re.findall(r"^(\w+)=(.*)$", example, re.MULTILINE))
    assert explained.keys() == {name for name, _ in used}
    assert [name for name, value in explained.items() if not value] == ["POSTGRES_PASSWORD", "REDIS_PASSWORD"]


def test_every_container_comes_back_and_only_the_proxy_can_be_reached() -> None:
    for name, service in SERVICES.items():
        assert service["restart"] == "unless-stopped", name
        # The image of the server has a health check of its own.
        assert "healthcheck" in service or name == "server", name
        assert ("ports" in service) == (name == "proxy"), name


def test_redis_asks_for_the_password(tmp_path: Path) -> None:
    machine = Machine("redis", "KILL")
    words = [re.sub(r"\$\{REDIS_PASSWORD.*\}", "s3cret", word) for word in SERVICES["bus"]["command"]]
    machine.run(*words, "--port", str(machine.port), "--bind", "127.0.0.1")
    try:
        with redis.Redis(port=machine.port, password="s3cret") as known:
            machine.until(lambda: answers(known), "Redis did not start")
        with redis.Redis(port=machine.port) as stranger, pytest.raises(redis.AuthenticationError):
            stranger.ping()
    finally:
        machine.remove()


def answers(client: redis.Redis) -> bool:
    """Whether Redis answers."""
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False
