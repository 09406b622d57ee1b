#!/usr/bin/env bash
# Measures SwiftUI's own times for a background, and prints them as a table for Performance.md. On a Mac only.
#
#   Benchmarks/image-renderer.sh [FILE]
#
# Runs the ImageRenderer benchmarks, and writes a table of their medians to FILE or standard output.
#
# This script was not run yet, for lack of a Mac; image-renderer.py was run, on a file in package-benchmark's format.
set -euo pipefail
cd "$(dirname "$0")/.."

results=.build/image-renderer
rm -rf "$results" && mkdir -p "$results"
# The export requires throughput besides the time.
swift package --allow-writing-to-package-directory benchmark --no-progress --filter 'ImageRenderer-.*' \
    --metric wallClock --metric throughput --format jmh --path "$results" >&2
system="$(sysctl -n machdep.cpu.brand_string), macOS $(sw_vers -productVersion)"
system+=", $(xcodebuild -version | head -n 1), $(date +%Y-%m-%d)"
python3 Benchmarks/image-renderer.py "$system" "$results"/*.jmh.json >"${1:-/dev/stdout}"
