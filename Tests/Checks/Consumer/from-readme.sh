#!/usr/bin/env bash
# Prints a code block of the README's section “Start”: an app's manifest, or the screen.
#
#   Tests/Checks/Consumer/from-readme.sh manifest|screen
set -euo pipefail
case ${1-} in
    manifest) fence=text ;;
    screen) fence=swift ;;
    *) sed -n '2,4s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
esac
awk -v fence="$fence" '/^## Start/ { start = 1 } code && /^```/ { exit } code; start && $0 == "```" fence { code = 1 }' \
    "$(dirname "$0")/../../../README.md"
