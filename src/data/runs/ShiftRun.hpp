#pragma once

#include "data/runs/Run.hpp"

namespace data {

/// What is said of a night shift, without how it came about.
struct ShiftSummary {
    std::string seed;         ///< Of its houses: see isShiftSeed.
    std::string code;         ///< Share code of the first house.
    std::string player;       ///< See PlayerName.hpp.
    puzzle::ShiftScore score; ///< What the events come to.
    std::string date;         ///< UTC, "2025-07-12T18:03:11Z".
    std::string program;      ///< Version that stored it.

    friend bool operator==(const ShiftSummary&, const ShiftSummary&) = default;
};

/// A night shift, as it is stored.
struct ShiftRun : ShiftSummary {
    std::string events; ///< See puzzle/EventText.hpp.

    friend bool operator==(const ShiftRun&, const ShiftRun&) = default;
};

/// Whether a text may be a shift's seed: 1 to 64 characters of ASCII that can be seen.
[[nodiscard]] bool isShiftSeed(std::string_view seed) noexcept;

/// What a performance does not say.
struct ShiftFacts {
    std::string player;
    std::string date;    ///< UTC, now.
    std::string program; ///< LICHTER_VERSION.
};

/// The run of a shift that is over. \returns NotSolved where no house was put to bed: there is nothing to store.
[[nodiscard]] tl::expected<ShiftRun, RunProblem> shiftRunOf(puzzle::ShiftPerformance played, ShiftFacts facts);

} // namespace data
