#!/usr/bin/env bash
# Changes single lines of the product and looks whether a test of the same folder fails.
#
#   Tests/Mutation/run.sh [--count N] [--seed N] [--at FILE[:LINE]]…
#
#   --count N           how many changes, 40 by default
#   --seed N            which of them, 0 by default
#   --at FILE[:LINE]    those of a file, or of one line of it, instead: all of them
#
# Prints each change that no test notices: file:line, what was there → what took its place. All changes are compiled
# into one build, in a copy of the tree under .build/mutation, and each is switched on by its number.
set -euo pipefail
cd "$(dirname "$0")/../.."

environment=.build/mutation/environment
if [ ! -x "$environment/bin/pip" ]; then python3 -m venv "$environment"; fi
"$environment/bin/pip" install --quiet --disable-pip-version-check tree-sitter tree-sitter-swift

"$environment/bin/python" Tests/Mutation/mutate.py .build/mutation/tree "$@"
