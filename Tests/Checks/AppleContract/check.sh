#!/usr/bin/env bash
#
# Type-checks the library, the demo, and the benchmarks and tests that Linux does not compile, for every Apple system, on
# Linux.

set -euo pipefail

usage() {
    cat <<'TEXT'
Usage: Tests/Checks/AppleContract/check.sh [--system NAME] [--help]

Compiles the interfaces of the standard library and of Testing, small facades of Apple's frameworks, and the headless
SwiftUI for each Apple system. Then it compiles the three products, the demo and, for macOS, the benchmarks of
SwiftUI itself against them at the lowest and the newest version, and the tests that need an Apple system at the lowest: in
Swift 6 mode, with warnings as errors. The lowest version reports a newer API without its availability check; the newest
one, what was deprecated until then. First it checks that each file with a known mistake is rejected. On iOS and macOS
no closure that SwiftUI calls off the main thread may check that it runs on the main actor: see executor.py. On iOS the
products also compile with the declarations of task(priority:_:) before SDK 26.4.

Except for Mac Catalyst, each Swift block of the README, the catalogs and the documentation comments compiles for each system
at the lowest version, also what an #if hides on Linux; for iOS and macOS it also compiles at the newest, without a deprecated
call. Tests/Checks/Documentation/snippets.py takes the blocks, and explains how a block says for which systems it is.

  --system NAME  checks one system only: iOS, Catalyst, macOS, tvOS, watchOS or visionOS
  --help         prints this text

If the code begins to use an API of another of Apple's frameworks, or one of SwiftUI's on systems that Linux is not, declare
it in Facades/ as Apple documents it. Each file
in SelfTest/Compiler names the error with which it must be rejected, for every system or for one.

Built modules are kept in .build/apple-contract, and built again when the toolchain or their sources change.
TEXT
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
package=seaglass

# name, triple, environment, the lowest supported version
systems=(
    "iOS      ios     -simulator 17.0"
    "Catalyst ios     -macabi    17.0"
    "macOS    macosx  -          14.0"
    "tvOS     tvos    -simulator 17.0"
    "watchOS  watchos -simulator 10.0"
    "visionOS xros    -simulator 1.0"
)
newest=27.0

# Every system's SDK is empty except for the visionOS versions that correspond to iOS versions.
sdk_settings='{
    "Version": "27.0", "MaximumDeploymentTarget": "27.99",
    "VersionMap": { "iOS_xrOS": { "17.0": "1.0", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0", "26.0": "26.0", "27.0": "27.0" } }
}'

# The compiler of Xcode 27 implies SDK 27 by its version. This flag does so for an older compiler.
sdk_27=SEAGLASS_SDK_27

standard_modules=(Swift _Concurrency _StringProcessing Observation Testing)

# In the order of their imports. Mac Catalyst can import AppKit, where almost nothing is available to it; watchOS can
# import UIKit for colors, images and fonts.
facades_on() {
    case $1 in
    macOS) echo Darwin Dispatch CoreFoundation CoreGraphics ImageIO Foundation os AppKit Benchmark ;;
    Catalyst) echo Darwin Dispatch CoreFoundation CoreGraphics ImageIO Foundation os QuartzCore UIKit AppKit ;;
    iOS) echo Darwin Dispatch CoreFoundation CoreGraphics ImageIO Foundation os QuartzCore UIKit XCTest ;;
    *) echo Darwin Dispatch CoreFoundation CoreGraphics ImageIO Foundation os QuartzCore UIKit ;;
    esac
}

# --- The toolchain -------------------------------------------------------------------------------------------------

target_info() { swiftc -print-target-info | python3 -c "import json, sys; print(json.load(sys.stdin)$1)"; }

find_toolchain() {
    [[ $(uname -s) == Linux ]] || fail "This check is for Linux; on a Mac, Xcode compiles for Apple's systems."
    host_triple=$(target_info "['target']['moduleTriple']")
    resources=$(target_info "['paths']['runtimeResourcePath']")
    case ${host_triple%%-*} in
    x86_64) architecture=x86_64 ;;
    aarch64) architecture=arm64 ;;
    *) fail "No Apple architecture goes with $host_triple." ;;
    esac
    interfaces=$resources/linux
    plugins=$resources/host/plugins
    local module
    for module in "${standard_modules[@]}"; do
        [[ -f $(interface_of "$module") ]] || fail "The toolchain has no interface of the module $module."
    done
    # A module stores the path of the interface it was built from, so that path is part of the key.
    toolchain=$({ echo "$root" && swiftc -print-target-info && swiftc --version 2>&1; } | hash_of)
    cache=$root/.build/apple-contract/$toolchain
}

