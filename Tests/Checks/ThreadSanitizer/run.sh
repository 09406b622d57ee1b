#!/usr/bin/env bash
# Runs tests under ThreadSanitizer: those of code off the main actor and the random programs, or those
# that match a regular expression.
#
#   Tests/Checks/ThreadSanitizer/run.sh [FILTER]
set -euo pipefail
cd "$(dirname "$0")/../../.."

filter=${1:-NavigationStateStore|SnapshotWriter|SnapshotSlot|NavigationScope|OwnStackModelTests|NavigatorModelTests|BackgroundBitmapContractTests}
TSAN_OPTIONS="suppressions=$PWD/Tests/Checks/ThreadSanitizer/suppressions.txt halt_on_error=1" \
    swift test --sanitize thread --scratch-path .build/thread-sanitizer --filter "$filter"
