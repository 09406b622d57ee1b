#!/usr/bin/env bash
# Measures what SeaGlass costs an app: bytes of code, and seconds of type-checking.
#
#   Benchmarks/Costs/run.sh
#
# Linux on x86-64 only. Builds an app four times, optimized and without dead code: with SwiftUI alone, with SeaGlass, and
# with SeaGlass and each other product. The difference of two apps is the code that a product adds. Then type-checks, in
# turns, a screen that chains 29 of the library's modifiers and one that chains 29 of SwiftUI's. Compares their shortest
# processor times, less the time of a screen without modifiers. Does the same with files of ten such screens. Fails
# above a threshold: for code 10 % more than Swift 6.3.1 produced on 2026-11-29, for type-checking SwiftUI's own time.
set -euo pipefail
shopt -s inherit_errexit
export LC_ALL=C
cd "$(dirname "$0")/../.."

if [[ $(uname -m) != x86_64 ]]; then
    echo "Nothing was measured: the thresholds are for x86-64." >&2
    exit
fi

here=$PWD/Benchmarks/Costs
work=$PWD/.build/costs

rm -rf "$work" && mkdir -p "$work"
headless=$(Tests/Headless/module.sh)
# Calls the compiler directly, which needs no package for each app.
module() { # module NAME FOLDER: builds a module as one object file
    swiftc -O -wmo -swift-version 6 -parse-as-library -package-name seaglass -DSEAGLASS_SDK_27 -I "$headless" -I "$work" \
        -module-name "$1" -emit-module -emit-module-path "$work/$1.swiftmodule" -c -o "$work/$1.o" \
        $(find "$2" -name '*.swift' -not -path '*.docc/*' | sort)
}
module SeaGlass Sources/SeaGlass
module SeaGlassBitmaps Sources/SeaGlassBitmaps
module SeaGlassNavigation Sources/SeaGlassNavigation

app() { # app NAME MODULE...: links an app, without dead code
    swiftc -O -swift-version 6 -I "$headless" -I "$work" -Xlinker --gc-sections -o "$work/$1" "$here/$1.swift" \
        "$headless/SwiftUI.o" "${@:2}"
}
app Plain
app Background "$work/SeaGlass.o"
app Picture "$work/SeaGlass.o" "$work/SeaGlassBitmaps.o"
app Shell "$work/SeaGlass.o" "$work/SeaGlassNavigation.o"

code() { size "$work/$1" | awk 'NR == 2 { print $1 + $2 }'; } # code APP: prints its text and data in bytes

failed=0
report() { # report NAME VALUE UNIT THRESHOLD
    printf '%-44s %7d%s, threshold %d\n' "$@"
    (($2 > 0)) || { echo "error: $1 was not measured." >&2; failed=1; }
    (($2 <= $4)) || { echo "error: $1 is above its threshold." >&2; failed=1; }
}

plain=$(code Plain)
background=$(code Background)
picture=$(code Picture)
shell=$(code Shell)
report "Code that SeaGlass adds" $((background - plain)) " bytes" $((356903 * 11 / 10))
report "Code that SeaGlassBitmaps adds" $((picture - background)) " bytes" $((45354 * 11 / 10))
report "Code that SeaGlassNavigation adds" $((shell - background)) " bytes" $((899178 * 11 / 10))

screens() { # screens NAME COUNT: prints a file that contains a screen COUNT times
    local file=$here/Screens/$1.swift number
    sed '/^struct Screen:/,$d' "$file"
    for ((number = 1; number <= $2; number++)); do
        sed -n "s/^struct Screen:/struct Screen$number:/; /^struct Screen$number:/,\$ p" "$file"
    done
}

milliseconds() { # milliseconds FILE: prints the processor time of type-checking it
    local TIMEFORMAT='%3U %3S' used user system
    used=$({ time swiftc -typecheck -parse-as-library -swift-version 6 -I "$headless" -I "$work" "$1" 2>&3; } 3>&2 2>&1)
    read -r user system <<< "$used"
    echo $((10#${user/./} + 10#${system/./}))
}

type_checking() { # type_checking COUNT: prints the time of COUNT screens of ours ÷ that of SwiftUI's, in hundredths
    local screen took
    local -A least=()
    for screen in Ours Systems Nothing; do screens $screen "$1" > "$work/$screen.swift"; done
    for _ in {1..3}; do
        for screen in Ours Systems Nothing; do
            took=$(milliseconds "$work/$screen.swift")
            ((${least[$screen]:-took} < took)) || least[$screen]=$took
        done
    done
    echo $(((least[Ours] - least[Nothing]) * 100 / (least[Systems] - least[Nothing])))
}
one=$(type_checking 1)
ten=$(type_checking 10)
# A regression shows every time, a disturbance by other work does not.
((one <= 100)) || one=$(type_checking 1)
((ten <= 100)) || ten=$(type_checking 10)
report "Type-checking 1 screen ÷ SwiftUI's own" "$one" " hundredths" 100
report "Type-checking 10 screens ÷ SwiftUI's own" "$ten" " hundredths" 100
exit $failed
