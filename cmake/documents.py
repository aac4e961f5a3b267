#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Copies the documents and their pictures into a folder, to be installed.

    cmake/documents.py SOURCE TARGET    SOURCE: the top of the source tree

Links to what is only in the sources, such as tests, become plain words.
"""

import argparse
import re
import shutil
from pathlib import Path

# Where documents are, and what they may link to beside other documents.
FOLDERS = (".", "docs", "docs/decisions")
OTHERS = ("docs/screenshots/*.png", "docs/records/*")

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]+)[^)]*\)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    options = parser.parse_args()
    source = options.source.resolve()
    documents = [path for folder in FOLDERS for path in sorted((source / folder).glob("*.md"))]
    others = [path for pattern in OTHERS for path in sorted(source.glob(pattern))]
    copied = {source / "LICENSE", *documents, *others, *(path.parent for path in documents)} - {source}
    shutil.rmtree(options.target, ignore_errors=True)
    for path in documents + others:
        place = options.target / path.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        if path not in documents:
            shutil.copyfile(path, place)
            continue

        def kept(link, folder=path.parent):
            leads = link[2].startswith("http") or (folder / link[2]).resolve() in copied
            return link[0] if leads else link[1]

        place.write_text(LINK.sub(kept, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
