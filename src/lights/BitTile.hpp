#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lights {

/// 64×64 bits, a word a row: bit c is column c.
using BitTile = std::array<std::uint64_t, 64>;

/// Swaps rows and columns: halves that lie across the diagonal change places, in ever smaller blocks (Knuth, The Art of
/// Computer Programming 4A, 7.1.3).
inline void transpose(BitTile& tile) noexcept {
    std::uint64_t low = 0x00000000ffffffffU; // The columns of the left half of each block.
    for (std::size_t half = 32; half != 0; half /= 2, low ^= low << half)
        for (std::size_t row = 0; row < 64; row = (row + half + 1) & ~half) {
            const std::uint64_t crossed = ((tile[row] >> half) ^ tile[row + half]) & low;
            tile[row] ^= crossed << half;
            tile[row + half] ^= crossed;
        }
}

} // namespace lights
