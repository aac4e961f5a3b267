#pragma once

#include "lights/Rules.hpp"

namespace lights {

/// One row of the compiled table of difficulty classes: a size that is often played and has quiet patterns, with the
/// rules.
struct CompiledClasses {
    std::uint8_t rows;
    std::uint8_t columns;
    Stamp stamp;
    Surface surface;
    std::uint16_t lastEasy;
    std::uint16_t lastMedium;
    std::uint16_t firstHardest;
    std::uint16_t largestKnown;    ///< As in LargestOptimum.
    std::uint16_t largestPossible; ///< As in LargestOptimum.
};

/// By rows, columns, stamp and surface, ascending. Where a board may be laid on its side (see mayBeTransposed) only the
/// upright one is there. Made by tests/bench/class_table.cpp. A row never changes once it was in a release: the boards
/// of a difficulty depend on it.
[[nodiscard]] std::span<const CompiledClasses> compiledClasses() noexcept;

/// The row of a size and rules, whichever side the board lies on.
[[nodiscard]] std::optional<CompiledClasses> findCompiled(int rows, int columns, const Rules& rules) noexcept;

/// Whether the columns of a board may become its rows without any change to what a press does.
[[nodiscard]] bool mayBeTransposed(Surface surface) noexcept;

} // namespace lights
