// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Arguments.hpp"
#include "manual/Files.hpp"

namespace {

manual::CommandTable table(const text::Text& text) {
    manual::CommandTable table;
    cli::visitArguments(text, [&table](const CLI::App& app) { table = manual::tableOf(app); });
    return table;
}

manual::PageWords words(const text::Text& text) {
    manual::PageWords words;
    words.program = "lichter-aus-cli";
    words.section = 1;
    words.purpose = text.tr("solve and generate boards of Lichter Aus, check level files, read the leaderboard");
    words.description = {
        text.tr("Works with the rules, levels and leaderboard of the game, without a window."),
        text.tr("A board is a level file, - for standard input, a share code, or a game ID of Flip from Simon Tatham’s "
                "puzzles. With --json the answer is one JSON object. Files can be pipes too, but not devices."),
    };
    words.exitCodes = {
        {"0", text.tr("Yes, or done.")},
        {"1", text.tr("No: a board that cannot be solved, a level with problems, an optimum that no board has, a run "
                      "that is not valid.")},
        {"2", text.tr("Bad usage, or input that cannot be read.")},
        {"3", text.tr("Not decided within the limits.")},
        {"130", text.tr("Ended by Ctrl+C; what had been found by then has been printed.")},
    };
    words.files = manual::commonFiles(text);
    words.environment = manual::commonEnvironment(text, text.tr("The language, unless --lang chooses another."));
    words.examples = {
        {"lichter-aus-cli solve lantern.json --json", text.tr("The fewest moves, for other programs.")},
        {"lichter-aus-cli generate 6x6 --difficulty hard --seed evening",
         text.tr("A hard board, the same one on every machine.")},
        {"lichter-aus-cli sheet 5x5 --count 6 --output boards.pdf", text.tr("Six boards to solve on paper.")},
        {"lichter-aus-cli check --list levels", text.tr("All levels in a folder, and what is wrong with them.")},
        {"lichter-aus-cli scores --level terrace/doorbell", text.tr("The leaderboard of a level.")},
        {"lichter-aus-cli scores export runs.jsonl", text.tr("All runs, for another leaderboard.")},
    };
    words.others = {{"lichter-aus", 6}};
    return words;
}

manual::Values values() {
    manual::Values values = manual::commonValues();
    const manual::Value given{.words = {"off", "on"}, .files = true}; // For a text board; a picture is a file.
    values["solve --goal"] = given;
    values["code --goal"] = given;
    values["--daily"] = {.asked = "daily"};
    values["--coffee"] = {.asked = "coffee"};
    values["PACK"] = {.asked = "packs"};
    for (const char* const free : {"class make --name", "class make --daily", "class make --coffee",
                                   "class make --from", "class make --until", // Days to come.
                                   "scores --shift-day"})
        values[free] = {};
    return values;
}

} // namespace

int main(int argc, char** argv) {
    return manual::writeFiles({"lichter-aus-cli", table, words, values()}, {argv + (argc > 0 ? 1 : 0), argv + argc});
}
