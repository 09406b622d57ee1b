#!/usr/bin/env bash
# The workflows of GitHub Actions are of the form GitHub documents, and safe: actions by commit, least permissions, no
# expression in a script.
#
#   Tests/Workflows/check.sh
#
# Two linters from PyPI, offline, in a virtual environment under .build/workflows; then a workflow with a known mistake of
# each kind, which they have to report.
set -euo pipefail
cd "$(dirname "$0")/../.."

environment=.build/workflows
if ! "$environment/bin/zizmor" --version > /dev/null 2>&1 || ! "$environment/bin/check-jsonschema" --version > /dev/null 2>&1; then
    python3 -m venv "$environment"
    # One version for everybody: another may find something else.
    "$environment/bin/pip" install --quiet --disable-pip-version-check zizmor==1.32.0 check-jsonschema==0.39.0
fi

schema() { "$environment/bin/check-jsonschema" --builtin-schema vendor.github-workflows "$@"; }
safety() { "$environment/bin/zizmor" --offline --quiet --no-progress "$@"; }

schema .github/workflows/*.yml
safety .github/workflows

bad=$environment/bad.yml
refused() { # refused LINTER TEXT: a workflow with this in it is reported
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
echo "$(find .github/workflows -name '*.yml' | wc -l) workflows are as they should be."
