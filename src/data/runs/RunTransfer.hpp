#pragma once

#include "data/database/Database.hpp"
#include "data/runs/RunCoder.hpp"

#include <iosfwd>

/// Runs and night shifts out of a database and into one, as lines of RunCoder.hpp.
namespace data {

/// A line that does not count, and why: it cannot be read, or what it says is not so.
struct RefusedLine {
    std::size_t line = 0; ///< From 1.
    std::variant<RunProblem, std::vector<Problem>> why;
};

/// Beyond as many nobody reads on: further ones are only counted.
inline constexpr std::size_t mostRefusalsKept = 1000;

/// How much of one line is read before the rest of the file is given up: a device may give bytes for ever.
inline constexpr std::size_t longestChainLine = std::size_t{64} << 20;

/// What there was to say of the lines of a file. Blank lines are none.
struct LinesReport {
    std::size_t lines = 0;
    std::size_t refused = 0;
    std::vector<RefusedLine> refusals; ///< The first mostRefusalsKept.
    bool broken = false;               ///< Reading failed before the end.
    std::size_t endless = 0; ///< The line, refused too, that had no end within sight: nothing after it was read.
};

/// Verifies every run of a file by playing it again.
[[nodiscard]] LinesReport verifyRuns(std::istream& in);

struct ImportReport {
    LinesReport read;
    std::size_t stored = 0;
    /// Were there already: the same was done at the same moment, by the same player, who may have another name now.
    /// Where the times of the presses tell one run from every other one, whose it is does not matter.
    std::size_t present = 0;
    /// Why it ended early. What was counted is stored all the same.
    std::optional<StorageProblem> stopped;
};

/// Verifies every run of a file and stores those that are not there yet, some hundreds in a transaction: whatever ends
/// the program, what was stored is whole, and importing again goes on from there.
[[nodiscard]] ImportReport importRuns(Database& database, std::istream& in);

struct ExportedRuns {
    std::string lines; ///< Runs on boards, then night shifts, each in the order in which they were stored.
    std::size_t runs = 0;
    std::size_t tampered = 0; ///< Left out.
};

/// All runs and night shifts of one moment, each verified.
[[nodiscard]] tl::expected<ExportedRuns, StorageProblem> exportRuns(Database& database);

} // namespace data
