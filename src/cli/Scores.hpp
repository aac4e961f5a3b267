// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Commands.hpp"
#include "data/database/Database.hpp"
#include "data/files/Paths.hpp"
#include "data/files/TemporaryFolder.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

inline constexpr std::string_view logName = "lichter-aus-cli"; ///< The program's name in the log.

/// Scores that were opened.
struct OpenedScores {
    /// Where the file is while the player's folder cannot be written to; null if it can.
    std::shared_ptr<const data::TemporaryFolder> instead;
    std::optional<data::Database> database; ///< std::nullopt if the file is missing: it then holds no scores.
    /// What the player has to know: the file was damaged and only what could be copied is here, what was read cannot be
    /// kept, or files of a shared leaderboard could not be read; else empty. Every outcome of the command has to say
    /// so: see remarked().
    std::string remark;
};

/// Opens the scores for reading. A damaged file is moved aside, and what could be copied is opened. \returns the
/// scores, or an error message: also if no run could be copied, instead of showing an empty leaderboard.
[[nodiscard]] tl::expected<OpenedScores, std::string> openScores(const data::Paths& paths, const text::Text& text);

/// Opens the scores for writing, and creates the file if it is missing: the database is always there. \returns the
/// scores, or an error message, as openScores does.
[[nodiscard]] tl::expected<OpenedScores, std::string> openScoresToWrite(const data::Paths& paths,
                                                                        const text::Text& text);

/// What came of a command, saying `remark` first: on standard error, beside the answer. \param remark may be empty.
[[nodiscard]] Outcome remarked(const std::string& remark, Outcome outcome);

/// What a player typed for a shared leaderboard: the full path of a folder that exists, or the address of a server as
/// it is; or an error message.
[[nodiscard]] tl::expected<std::filesystem::path, std::string> sharedAddress(const std::string& typed,
                                                                             const text::Text& text);

/// Reads what is new on the shared leaderboard of a folder, and opens its runs: the database is always there. What a
/// damaged file has lost is read from the folder again. Where the player's own files cannot be written, all is read
/// into a temporary file, and the remark says so. \returns the scores, or an error message.
[[nodiscard]] tl::expected<OpenedScores, std::string> openShared(const std::string& folder, const data::Paths& paths,
                                                                 puzzle::Moment now, const text::Text& text);

/// Formats the answer of `scores`: one line per run on a board, as JSON, CSV or a table. Runs of daily puzzles also say
/// whether they were late.
[[nodiscard]] std::string formatRuns(const std::vector<data::LeaderboardRow>& rows, const ScoresRequest& request,
                                     const text::Text& text);

/// Formats the answer of `scores --shift`: one line per shift, as JSON, CSV or a table. JSON and CSV have the same
/// names as for runs on boards, followed by those that only shifts have.
[[nodiscard]] std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                                       const text::Text& text);

} // namespace cli
