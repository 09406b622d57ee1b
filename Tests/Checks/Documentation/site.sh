#!/usr/bin/env bash
# Writes one static site of the catalogs, the demo's page and a landing page, and checks it in Chromium. The file llms.txt
# of the site has all pages as one plain text.
#
#   Tests/Checks/Documentation/site.sh [FOLDER]
#
# FOLDER is .build/site by default. Serve it at /SeaGlass/, or at the path in the environment variable SITE_PATH. Needs a
# finished `swift build` and the demo's page, which `swift run -c release Demo` writes. check_site.py explains the checks.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=Tests/Checks/Documentation
site=${1:-.build/site}
path=${SITE_PATH:-SeaGlass}
[ -f .build/demo/index.html ] || { echo "There is no page of the demo. Write it with: swift run -c release Demo" >&2; exit 1; }

"$here/check.sh"
rm -rf "$site" && mkdir -p "$(dirname "$site")"
docc process-archive transform-for-static-hosting .build/documentation/site --output-path "$site" --hosting-base-path "$path"
cp "$here"/Site/* "$site"
cp -R .build/demo "$site/demo"
python3 "$here/llms.py" > "$site/llms.txt"

. Tests/Checks/Browser/environment.sh
"$environment/bin/python" "$here/check_site.py" "$site" "$path" "$(command -v chromium)" .build/site-screenshots
echo "Site: $site"
