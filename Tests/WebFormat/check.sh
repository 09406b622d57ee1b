#!/usr/bin/env bash
# The page's style sheets and scripts are formatted as .jsbeautifyrc says.
#
#   Tests/WebFormat/check.sh [--update]
#
# Names the files that are not; --update formats them. Installs js-beautify where it is missing, in a virtual environment
# under .build/web-format.
set -euo pipefail
cd "$(dirname "$0")/../.."

environment=.build/web-format
if ! "$environment/bin/python" -c 'import cssbeautifier, jsbeautifier' 2> /dev/null; then
    python3 -m venv "$environment"
    # One version for everybody: another may format otherwise.
    "$environment/bin/pip" install --quiet --disable-pip-version-check jsbeautifier==2.0.3 cssbeautifier==2.0.3
fi

find Sources -name '*.css' -o -name '*.js' | sort | xargs "$environment/bin/python" Tests/WebFormat/format.py "$@"
