// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/BitMatrix.hpp"
#include "lights/solver/Meet.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace lights {

/// How many weights are computed at once; the sets of presses for them stay in the cache.
inline constexpr std::size_t weightsAtOnce = 128;

/// Which cells of a class are pressed, by point, without a table of all points: four look-ups, one for each byte.
class PointPresses {
public:
    /// \param pressed for each of Block::cells, whether the solution with all coefficients 0 contains it.
    PointPresses(const CellClass& part, const std::vector<bool>& pressed);

    [[nodiscard]] std::size_t words() const noexcept { return m_base.size(); }
    /// Word `index` of what the point changes. The sum of two points changes the sum of what each of them does.
    [[nodiscard]] Word change(std::uint32_t point, std::size_t index) const noexcept {
        Word sum = 0;
        for (const std::vector<Word>& table : m_tables) {
            sum ^= table[(point & 0xff) * words() + index];
            point >>= 8;
        }
        return sum;
    }
    /// Word `index` of the presses of the solution with all coefficients 0.
    [[nodiscard]] Word base(std::size_t index) const noexcept { return m_base[index]; }
    /// The number of cells pressed.
    [[nodiscard]] std::size_t weight(std::uint32_t point) const noexcept;

private:
    Words m_base;
    std::array<std::vector<Word>, 4> m_tables; ///< For each byte of a point, one row for each value.
};

/// Some sets of cells, interleaved: word w of set k is at w · weightsAtOnce + k.
using InterleavedSets = std::vector<Word>;

/// For each of the first `count` sets, in how many cells it differs from `presses`. Others may be looked at too.
///
/// This is the innermost loop of a long proof. It is compiled for several kinds of processors, and the best that this
/// computer can run is chosen. \returns the least of the numbers.
/// \pre sets.size() = presses.size() · weightsAtOnce, and count is 1 … weightsAtOnce.
std::uint32_t distances(std::span<const Word> presses, const InterleavedSets& sets, std::size_t count,
                        std::array<std::uint32_t, weightsAtOnce>& result) noexcept;

} // namespace lights
