#!/usr/bin/env bash
# The demo's page in a real browser: Chromium, driven by Playwright.
#
#   Tests/Browser/check.sh [PAGE]
#
# PAGE is .build/demo/index.html unless given; `swift run Demo` writes it. Screenshots go to .build/screenshots, with one
# contact sheet. environment.sh installs what is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

page=${1:-.build/demo/index.html}
[ -f "$page" ] || { echo "There is no page at $page. Write it with: swift run Demo" >&2; exit 1; }

. Tests/Browser/environment.sh
exec "$environment/bin/python" Tests/Browser/check.py "$page" "$(command -v chromium)" .build/screenshots
