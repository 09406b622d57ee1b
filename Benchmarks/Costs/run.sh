#!/usr/bin/env bash
# Measures what SeaGlass costs an app: bytes of code, and seconds of type-checking.
#
#   Benchmarks/Costs/run.sh
#
# Linux only. Builds an app three times, optimized and without dead code: with SwiftUI alone, with SeaGlass, and with both
# products. The differences are what each product adds. Then type-checks a screen that chains 30 of the library's modifiers
# and one that chains 30 of SwiftUI's, in turns, and compares the shortest times, less that of a screen without any. Fails
# if an aim is missed.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=$PWD/Benchmarks/Costs
work=$PWD/.build/costs
largest_product=$((350 * 1024))
largest_ratio=130

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
report() { # report NAME VALUE UNIT AIM
    printf '%-44s %7d %s, aim %d\n' "$1" "$2" "$3" "$4"
    (($2 <= $4)) || { echo "error: $1 misses its aim." >&2; failed=1; }
}

plain=$(code Plain) background=$(code Background) shell=$(code Shell)
report "Code that SeaGlass adds" $((background - plain)) bytes $largest_product
report "Code that SeaGlassNavigation adds" $((shell - background)) bytes $largest_product

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
report "Type-checking ÷ SwiftUI's own, hundredths" $(((ours - nothing) * 100 / (systems - nothing))) "" $largest_ratio
exit $failed
