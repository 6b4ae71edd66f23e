"""Builds and runs deploy/Containerfile in empty Debian roots: debootstrap, chroot, namespaces, and no container tool.

Every mount is in a namespace of the process that needs it, so nothing is left mounted however a process ends. Where the
machine downloads packages from (files and variables of apt, pip and npm) is passed in while steps run.

Run as a program, this builds the image and prints where it is: python -m tests.deploy.empty_root FOLDER [arm64]
"""

from __future__ import annotations

import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests import packages
from tests.deploy.containerfile import Instruction, Stage, expand, is_ignored, read_file, read_ignored

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
RELEASE = "bookworm"
BASE = f"debian:{RELEASE}-slim"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SECONDS = 1800
"""How long one step may take."""
SETTINGS = ("pip_", "npm_config_", "http_proxy", "https_proxy", "no_proxy", "ssl_cert_file", "node_extra_ca_certs")
"""Beginnings of variables that tell package managers where to download from."""
NOT_SETTINGS = {"PIP_CACHE_DIR", "npm_config_cache", "npm_config_prefix"}
HOME = Path("~root").expanduser() if os.name == "posix" else Path.home()
FILES = (
    *("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/apt/auth.conf.d", "/usr/local/share/ca-certificates"),
    *(f"{HOME}/{name}" for name in (".config/pip/pip.conf", ".pip/pip.conf", ".npmrc")),
)
"""Files that tell package managers where to download from."""


@dataclass
class Image:
    """A root folder, and how programs are started in it."""

    root: Path
    variables: dict[str, str] = field(default_factory=lambda: {"PATH": PATH})
    folder: str = "/"
    user: str = "root"
    volumes: list[str] = field(default_factory=list)
    ports: list[int] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def start(
        self, words: list[str], volumes: dict[str, Path], scratch: Path, **options: Any
    ) -> subprocess.Popen[bytes]:
        """Start a program in a fresh copy of the image, as a container would; only the volumes keep what it writes."""
        merged = scratch / "root"
        script = [
            f"mount -t tmpfs scratch {scratch}",
            f"mkdir {scratch}/upper {scratch}/work {merged}",
            f"mount -t overlay -o lowerdir={self.root},upperdir={scratch}/upper,workdir={scratch}/work root {merged}",
            *(f"mount --bind {shlex.quote(str(folder))} {merged}{path}" for path, folder in volumes.items()),
        ]
        return subprocess.Popen(self.enter(merged, script, words, self.variables), **options)

    def run(self, words: list[str], variables: dict[str, str], mounts: dict[str, Path]) -> None:
        """Run a step that changes the image."""
        script = [f"mount --bind -o ro {source} {self.root}{path}" for path, source in mounts.items()]
        for path, source in mounts.items():
            make_place(self.root / path[1:], source)
        command = self.enter(self.root, script, words, variables | self.variables)
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=SECONDS,
            check=False,
        )
        if done.returncode:
            raise AssertionError(f"{shlex.join(words)} ended with {done.returncode}:\n{done.stdout[-5000:]}")

    def enter(self, root: Path, script: list[str], words: list[str], variables: dict[str, str]) -> list[str]:
        """The command that runs a program in a root as the image's user, in namespaces of its own."""
        number = "0:0" if self.user == "root" else ":".join(map(str, self.owner()))
        home = "/root" if self.user == "root" else "/nonexistent"
        settings = [f"{name}={value}" for name, value in ({"HOME": home} | variables).items()]
        shell = ["/bin/sh", "-c", f'cd {shlex.quote(self.folder)} && exec "$@"', "sh"]
        inside = shlex.join(["/usr/bin/env", "-i", *settings, *shell, *words])
        script = [
            "set -e",
            *script,
            f"mount -t proc proc {root}/proc",
            f"mkdir -p {root}/dev/shm",
            f"mount -t tmpfs -o mode=1777 shm {root}/dev/shm",
            f"exec chroot --userspec={number} --groups= {root} {inside}",
        ]
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-c", "\n".join(script)]

    def owner(self) -> tuple[int, int]:
        """The numbers of the image's user and group."""
        users = (self.root / "etc/passwd").read_text().splitlines()
        fields = next(line.split(":") for line in users if line.startswith(f"{self.user}:"))
        return int(fields[2]), int(fields[3])


def make_place(place: Path, source: Path) -> None:
    """Make the empty file or folder that something is mounted on."""
    if source.is_dir():
        place.mkdir(parents=True, exist_ok=True)
    else:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch()


