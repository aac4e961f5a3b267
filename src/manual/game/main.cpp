// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Options.hpp"
#include "game/app/Screens.hpp"
#include "game/look/Theme.hpp"
#include "manual/Files.hpp"

namespace {

manual::CommandTable table(const text::Text& text) {
    manual::CommandTable table;
    game::visitOptions(text, [&table](const CLI::App& app) { table = manual::tableOf(app); });
    return table;
}

manual::PageWords words(const text::Text& text) {
    manual::PageWords words;
    words.program = "lichter-aus";
    words.section = 6;
    words.purpose = text.tr("puzzle game: put the house to bed by turning off its lights");
    words.description = {
        text.tr("Every press of a window switches it and its neighbours: lit ones go dark, dark ones light up. Put the "
                "house to bed, in as few moves as you can."),
        text.tr("Without options the game opens its main menu. Keyboard or gamepad alone is enough for everything, the "
                "mouse alone for everything except entering names; F1 shows the keys. The options apply to this start "
                "only and do not change the settings; only --shared adds a leaderboard for good."),
    };
    words.exitCodes = {
        {"0", text.tr("The game was played, or the picture saved.")},
        {"1", text.tr("Something unexpected went wrong; see the log.")},
        {"2", text.tr("Bad usage, no display, no OpenGL, or a file that cannot be used.")},
    };
    words.files = manual::commonFiles(text);
    words.files.insert(words.files.begin(), {"~/.config/lichter-aus/settings.json", text.tr("Settings.")});
    words.environment =
        manual::commonEnvironment(text, text.tr("The language, unless --lang or the settings choose another."));
    words.examples = {
        {"lichter-aus --daily", text.tr("Today’s puzzle.")},
        {"lichter-aus --random 6x7 --surface torus --seed evening", text.tr("A random board, the same one on every "
                                                                            "machine.")},
        {"lichter-aus LA1ChQAjvuID", text.tr("The board of a share code.")},
        {"lichter-aus --edit lantern.json", text.tr("A level in the editor.")},
        {"lichter-aus --screen campaign --screenshot house.png", text.tr("A picture of a screen.")},
    };
    words.others = {{"lichter-aus-cli", 1}};
    return words;
}

manual::Value wordsIn(const auto& names) {
    return {.words = {names.begin(), names.end()}};
}

manual::Values values() {
    manual::Values values = manual::commonValues();
    values["SCREEN"] = wordsIn(game::screenNames());
    values["THEME"] = wordsIn(game::themeNames());
    return values;
}

} // namespace

int main(int argc, char** argv) {
    return manual::writeFiles({"lichter-aus", table, words, values()}, {argv + (argc > 0 ? 1 : 0), argv + argc});
}
