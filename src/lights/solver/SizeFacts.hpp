#pragma once

#include "lights/solver/Classes.hpp"
#include "lights/solver/Generator.hpp"

#include <optional>
#include <vector>

namespace lights {

/// What can be said of all full boards of one size and rules at once.
struct SizeFacts {
    int rows = 0;
    int columns = 0;
    Rules rules;
    std::vector<BitGrid> quiet; ///< A basis of the quiet patterns.
    LargestOptimum largest;     ///< Presses that the hardest boards need, as far as is known.
    /// Goal off: a board that needs largest.known presses, where one is known without a search.
    std::optional<Board> hardest{};

    [[nodiscard]] int nullity() const noexcept { return static_cast<int>(quiet.size()); }
    [[nodiscard]] int cellCount() const noexcept { return rows * columns; }
    [[nodiscard]] int rank() const noexcept { return cellCount() - nullity(); }
};

/// \pre isPlayableSide(rows) and isPlayableSide(columns).
[[nodiscard]] SizeFacts sizeFacts(int rows, int columns, const Rules& rules);

/// A board that needs facts.largest.known presses (goal off), looked for as the generator does, always the same one.
/// \returns nothing where none was found within the budget, or it was cancelled.
[[nodiscard]] std::optional<Board> findHardest(const SizeFacts& facts, const GenerateControl& control = {});

} // namespace lights
