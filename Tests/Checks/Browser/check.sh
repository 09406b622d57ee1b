#!/usr/bin/env bash
# The demo's page, and the page of scenes, in a real browser: Chromium, driven by Playwright.
#
#   Tests/Checks/Browser/check.sh [FOLDER]
#
# FOLDER is .build/demo unless given; `swift run -c release Demo` writes one page there, and with `--scenes` the other.
# Screenshots go to .build/screenshots, with one contact sheet. environment.sh installs what is missing.
set -euo pipefail
cd "$(dirname "$0")/../../.."

folder=${1:-.build/demo}
for page in index scenes; do
    [ -f "$folder/$page.html" ] && continue
    echo "There is no $page.html in $folder. Write both pages with: swift run -c release Demo; .build/release/Demo --scenes" >&2
    exit 1
done

. Tests/Checks/Browser/environment.sh
"$environment/bin/python" Tests/Checks/Browser/geometry.py "$folder/scenes.html" "$(command -v chromium)" & scenes=$!
"$environment/bin/python" Tests/Checks/Browser/check.py "$folder/index.html" "$(command -v chromium)" .build/screenshots
wait $scenes
