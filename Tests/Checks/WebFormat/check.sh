#!/usr/bin/env bash
# Checks that the page's style sheets and scripts are formatted according to .jsbeautifyrc.
#
#   Tests/Checks/WebFormat/check.sh [--update]
#
# Names the files that are not; --update formats them. Installs js-beautify if needed, in a virtual environment under
# .build/web-format.
set -euo pipefail
cd "$(dirname "$0")/../../.."

environment=.build/web-format
if ! "$environment/bin/python" -c 'import cssbeautifier, jsbeautifier' 2> /dev/null; then
    python3 -m venv "$environment"
    # A fixed version, because others may format differently.
    "$environment/bin/pip" install --quiet --disable-pip-version-check jsbeautifier==2.0.3 cssbeautifier==2.0.3
fi

find Tests/Headless/Sources -name '*.css' -o -name '*.js' | sort | xargs "$environment/bin/python" Tests/Checks/WebFormat/format.py "$@"
