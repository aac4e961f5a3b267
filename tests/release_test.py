# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""scripts/release, in a small repository that has the files it changes; instead of the tests and the packages it runs
commands that are done at once.

The environment says where the sources are: LICHTER_SOURCE.
"""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
CATALOGUES = ("assets/locale/de.po", "levels/locale/shed/de.po")
FILES = ("CMakeLists.txt", "assets/application/lichter-aus.metainfo.xml.in", "scripts/release",
         *CATALOGUES, "scripts/script_options.py", ".gitignore", "debian/changelog")
CHANGELOG = "# Changelog\n\nAll that is notable.\n\n## [Unreleased]\n"
NEWS = "\n### Added\n\n- A lantern.\n"
DATE = "2099-01-02"
DEBIAN_ENTRY = """lichter-aus (1.0.0) unstable; urgency=medium

  * First release.
  * CHANGELOG.md says in full what is new.

 -- The Lichter Aus authors <maintainers@lichteraus.org>  Fri, 02 Jan 2099 12:00:00 +0000
"""


class Repository:
    """As it was before the first release, whatever has been released since."""

    def __init__(self, folder):
        self.folder = folder
        self._environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
        for kind in ("AUTHOR", "COMMITTER"):
            self._environment |= {f"GIT_{kind}_NAME": "Nobody", f"GIT_{kind}_EMAIL": "nobody@example.org"}
        for name in FILES:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / name, folder / name)
        self.change("CMakeLists.txt", r"(?<=lichter-aus VERSION )[\d.]+", "0.1.0")
        self.write("CHANGELOG.md", CHANGELOG + NEWS)
        self.write("debian/changelog", "")
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit("Begin")

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.folder, env=self._environment, check=True,
                              capture_output=True, text=True).stdout

    def commit(self, subject):
        self.git("add", "--all")
        self.git("commit", "--quiet", "-m", subject)

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def change(self, name, pattern, text):
        changed, count = re.subn(pattern, text, self.read(name))
        assert count == 1, (name, pattern, count)
        self.write(name, changed)

    def state(self):
        """All that a release must not change if it fails."""
        return (self.git("rev-parse", "HEAD"), self.git("status", "--porcelain"), self.git("tag", "--list"),
                [self.read(name) for name in (*FILES, "CHANGELOG.md")])

    def release(self, version, *options):
        """The answer of scripts/release: exit code, and all that it prints."""
        commands = ("--test", "true", "--package", "true", "--bundle", "true")
        done = subprocess.run(["scripts/release", version, "--date", DATE, *commands, *options], cwd=self.folder,
                              env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False)
        return done.returncode, done.stdout


class Releases(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lichter-release-")
        self.addCleanup(folder.cleanup)
        self.repository = Repository(Path(folder.name))

    def assert_made(self, version, *options):
        code, said = self.repository.release(version, *options)
        self.assertEqual(code, 0, said)

    def assert_refused(self, why, *arguments):
        before = self.repository.state()
        code, said = self.repository.release(*arguments)
        self.assertEqual(code, 1, said)
        self.assertIn(why, said)
        self.assertEqual(self.repository.state(), before)

    def test_the_first_release(self):
        metainfo = self.repository.read(FILES[1])
        self.assert_made("1.0.0")
        self.assertIn("project(lichter-aus VERSION 1.0.0 ", self.repository.read("CMakeLists.txt"))
        self.assertIn(f'set(LICHTER_RELEASE_DATE "{DATE}")', self.repository.read("CMakeLists.txt"))
        self.assertEqual(self.repository.read("CHANGELOG.md"), f"{CHANGELOG}\n## [1.0.0] – {DATE}\n{NEWS}")
        self.assertEqual(self.repository.read(FILES[1]), metainfo)
        self.assertEqual(self.repository.read("debian/changelog"), DEBIAN_ENTRY)
        for catalogue in CATALOGUES:
            header = self.repository.read(catalogue).split("\n\n")[0]
            self.assertIn('"Project-Id-Version: Lichter Aus 1.0\\n"', header)
            self.assertEqual(re.findall(r'-Date: (\S+)', header), [DATE, DATE])
        self.assertEqual(self.repository.git("status", "--porcelain"), "")
        self.assertEqual(self.repository.git("log", "-1", "--format=%s"), "Release 1.0.0\n")
        self.assertEqual(self.repository.git("cat-file", "-t", "v1.0.0"), "tag\n")  # An annotated one.
        self.assertEqual(self.repository.git("rev-parse", "v1.0.0^{commit}"), self.repository.git("rev-parse", "HEAD"))

    def test_the_next_release_keeps_the_first_in_the_metainfo(self):
        self.assert_made("1.0.0")
        self.repository.change("CHANGELOG.md", r"(?<=## \[Unreleased\]\n)", "\n- Owls & stars.\n")
        self.repository.commit("Add owls")
        self.assert_refused("--about", "1.1.0")
        self.assert_made("1.1.0", "--date", "2099-03-04", "--about", "Owls & stars.", "--about-de", "Eulen & Sterne.")
        releases = re.findall(r'<release version="(.*?)" date="(.*?)"', self.repository.read(FILES[1]))
        self.assertEqual(releases[:2], [("@PROJECT_VERSION@", "@LICHTER_RELEASE_DATE@"), ("1.0.0", DATE)])
        self.assertIn("<p>Owls &amp; stars.</p>\n        <p xml:lang=\"de\">Eulen &amp; Sterne.</p>",
                      self.repository.read(FILES[1]))
        debian = self.repository.read("debian/changelog")
        self.assertTrue(debian.startswith("lichter-aus (1.1.0) unstable; urgency=medium\n\n  * Owls & stars.\n"), debian)
        self.assertTrue(debian.endswith("  Wed, 04 Mar 2099 12:00:00 +0000\n\n" + DEBIAN_ENTRY), debian)
        headings = re.findall(r"^## (.*)", self.repository.read("CHANGELOG.md"), re.MULTILINE)
        self.assertEqual(headings, ["[Unreleased]", "[1.1.0] – 2099-03-04", f"[1.0.0] – {DATE}"])

    def test_a_dry_run_shows_the_changes_and_makes_none(self):
        before = self.repository.state()
        code, said = self.repository.release("1.0.0", "--dry-run")
        self.assertEqual(code, 0, said)
        for line in (f"+## [1.0.0] – {DATE}", f'+set(LICHTER_RELEASE_DATE "{DATE}")', "$ git tag -a v1.0.0"):
            self.assertIn(line, said)
        self.assertEqual(self.repository.state(), before)

    def test_everything_has_to_be_committed(self):
        self.repository.write("new", "")
        self.assert_refused("not everything is committed", "1.0.0")

    def test_only_main_is_released(self):
        self.repository.git("switch", "--quiet", "--create", "owls")
        self.assert_refused("main", "1.0.0")

    def test_the_version_has_to_be_new(self):
        self.assert_refused("less than the version in CMakeLists.txt", "0.0.9")
        self.repository.git("tag", "-a", "v2.0.0", "-m", "Two")
        self.assert_refused("tag v2.0.0 exists", "2.0.0")
        self.assert_refused("not greater than the last released version, 2.0.0", "1.9.10")
        self.repository.write("CHANGELOG.md", f"{CHANGELOG}{NEWS}\n## [3.0.10] – 2098-01-01\n\n- Owls.\n")
        self.repository.commit("Release 3.0.10")
        self.assert_refused("not greater than the last released version, 3.0.10", "3.0.9")

    def test_the_debian_package_has_the_version_of_the_sources(self):
        version = re.search(r"project\(lichter-aus VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text("utf-8"))[1]
        self.assertTrue((SOURCE / "debian/changelog").read_text("utf-8").startswith(f"lichter-aus ({version}) "))

    def test_the_version_stands_in_one_place(self):
        cmake = self.repository.read("CMakeLists.txt")
        self.repository.write("CMakeLists.txt", f"{cmake}project(lichter-aus VERSION 0.1.1)\n")
        self.repository.commit("Say it twice")
        self.assert_refused("the version stands in 2 places", "1.0.0")

    def test_what_is_no_version(self):
        for version in ("1.0", "v1.0.0", "1.0.0-rc1", "01.0.0"):
            code, said = self.repository.release(version)
            self.assertEqual(code, 2, said)

    def test_something_has_to_be_new(self):
        self.repository.write("CHANGELOG.md", f"{CHANGELOG}\n### Added\n\n## [0.0.1] – 2098-01-01\n\n- Old.\n")
        self.repository.commit("Say nothing")
        self.assert_refused("says nothing new", "1.0.0")
        self.repository.write("CHANGELOG.md", f"# Changelog\n\n## [0.0.1] – 2098-01-01\n{NEWS}")
        self.repository.commit("Say nothing at all")
        self.assert_refused("needs one section", "1.0.0")

    def test_failing_tests_take_everything_back(self):
        self.assert_refused("“false” failed", "1.0.0", "--test", "false")

    def test_failing_packages_take_the_commit_back(self):
        self.assert_refused("“false” failed", "1.0.0", "--package", "false")

    def test_the_packages_are_those_of_the_commit(self):
        self.assert_made("1.0.0", "--test", "git diff --quiet HEAD~0 -- scripts", "--package", "git diff --quiet HEAD")

    def test_what_changes_meanwhile_is_neither_released_nor_lost(self):
        before = self.repository.state()
        code, said = self.repository.release("1.0.0", "--test", "cp CHANGELOG.md meanwhile")
        self.assertEqual(code, 1, said)
        self.assertIn("changed too: meanwhile", said)
        self.assertIn("[1.0.0]", self.repository.read("meanwhile"))
        (self.repository.folder / "meanwhile").unlink()
        self.assertEqual(self.repository.state(), before)


if __name__ == "__main__":
    unittest.main()
