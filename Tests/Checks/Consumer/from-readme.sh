#!/usr/bin/env bash
# Prints a code block of the README's section “Start”: the screen, or the lines of a manifest in a whole manifest. Or prints
# the app of the screen.
#
#   Tests/Checks/Consumer/from-readme.sh manifest|screen|app
set -euo pipefail

block() { # block FENCE: prints the first block of the section with this fence
    awk -v fence="$1" '/^## / { start = /^## Start/ } code && /^```/ { exit } code; start && $0 == "```" fence { code = 1 }' \
        "$(dirname "${BASH_SOURCE[0]}")/../../../README.md"
}

case ${1-} in
    manifest)
        printf '// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n    name: "App",\n'
        block text | sed 's/^/    /'
        printf ')\n'
        ;;
    screen) block swift ;;
    app) printf 'import SwiftUI\n\n@main struct InboxApp: App { var body: some Scene { WindowGroup { Inbox() } } }\n' ;;
    *) sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
esac
