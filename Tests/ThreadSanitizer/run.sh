#!/usr/bin/env bash
# Runs tests under ThreadSanitizer: those of what runs off the main actor, or the ones a regular expression names.
#
#   Tests/ThreadSanitizer/run.sh [FILTER]
set -euo pipefail
cd "$(dirname "$0")/../.."

filter=${1:-NavigationStateStore|SnapshotWriter|SnapshotSlot|NavigationScope}
TSAN_OPTIONS="suppressions=$PWD/Tests/ThreadSanitizer/suppressions.txt halt_on_error=1" \
    swift test --sanitize thread --scratch-path .build/thread-sanitizer --filter "$filter"
