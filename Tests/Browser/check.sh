#!/usr/bin/env bash
# The demo's page in a real browser: Chromium, driven by Playwright.
#
#   Tests/Browser/check.sh [PAGE]
#
# PAGE is .build/demo/index.html unless given; `swift run Demo` writes it. Installs Chromium and a typeface from the
# system's packages where they are missing, and the driver in a virtual environment under .build/browser. Screenshots go
# to .build/screenshots, with one contact sheet.
set -euo pipefail
cd "$(dirname "$0")/../.."

page=${1:-.build/demo/index.html}
[ -f "$page" ] || { echo "There is no page at $page. Write it with: swift run Demo" >&2; exit 1; }

if ! command -v chromium > /dev/null || ! fc-list 2> /dev/null | grep -q Inter; then
    apt-get update --quiet --quiet
    apt-get install --yes --quiet chromium fonts-inter fontconfig > .build/browser-install.log
fi

environment=.build/browser
if [ ! -x "$environment/bin/python" ] || ! "$environment/bin/python" -c 'import playwright, axe_playwright_python, PIL' 2> /dev/null; then
    python3 -m venv "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check playwright axe-playwright-python pillow
fi

exec "$environment/bin/python" Tests/Browser/check.py "$page" "$(command -v chromium)" .build/screenshots
