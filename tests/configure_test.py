"""Configuring as a player does: nothing of the tests is read, and nothing that only they need has to be installed.

The environment says where the sources are: LICHTER_SOURCE.
"""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])


def packages_of(folder):
    """What the CMake files below a folder of the sources look for with find_package."""
    return {name for file in (SOURCE / folder).rglob("CMakeLists.txt")
            for name in re.findall(r"find_package\((\w+)", file.read_text(encoding="utf-8"))}


class ReleaseBuild(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lichter-configure-")
        self.addCleanup(folder.cleanup)
        self.build = Path(folder.name)

    def configure(self, *options):
        """Configures the preset of players, and returns what ninja is to do then."""
        result = subprocess.run(["cmake", "--preset", "release", "-S", SOURCE, "-B", self.build, *options], cwd=SOURCE,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.assertEqual(result.returncode, 0, result.stdout)
        return (self.build / "build.ninja").read_text(encoding="utf-8")

    def test_works_without_what_only_tests_need(self):
        hidden = packages_of("tests") - packages_of("src")
        self.assertLessEqual({"GTest", "benchmark", "Python3"}, hidden)
        rules = self.configure(*(f"-DCMAKE_DISABLE_FIND_PACKAGE_{name}=ON" for name in hidden))
        self.assertIn(str(SOURCE / "src"), rules)
        self.assertNotIn(str(SOURCE / "tests"), rules)

    def test_warnings_are_not_errors(self):
        self.assertNotIn("-Werror", self.configure())

    def test_a_ccache_that_is_installed_later_changes_nothing(self):
        self.assertNotIn("ccache", self.configure("-DLICHTER_CCACHE=LICHTER_CCACHE-NOTFOUND"))
        self.assertNotIn("ccache", self.configure())

    def test_a_ccache_that_was_removed_is_not_missed(self):
        self.configure("-DLICHTER_CCACHE=/nowhere/ccache")
        self.assertNotIn("/nowhere", self.configure())


if __name__ == "__main__":
    unittest.main()
