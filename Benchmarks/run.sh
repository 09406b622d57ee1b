#!/usr/bin/env bash
# Runs `swift package benchmark`, and prints its figures as tables that end in a sentence.
#
#   Benchmarks/run.sh [OPTION…]          the options of the command, such as --filter "Background-.*"
#
# package-benchmark prints its tables last, so the benchmarks can't print the sentence themselves.
#
# This script was not run on a Mac yet; report.py was run, on files in package-benchmark's format.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $(uname) == Darwin ]]; then
    machine="$(sysctl -n machdep.cpu.brand_string), macOS $(sw_vers -productVersion), $(xcodebuild -version | head -n 1)"
else
    read -r load _ < /proc/loadavg
    machine="$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) cores, load $load before"
fi
results=.build/benchmark-results
rm -rf "$results" && mkdir -p "$results"
swift package --allow-writing-to-package-directory benchmark "$@" --no-progress --format metricP90AbsoluteThresholds \
    --path "$results" >&2
python3 -B Benchmarks/report.py "Benchmarks/run.sh${*:+ $*}, $machine, $(date +%Y-%m-%d)" "$results"
