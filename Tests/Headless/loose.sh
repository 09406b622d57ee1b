#!/usr/bin/env bash
# Prints the compiler's options for the headless SwiftUI that Package.swift states, for scripts that do without the package.
set -euo pipefail
cd "$(dirname "$0")"

echo -swift-version 5
sed -n '/^let features/,/^]/p' Package.swift | grep -oE '"\w+"' | xargs printf -- '-enable-upcoming-feature %s\n'
