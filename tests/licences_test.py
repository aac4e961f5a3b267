# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Every file says whose it is and under which licence, and NOTICES.md names every library that the programs contain.

The environment says where things are: LICHTER_SOURCE (the sources).
"""

import os
import subprocess
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])

# The Debian packages of libraries that the programs take in from headers or archives, and their names in NOTICES.md.
TAKEN_IN = {
    "libsqlitecpp-dev": "SQLiteCpp", "nlohmann-json3-dev": "JSON for Modern C++", "libcadical-dev": "CaDiCaL",
    "libspdlog-dev": "spdlog", "libcli11-dev": "CLI11", "libexpected-dev": "expected",
}
# Those that stay outside, in shared libraries.
LEFT_OUTSIDE = {"libsfml-dev", "libx11-dev", "libxkbcommon-dev", "libfreetype-dev", "libfontconfig-dev",
                "libcairo2-dev", "libsqlite3-dev", "libsodium-dev", "zlib1g-dev", "libicu-dev", "libpq-dev",
                "libntl-dev", "libm4ri-dev"}


class Licences(unittest.TestCase):
    def test_every_file_has_a_licence_and_a_copyright_line(self):
        lint = subprocess.run(["reuse", "--root", SOURCE, "lint"], capture_output=True, text=True, check=False)
        self.assertEqual(lint.returncode, 0, lint.stdout + lint.stderr)

    def test_the_licence_of_the_whole_is_the_same_in_both_places(self):
        self.assertEqual((SOURCE / "LICENSE").read_text(encoding="utf-8"),
                         (SOURCE / "LICENSES/GPL-3.0-or-later.txt").read_text(encoding="utf-8"))

    def test_the_notices_name_every_library_that_is_taken_in(self):
        scripts = (SOURCE / "scripts/lib.sh").read_text(encoding="utf-8")
        to_play = scripts.split("packages_to_play=(")[1].split(")")[0].split()
        libraries = {name for name in to_play if name.endswith("-dev")}
        self.assertEqual(libraries, set(TAKEN_IN) | LEFT_OUTSIDE)
        notices = (SOURCE / "NOTICES.md").read_text(encoding="utf-8")
        self.assertFalse([name for name in TAKEN_IN.values() if f"[{name}](" not in notices])


if __name__ == "__main__":
    unittest.main()