interface_of() { echo "$interfaces/$1.swiftmodule/$host_triple.swiftinterface"; }

hash_of() { sha256sum | cut -c1-16; }

fail() {
    echo "error: $*" >&2
    exit 1
}

# --- One system ----------------------------------------------------------------------------------------------------

select_system() {
    local entry
    for entry in "${systems[@]}"; do
        read -r system os environment lowest <<<"$entry"
        [[ $system == "$1" ]] || continue
        [[ $environment != - ]] || environment=""
        modules=$cache/$system
        mkdir -p "$modules/sdk"
        echo "$sdk_settings" >"$modules/sdk/SDKSettings.json"
        return
    done
    fail "There is no system $1. See --help."
}

triple() { echo "$architecture-apple-$os$1$environment"; }

# Runs the compiler for a version of the system. It reports to standard error. With -O, because code without
# optimization imports a module that is not built here. The optimizations themselves report nothing and are left out.
compile() {
    local version=$1
    shift
    swiftc -frontend "$@" -O -disable-sil-perf-optzns -target "$(triple "$version")" -sdk "$modules/sdk" -disable-objc-interop \
        -module-cache-path "$cache/clang" -I "$resources/shims"
}

# Runs a step unless it succeeded before with the same inputs: the previous steps, its own code, and some files.
step() {
    local name=$1
    shift
    key=$({ echo "$key" "$sdk_settings" && declare -f compile declarations facades_on "$name" && sha256sum; } | hash_of)
    [[ $(cat "$modules/$name.key" 2>/dev/null) != "$key" ]] || return 0
    rm -rf "${modules:?}/$name" "$modules/$name.key"
    mkdir -p "$modules/$name"
    "$name" "$@"
    echo "$key" >"$modules/$name.key"
}

# Builds the standard library and Testing from the toolchain's interfaces for Linux. Their availability is Apple's. The
# build skips inlinable bodies, which makes it ten times as fast. Without them the compiler does not detect constants that
# overflow; the build on Linux does.
standard_library() {
    local module interface flags
    for module in "${standard_modules[@]}"; do
        interface=$modules/standard_library/$module.swiftinterface
        sed -e "s/-target $host_triple/-target $(triple "$lowest")/" \
            -e 's|^// swift-module-flags: |&-disable-availability-checking -experimental-skip-all-function-bodies |' \
            -e 's/^import Glibc$//' -e 's/@backDeployed([^)]*)//' \
            "$(interface_of "$module")" >"$interface"
        flags=()
        case $module in Swift | _Concurrency) flags=(-parse-stdlib) ;; esac
        compile "$lowest" -compile-module-from-interface "${flags[@]}" -module-name "$module" \
            -disable-availability-checking -experimental-skip-all-function-bodies -I "$modules/standard_library" \
            -o "$modules/standard_library/$module.swiftmodule" "$interface"
    done
}

# Builds a module of declarations only. Bodies are skipped, because only the module's users are checked.
declarations() {
    local directory=$1 module=$2
    shift 2
    compile "$lowest" -emit-module -parse-as-library -module-name "$module" -package-name apple \
        -swift-version 6 -disable-availability-checking -suppress-warnings -experimental-skip-all-function-bodies \
        -plugin-path "$plugins" -I "$modules/standard_library" -I "$modules/facades" \
        -o "$modules/$directory/$module.swiftmodule" "$@"
}

facades() {
    local module files
    for module in $(facades_on "$system"); do
        mapfile -t files < <(files_of_facade "$module")
        declarations facades "$module" "${files[@]}"
    done
}

# Lists the files of a facade: Name.swift and Name+Part.swift.
files_of_facade() { find "$here/Facades" -name "$1.swift" -o -name "$1+*.swift" | LC_ALL=C sort; }

headless() { declarations headless SwiftUI "$@"; }

# Without strict checks, as Package.swift builds it, and as Apple's SwiftUI is to the compiler.
loose() { declarations loose SwiftUI $("$root/Tests/Headless/loose.sh") "$@"; }

# Lists sources, without the tutorials' code in the catalogs.
sources_in() { find "$root/$1" -name '*.swift' -not -path '*.docc/*' | LC_ALL=C sort; }

# With the tasks of the SDKs before 26.4, whose action is @Sendable instead of sending.
earlier() { declarations earlier SwiftUI -D SDK_BEFORE_26_4 "$@"; }

