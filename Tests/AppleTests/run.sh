#!/usr/bin/env bash
# Runs the tests that need an Apple system, on the simulators of iOS 17.5, 18, 26 and 27 and on macOS.
#
#   Tests/AppleTests/run.sh [--list] [--answers] [--os NAME]… [--out FOLDER]
#
#   --list        prints what it would run and what of that is installed, and runs nothing; works on Linux, too
#   --answers     runs the tests that answer questions instead, on iPads, too; answers.sh collects their answers
#   --os NAME     runs one system only: macOS, iOS17, iOS18, iOS26, iOS27 or, with iPadOS, an iPad; may be given several
#                 times
#   --out FOLDER  the folder for results, .build/apple-tests by default
#
# On a simulator it runs windows with animated transitions in a host app, then touches on that app; on macOS the same
# windows with `swift test`. It reports and skips a system that is not installed. The results of a system are a result
# bundle, its summary as JSON and screenshots, or JUnit on macOS. The last lines, which it also writes to outcomes.txt,
# state the outcome of each system. It fails if a test failed or if no test was run.
#
# Not run on a Mac yet, for lack of one. `--list` was run on Linux.
set -euo pipefail
cd "$(dirname "$0")/../.."

systems=(macOS iOS17 iOS18 iOS26 iOS27)
pads=(iPadOS17 iPadOS18 iPadOS26 iPadOS27)
chosen=()
list=false
answers=false
out=$PWD/.build/apple-tests

usage() { sed -n '2,/^# Not run/{/^# Not run/!s/^# \{0,1\}//p;}' "$0"; }

fail() {
    echo "error: $*" >&2
    exit 2
}

while (($# > 0)); do
    case $1 in
    --list) list=true ;;
    --answers) answers=true ;;
    --os)
        [[ " ${systems[*]} ${pads[*]} " == *" ${2-} "* ]] ||
            fail "There is no system ‘${2-}’: ${systems[*]} ${pads[*]}."
        chosen+=("$2") && shift
        ;;
    --out) out=$(mkdir -p "${2?}" && cd "$2" && pwd) && shift ;;
    -h | --help) usage && exit ;;
    *) usage >&2 && exit 64 ;;
    esac
    shift
