#!/usr/bin/env bash
# Times the steps of a new user with the README alone: clone, see the demo, pass the tests, write the site, and build the
# README's screen in a new app with its manifest. Also times the tests after a changed line and after a new declaration.
#
#   Tests/Checks/Consumer/first-hour.sh [REPOSITORY]
#
# REPOSITORY is a path or a URL, by default this repository. The script works in a new folder, uses nothing built before,
# and removes the folder at the end. Packages may come from the package manager's cache.
set -euo pipefail

repository=${1:-$(cd "$(dirname "$0")/../../.." && pwd)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

started=$EPOCHREALTIME
total=0

lap() { # lap NAME: prints the time since the last lap
    local now=$EPOCHREALTIME tenths
    tenths=$(((${now/[.,]/} - ${started/[.,]/}) / 100000))
    total=$((total + tenths))
    printf '%-28s %4d.%d s\n' "$1" $((tenths / 10)) $((tenths % 10))
    started=$EPOCHREALTIME
}

git clone --quiet "$repository" "$work/SeaGlass"
lap "clone"

page=$(cd "$work/SeaGlass" && swift run --quiet -c release Demo 2> "$work/demo.log") || { cat "$work/demo.log" >&2; exit 1; }
[ -s "$page" ] || { echo "The demo wrote no page at “$page”." >&2; exit 1; }
lap "swift run, to the page"

quietly() { "$@" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }; }

cd "$work/SeaGlass"
quietly swift test
lap "swift test"

resolver=Sources/SeaGlass/Glass/GlassResolver.swift
sed 's/surface.isInactive = !isActive/& \&\& true/' "$resolver" > "$work/changed"
! cmp -s "$work/changed" "$resolver" || { echo "$resolver has no line to change." >&2; exit 1; }
cp "$work/changed" "$resolver"
quietly swift test
lap "swift test, a line later"

echo "func unused() {}" >> "$resolver"
quietly swift test
lap "swift test, a function later"
git checkout --quiet .

quietly Tests/Checks/Documentation/site.sh
lap "the site"

mkdir -p "$work/App/Sources/App"
Tests/Checks/Consumer/from-readme.sh manifest > "$work/App/Package.swift"
Tests/Checks/Consumer/from-readme.sh screen > "$work/App/Sources/App/Inbox.swift"
Tests/Checks/Consumer/from-readme.sh app > "$work/App/Sources/App/InboxApp.swift"
quietly swift build --package-path "$work/App"
lap "the screen in a new app"

printf '%-28s %4d.%d s\n' "from the clone to the end" $((total / 10)) $((total % 10))
processor=$(sed -n 's/^model name\s*: //p' /proc/cpuinfo 2> /dev/null | head -n 1 || sysctl -n machdep.cpu.brand_string)
printf '%s, %s cores, load %s, %s\n' "${processor:-unknown processor}" "$(getconf _NPROCESSORS_ONLN)" \
    "$(uptime | sed 's/.*average[s]*: //')" "$(swift --version 2> /dev/null | head -n 1)"
