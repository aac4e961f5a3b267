// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "data/database/Backups.hpp"
#include "data/database/Database.hpp"
#include "data/database/Restore.hpp"
#include "data/files/File.hpp"
#include "data/files/PlayerName.hpp"
#include "data/files/Problem.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/BoardText.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/runs/Run.hpp"
#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"
#include "lights/Replay.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>
#include <vector>

/// The messages for every problem that other rooms report as a typed value: a sentence or two that say what is wrong
/// and, if something can be done about it, what. Rows, columns and levels are counted from 1.
namespace text {

[[nodiscard]] std::string describe(const Text& text, const CatalogueProblem& problem);

[[nodiscard]] std::string describe(const Text& text, lights::PuzzleProblem problem);
/// \param prefix of the puzzle's codes.
[[nodiscard]] std::string describe(const Text& text, puzzle::CodeProblem problem,
                                   std::string_view prefix = lights::codePrefix);
[[nodiscard]] std::string describe(const Text& text, const arukone::BoardProblem& problem);
[[nodiscard]] std::string describe(const Text& text, lights::FlipProblem problem);
[[nodiscard]] std::string describe(const Text& text, const lights::BoardCodeProblem& problem);
[[nodiscard]] std::string describe(const Text& text, const data::BoardCodeProblem& problem);
[[nodiscard]] std::string describe(const Text& text, const data::BoardTextProblem& problem);
/// How a text was read, in a few words after a colon.
[[nodiscard]] std::string describe(const Text& text, const data::BoardNotation& notation);
/// \param limit the most rows and columns that were allowed.
[[nodiscard]] std::string describe(const Text& text, const lights::TextBoardProblem& problem, int limit);
[[nodiscard]] std::string describe(const Text& text, lights::ReplayProblem problem);
[[nodiscard]] std::string describe(const Text& text, const lights::GenerateProblem& problem);

[[nodiscard]] std::string describe(const Text& text, const data::FileProblem& problem);
/// Without its location, for use where that is shown next to it.
[[nodiscard]] std::string describe(const Text& text, const data::Problem& problem);
/// With its location: "terrace.json, /levels/3/id: There is …".
[[nodiscard]] std::string describeWithPlace(const Text& text, const data::Problem& problem);
/// For the log: in English, with its location, and without any content of the file.
[[nodiscard]] std::string describeForLog(data::Problem problem);
/// For data::folderProblem and data::createFolder, where a folder was expected.
[[nodiscard]] std::string describeFolder(const Text& text, const data::FileProblem& problem);
[[nodiscard]] std::string describe(const Text& text, data::NameProblem problem);
[[nodiscard]] std::string describe(const Text& text, data::RunProblem problem);
[[nodiscard]] std::string describe(const Text& text, data::StorageProblem problem);
[[nodiscard]] std::string describe(const Text& text, data::RestoreProblem problem);
[[nodiscard]] std::string describe(const Text& text, data::OwnLevelRefusal refusal);
[[nodiscard]] std::string describe(const Text& text, const data::OwnLevelProblem& problem);
/// What the player has to know if the score file has no runs, but something beside it has; empty if nothing has.
[[nodiscard]] std::string describe(const Text& text, const data::Beside& beside);
/// What the player has to know about how the database was opened; nothing if all is well.
[[nodiscard]] std::optional<std::string> describe(const Text& text, const data::Database& database);
/// What the player has to know about a database that was reopened while the program was running.
[[nodiscard]] std::string describeReopened(const Text& text, const data::Database& database);

/// The first few sentences, one per line, and how many more there are: as much as fits into a dialog.
[[nodiscard]] std::string firstOf(const Text& text, const std::vector<std::string>& sentences);

} // namespace text
