#!/usr/bin/env bash
# Says whether the last commit can be released, and prints the command that makes the tag.
#
#   Tests/Release/ready.sh [--unseen-on-devices]
#
# The work tree is clean; SeaGlassRelease.version is a version without -dev; the changelog's newest section is that version,
# with its date; the public API is the committed baseline; every line of “To look at on a device” names the run it was seen
# in, unless --unseen-on-devices says that it is released without. Needs a finished `swift build`.
set -euo pipefail
cd "$(dirname "$0")/../.."

catalog=Sources/SeaGlass/SeaGlass.docc
failed=0
complain() { echo "not ready: $*" >&2; failed=1; }

[ -z "$(git status --porcelain)" ] || complain "the work tree has changes."

version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/SeaGlass/System/SeaGlassRelease.swift)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || complain "SeaGlassRelease.version is $version."
[ -z "$(git tag --list "$version")" ] || complain "there is a tag $version already."

newest=$(grep -m 1 '^### ' "$catalog/Changelog.md")
[[ $newest =~ ^"### $version – "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] ||
    complain "the changelog begins with “${newest#\#\#\# }”, not with “$version – ” and a date."

Tests/PublicAPI/check.sh --update > .build/release-api.log 2>&1 || complain "$(tail -n 1 .build/release-api.log)"
git diff --quiet Tests/PublicAPI/Baseline ||
    { git checkout --quiet Tests/PublicAPI/Baseline; complain "the baseline of the public API is not today's."; }

unseen=$(sed -n '/^### To look at on a device/,$p' "$catalog/WhatIsCheckedWhere.md" | grep -c '^- ' || true)
((unseen == 0)) || [ "${1-}" = --unseen-on-devices ] ||
    complain "$unseen lines of “To look at on a device” have not been seen. Release all the same: --unseen-on-devices"

((failed == 0)) || exit 1
echo "Ready. Make the release with:"
echo "    git tag --annotate $version --message 'SeaGlass $version' && git push origin $version"
