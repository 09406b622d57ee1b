#!/usr/bin/env bash
# Runs the hosted tests of both products on a build in which the compiler erases every `some View` to `AnyView`.
#
#     Tests/Checks/Adversity/erased.sh [FILTER]
#
# In debug builds SwiftUI erases opaque result types of views: to `AnyView` in Xcode 16.0 to 16.2, later to
# `DebugReplaceableView` (developer.apple.com/documentation/swiftui/debugreplaceableview). A test that depends on the type
# of such a view is a known issue where `ErasedViews.isOn` is true.
set -euo pipefail
cd "$(dirname "$0")/../../.."

scratch=.build/erased-views
log=$scratch.log
mkdir -p .build
# A module at a time and without debug information, which takes less of the processor.
swift build --scratch-path $scratch --product SeaGlassPackageTests -debug-info-format none \
    -Xswiftc -whole-module-optimization -Xswiftc -disable-batch-mode -Xswiftc -num-threads -Xswiftc 2 \
    -Xswiftc -no-emit-module-separately-wmo \
    -Xswiftc -enable-experimental-feature -Xswiftc OpaqueTypeErasure > "$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
if swift test --skip-build --scratch-path $scratch --filter "${1:-SeaGlassHostedTests}" > "$log" 2>&1; then
    echo "erased views: $(grep -oE '[0-9]+ tests in .* passed.*' "$log" | tail -n 1)"
else
    echo "erased views: failed"
    grep -E '^✘|error:|Fatal' "$log" || tail -n 20 "$log"
    exit 1
fi
