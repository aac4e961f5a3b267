# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The installed tree: complete, and able to run from any place.

It is installed into a temporary prefix, moved to another one, and used from a third folder. The environment says where
things are: LICHTER_SOURCE (the sources), LICHTER_BUILD (the build tree),
LICHTER_APP_ID (the id of the application).
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
BUILD = Path(os.environ["LICHTER_BUILD"])
ID = os.environ["LICHTER_APP_ID"]

# One press in the middle puts this out.
LEVEL = {"format": "lichter-aus/level", "version": 1, "id": "plus", "name": "Plus", "board": [".#.", "###", ".#."]}

LANGUAGES = ("de", "es", "fr", "it", "pl")  # Beside English.
EXPECTED = (
    "bin/lichter-aus",
    "bin/lichter-aus-cli",
    "lib/lichter-aus/lichter-aus-postgresql.so",
    "share/lichter-aus/postgresql/board.sql",
    f"share/applications/{ID}.desktop",
    f"share/metainfo/{ID}.metainfo.xml",
    f"share/mime/packages/{ID}.xml",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    f"share/icons/hicolor/scalable/mimetypes/{ID}-level.svg",
    *(f"share/icons/hicolor/{size}x{size}/apps/{ID}.png" for size in (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)),
    "share/lichter-aus/icons/lichter-aus-128.png",
    "share/man/man6/lichter-aus.6",
    *(f"share/man/{language}/man6/lichter-aus.6" for language in LANGUAGES),
    "share/man/man1/lichter-aus-cli.1",
    *(f"share/man/{language}/man1/lichter-aus-cli.1" for language in LANGUAGES),
    "share/bash-completion/completions/lichter-aus",
    "share/bash-completion/completions/lichter-aus-cli",
    "share/zsh/site-functions/_lichter-aus",
    "share/zsh/site-functions/_lichter-aus-cli",
    "share/lichter-aus/fonts/texgyreadventor-bold.otf",
    "share/lichter-aus/fonts/Lato-Regular.ttf",
    "share/lichter-aus/fonts/Lato-Semibold.ttf",
    "share/lichter-aus/fonts/Lato-Bold.ttf",
    "share/lichter-aus/fonts/LICENSE-Lato.txt",
    "share/lichter-aus/fonts/OpenDyslexic-Regular.otf",
    "share/lichter-aus/fonts/OpenDyslexic-Bold.otf",
    "share/lichter-aus/fonts/LICENSE-OpenDyslexic.txt",
    "share/lichter-aus/fonts/LICENSE-TeX-Gyre.txt",
    "share/lichter-aus/fonts/LICENSE-LPPL.txt",
    *(f"share/lichter-aus/locale/{language}/LC_MESSAGES/lichter-aus.mo" for language in LANGUAGES),
    "share/lichter-aus/levels/1-shed.json",
    "share/doc/lichter-aus/LICENSE",
    "share/doc/lichter-aus/NOTICES.md",
    "share/doc/lichter-aus/README.md",
    "share/doc/lichter-aus/docs/manual.md",
    "share/doc/lichter-aus/docs/screenshots/menu.png",
)


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="lichter-install-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        first = cls.folder / "first"
        subprocess.run(["cmake", "--install", BUILD, "--prefix", first], check=True, stdout=subprocess.DEVNULL)
        cls.prefix = first.rename(cls.folder / "moved here")
        cls.elsewhere = cls.folder / "elsewhere"
        cls.elsewhere.mkdir()
        cls.level = cls.elsewhere / "plus.json"
        cls.level.write_text(json.dumps(LEVEL), encoding="utf-8")

    def run_program(self, name, *arguments):
        """Runs an installed program from another folder, with nothing of the user's around it."""
        kept = ("PATH", "DISPLAY", "XAUTHORITY", "LIBGL_ALWAYS_SOFTWARE")
        environment = {key: os.environ[key] for key in kept if key in os.environ}
        environment["HOME"] = str(self.folder / "home")
        return subprocess.run([self.prefix / "bin" / name, *arguments], cwd=self.elsewhere, env=environment,
                              capture_output=True, text=True, timeout=120, check=False)

    def test_everything_is_there(self):
        missing = [name for name in EXPECTED if not (self.prefix / name).is_file()]
        self.assertFalse(missing)

    def test_documents_link_to_what_is_there(self):
        documents = list((self.prefix / "share/doc/lichter-aus").rglob("*.md"))
        self.assertGreater(len(documents), 20)
        links = [(document, target) for document in documents
                 for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text(encoding="utf-8"))
                 if not target.startswith("http")]
        self.assertGreater(len(links), 100)
        self.assertFalse([f"{document.name}: {target}" for document, target in links
                          if not (document.parent / target).exists()])

    def test_every_level_file_is_there(self):
        def below(folder):
            return {path.relative_to(folder) for path in folder.rglob("*.json")}

        shipped = below(SOURCE / "levels")
        installed = below(self.prefix / "share/lichter-aus/levels")
        self.assertGreater(len(shipped), 4)
        self.assertEqual(installed, shipped)

    def test_nothing_points_back_to_where_it_was_built(self):
        links = [path for path in self.prefix.rglob("*") if path.is_symlink()]
        self.assertFalse(links)
        for name in ("bin/lichter-aus", "bin/lichter-aus-cli", "lib/lichter-aus/lichter-aus-postgresql.so"):
            program = self.prefix / name
            headers = subprocess.run(["objdump", "--private-headers", program], check=True, capture_output=True, text=True)
            self.assertIn("NEEDED", headers.stdout)
            self.assertNotRegex(headers.stdout, "RPATH|RUNPATH")
            stripped = self.folder / Path(name).name
            subprocess.run(["strip", "-o", stripped, program], check=True)
            for place in (SOURCE, BUILD):
                # Not assertNotIn, which would print the whole program.
                self.assertFalse(os.fsencode(place) in stripped.read_bytes(), f"{name} contains {place}")

    def test_every_file_is_in_exactly_one_package(self):
        """As dh_install and dh_missing see it, which run only after everything has been built anew."""
        root = self.folder / "packaging"
        tree = root / "debian" / "tmp" / "usr"
        shutil.copytree(self.prefix, tree)
        (tree / "bin").rename(tree / "games")
        (tree / "lib/some-machine").mkdir()  # So it is in Debian.
        (tree / "lib/lichter-aus").rename(tree / "lib/some-machine/lichter-aus")
        (tree / "share/zsh/site-functions").rename(tree / "share/zsh/vendor-completions")
        files = [str(path.relative_to(tree.parent)) for path in tree.rglob("*") if path.is_file()]
        taken = {name: [] for name in files}
        for listing in [*(SOURCE / "debian").glob("*.install"), SOURCE / "debian" / "not-installed"]:
            if os.access(listing, os.X_OK):
                text = subprocess.run([listing], cwd=root, check=True, capture_output=True, text=True).stdout
            else:
                text = listing.read_text(encoding="utf-8")
            for line in text.splitlines():
                place = line.split()[0]
                for name in files:
                    if fnmatch.fnmatchcase(name, place) or fnmatch.fnmatchcase(name, place + "/*"):
                        taken[name].append(listing.name)
        self.assertGreater(len(files), len(EXPECTED))
        self.assertEqual({name: where for name, where in taken.items() if len(where) != 1}, {})

    def test_the_command_line_program_solves(self):
        result = self.run_program("lichter-aus-cli", "solve", str(self.level), "--json")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        answer = json.loads(result.stdout)
        self.assertTrue(answer["solvable"])
        self.assertEqual((answer["optimum"], answer["presses"]), (1, [[1, 1]]))

    def test_the_command_line_program_finds_its_catalogues(self):
        english = self.run_program("lichter-aus-cli", "solve", "no-such-file", "--lang", "en")
        german = self.run_program("lichter-aus-cli", "solve", "no-such-file", "--lang", "de")
        self.assertEqual((english.returncode, german.returncode), (2, 2))
        self.assertIn("no-such-file", german.stderr)
        self.assertNotEqual(english.stderr, german.stderr)

    def test_the_game_finds_its_fonts_and_levels(self):
        picture = self.elsewhere / "campaign.png"
        result = self.run_program("lichter-aus", "--data-dir", str(self.folder / "data"), "--size", "1024x768",
                                  "--screen", "campaign", "--screenshot", str(picture))
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        size = subprocess.run(["identify", "-format", "%wx%h", picture], check=True, capture_output=True, text=True)
        self.assertEqual(size.stdout, "1024x768")


if __name__ == "__main__":
    unittest.main()
