#!/usr/bin/env bash
# Feeds the snapshot decoder and the stores with what libFuzzer makes up, from the committed corpus on.
#
#   Tests/Fuzz/run.sh [SECONDS]       60 by default
#
# Fails on a crash, on an input that takes more than a second, and on more than 256 MiB. What it finds is kept in
# .build/fuzz/found; each find becomes a test in Tests/SeaGlassNavigationTests/Restoration.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The toolchain has libFuzzer on Linux; Xcode's has not.
swift build --package-path Tests/Fuzz --scratch-path .build/fuzz/build --configuration release --sanitize fuzzer \
    -Xswiftc -enable-testing --product Fuzz

# In memory where that can be: a second is to be the library's, not that of a disk that others keep busy.
if [ -w /dev/shm ]; then folder=$(mktemp -d -p /dev/shm); else folder=$(mktemp -d); fi
trap 'rm -rf "$folder"' EXIT

mkdir -p .build/fuzz/corpus .build/fuzz/found
# Without the runtime's own report of a trap, which would end the process before libFuzzer keeps the input.
TMPDIR=$folder SWIFT_BACKTRACE=enable=no .build/fuzz/build/release/Fuzz -max_total_time="${1:-60}" -timeout=1 \
    -rss_limit_mb=256 -max_len=8192 -print_final_stats=1 -artifact_prefix=.build/fuzz/found/ \
    .build/fuzz/corpus Tests/Fuzz/Corpus
