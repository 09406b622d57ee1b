#!/usr/bin/env python3
"""Checks that each product's privacy manifest names the API in use for which Apple requires a reason.

https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
"""
import pathlib
import plistlib
import re
import sys

CATEGORIES = {
    "UserDefaults": r"\bUserDefaults\(|\bUserDefaults\.standard|@AppStorage",
    "FileTimestamp": r"\bf?l?stat(at)?\(|creationDate|[mM]odificationDate|getattrlist",
    "SystemBootTime": r"systemUptime|mach_absolute_time",
    "DiskSpace": r"volumeAvailableCapacity|volumeTotalCapacity|systemFreeSize|systemSize|f?statv?fs\(",
    "ActiveKeyboards": r"activeInputModes",
}
failed = False
for product in ["SeaGlass", "SeaGlassBitmaps", "SeaGlassNavigation"]:
    folder = pathlib.Path("Sources") / product
    code = "\n".join(
        line for file in sorted(folder.rglob("*.swift")) if ".docc" not in str(file)
        for line in file.read_text().splitlines() if not line.lstrip().startswith("//")
    )
    used = {f"NSPrivacyAccessedAPICategory{name}" for name, pattern in CATEGORIES.items() if re.search(pattern, code)}
    manifest = folder / "PrivacyInfo.xcprivacy"
    named = set()
    if manifest.exists():
        content = plistlib.loads(manifest.read_bytes())
        named = {api["NSPrivacyAccessedAPIType"] for api in content["NSPrivacyAccessedAPITypes"]}
    if used != named:
        print(f"error: {product} uses {sorted(used)}, and its privacy manifest names {sorted(named)}.", file=sys.stderr)
        failed = True
sys.exit(failed)
