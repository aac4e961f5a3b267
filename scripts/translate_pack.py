#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Translates the texts of a shipped pack: the names of its house and levels, and their ideas.

    scripts/translate_pack.py template PACK               print a catalogue of the texts to be translated
    scripts/translate_pack.py merge PACK FOLDER OUTPUT    write the pack with all translations in FOLDER/*.po

The pack in the sources has its texts in English only. What is shipped has them in all languages, as the file format
allows: {"en": "Garden Shed", "de": "Gartenlaube"}. Each pack is a text domain of its own.
"""

import argparse
import gettext
import io
import json
import subprocess
import sys
from pathlib import Path

from script_options import ScriptOptions

TRANSLATED = ("name", "idea")
ENGLISH = "en"


def texts_of(pack):
    """(owner, key, comment) of each text, in the order of the file."""
    yield pack, "name", "Name of the pack."
    for level in pack["levels"]:
        yield level, "name", f"Name of the level {level['id']}."
        if "idea" in level:
            yield level, "idea", f"Idea of the level {level['id']}, beside its board."


def quoted(text):
    """As a string of a catalogue."""
    return json.dumps(text, ensure_ascii=False)


def template(pack, file):
    """The template: each text once, with what it is and where."""
    print('msgid ""\nmsgstr ""')
    for line in ("Project-Id-Version: Lichter Aus", "Language-Team: Lichter Aus", "Language: ", "MIME-Version: 1.0",
                 "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit"):
        print(quoted(line + "\n"))
    comments = {}
    for owner, key, comment in texts_of(pack):
        comments.setdefault(owner[key], []).append(comment)
    for text, said in comments.items():
        print()
        for comment in said:
            print(f"#. {comment}")
        print(f"#: {file}\nmsgid {quoted(text)}\nmsgstr \"\"")


def catalogue(po):
    """The translations of a .po file, read by gettext itself."""
    compiled = subprocess.run(["msgfmt", "--check-format", "--output-file=-", po], check=True, stdout=subprocess.PIPE)
    return gettext.GNUTranslations(io.BytesIO(compiled.stdout))


def translated(file, folder):
    """The pack of a file, with the translations in the folder."""
    pack = read(file)
    translations = {po.stem: catalogue(po) for po in sorted(folder.glob("*.po"))}
    for owner, key, _ in list(texts_of(pack)):
        english = owner[key]
        owner[key] = {ENGLISH: english} | {language: texts.gettext(english) for language, texts in translations.items()}
    return pack


def read(file):
    """The pack of a file of the sources."""
    pack = json.loads(file.read_text(encoding="utf-8"))
    if wrong := [owner[key] for owner, key, _ in texts_of(pack) if not isinstance(owner[key], str)]:
        sys.exit(f"{file}: {wrong[0]} should be the English text; translations are in catalogues")
    return pack


def main():
    parser = ScriptOptions(__doc__)
    actions = parser.add_subparsers(dest="action", required=True, parser_class=argparse.ArgumentParser)
    for name in ("template", "merge"):
        action = actions.add_parser(name)
        action.add_argument("pack", type=Path)
        if name == "merge":
            action.add_argument("folder", type=Path)
            action.add_argument("output", type=Path)
    options = parser.parse_args()

    if options.action == "template":
        template(read(options.pack), options.pack)
    else:
        pack = translated(options.pack, options.folder)
        half = options.output.with_suffix(".part")  # A build that is stopped leaves no half of a pack behind.
        half.write_text(json.dumps(pack, ensure_ascii=False, indent=4) + "\n", encoding="utf-8")
        half.replace(options.output)


if __name__ == "__main__":
    main()
