// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Commands.hpp"
#include "cli/options/CommandSetup.hpp"
#include "text/RuleOptions.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

/// The options that commands on boards share, and the boards that they name. Everything that reads throws Misuse.
namespace cli {

void addJson(const CommandSetup& command, const text::Text& text, bool& json);
/// The options for surface, stamp and quiet hours. \param ofTextBoard they complete a text board.
void addShape(const CommandSetup& command, const text::Text& text, text::TypedRules& typed, bool ofTextBoard = false);
void addFill(const CommandSetup& command, const text::Text& text, std::string& typed);
void addDifficulty(const CommandSetup& command, const text::Text& text, std::string& typed);
void addSeed(const CommandSetup& command, const text::Text& text, std::string& typed);
void addSigns(const CommandSetup& command, const text::Text& text, std::string& signs);

/// Random boards, as typed.
struct TypedRandom {
    text::TypedRules rules;
    std::string difficulty, optimum, seed, count, fill;
    std::string signs; ///< Of text boards beside random ones.
    bool arukone = false;
};

/// The options for what random boards of Lights Out are like.
void addWish(const CommandSetup& command, const text::Text& text, TypedRandom& typed);
void addRandomGoal(const CommandSetup& command, const text::Text& text, std::string& typed);
/// The options for random boards of either puzzle.
void addRandom(const CommandSetup& command, const text::Text& text, TypedRandom& typed);

/// A board that exists and its rules, as typed.
struct TypedBoard {
    std::string board, fill, signs{};
    text::TypedRules rules{};
};

void addBoard(const CommandSetup& command, const text::Text& text, TypedBoard& typed);
/// For the help of commands that read boards.
[[nodiscard]] std::string otherNotations(const text::Text& text);

/// A board that exists, with the options that complete a text board.
[[nodiscard]] BoardArguments givenBoard(const std::string& board, const text::TypedRules& typed,
                                        const std::string& fill, const std::string& signs, const text::Text& text);
/// \param command the name of the command that needs the board.
[[nodiscard]] BoardArguments readTypedBoard(const char* command, const TypedBoard& typed, const text::Text& text);
/// What was typed as boards, each a board that exists or a size for random ones.
[[nodiscard]] std::vector<SheetRequest::Boards> readTypedBoards(const std::vector<std::string>& words,
                                                                const TypedRandom& typed, const text::Text& text);

} // namespace cli
