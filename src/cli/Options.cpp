// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"

#include "cli/options/BoardOptions.hpp"
#include "cli/options/CommandOptions.hpp"

namespace cli {

std::vector<CommandOptions> addCommands(CLI::App& app, const text::Text& text) {
    std::vector<CommandOptions> commands;
    const CommandSetup program(app, text);
    const auto add = [&](const char* name, auto& addOptions, const std::string& description,
                         const std::string& footer = {}) {
        const CommandSetup command = program.inner(name, description);
        command.footer(footer); // That of the program would be inherited.
        commands.push_back({command, addOptions(command, text)});
    };
    add("solve", solveOptions, text.tr("Solve a board with as few presses as possible, or say why it cannot be solved"),
        text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole, X and x sealed),\n"
                "a share code (LA1…) or a Flip game ID from sgt-puzzles (5x5:…).\n"
                "Choose one level of a pack with FILE#LEVEL, for example terrace.json#lantern.\n"
                "Ctrl+C stops the search and prints the best solution so far (exit code 130).") +
            "\n" + otherNotations(text));
    add("info", infoOptions, text.tr("List the quiet patterns of a board or a size, and its hardest boards"),
        text.tr("FILE may also be a size such as 5x5, with --surface and --stamp if you like. For many sizes\n"
                "this shows how many presses the hardest boards need, and one of these boards."));
    add("generate", generateOptions, text.tr("Generate random solvable boards"),
        text.tr("The same size, rules, difficulty and seed give the same board everywhere.\n"
                "With --count the second board has the seed TEXT/2, and so on."));
    add("sheet", sheetOptions, text.tr("Make a PDF of boards to solve on paper, with their solutions"),
        text.tr("BOARD is what the other commands take as a board, a pack of levels, or a size such as 5x5:\n"
                "then boards are generated as by “generate”: the same seed gives the same boards."));
    add("check", checkOptions, text.tr("List every problem in level files"));
    add("code", codeOptions, text.tr("Print the share code of a board"),
        text.tr("FILE is a level (JSON), a text board (rows of # lit, . dark, _ hole, X and x sealed),\n"
                "a share code (LA1…) or a Flip game ID from sgt-puzzles (5x5:…).") +
            "\n" + otherNotations(text));
    add("decode", decodeOptions, text.tr("Print the level file (JSON) of a share code or a Flip game ID"));
    add("scores", scoresOptions, text.tr("Print the leaderboard"),
        text.tr("Shows the best run of each player, level by level. The scores are those of the game,\n"
                "or those in the folder given with --data-dir."));
    add("class", classOptions,
        text.tr("Print what a class has solved on its shared leaderboard, or say what it is to solve"),
        text.tr("FOLDER is the folder of the shared leaderboard, which holds the runs of all pupils."));
    add("verify", verifyOptions, text.tr("Replay exported runs and say whether they are valid"),
        text.tr("FILE is what “scores export” writes. Exit code 1 means that a run is not valid."));
    add("arukone", arukoneOptions, text.tr("Solve Arukone boards: join equal numbers with cables that do not cross"),
        text.tr("FILE has rows of numbers 1 to 9, A to Z, a to z, . free and _ hole, or is a share code (AR…),\n"
                "or the text of the task in the competition BWINF.\n"
                "With commas between the cells, numbers go up to 200."));
    add("complete", completeOptions, {});
    return commands;
}

} // namespace cli
