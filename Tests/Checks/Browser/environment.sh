# For scripts that drive Chromium, to be sourced at the project's root. Installs Chromium and a typeface from the system's
# packages where they are missing, and the driver in a virtual environment, whose folder it leaves in $environment.
if ! command -v chromium > /dev/null || ! fc-list 2> /dev/null | grep -q Inter; then
    apt-get update --quiet --quiet
    apt-get install --yes --quiet chromium fonts-inter fontconfig > .build/browser-install.log
fi

environment=.build/browser
if [ ! -x "$environment/bin/python" ] || ! "$environment/bin/python" -c 'import playwright, axe_playwright_python, PIL' 2> /dev/null; then
    python3 -m venv "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check playwright axe-playwright-python pillow
fi
