#!/usr/bin/env bash
# Measures what SeaGlass costs an app: bytes of code, and seconds of type-checking.
#
#   Benchmarks/Costs/run.sh
#
# Linux only. Builds an app three times, optimized and without dead code: with SwiftUI alone, with SeaGlass, and with both
# products. The differences are what each product adds. Then type-checks a screen that chains 30 of the library's modifiers
# and one that chains 30 of SwiftUI's, in turns, and compares the shortest times, less that of a screen without any. Fails
# above a threshold: 1 % more code than on 2026-11-25, and more than the noise of the ratio, which was 1.13 to 1.60.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=$PWD/Benchmarks/Costs
work=$PWD/.build/costs

rm -rf "$work" && mkdir -p "$work"
# Without a package manifest, in which the headless SwiftUI comes only with the products.
module() { # module NAME FOLDER: builds a module as one object file
    swiftc -O -wmo -swift-version 6 -parse-as-library -package-name seaglass -DSEAGLASS_SDK_27 -I "$work" \
        -module-name "$1" -emit-module -emit-module-path "$work/$1.swiftmodule" -c -o "$work/$1.o" \
        $(find "$2" -name '*.swift' -not -path '*.docc/*')
}
module SwiftUI Sources/Headless/SwiftUI
module SeaGlass Sources/SeaGlass
module SeaGlassNavigation Sources/SeaGlassNavigation

app() { # app NAME MODULE...: links an app, without dead code
    swiftc -O -swift-version 6 -I "$work" -Xlinker --gc-sections -o "$work/$1" "$here/$1.swift" "${@:2}"
}
app Plain "$work/SwiftUI.o"
app Background "$work/SwiftUI.o" "$work/SeaGlass.o"
app Shell "$work/SwiftUI.o" "$work/SeaGlass.o" "$work/SeaGlassNavigation.o"

code() { size "$work/$1" | awk 'NR == 2 { print $1 + $2 }'; } # code APP: prints its text and data in bytes

failed=0
report() { # report NAME VALUE UNIT THRESHOLD AIM
    printf '%-44s %7d%s, threshold %d, aim %d\n' "$@"
    (($2 <= $4)) || { echo "error: $1 is above its threshold." >&2; failed=1; }
}

plain=$(code Plain) background=$(code Background) shell=$(code Shell)
report "Code that SeaGlass adds" $((background - plain)) " bytes" 624000 $((350 * 1024))
report "Code that SeaGlassNavigation adds" $((shell - background)) " bytes" 728000 $((350 * 1024))

milliseconds() { # milliseconds SCREEN: prints the processor time of type-checking it
    local TIMEFORMAT=%3U took
    took=$({ time swiftc -typecheck -parse-as-library -swift-version 6 -I "$work" \
        "$here/Screens/$1.swift"; } 2>&1)
    echo $((10#${took/[.,]/}))
}

ours=0 systems=0 nothing=0
for _ in {1..15}; do
    for screen in Ours Systems Nothing; do
        took=$(milliseconds $screen)
        case $screen in
            Ours) ((ours != 0 && ours <= took)) || ours=$took ;;
            Systems) ((systems != 0 && systems <= took)) || systems=$took ;;
            Nothing) ((nothing != 0 && nothing <= took)) || nothing=$took ;;
        esac
    done
done
report "Type-checking ÷ SwiftUI's own, hundredths" $(((ours - nothing) * 100 / (systems - nothing))) "" 200 130
exit $failed
