# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Several players at one computer: a new player is added, plays, sees the statistics, and is removed."""

import json
import unittest

from driver import EndToEnd, Play, cli, shines, shipped_level


def run_of(level, player, day, code):
    """A run that solves the level with the fewest presses, as a line of an export."""
    events = [[500 * i, "p", *cell] for i, cell in enumerate(level.presses)]
    return json.dumps({"format": "lichter-aus/run", "version": 1, "key": level.key, "code": code, "player": player,
                       "events": events, "moves": len(events), "optimum": len(events), "exact": True, "hints": 0,
                       "live": False, "undos": 0, "ms": events[-1][0], "date": f"{day}T12:00:00Z", "program": "test"})


class Players(EndToEnd):
    def import_run(self, player):
        level = shipped_level("shed", 1)
        board = self.folder / "level.txt"
        board.write_text("\n".join(level.board) + "\n", encoding="utf-8")
        runs = self.folder / "runs.jsonl"
        runs.write_text(run_of(level, player, "2026-07-14", cli("code", board).strip()) + "\n", encoding="utf-8")
        cli("scores", "import", runs, "--data-dir", self.data)

    def names(self):
        return sorted(run["player"] for run in self.scores("--all"))

    def settings(self):
        file = self.data / "settings.json"
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def test_new_player_plays_and_is_removed(self):
        self.import_run("Mina")
        level = shipped_level("shed", 1)
        game = self.start("--screen", "players")
        game.wait_for_title("Players")
        # From the list, where the current player cannot be chosen, past the back button to the new player.
        game.key("Tab", "Tab", "Return")
        game.type("Jonas")
        game.key("Return")
        game.wait_for_picture(lambda _: self.settings().get("player") == "Jonas", "Jonas in the settings")
        game.kill()

        game = self.start("--level", "shed/" + level.id)
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses:
            play.press_by_key(cell)
        game.wait_for_title("Good night.")
        self.assertEqual(self.names(), ["Jonas", "Mina"])
        game.kill()

        game = self.start("--screen", "statistics")
        game.wait_for_title("Statistics")
        # One board today: the last window of the house is lit.
        game.wait_for_picture(lambda shown: sum(shines(shown.at(x, y)) for x in range(530, 586, 2)
                                                for y in range(560, 616, 2)) > 120, "a lit window of today")
        game.key("Escape")
        game.wait_for_title("Main menu")
        game.kill()

        game = self.start("--screen", "players")
        game.wait_for_title("Players")
        game.key("Delete")
        game.key("Left", "Return")  # From the safe answer to the other.
        game.wait_for_picture(lambda _: self.names() == ["Mina"], "Jonas to be gone")
        game.key("End", "Return")
        game.wait_for_picture(lambda _: self.settings().get("player") == "Mina", "Mina in the settings")


if __name__ == "__main__":
    unittest.main()