build_modules() {
    key=$cache
    local interface_files facade_files headless_files
    mapfile -t interface_files < <(for module in "${standard_modules[@]}"; do interface_of "$module"; done)
    mapfile -t facade_files < <(for module in $(facades_on "$system"); do files_of_facade "$module"; done)
    mapfile -t headless_files < <(sources_in Tests/Headless/Sources/SwiftUI && files_of_facade SwiftUI)
    step standard_library < <(cat "${interface_files[@]}")
    step facades < <(cat "${facade_files[@]}")
    step headless "${headless_files[@]}" < <(cat "${headless_files[@]}")
    ! checks_tasks || step earlier "${headless_files[@]}" < <(cat "${headless_files[@]}")
    ! checks_closures || step loose "${headless_files[@]}" < <(cat "$root/Tests/Headless/Package.swift" "${headless_files[@]}")
}

# --- Checks --------------------------------------------------------------------------------------------------------

# Compiles a module as an app's build does, against one of the builds of SwiftUI and the modules in a folder.
app_module() {
    local version=$1 swiftui=$2 folder=$3 module=$4
    shift 4
    mkdir -p "$modules/$folder"
    compile "$version" -parse-as-library -module-name "$module" -package-name $package -swift-version 6 \
        -plugin-path "$plugins" -I "$modules/standard_library" -I "$modules/facades" -I "$modules/$swiftui" \
        -I "$modules/$folder" "$@"
}

# Emitting a module for the lowest version runs the checks of data flow and isolation, which come after type-checking. The
# checks of constants are off, because they need the standard library's bodies. For the newest version type-checking
# suffices, which reports what is deprecated.
product() {
    if [[ $1 == "$lowest" ]]; then
        app_module "$1" headless products "$2" -emit-module -emit-module-path "$modules/products/$2.swiftmodule" \
            -Xllvm -sil-disable-pass=diagnose-unknown-const-values -Xllvm -sil-disable-pass=performance-diagnostics \
            -warnings-as-errors "${@:3}"
    else
        type_check "$@"
    fi
}

# Uses the modules of the lowest version.
type_check() { app_module "$1" headless products "$2" -typecheck -warnings-as-errors "${@:3}"; }

# Writes a module's functions before any optimization.
functions() {
    app_module "$lowest" loose functions "$1" -emit-sil -suppress-warnings -D DEBUG -enable-testing -D $sdk_27 \
        -emit-module-path "$modules/functions/$1.swiftmodule" -o "$modules/functions/$1.sil" "${@:2}"
}

