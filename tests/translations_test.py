# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The catalogues are sound, and packs are translated from theirs.

The environment says where things are: LICHTER_SOURCE (the sources), LICHTER_BUILD (the build tree).
"""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
GLOSSARY = SOURCE / "docs" / "glossary.md"
SHIPPED = Path(os.environ["LICHTER_BUILD"]) / "share" / "lichter-aus"
CATALOGUES = sorted([*(SOURCE / "assets" / "locale").glob("*.po"), *(SOURCE / "levels" / "locale").glob("*/*.po")])
LANGUAGES = sorted(po.stem for po in (SOURCE / "assets" / "locale").glob("*.po"))
PACKS = sorted([*(SOURCE / "levels").glob("?-*.json"), *(SOURCE / "levels" / "arukone").glob("?-*.json")])
TOOL = SOURCE / "scripts" / "translate_pack.py"


sys.path.insert(0, str(SOURCE / "scripts"))


def module_of(file):
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


translate_pack = module_of(TOOL)


def messages_of(catalogue):
    """The messages of a catalogue, each with its key (msgid, msgid_plural, msgstr, msgstr[0] …), without the header."""
    for block in catalogue.read_text(encoding="utf-8").split("\n\n")[1:]:
        for key, quoted in re.findall(r'^(msg\w+(?:\[\d\])?) ((?:".*"\n?)+)', block, re.MULTILINE):
            text = "".join(re.findall(r'^"(.*)"$', quoted, re.MULTILINE))
            yield key, text.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\")


def texts_of(language):
    """All that the program and the packs say in a language."""
    stem, begin = ("de", "msgid") if language == "en" else (language, "msgstr")
    return [text for catalogue in CATALOGUES if catalogue.stem == stem
            for key, text in messages_of(catalogue) if key.startswith(begin)]


def table_of(glossary, heading):
    """The rows of the table below a heading, each a dictionary by the heads of its columns."""
    lines = glossary.split(f"\n## {heading}\n")[1].split("\n## ")[0].split("\n")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]


def forbidden_in(texts, row):
    """The texts that use the word of a row of "Words that are not used", apart from its exceptions."""
    def code(cell):
        return re.findall(r"`(.+?)`", row[cell])

    [word] = code("not")
    pattern = rf"(?<![\w-]){re.escape(word)}(?!\w)".replace(r"\*", r"\w*")

    def is_wrong(text):
        text = " ".join(text.split())
        for use in code("except"):
            is_word = use.isalpha()
            if not is_word:
                text = re.sub(re.escape(use), "·", text, flags=re.IGNORECASE)
            elif text == use:
                return None
        return re.search(pattern, text, re.IGNORECASE)

    return [text for text in texts if is_wrong(text)]


class Glossary(unittest.TestCase):
    """The terms of docs/glossary.md are those of the catalogues."""

    def setUp(self):
        self.glossary = GLOSSARY.read_text(encoding="utf-8")
        self.unused = table_of(self.glossary, "Words that are not used")

    def test_no_catalogue_uses_a_word_that_is_not_used(self):
        for language in LANGUAGES:
            texts = texts_of(language)
            self.assertGreater(len(texts), 2000)
            rows = [row for row in self.unused if row["language"] == language]
            self.assertGreater(len(rows), 2, language)
            for row in rows:
                self.assertEqual(forbidden_in(texts, row), [], f"{language}: not {row['not']}, but {row['but']}")

    def test_such_a_word_would_be_noticed(self):
        """Every row finds its word in a sentence, and every exception is a use of the word that occurs."""
        for row in self.unused:
            word = row["not"].strip("`")
            for text in (f"(“{word.replace('*', 'xyz')}”)", f"{word.replace('*', '').capitalize()}: {{1}}",
                         word.replace("*", "").replace(" ", "\n").upper()):
                self.assertEqual(forbidden_in([text], row), [text], row)
            self.assertEqual(forbidden_in([f"un{word.replace('*', '')}", f"{word.replace('*', '')}, --"], row),
                             [f"{word.replace('*', '')}, --"])
            for use in re.findall("`(.+?)`", row["except"]):
                self.assertTrue(any(use in " ".join(text.split()) for text in texts_of(row["language"])), use)

    def test_every_term_occurs(self):
        terms = table_of(self.glossary, "Terms")
        self.assertGreater(len(terms), 39)
        for language in LANGUAGES:
            everything = " ".join(" ".join(texts_of(language)).lower().split())
            for row in terms:
                for term in row[language].split(" / "):
                    self.assertTrue(term.lower() in everything, f"{language}: {term} ({row['concept']})")


class Catalogues(unittest.TestCase):
    def test_i18nspector_has_nothing_to_say(self):
        for catalogue in CATALOGUES:
            with self.subTest(catalogue=catalogue):
                result = subprocess.run(["i18nspector", "--language", catalogue.stem, catalogue], capture_output=True,
                                        text=True, check=False)
                self.assertEqual((result.stdout, result.stderr, result.returncode), ("", "", 0))

    def test_the_headers_have_version_and_date_of_the_program(self):
        project = (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8")
        version = re.search(r"project\(lichter-aus VERSION (\d+\.\d+)", project)[1]
        date = re.search(r'set\(LICHTER_RELEASE_DATE "(.*?)"\)', project)[1]
        for catalogue in CATALOGUES:
            header = catalogue.read_text(encoding="utf-8").split("\n\n")[0]
            self.assertIn(f'"Project-Id-Version: Lichter Aus {version}\\n"', header, catalogue)
            self.assertEqual(re.findall(r"-Date: (\S+)", header), [date, date], catalogue)

    def test_french_punctuation_never_begins_a_line(self):
        """Before it stands a no-break space, not one at which a line may break."""
        for catalogue in CATALOGUES:
            if catalogue.stem == "fr":
                texts = re.findall(r'^msgstr(?:\[\d\])? ((?:"[^\n]*"\n)+)', catalogue.read_text(encoding="utf-8"), re.MULTILINE)
                self.assertGreater(len(texts), 2)
                self.assertEqual([text for text in texts[1:] if re.search(r'« |[\w})…”»] (?:[:;!?»])(?![-\w])', text)], [],
                                 catalogue)

    def test_every_pack_has_a_catalogue_of_each_language(self):
        self.assertGreater(len(LANGUAGES), 2)
        for pack in PACKS:
            there = sorted(po.stem for po in (SOURCE / "levels" / "locale" / pack.stem[2:]).glob("*.po"))
            self.assertEqual(sorted([*there, "en"]), LANGUAGES, pack.name)
        folders = {folder.name for folder in (SOURCE / "levels" / "locale").iterdir()}
        self.assertEqual(folders, {pack.stem[2:] for pack in PACKS})


class Packs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_what_is_shipped_has_all_languages(self):
        for pack in PACKS:
            shipped = json.loads((SHIPPED / pack.relative_to(SOURCE)).read_text(encoding="utf-8"))
            for owner, key, _ in translate_pack.texts_of(shipped):
                self.assertEqual(sorted(owner[key]), LANGUAGES, f"{pack.name}: {owner[key]}")

    def test_nothing_but_the_texts_is_changed(self):
        def without_texts(pack):
            for owner, key, _ in list(translate_pack.texts_of(pack)):
                owner[key] = ""
            return pack

        for pack in PACKS:
            shipped = json.loads((SHIPPED / pack.relative_to(SOURCE)).read_text(encoding="utf-8"))
            self.assertEqual(without_texts(shipped), without_texts(json.loads(pack.read_text(encoding="utf-8"))))

    def run_tool(self, *arguments):
        return subprocess.run([TOOL, *arguments], capture_output=True, text=True, check=False)

    def test_an_untranslated_text_stays_english(self):
        pack = self.folder / "1-inn.json"
        levels = [{"id": "bar", "name": "Bar “X”", "idea": "A"}]
        pack.write_text(json.dumps({"id": "inn", "name": "Inn", "levels": levels}), encoding="utf-8")
        template = self.run_tool("template", pack)
        self.assertEqual((template.returncode, template.stderr), (0, ""))
        self.assertIn('msgid "Bar “X”"', template.stdout)
        catalogues = self.folder / "inn"
        catalogues.mkdir()
        german = template.stdout.replace('msgid "Inn"\nmsgstr ""', 'msgid "Inn"\nmsgstr "Gasthof"')
        (catalogues / "de.po").write_text(german, encoding="utf-8")
        result = self.run_tool("merge", pack, catalogues, self.folder / "out.json")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        merged = json.loads((self.folder / "out.json").read_text(encoding="utf-8"))
        self.assertEqual(merged["name"], {"en": "Inn", "de": "Gasthof"})
        self.assertEqual(merged["levels"][0]["name"], {"en": "Bar “X”", "de": "Bar “X”"})

    def test_a_text_that_is_not_english_alone_is_refused(self):
        pack = self.folder / "1-inn.json"
        pack.write_text(json.dumps({"id": "inn", "name": {"en": "Inn"}, "levels": []}), encoding="utf-8")
        result = self.run_tool("template", pack)
        self.assertEqual(result.returncode, 1)
        self.assertIn("should be the English text", result.stderr)


if __name__ == "__main__":
    unittest.main()
