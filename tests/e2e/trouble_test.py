# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Bad data, a full disk, a tiny window: the game reports it, loses nothing and continues."""

import sqlite3
import subprocess
import unittest
from functools import partial

from driver import NAME, WITHOUT_FILE_OF_SANITIZER, EndToEnd, Play, shipped_level, wait_until

NO_DATABASE = b"this is no database" * 500


class Trouble(EndToEnd):
    def dismiss_message(self, game):
        """Closes the dialog over the main menu; if there is none, the same key ends the game."""
        game.wait_for_title("Main menu")
        game.key("Escape")
        game.ring("Leaderboard")
        game.wait_for_title("Leaderboard")
        game.key("Escape")
        game.wait_for_title("Main menu")

    def assert_moved_aside(self, name, content):
        """Asserts that the damaged file was renamed and still has all its content."""
        kept = [path for path in self.data.iterdir() if path.is_file() and path.read_bytes() == content]
        self.assertEqual(len(kept), 1)
        self.assertNotEqual(kept[0].name, name)

    def assert_plays_on(self, game, level):
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses:
            play.press_by_key(cell)
        game.wait_for_title("Good night.")


class BadData(Trouble):
    def test_unusable_data_folder(self):
        for folder in ("lichter-aus.db", "settings.json"):
            (self.data / folder).mkdir(parents=True)
        (self.data / "levels").touch()
        game = self.start()
        self.dismiss_message(game)
        game.ring("Campaign", focus="Leaderboard")
        game.wait_for_title("Campaign")
        game.key("Return")
        self.assert_plays_on(game, shipped_level("shed", 1))

    def test_folder_in_place_of_database(self):
        (self.data / "lichter-aus.db").mkdir(parents=True)
        game = self.start()
        self.dismiss_message(game)
        self.assertTrue((self.data / "lichter-aus.db").is_dir())

    def test_full_disk(self):
        game = self.start(longest_file=0, variables=WITHOUT_FILE_OF_SANITIZER)
        self.dismiss_message(game)
        game.ring("Campaign", focus="Leaderboard")
        game.wait_for_title("Campaign")
        game.key("Return")
        self.assert_plays_on(game, shipped_level("shed", 1))

    def test_disk_fills_up(self):
        game = self.start()
        game.wait_for_title("Main menu")
        game.quit()
        size = (self.data / "lichter-aus.db").stat().st_size

        level = shipped_level("shed", 1)
        game = self.start("--level", f"{level.pack}/{level.id}", longest_file=size)
        game.wait_for_title(f"{level.house} {level.number}")
        game.key(*["Return"] * 40)  # Each press is saved until the disk is full.
        self.assert_plays_on(game, level)
        self.assertEqual(self.scores(), [])
        game.kill()

        game = self.start()  # What was saved before is intact.
        game.wait_for_title("Main menu")
        game.key("Return")
        game.wait_for_title(f"{level.house} {level.number}")

    def start_on_small_disk(self, level):
        """Starts a level with the data on a file system of their own. Returns the game, and the file that fills the disk
        once it is written."""
        self.data.mkdir(parents=True)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", self.data], capture_output=True,
                                 check=False)
        if mounted.returncode != 0:
            self.skipTest("no file system may be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", self.data], check=True)
        game = self.start("--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        return game, self.data / "fill"

    def fill(self, file):
        with file.open("wb", buffering=0) as all_there_is, self.assertRaises(OSError):
            while True:
                all_there_is.write(bytes(1024))

    def win_on_full_disk(self):
        """Plays a level whose win cannot be stored. Returns the game and the file that fills the disk."""
        level = shipped_level("shed", 1)
        game, filled = self.start_on_small_disk(level)
        play = Play(game, level)
        self.fill(filled)
        for cell in level.presses:
            play.press_by_key(cell)
        game.wait_for_title("Good night.")
        self.assertEqual(self.scores(), [])
        return game, filled

    def test_win_is_stored_once_there_is_room(self):
        game, filled = self.win_on_full_disk()
        game.key("n")  # It is tried again wherever one is.
        filled.unlink()
        (run,) = wait_until(self.scores, "the run that could not be stored at first")
        self.assertTrue(run["verified"])

    def test_quitting_asks_about_a_win_that_could_not_be_stored(self):
        game, filled = self.win_on_full_disk()
        game.key("Escape")
        game.wait_for_title("Campaign")
        game.key("Escape")
        game.wait_for_title("Main menu")
        game.key("Escape", "Escape")
        game.wait_for_title(NAME)  # There is no screen any more, but a question.
        filled.unlink()
        game.key("Return")  # "Try again"
        self.assertEqual(game.wait_for_end(), 0)
        self.assertEqual(len(self.scores()), 1)

    def test_moves_damaged_settings_aside(self):
        for content in (b'{"theme": "pap', b"\xff\xfe\x00{", b"[" * 100_000):
            with self.subTest(content=content[:20]):
                self.data.mkdir(parents=True, exist_ok=True)
                (self.data / "settings.json").write_bytes(content)
                game = self.start()
                self.dismiss_message(game)
                game.kill()
                self.assert_moved_aside("settings.json", content)

    def test_moves_damaged_database_aside(self):
        self.data.mkdir(parents=True)
        (self.data / "lichter-aus.db").write_bytes(NO_DATABASE)
        game = self.start()
        self.dismiss_message(game)
        self.assert_moved_aside("lichter-aus.db", NO_DATABASE)
        self.assertEqual(self.scores(), [])
        self.assertIn("warning: database: was damaged", (self.data / "lichter-aus.log").read_text(encoding="utf-8"))

    def test_database_deleted_during_game(self):
        level = shipped_level("shed", 1)
        self.assertEqual(len(level.presses), 1)
        database = self.data / "lichter-aus.db"
        for go in (database.unlink, partial(database.rename, self.folder / "aside.db")):
            with self.subTest(go=go):
                game = self.start("--level", f"{level.pack}/{level.id}")
                game.wait_for_title(f"{level.house} {level.number}")
                play = Play(game, level)
                go()
                play.press_by_key(level.presses[0])
                # Until the game has noticed, only the log of the old file is there, which any other program keeps as what
                # is left of a damaged one.
                wait_until(database.exists, "a new file")
                wait_until(self.scores, "the win in the file that is there now")
                game.key("Escape")  # Dismisses the message about it.
                game.wait_for_title("Good night.")
                self.assertEqual(len(self.scores()), 1)
                game.kill()

    def test_leaves_newer_database_alone(self):
        self.data.mkdir(parents=True)
        database = self.data / "lichter-aus.db"
        with sqlite3.connect(database) as newer:
            newer.execute("PRAGMA user_version = 1000")
        newer.close()
        before = database.read_bytes()
        game = self.start()
        self.dismiss_message(game)
        self.assertEqual(game.quit(), 0)
        self.assertEqual(database.read_bytes(), before)

    def test_reports_damaged_own_level(self):
        (self.data / "levels").mkdir(parents=True)
        (self.data / "levels" / "mine.json").write_bytes(b'{"format": "lichter-aus/level", "version": 1, "board": [')
        self.dismiss_message(self.start())

    def test_reports_damaged_level_file(self):
        file = self.folder / "broken.json"
        for content in (b"", b"{", b"\x00\xff" * 1000, b"#.#\n#", b"#" * 200):
            with self.subTest(content=content[:20]):
                file.write_bytes(content)
                game = self.start(file)
                self.dismiss_message(game)
                game.kill()


class TinyWindow(Trouble):
    def test_resized_to_tiny_and_back(self):
        game = self.start()
        game.wait_for_title("Main menu")
        before = game.picture()
        game.resize(300, 200)
        game.wait_for_picture(shows_a_sentence, "the sentence that asks for more room")
        game.key("Return")  # Ignored: the menu is not visible.
        for width, height in ((1, 1), (64, 900), (1500, 20)):
            game.resize(width, height)
        self.assertEqual(game.title(), "Main menu")
        game.resize(before.width, before.height)
        game.wait_for_picture(lambda picture: not shows_a_sentence(picture), "the menu to come back")
        game.ring("Campaign")
        game.wait_for_title("Campaign")

    def test_opened_tiny(self):
        game = self.start(size="300x200")
        game.wait_for_picture(shows_a_sentence, "the sentence that asks for more room")
        game.resize(1280, 800)
        game.wait_for_title("Main menu")
        game.ring("Campaign")
        game.wait_for_title("Campaign")


def shows_a_sentence(picture):
    """Whether there is something between an empty upper and an empty lower third."""
    def colours(rows):
        return {picture.at(x, y) for y in rows for x in range(picture.width)}

    third = picture.height // 3
    upper, lower = range(third), range(picture.height - third, picture.height)
    return len(colours(upper)) == len(colours(lower)) == 1 and len(colours(range(third, 2 * third))) > 8


if __name__ == "__main__":
    unittest.main()
