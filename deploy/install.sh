#!/bin/sh
# Installs Ludoteca with its page into a folder, or updates it there: sudo deploy/install.sh /opt/ludoteca
#
# It needs Python 3.11 or newer with venv, and the network. requirements/ and web/package-lock.json lock everything that it
# downloads, with hashes. Node builds the page and is not part of the result.
set -eu
umask 022
target=${1:?"which folder? For example: deploy/install.sh /opt/ludoteca"}
cd "$(dirname "$0")/.."
node=$(mktemp -d)
trap 'rm -rf "$node"' EXIT

"${PYTHON:-python3}" -m venv "$target"
pip() { "$target/bin/python" -m pip --disable-pip-version-check --quiet "$@"; }
pip install --require-hashes -r requirements/run.txt
pip install --require-hashes --target "$node" -r requirements/node.txt
PYTHONPATH="$node" pip install --no-deps --no-build-isolation .
install -m 755 deploy/ludoteca-admin deploy/ludoteca-backup "$target/bin/"
