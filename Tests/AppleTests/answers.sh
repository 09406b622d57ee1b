#!/usr/bin/env bash
# Asks Apple's systems the questions on which designs depend, on the simulators that are installed and on macOS.
#
#   Tests/AppleTests/answers.sh [--list | --os NAME…]
#
#   --list     prints the questions with their tests, and runs nothing; works on Linux, too. Fails if a test does not exist
#   --os NAME  asks one system only: macOS, or iOS or iPadOS with 17, 18, 26 or 27; may be given several times
#
# Writes .build/answers.md: each question with the answers of each system, or "not run". The results of the tests, their
# logs and screenshots among them, are in .build/answers. The tests check nothing, so what a system does fails none. Fails
# if there is no answer.
#
# Not run on a Mac yet, for lack of one. `--list` was run on Linux.
set -euo pipefail
cd "$(dirname "$0")/../.."

usage() { sed -n '2,/^# Writes/{/^# Writes/!s/^# \{0,1\}//p;}' "$0"; }

options=()
while (($# > 0)); do
    case $1 in
    --list) exec python3 -B Tests/AppleTests/answers.py --list ;;
    --os) options+=(--os "${2?}") && shift ;;
    -h | --help) usage && exit ;;
    *) usage >&2 && exit 64 ;;
    esac
    shift
done
# Refuses an unknown system before the old answers are removed.
Tests/AppleTests/run.sh --list --answers ${options[@]+"${options[@]}"} >/dev/null

rm -rf .build/answers .build/answers.md
Tests/AppleTests/run.sh --answers --out .build/answers ${options[@]+"${options[@]}"} || echo "Not every test ran and passed." >&2
[[ -f .build/answers/outcomes.txt ]] || exit 1
status=0
python3 -B Tests/AppleTests/answers.py .build/answers >.build/answers.md || status=$?
cat .build/answers.md
exit $status
