#!/usr/bin/env bash
# What SwiftUI itself takes for a background, in the form of Performance.md, ready to be pasted there. On a Mac only.
#
#   Benchmarks/image-renderer.sh [FILE]
#
# Runs the ImageRenderer benchmarks and writes their medians as a table, to standard output unless there is a FILE.
#
# Not run yet: no Mac was at hand. image-renderer.py was, on a file of the form that package-benchmark writes.
set -euo pipefail
cd "$(dirname "$0")/.."

results=.build/image-renderer
rm -rf "$results" && mkdir -p "$results"
# The export asks for throughput beside the time.
swift package --allow-writing-to-package-directory benchmark --no-progress --filter 'ImageRenderer-.*' \
    --metric wallClock --metric throughput --format jmh --path "$results" >&2
system="$(sysctl -n machdep.cpu.brand_string), macOS $(sw_vers -productVersion)"
system+=", $(xcodebuild -version | head -n 1), $(date +%Y-%m-%d)"
python3 Benchmarks/image-renderer.py "$system" "$results"/*.jmh.json >"${1:-/dev/stdout}"
