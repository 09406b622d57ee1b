#!/usr/bin/env bash
# Feeds what reads bytes with what libFuzzer makes up, from the committed corpus on, all fuzzers at a time.
#
#   Tests/Fuzz/run.sh [SECONDS [FUZZER…]]       60 by default, and all of them
#
#   Snapshots   the decoder of stored stacks, and the stores
#   Palettes    palettes in JSON, and their pictures
#   Links       what a navigator shows of an encoded stack, and the names of types that keys are made of
#   Navigators  programs of requests, swipes and links, against a plain array
#
# Fails on a crash, on an input that takes half a minute, and on more than 256 MiB. What is found is kept in
# .build/fuzz/found; each find becomes a test of its folder.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-60}
fuzzers=("${@:2}")
[ ${#fuzzers[@]} -gt 0 ] || fuzzers=(Snapshots Palettes Links Navigators)

# The toolchain has libFuzzer on Linux; Xcode's has not.
swift build --package-path Tests/Fuzz --scratch-path .build/fuzz/build --configuration release --sanitize fuzzer \
    -Xswiftc -enable-testing

# In memory where that can be: the time is to be the library's, not that of a disk that others keep busy.
if [ -w /dev/shm ]; then folder=$(mktemp -d -p /dev/shm); else folder=$(mktemp -d); fi
trap 'rm -rf "$folder"' EXIT

fuzz() { # fuzz FUZZER
    local status=0 length=8192
    # A shell is hosted for each step: shorter programs.
    case $1 in Links) length=1024 ;; Navigators) length=96 ;; esac
    mkdir -p ".build/fuzz/corpus/$1" ".build/fuzz/found/$1"
    # Without the runtime's own report of a trap, which would end the process before libFuzzer keeps the input.
    TMPDIR=$folder SWIFT_BACKTRACE=enable=no ".build/fuzz/build/release/$1" -max_total_time="$seconds" -timeout=30 \
        -rss_limit_mb=256 -max_len=$length -print_final_stats=1 -artifact_prefix=".build/fuzz/found/$1/" \
        ".build/fuzz/corpus/$1" "Tests/Fuzz/Corpus/$1" >"$folder/$1.log" 2>&1 || status=$?
    sed "s/^/$1: /" "$folder/$1.log"
    return $status
}

processes=()
for fuzzer in "${fuzzers[@]}"; do
    fuzz "$fuzzer" &
    processes+=($!)
done
failed=0
for process in "${processes[@]}"; do wait "$process" || failed=1; done
exit $failed
