#pragma once

#include "data/runs/Run.hpp"
#include "lights/solver/Generators.hpp"

namespace data {

/// What is said of a night shift, without how it came about.
struct ShiftSummary {
    std::string seed;         ///< Of its houses: see isShiftSeed.
    std::string code;         ///< Share code of the first house.
    std::string player;       ///< See PlayerName.hpp.
    lights::ShiftScore score; ///< What the events come to.
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

/// What a shift does not know of itself.
struct ShiftFacts {
    std::string seed;
    std::string player;
    std::string date;    ///< UTC, now.
    std::string program; ///< LICHTER_VERSION.
};

/// The run of a shift that is over. \returns NotSolved where no house was put to bed: there is nothing to store.
[[nodiscard]] tl::expected<ShiftRun, RunProblem> shiftRunOf(const lights::Shift& shift, ShiftFacts facts);

/// Verifies many shifts; what drawing their houses takes only once is kept for the next one.
class ShiftVerifier {
public:
    /// Plays the shift again on the houses of its seed and checks all that it says of itself: BadCode where its first
    /// house is not that of the seed, NotReplayed where the events cannot be, BadCounts where they come to something
    /// else. \returns nothing when all is well.
    [[nodiscard]] std::optional<RunProblem> verify(const ShiftRun& run);

private:
    lights::ShiftHouses m_houses;
};

} // namespace data
