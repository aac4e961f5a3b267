#pragma once

#include "lights/solver/Meter.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lights {

/// Number of table entries of a transform is 2^rank; above this rank the table is too large to keep (32 MiB).
inline constexpr std::size_t maxTableRank = 24;

/// Entries of a transform table. A board has at most 100 · 100 windows, so every sum of ±1 fits.
using Table = std::vector<std::int16_t>;

/// About the steps that a transform of a table of 2^rank entries takes.
[[nodiscard]] constexpr std::uint64_t transformSteps(std::size_t rank) noexcept {
    return (std::uint64_t{1} << rank) * (rank + 1);
}

/// The Walsh–Hadamard transform in place: afterwards entry c is the sum over all v of (−1)^⟨v,c⟩ · (entry v before).
/// \pre the size is a power of two. \returns false when the call was cancelled; the table is then of no use.
[[nodiscard]] bool transform(std::span<std::int16_t> table, Meter& meter);

} // namespace lights
