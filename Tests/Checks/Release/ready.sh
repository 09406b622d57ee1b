#!/usr/bin/env bash
# Checks whether the last commit can be released, and prints the command that creates the tag.
#
#   Tests/Checks/Release/ready.sh [--unseen-on-devices]
#
# Requires a clean work tree, a version and a date in the changelog's newest section, a public API that equals the committed
# baseline, and no line under “For devices”, unless --unseen-on-devices is given. Needs a finished `swift build`.
set -euo pipefail
cd "$(dirname "$0")/../../.."

catalog=Sources/SeaGlass/SeaGlass.docc
failed=0
complain() { echo "not ready: $*" >&2; failed=1; }

[ -z "$(git status --porcelain)" ] || complain "The work tree has changes."

newest=$(grep -m 1 '^### ' "$catalog/Changelog.md")
[[ $newest =~ ^"### "([0-9]+\.[0-9]+\.[0-9]+)" – "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] ||
    complain "The changelog begins with “${newest#\#\#\# }”, not with a version such as “1.2.3 – ” and a date."
version=${BASH_REMATCH[1]-}
[ -z "$version" ] || [ -z "$(git tag --list "$version")" ] || complain "The tag $version exists already."

Tests/Checks/PublicAPI/check.sh --update > .build/release-api.log 2>&1 || complain "$(tail -n 1 .build/release-api.log)"
git diff --quiet Tests/Checks/PublicAPI/Baseline ||
    { git checkout --quiet Tests/Checks/PublicAPI/Baseline; complain "The committed baseline differs from the public API."; }

unseen=$(sed -n '/^## For devices/,$p' Tests/README.md | grep -c -E '^- |` \|$' || true)
((unseen == 0)) || [ "${1-}" = --unseen-on-devices ] ||
    complain "$unseen lines of “For devices” were not checked. To release anyway, add --unseen-on-devices."

((failed == 0)) || exit 1
echo "Ready. Release it with:"
echo "    git tag --annotate $version --message 'SeaGlass $version' && git push origin $version"
