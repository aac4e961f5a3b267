// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/runs/RunCoder.hpp"

#include <iosfwd>
#include <optional>
#include <span>

/// Export and import of runs and night shifts, as lines of RunCoder.hpp.
namespace data {

/// A line that was rejected, and why: it cannot be read, or its claims are wrong.
struct RefusedLine {
    std::size_t line = 0; ///< From 1.
    std::variant<RunProblem, std::vector<Problem>> why;
};

/// Maximum number of rejected lines stored in a report; further ones are only counted.
inline constexpr std::size_t maxStoredRefusals = 1000;

/// Maximum bytes of one line before the rest of the file is given up: a device may return bytes forever.
inline constexpr std::size_t maxRunLineRead = std::size_t{64} << 20;

/// Results for the lines of a file, without blank lines.
struct LinesReport {
    std::size_t lines = 0;
    std::size_t refused = 0;
    std::vector<RefusedLine> refusals; ///< The first maxStoredRefusals of them.
    /// Runs that count under the code of their random board only, since no seed gives it: see RunVerifier::doubtSeed.
    std::size_t underCode = 0;
    bool broken = false;     ///< A read error occurred before the end.
    std::size_t endless = 0; ///< Number of the line that was too long to read, which is also refused; nothing after it
                             ///< was read. 0 if none.
};

/// Verifies every run of a file by replaying it. \param now the current time: runs may not be from the future (see
/// maxClockDifference).
[[nodiscard]] LinesReport verifyRuns(std::istream& in, puzzle::Kinds kinds, puzzle::Moment now);

struct ImportReport {
    /// Copies are refused, too: runs with the events of a stored one, but another player, date, help or key. Events at
    /// fewer than three different times may be alike by chance, so there only the same player's at the same time are
    /// copies.
    LinesReport read;
    std::size_t stored = 0;
    /// Runs that were stored already, by the same player, perhaps under a former name.
    std::size_t present = 0;
    /// Why the import ended early. The runs counted above are stored nevertheless.
    std::optional<StorageProblem> stopped;
};

/// What to do with a copy of another player's run.
enum class Copies : std::uint8_t {
    Refuse,
    Keep, ///< Stores both: the order in which they come does not show which of them is the copy.
};

/// Verifies every run of a file and stores the new ones, some hundreds per transaction. If the program is interrupted,
/// every stored run is complete, and repeating the import continues from there.
/// \param now see verifyRuns. \param within RunSummary::within of the run in each line; lines beyond it have none.
[[nodiscard]] ImportReport importRuns(Database& database, std::istream& in, puzzle::Moment now,
                                      Copies copies = Copies::Refuse,
                                      std::span<const std::optional<puzzle::Milliseconds>> within = {});

struct ExportedRuns {
    std::string lines; ///< Runs on boards, then night shifts, each in the order of storage.
    std::size_t runs = 0;
    std::size_t tampered = 0; ///< Left out of `lines`.
};

/// Exports all runs and night shifts from one consistent state, verifying each.
[[nodiscard]] tl::expected<ExportedRuns, StorageProblem> exportRuns(Database& database);

} // namespace data
