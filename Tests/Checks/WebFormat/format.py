"""Names style sheets and scripts not formatted according to .jsbeautifyrc, or formats them: format.py [--update] FILE…"""

import json
import sys
from pathlib import Path

import cssbeautifier
import jsbeautifier

formatters = {".css": cssbeautifier.beautify, ".js": jsbeautifier.beautify}

updates = sys.argv[1] == "--update"
options = json.loads(Path(".jsbeautifyrc").read_text())
unformatted = 0
for path in map(Path, sys.argv[1 + updates:]):
    text = path.read_text()
    formatted = formatters[path.suffix](text, options)
    if formatted == text:
        continue
    if updates:
        path.write_text(formatted)
    else:
        print(f"{path}: error: not formatted. Run Tests/Checks/WebFormat/check.sh --update.")
        unformatted += 1
sys.exit(unformatted > 0)
