#!/usr/bin/env bash
# Checks that the workflows of GitHub Actions have the documented form and are safe: actions pinned to commits, least
# permissions, and no expressions in scripts.
#
#   Tests/Checks/Workflows/check.sh
#
# Runs two linters from PyPI, offline, in a virtual environment under .build/workflows. Then, as a self-test, they must
# report a workflow with a known mistake of each kind.
set -euo pipefail
cd "$(dirname "$0")/../../.."

environment=.build/workflows
if ! "$environment/bin/zizmor" --version > /dev/null 2>&1 || ! "$environment/bin/check-jsonschema" --version > /dev/null 2>&1; then
    python3 -m venv "$environment"
    # Fixed versions, because others may report something else.
    "$environment/bin/pip" install --quiet --disable-pip-version-check zizmor==1.32.0 check-jsonschema==0.39.0
fi

schema() { "$environment/bin/check-jsonschema" --builtin-schema vendor.github-workflows "$@"; }
safety() { "$environment/bin/zizmor" --offline --quiet --no-progress "$@"; }

schema .github/workflows/*.yml
safety .github/workflows

bad=$environment/bad.yml
refused() { # refused LINTER TEXT: fails unless the linter reports a workflow with this text
    printf 'on: push\njobs:\n  job:\n%s\n' "$2" > "$bad"
    if "$1" "$bad" > /dev/null 2>&1; then
        echo "error: $1 accepts:" >&2
        cat "$bad" >&2
        exit 1
    fi
}
refused schema '    runs-on: ubuntu-latest
    steps: [{ uses: a/b@v1, runs: true }]'
refused safety '    permissions: {}
    runs-on: ubuntu-latest
    steps: [{ uses: a/b@v1 }]'
refused safety '    runs-on: ubuntu-latest
    steps: [{ run: "echo ${{ github.event.head_commit.message }}" }]'
echo "$(find .github/workflows -name '*.yml' | wc -l) workflows are valid and safe."
