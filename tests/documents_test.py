# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The documents keep what they promise: links lead somewhere, commands run, options exist.

The environment says where things are: LICHTER_SOURCE (the sources), LICHTER_BIN (the built programs).
"""

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
BIN = Path(os.environ["LICHTER_BIN"])
DOCUMENTS = sorted(path for folder in (SOURCE, SOURCE / "docs", SOURCE / "docs" / "decisions")
                   for path in folder.glob("*.md"))


def blocks(document, language):
    """The contents of the document's fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def commands(program):
    """Every line of a shell block that uses the program, with the document it stands in."""
    found = [(document.name, line.split("  #")[0].strip())
             for document in DOCUMENTS for block in blocks(document, "sh") for line in block.splitlines()
             if program in line]
    assert found, f"no document uses {program}"
    return found


def anchors(document):
    """The names of a document's headings in links: small letters, without signs, with hyphens for blanks."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
            for heading in re.findall(r"^#+ +(.*)$", text, flags=re.MULTILINE)}


class Links(unittest.TestCase):
    def test_links_lead_to_files(self):
        broken = []
        for document in DOCUMENTS:
            for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
                if not target.startswith("http") and not (document.parent / target).exists():
                    broken.append(f"{document.relative_to(SOURCE)}: {target}")
        self.assertFalse(broken)

    def test_links_into_documents_lead_to_headings(self):
        broken = []
        for document in DOCUMENTS:
            for target, heading in re.findall(r"\]\(([^)#]*\.md)?#([^)]+)\)", document.read_text(encoding="utf-8")):
                where = document.parent / target if target else document
                if where.exists() and heading not in anchors(where):
                    broken.append(f"{document.relative_to(SOURCE)}: {target}#{heading}")
        self.assertFalse(broken)

    def test_documents_that_are_named_exist(self):
        """In documents, comments and scripts."""
        files = [path for folder in ("src", "tests", "scripts", "cmake", "assets", "levels")
                 for path in (SOURCE / folder).rglob("*")
                 if path.suffix in (".hpp", ".cpp", ".py", ".txt", ".cmake", ".sh", "") and path.is_file()
                 and SOURCE / "tests/fuzz/corpus" not in path.parents]
        named = {(name, str(path.relative_to(SOURCE))) for path in [*DOCUMENTS, *files]
                 for name in re.findall(r"\bdocs/[a-z0-9/-]+\.md", path.read_text(encoding="utf-8"))}
        self.assertIn(("docs/daily.md", "src/lights/DailyPlan.hpp"), named)
        self.assertFalse([f"{where}: {name}" for name, where in named if not (SOURCE / name).is_file()])

    def test_every_document_is_linked_from_another(self):
        linked = {(document.parent / target).resolve() for document in DOCUMENTS
                  for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8"))}
        folders = {path for path in linked if path.is_dir()}
        self.assertFalse([str(document) for document in DOCUMENTS
                          if document.name != "README.md" and document.resolve() not in linked
                          and document.resolve().parent not in folders])

    def test_sources_that_are_named_exist(self):
        """Paths in backticks: `src/game/app/GameParts.hpp`, `lights/Shift.hpp`, or `ui/Theme` without the ending."""
        rooms = "|".join(sorted(path.name for path in (SOURCE / "src").iterdir() if path.is_dir()))
        missing, seen = [], 0
        for document in DOCUMENTS:
            for name in re.findall(rf"`(?:src/)?((?:{rooms})/[A-Za-z0-9_/]+(?:\.[ch]pp)?)`", document.read_text(encoding="utf-8")):
                seen += 1
                path = SOURCE / "src" / name
                if not any(candidate.exists() for candidate in (path, Path(f"{path}.hpp"), Path(f"{path}.cpp"))):
                    missing.append(f"{document.relative_to(SOURCE)}: {name}")
        self.assertGreater(seen, 20)
        self.assertFalse(missing)

    def test_no_document_has_marks_of_a_merge(self):
        self.assertFalse([str(document) for document in DOCUMENTS
                          if re.search(r"^(<<<<<<<|>>>>>>>) ", document.read_text(encoding="utf-8"), re.MULTILINE)])

    def test_the_readme_is_short(self):
        self.assertLessEqual(len((SOURCE / "README.md").read_text(encoding="utf-8").splitlines()), 120)

    def test_figures_have_their_commands(self):
        figures = (SOURCE / "docs" / "figures.md").read_text(encoding="utf-8")
        for section in re.split(r"^## ", figures, flags=re.MULTILINE):
            self.assertIn("```sh", section, section.splitlines()[0])

    def test_scripts_that_are_named_exist_and_can_be_run(self):
        named = {name for document in DOCUMENTS
                 for name in re.findall(r"\bscripts/[a-z_-]+(?:\.py)?", document.read_text(encoding="utf-8"))}
        self.assertIn("scripts/play", named)
        for name in named:
            self.assertTrue((SOURCE / name).is_file() if name.endswith(".py") else os.access(SOURCE / name, os.X_OK), name)

    def test_the_steps_of_the_night_are_listed(self):
        answer = subprocess.run([SOURCE / "scripts" / "nightly", "--list"], check=True, stdout=subprocess.PIPE, text=True)
        steps = list(dict.fromkeys(line.split()[0] for line in answer.stdout.splitlines()))
        table = (SOURCE / "CONTRIBUTING.md").read_text(encoding="utf-8").split("\n## Nightly checks\n")[1].split("\n## ")[0]
        self.assertEqual(re.findall(r"^\| (\w+) \|", table, re.MULTILINE), ["step", *steps])

    def test_the_version_is_the_one_released_last(self):
        """Unless nothing has been released yet."""
        changelog = (SOURCE / "CHANGELOG.md").read_text(encoding="utf-8")
        released = re.findall(r"^## \[(\d.*?)\] – (.*)$", changelog, re.MULTILINE)
        cmake = (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8")
        present = (re.search(r"VERSION (\d[\d.]*) DESCRIPTION", cmake)[1],
                   re.search(r'LICHTER_RELEASE_DATE "(.*?)"', cmake)[1])
        self.assertIn(present, released[:1] or [present])


class Commands(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lichter-documents-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "levels").symlink_to(SOURCE / "levels")
        (self.folder / "build" / "release").mkdir(parents=True)
        (self.folder / "build" / "release" / "bin").symlink_to(BIN)
        for drive in ("class-7b", "class-8a", "class-6a", "klasse-6a"): # The drives of classes in the documents.
            (self.folder / drive).mkdir()
        (self.folder / "names.txt").write_text("Ada\nBen\n", encoding="utf-8")
        (level,) = blocks(SOURCE / "docs" / "manual.md", "json")
        (self.folder / "lantern.json").write_text(level, encoding="utf-8")

    def test_the_level_of_the_manual_is_solvable(self):
        answer = subprocess.run([BIN / "lichter-aus-cli", "solve", "--json", "lantern.json"], cwd=self.folder,
                                check=True, capture_output=True, text=True).stdout
        self.assertTrue(json.loads(answer)["solvable"])

    def test_commands_of_the_command_line_program_run_as_written(self):
        environment = {**os.environ, **{f"XDG_{kind}_HOME": str(self.folder / kind)
                                        for kind in ("DATA", "CONFIG", "STATE")},
                       "PATH": f"{BIN}:{os.environ['PATH']}"}
        for document, command in commands("lichter-aus-cli"):
            with self.subTest(document=document, command=command):
                result = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=self.folder, env=environment,
                                        capture_output=True, text=True, check=False)
                self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_the_chart_of_the_levels_is_up_to_date(self):
        chart = subprocess.run([SOURCE / "scripts" / "level-chart"], env={**os.environ, "LICHTER_BIN": str(BIN)},
                               check=True, stdout=subprocess.PIPE).stdout.decode("utf-8")
        self.assertEqual(chart, (SOURCE / "docs" / "levels.md").read_text(encoding="utf-8"))

    def test_the_tables_of_the_campaign_say_what_the_solver_says(self):
        """Number, names, size and optimum of every level, in the order of the packs; a star marks optional ones, a ring those
        in the album."""
        def optimum(level, row):  # A level that is answered, not played, has no moves to count.
            asked = level.get("riddle", {}).get("ask", "another-way") != "another-way"
            return "–" if asked else str(row["optimum"])

        said = []
        for pack in sorted((BIN.parent / "share" / "lichter-aus" / "levels").glob("?-*.json")):
            answer = subprocess.run([BIN / "lichter-aus-cli", "check", "--list", "--json", pack], check=True,
                                    capture_output=True, text=True).stdout
            levels = json.loads(pack.read_text(encoding="utf-8"))["levels"]
            said += [(str(number) + "*" * level.get("optional", False) + "°" * level.get("album", False),
                      f"{level['name']['en']} / {level['name']['de']}",
                      f"{row['rows']}×{row['columns']}", optimum(level, row))
                     for number, (level, row) in enumerate(zip(levels, json.loads(answer)["files"][0]["levels"]), 1)]
        rows = [[cell.strip() for cell in line.split("|")[1:-1]]
                for line in (SOURCE / "docs" / "campaign.md").read_text(encoding="utf-8").splitlines()
                if re.match(r"\| \d", line)]
        self.assertEqual([(row[0], row[1], row[2].removesuffix(", sealed"), row[-2]) for row in rows], said)

    def test_options_of_the_game_exist(self):
        answer = subprocess.run([BIN / "lichter-aus", "--help"], check=True, capture_output=True, text=True).stdout
        starts = [each for program in ("scripts/play", "lichter-aus ") for each in commands(program)
                  if each[1].startswith(program)]
        for document, command in starts:
            for option in re.findall(r"(?<=\s)--[a-z-]+", command):
                self.assertIn(option, answer, f"{document}: {command}")

    def test_documents_name_the_programs_as_they_are_installed(self):
        """They are installed as well, where there is no build/release; only who works on the sources needs that."""
        self.assertEqual({document for document, _ in commands("build/release/bin/lichter-aus")}, {"CONTRIBUTING.md"})


if __name__ == "__main__":
    unittest.main()
