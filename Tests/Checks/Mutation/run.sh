#!/usr/bin/env bash
# Changes single lines of the products, and checks whether a test of the same folder fails.
#
#   Tests/Checks/Mutation/run.sh [--count N] [--seed N] [--at FILE[:LINE]]…
#
#   --count N           number of changes, 40 by default
#   --seed N            seed of the sample, 0 by default
#   --at FILE[:LINE]    all changes of a file or line instead of a sample
#
# Prints each change that no test notices: file:line, old code → new code. All changes are compiled into one build, in a
# copy of the tree under .build/mutation, and each is switched on by its number. Only suites that reach it run.
set -euo pipefail
cd "$(dirname "$0")/../../.."

environment=.build/mutation/environment
if [ ! -x "$environment/bin/pip" ]; then python3 -m venv "$environment"; fi
"$environment/bin/pip" install --quiet --disable-pip-version-check tree-sitter tree-sitter-swift

"$environment/bin/python" Tests/Checks/Mutation/mutate.py .build/mutation/tree "$@"