done
if ((${#chosen[@]} == 0)); then
    chosen=("${systems[@]}")
    ! $answers || chosen+=("${pads[@]}")
fi

# --- What is installed ---------------------------------------------------------------------------------------------

is_mac() { [[ $(uname -s) == Darwin ]]; }

# Prints the identifier and version of the newest runtime of an iOS version; for iOS 17 that is 17.5 or later.
runtime_of() {
    is_mac || return 0
    xcrun simctl list runtimes --json | python3 -c '
import json, sys
wanted = int(sys.argv[1])
found = [
    (tuple(map(int, r["version"].split("."))), r["identifier"], r["version"])
    for r in json.load(sys.stdin)["runtimes"]
    if r["isAvailable"] and "iOS" in r["name"] and r["version"].split(".")[0] == sys.argv[1]
]
found = [r for r in found if wanted != 17 or r[0] >= (17, 5)]
if found: print(*max(found)[1:])
' "$1"
}

version_of() { echo "${1##*OS}"; } # version_of iOS17

# device_of RUNTIME iPhone|iPad: prints such a device of the runtime, and creates one if there is none.
device_of() {
    local runtime=$1 family=$2 device
    device=$(xcrun simctl list devices available --json | python3 -c '
import json, sys
devices = [d["udid"] for d in json.load(sys.stdin)["devices"].get(sys.argv[1], []) if d["name"].startswith(sys.argv[2])]
if devices: print(devices[0])
' "$runtime" "$family")
    if [[ -z $device ]]; then
        local type
        type=$(xcrun simctl list runtimes --json | python3 -c '
import json, sys
runtime = next(r for r in json.load(sys.stdin)["runtimes"] if r["identifier"] == sys.argv[1])
print(next(t["identifier"] for t in runtime["supportedDeviceTypes"] if t["productFamily"] == sys.argv[2]))
' "$runtime" "$family")
        device=$(xcrun simctl create "$family SeaGlass" "$type" "$runtime")
    fi
    echo "$device"
}

# --- One system ----------------------------------------------------------------------------------------------------

command_for() { # command_for SYSTEM [DEVICE]: sets the command that runs its tests
    local results=$out/$1 variable=TEST_RUNNER_ANSWERS
    if [[ $1 == macOS ]]; then
        variable=ANSWERS
        command=(swift test --no-parallel --filter AppleTests --xunit-output "$results/junit.xml")
    else
        command=(
            xcodebuild test -project Tests/AppleTests/AppleTests.xcodeproj -scheme AppleTests
            -destination "platform=iOS Simulator,id=${2:-DEVICE}" -derivedDataPath .build/apple-tests-build
            -resultBundlePath "$results/tests.xcresult" -skipPackagePluginValidation
            -test-timeouts-enabled YES -default-test-execution-time-allowance 300
            -maximum-test-execution-time-allowance 600
        )
    fi
    # The tests themselves decide by it which of them run. xcodebuild removes the prefix TEST_RUNNER_.
    ! $answers || command=(env "$variable=$(python3 -B Tests/AppleTests/answers.py --numbers "$1")" "${command[@]}")
}

availability() { # availability SYSTEM: prints its version, or prints why it is skipped and fails
    local runtime
    if ! is_mac; then
        echo "skipped: it needs a Mac" && return 1
    elif [[ $1 == macOS ]]; then
        echo "$(sw_vers -productVersion), $(xcodebuild -version | head -n 1)"
    else
        read -r _ runtime <<<"$(runtime_of "$(version_of "$1")")" || true
        [[ -n ${runtime-} ]] || { echo "skipped: no runtime of iOS $(version_of "$1") is installed" && return 1; }
        echo "runtime $runtime, $(xcodebuild -version | head -n 1)"
    fi
}

run() { # run SYSTEM
    local system=$1 results=$out/$1 family=iPhone device="" status=0
    # A test in a window, by its name or its function.
    local proof='(A push shows the new screen|ShellTransitionTests/pushAndPop).* (passed|failed)'
    rm -rf "$results" && mkdir -p "$results"
    if [[ $system != macOS ]]; then
        [[ $system != iPadOS* ]] || family=iPad
        device=$(device_of "$(runtime_of "$(version_of "$system")" | cut -d' ' -f1)" $family) || return 1
        # While a simulator starts, the first test would fail.
        xcrun simctl bootstatus "$device" -b || return 1
    fi
    command_for "$system" "$device"
    "${command[@]}" 2>&1 | tee "$results/log" || status=$?
    if [[ -d $results/tests.xcresult ]]; then
        xcrun xcresulttool get test-results summary --path "$results/tests.xcresult" >"$results/summary.json" || true
        xcrun xcresulttool export attachments --path "$results/tests.xcresult" --output-path "$results/screenshots" || true
    fi
    # A filter that matches nothing succeeds, and so does a run that skips every window.
    ! $answers || proof='answer [0-9]+:'
    grep -q -E "$proof" "$results/log" || { echo "error: $system: the log has no line with $proof" >&2 && status=1; }
    return $status
}

# --- All of them ---------------------------------------------------------------------------------------------------

if $list; then
    for system in "${chosen[@]}"; do
        printf '%-8s %s\n' "$system" "$(availability "$system" || true)"
        command_for "$system"
        printf '       %s\n' "${command[*]//$PWD\//}"
    done
    echo
    if ! $answers; then
        echo "Tests in windows (each system):"
        find Tests/AppleTests/Windows -name '*Tests.swift' ! -name '*AnswerTests.swift' | sort | xargs cat |
            sed -n -E 's/^ *"(.*)",?$/       \1/p; s/^ *@Test\("([^"]*)".*/       \1/p'
        echo "Touches (simulators):"
        find Tests/AppleTests/Touches -name '*Tests.swift' ! -name '*AnswerTests.swift' | sort | xargs cat |
            sed -n -E 's/^    func (test[A-Za-z0-9]*)\(\).*/       \1/p'
    fi
    echo "Questions (answers.sh):"
    python3 -B Tests/AppleTests/answers.py --list | sed 's/^/       /'
    exit
fi

mkdir -p "$out"
failures=0 runs=0 outcomes=()
for system in "${chosen[@]}"; do
    if ! what=$(availability "$system"); then
        outcomes+=("$system: $what")
        continue
    fi
    echo "== $system: $what"
    runs=$((runs + 1))
    if run "$system"; then
        outcomes+=("$system: passed ($what)")
    else
        outcomes+=("$system: failed ($what)")
        failures=1
    fi
done
printf '\n'
printf '%s\n' "${outcomes[@]}" | tee "$out/outcomes.txt"
echo "Results are in $out."
((runs > 0)) || fail "Nothing was run."
exit $failures
