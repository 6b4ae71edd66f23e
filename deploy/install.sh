#!/bin/sh
# Installs Ludoteca with its page into a folder, or updates it there: sudo deploy/install.sh /opt/ludoteca
#
# It needs Python 3.11 or newer with venv, and the network. requirements/ and web/package-lock.json lock everything that it
# downloads, with hashes. Node builds the page and Zig links the native libraries; they are not part of the result.
set -eu
umask 022
target=${1:?"which folder? For example: deploy/install.sh /opt/ludoteca"}
cd "$(dirname "$0")/.."
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT

"${PYTHON:-python3}" -m venv "$target"
pip() { "$target/bin/python" -m pip --disable-pip-version-check --quiet "$@"; }
pip install --require-hashes -r requirements/run.txt
pip install --require-hashes --target "$tools" -r requirements/node.txt -r requirements/native.txt
PYTHONPATH="$tools" pip install --no-deps --no-build-isolation .
install -m 755 deploy/ludoteca-admin deploy/ludoteca-backup "$target/bin/"