check_version() {
    local version=$1 started tests benchmarks
    started=$(now)
    [[ $version != $lowest ]] || rm -f "$modules"/products/*.swiftmodule
    # A release build with an SDK before 27 needs one version only, and the modules with conditions. SeaGlassNavigation
    # has none for the SDK, so the release build on Linux has checked its data flow.
    if [[ $version == $lowest ]]; then
        check_products product "$version" RELEASE SeaGlass
        check_products type_check "$version" RELEASE SeaGlassNavigation
    fi
    check_products product "$version" "DEBUG -enable-testing -D $sdk_27" \
        SeaGlass SeaGlassBitmaps SeaGlassNavigation DemoScreens Demo
    # The only benchmarks that Linux does not compile.
    if [[ $system == macOS ]]; then
        mapfile -t benchmarks < <(sources_in Benchmarks/Support)
        product "$version" BenchmarkSupport "${benchmarks[@]}"
        product "$version" Benchmarks "$root"/Benchmarks/SeaGlassBenchmarks/{ImageRendererBenchmarks,HandmadeBackground}.swift
    fi
    # The tests that Linux skips. Built for the lowest version only, because the newest may deprecate what they use.
    mapfile -t tests < <(sources_in Tests/AppleTests/Windows)
    [[ $version != $lowest ]] || product "$version" AppleTests -D DEBUG "${tests[@]}"
    [[ $system != iOS ]] || check_phone_apps "$version"
    report "$system $version" "products and demo" "$started"
}

# check_products product|type_check VERSION CONFIGURATION MODULE…
check_products() {
    local module sources
    for module in "${@:4}"; do
        mapfile -t sources < <(sources_of "$module")
        "$1" "$2" "$module" -D $3 "${sources[@]}"
    done
}

sources_of() {
    case $1 in
    DemoScreens) sources_in Sources/Demo | grep -v -e /Demo/App/ -e /SeaGlassDemo.swiftpm/ ;;
    Demo) sources_in Sources/Demo/App ;;
    *) sources_in "Sources/$1" ;;
    esac
}

# Whether to check the products with the tasks of the SDKs before 26.4, which are the same on every system.
checks_tasks() { [[ $system == iOS ]]; }

# Compiles the products as Xcode 26.0 does. The self-test's file compiles with the newer declaration only.
check_tasks() {
    local module sources self_test=$here/SelfTest/EarlierTask.swift output started
    started=$(now)
    product "$lowest" SelfTest "$self_test"
    output=$(earlier_product SelfTest "$self_test" 2>&1) || true
    [[ $(errors_in "$output") == "$(sed -n 's|^// expect before SDK 26.4: ||p' "$self_test")" ]] ||
        fail "$system: EarlierTask.swift reports before SDK 26.4: $output"
    for module in SeaGlass SeaGlassBitmaps SeaGlassNavigation; do
        mapfile -t sources < <(sources_of $module)
        earlier_product $module "${sources[@]}"
    done
    report "$system" "earlier tasks" "$started"
}

earlier_product() {
    app_module "$lowest" earlier earlier_products "$1" -emit-module \
        -emit-module-path "$modules/earlier_products/$1.swiftmodule" -warnings-as-errors -D RELEASE \
        -Xllvm -sil-disable-pass=diagnose-unknown-const-values -Xllvm -sil-disable-pass=performance-diagnostics "${@:2}"
}

# Whether to check the closures. Almost every closure is also compiled for one of these two systems.
checks_closures() { [[ $system == iOS || $system == macOS ]]; }

# Checks the closures that SwiftUI calls off the main thread. The self-test's file marks the closures to reject.
check_closures() {
    local module sources self_test=$here/SelfTest/Executor.swift started
    started=$(now)
    functions SelfTest "$self_test"
    diff <(grep -n '// traps$' "$self_test" | cut -d: -f1) \
        <("$here/executor.py" --destinations "$modules/functions/SelfTest.sil" | cut -d: -f2 | sort -nu) ||
        fail "$system: executor.py should reject the lines of $(basename "$self_test") above (<), but rejects others (>)."
    for module in SeaGlass SeaGlassNavigation DemoScreens Demo; do
        mapfile -t sources < <(sources_of $module)
        functions $module "${sources[@]}"
    done
    "$here/executor.py" --destinations "$modules"/functions/{SeaGlass,SeaGlassNavigation,DemoScreens,Demo}.sil
    report "$system" "closures" "$started"
}

# Compiles what exists only for iOS: the demo's app playground, and the touch tests with their host app.
check_phone_apps() {
    product "$1" SeaGlassDemo "$root"/Sources/Demo/SeaGlassDemo.swiftpm/App/*.swift
    [[ $1 == $lowest ]] || return 0
    product "$1" HostApp "$root"/Tests/AppleTests/HostApp/*.swift
    product "$1" WindowHost "$root"/Tests/AppleTests/WindowHost/*.swift
    product "$1" TouchTests "$root"/Tests/AppleTests/Touches/*.swift
}

# Compiles each file of the self-test. A file names the error that the compiler must report, for every system or for one:
#     // expect: cannot find 'x' in scope
#     // expect macOS: 'y' is unavailable in macOS
# A file that names no error for a system must compile there.
self_test() {
    local file expected output failures=0 started
    started=$(now)
    for file in "$here"/SelfTest/Compiler/*.swift; do
        expected=$(expectation_in "$file")
        output=$(product "$lowest" SelfTest "$file" 2>&1) || true
        [[ $(errors_in "$output") != "$expected" ]] || continue
        echo "error: $system: $(basename "$file") should ${expected:+fail with: }${expected:-compile}, but reports:" >&2
        echo "$output" >&2
        failures=1
    done
    output=$(product $newest SelfTest "$here/SelfTest/Deprecated.swift" 2>&1) || true
    [[ $(errors_in "$output") == "'former()' was deprecated in "* ]] || fail "$system: Deprecated.swift reports: $output"
    ((failures == 0)) || exit 1
    report "$system" "self-test" "$started"
}

# Whether to check the pages at the newest version, too, which reports what is deprecated on almost every system.
checks_newest_pages() { [[ $system == iOS || $system == macOS ]]; }

# Compiles the blocks of the pages against the products of the lowest version. The self-test's page names its errors.
check_pages() {
    local self_test=$here/SelfTest/Pages.md pages found started
    started=$(now)
    diff <(sed -n -E "s|^ *// expect( $system)?: ||p" "$self_test" | sort) \
        <(errors_in "$(page_errors "$lowest" SelfTestPages "$self_test")" | sed 's/ \[#.*//' | sort) ||
        fail "$system: the blocks of Pages.md should report the errors above (<), but report others (>)."
    ! checks_newest_pages ||
        page_errors $newest SelfTestPages "$self_test" | grep -qF "$(sed -n 's|^// expect newest: ||p' "$self_test")" ||
        fail "$system: Pages.md reports no deprecated call."
    mapfile -t pages < <(cd "$root" && echo README.md && find Sources/SeaGlass{,Bitmaps,Navigation} -name '*.md' -o -name '*.swift')
    found=$({
        page_errors "$lowest" Pages "${pages[@]}"
        ! checks_newest_pages || page_errors $newest Pages "${pages[@]}"
    } | sort -u)
    [[ -z $found ]] || fail "$system: code of pages does not compile."$'\n'"$found"
    report "$system" "pages" "$started"
}

