#!/usr/bin/env bash
# Compares the ratios, counts and bytes of the benchmarks with those committed in Thresholds, or updates these.
#
#   Benchmarks/thresholds.sh check
#   Benchmarks/thresholds.sh update
#   Benchmarks/thresholds.sh spread [RUNS]      prints the spread of several runs, 8 by default
#
# README.md beside this file explains what is compared and how the tolerances were found.
set -euo pipefail
cd "$(dirname "$0")/.."

targets=(SeaGlassBenchmarks BitmapBenchmarks)

# Calls the tool as `swift package benchmark` does, which builds it twice: once more for the command itself.
tool() { # tool OPERATION FOLDER
    local product arguments=()
    for product in "${targets[@]}" BenchmarkTool; do
        # Explicitly, because a function that is part of a condition doesn't stop at a failure.
        swift build --configuration release --product $product --quiet || return
    done
    for product in "${targets[@]}"; do
        arguments+=(--targets $product --benchmark-executable-paths .build/release/$product)
    done
    SEAGLASS_BENCHMARKS=checked .build/release/BenchmarkTool --command thresholds --thresholds-operation "$1" --path "$2" \
        "${arguments[@]}" --no-progress --format text --grouping benchmark --baseline-storage-path "$PWD" \
        --benchmark-package-identifier benchmark
}

update() { # update FOLDER
    mkdir -p "$1"
    tool update "$1"
}

check() {
    local status=0
    tool check Benchmarks/Thresholds || status=$?
    # The tool's status for values that are better, none of them worse.
    ((status == 0 || status == 4))
}

case ${1:-} in
    check)
        # A regression shows every time, a disturbance by other work does not.
        check || check || check
        ;;
    update) update Benchmarks/Thresholds ;;
    spread)
        rm -rf .build/spread
        for ((run = 0; run < ${2:-8}; run++)); do update ".build/spread/$run" >/dev/null; done
        python3 - .build/spread/*/ <<'PYTHON'
import json, pathlib, statistics, sys

found = {}
for folder in sys.argv[1:]:
    for file in sorted(pathlib.Path(folder).glob("*.json")):
        for metric, value in json.loads(file.read_text()).items():
            found.setdefault((metric, file.name.split(".")[1]), []).append(value)
for (metric, name), values in sorted(found.items()):
    middle = statistics.median(values)
    worst = max(max(values) - middle, middle - min(values)) / (middle or 1) * 100
    print(f"{metric:45} {name:30} {min(values):6} …{max(values):6}  ±{worst:4.1f} % of the median")
PYTHON
        ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
esac