class Builder:
    """Builds the stages of a Containerfile, each in a root of its own."""

    def __init__(self, work: Path, processor: str | None = None) -> None:
        """Build in a folder that is empty; for another processor the kernel has to know an emulator."""
        self.work = work
        self.processor = processor
        self.stages: dict[str, Image] = {}
        self.base = work / "base"
        self.context = work / "context"
        self.variables = machine_variables()
        self.mounts = machine_files(work / "apt.conf", self.variables)

    def build(self) -> Image:
        """Build all stages; the last one is the image."""
        debootstrap(self.base, self.processor)
        copy_clone(self.context)
        image = None
        for stage in read_file(CONTAINERFILE):
            image = self.build_stage(stage)
        assert image is not None
        return image

    def build_stage(self, stage: Stage) -> Image:
        """Carry out the instructions of a stage."""
        assert stage.base == BASE, f"the stage {stage.name} is from {stage.base}, not from {BASE}"
        root = self.work / f"stage-{stage.name}"
        subprocess.run(["cp", "-a", "--reflink=auto", self.base, root], check=True)
        image = self.stages[stage.name] = Image(root)
        for instruction in stage.instructions:
            print(f"{stage.name}: {instruction.word} {instruction.text}", flush=True)
            self.carry_out(instruction, image)
        return image

    def carry_out(self, instruction: Instruction, image: Image) -> None:
        """Carry out one instruction."""
        text = instruction.text
        match instruction.word:
            case "RUN":
                image.run(["/bin/sh", "-c", text], self.variables, self.mounts)
            case "COPY":
                self.copy(instruction, image)
            case "ENV":
                name, _, value = text.partition("=")
                assert " " not in value, f"one variable per ENV: {text}"
                image.variables[name] = expand(value, image.variables)
            case "WORKDIR":
                image.folder = expand(text, image.variables)
                (image.root / image.folder[1:]).mkdir(parents=True, exist_ok=True)
            case "USER":
                image.user = text
            case "VOLUME":
                image.volumes.append(text)
            case "EXPOSE":
                image.ports.append(int(text))
            case "HEALTHCHECK":
                image.health = json.loads(text.removeprefix("CMD "))
            case "ENTRYPOINT":
                image.entry = json.loads(text)
            case "CMD":
                image.words = json.loads(text)

    def copy(self, instruction: Instruction, image: Image) -> None:
        """Copy one file or folder from the clone or from another stage; it belongs to root there."""
        assert set(instruction.options) <= {"from"}
        origin = self.stages[instruction.options["from"]].root if instruction.options else self.context
        named, target = instruction.text.split()
        source, place = origin / named.lstrip("/"), image.root / Path(image.folder, target).as_posix()[1:]
        place.parent.mkdir(parents=True, exist_ok=True)
        tree = f"{source}/." if source.is_dir() else str(source)
        subprocess.run(["cp", "-a", "--no-preserve=ownership", tree, place], check=True)


def why_not() -> str:
    """Why the image cannot be built here; nothing if it can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "deploy/Containerfile is NOT TESTED: that needs root on Linux, for debootstrap and chroot."
    if packages.DEBOOTSTRAP.find() is None:
        return f"deploy/Containerfile is NOT TESTED. {packages.DEBOOTSTRAP.lacking}"
    return ""


def debootstrap(root: Path, processor: str | None) -> None:
    """Make an empty Debian, of the release that the Containerfile begins with."""
    options = ["--variant=minbase", *([f"--arch={processor}"] if processor else [])]
    command = ["debootstrap", *options, RELEASE, str(root), *mirror()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def mirror() -> list[str]:
    """Where this machine downloads Debian packages from; nothing if it is not a Debian."""
    if platform.freedesktop_os_release().get("ID") != "debian":
        return []
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(COMPONENT)", "Created-By: Packages"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    found = [line.split()[0].rstrip("/") for line in listed if line.endswith(" main")]
    return [address for address in found if address.endswith("/debian")][:1]


def machine_variables() -> dict[str, str]:
    """The variables of this process that tell package managers where to download from."""
    return {
        name: value
        for name, value in os.environ.items()
        if name.lower().startswith(SETTINGS) and name not in NOT_SETTINGS
    }


def machine_files(apt: Path, variables: dict[str, str]) -> dict[str, Path]:
    """What is mounted while steps run: settings of package managers, and files that variables name."""
    acquire = subprocess.run(["apt-config", "dump", "Acquire"], capture_output=True, text=True, check=False).stdout
    apt.write_text(acquire)
    named = [value for value in variables.values() if value.startswith("/") and not value.startswith("/etc/ssl/")]
    mounts = {path: Path(path).resolve() for path in (*FILES, *named) if Path(path).exists()}
    return mounts | {"/etc/apt/apt.conf": apt}


def copy_clone(target: Path) -> None:
    """Copy the files that Git tracks, as they are now, without those that are left out of images."""
    ignored = read_ignored((ROOT / ".dockerignore").read_text("utf-8"))
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.split("\0"):
        if name and (ROOT / name).is_file() and not is_ignored(name, ignored):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


if __name__ == "__main__":
    if reason := why_not():
        sys.exit(reason)
    print(Builder(Path(sys.argv[1]), *sys.argv[2:]).build().root)