# page_errors VERSION NAME PAGE…: prints the errors in the pages' blocks.
page_errors() {
    local documentation=$root/Tests/Checks/Documentation warnings=-suppress-warnings output
    [[ $1 != $newest ]] || warnings="-Werror DeprecatedDeclaration"
    rm -rf "${modules:?}/$2"
    (cd "$root" && python3 -B "$documentation/snippets.py" "$modules/$2" "${@:3}") >/dev/null
    output=$(app_module "$1" headless products "$2" -typecheck $warnings -D $sdk_27 \
        "$documentation/Prelude.swift" "$modules/$2"/*.swift 2>&1) || grep -E '^[^ ].*: error: ' <<<"$output" || echo "$output"
}

expectation_in() {
    sed -n -e "s|^// expect $system: ||p" "$1" | grep . || sed -n -e 's|^// expect: ||p' "$1"
}

errors_in() { sed -n -E 's/^[^ ].*:[0-9]+:[0-9]+: error: //p' <<<"$1"; }

check_system() {
    local version started
    select_system "$1"
    started=$(now)
    build_modules
    report "$system" "modules" "$started"
    self_test
    ! checks_closures || check_closures
    ! checks_tasks || check_tasks
    for version in $lowest $newest; do check_version "$version"; done
    [[ $system == Catalyst ]] || check_pages
}

# Hiding the toolbar of a Mac's window hides the buttons that close, minimize and zoom it:
# documentation/swiftui/toolbarplacement/windowtoolbar. Its background and its color scheme may change.
check_window_toolbar() {
    ! grep -rn windowToolbar "$root/Sources/SeaGlass" "$root/Sources/SeaGlassNavigation" "$root/Sources/Demo" |
        grep -v -e 'toolbarBackground(' -e 'toolbarColorScheme(' >&2 || fail "The toolbar of a Mac's window stays."
}

check_sources() {
    local started
    started=$(now)
    "$here/ready-for-sdk-27.py" --self-test "$here/SelfTest/SDK27"
    "$here/ready-for-sdk-27.py" "$root"/Sources/SeaGlass{,Bitmaps,Navigation} "$root/Sources/Demo"
    report "Sources" "ready for SDK 27" "$started"
    check_window_toolbar
    check_conditions
}

# A release build is checked for SeaGlass and SeaGlassNavigation alone, the latter without its data flow: see check_version.
check_conditions() {
    ! grep -rnE '#(else)?if .*(DEBUG|SEAGLASS_SDK_27)' --include='*.swift' "$root"/Sources/{SeaGlassBitmaps,Demo} >&2 &&
        ! grep -rn SEAGLASS_SDK_27 --include='*.swift' "$root/Sources/SeaGlassNavigation" >&2 ||
        fail "A release build of this code is not checked: add its module to check_version."
}

# --- Everything ----------------------------------------------------------------------------------------------------

now() { echo "${EPOCHREALTIME//[!0-9]/}"; }

report() {
    local tenths=$((($(now) - $3) / 100000))
    printf '%-14s %-18s %4d.%d s\n' "$1" "$2" $((tenths / 10)) $((tenths % 10))
}

check_everything() {
    check_sources
    printf '%s\n' "${systems[@]%% *}" | xargs -P 2 -I{} "${BASH_SOURCE[0]}" --system {} || exit 1
}

case ${1-} in
"") check_everything ;;
--system) find_toolchain && check_system "${2-}" ;;
-h | --help) usage ;;
*) usage >&2 && exit 2 ;;
esac
