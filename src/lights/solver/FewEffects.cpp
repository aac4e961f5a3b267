// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Optimum.hpp"

#include <cstdint>
#include <limits>

namespace lights {

namespace {

constexpr std::size_t maxRank = 18;     ///< Highest rank of the press matrix: 2^18 effects.
constexpr std::size_t fewPatterns = 20; ///< Up to this nullity a transform over the quiet patterns is as fast.
constexpr std::uint8_t unreached = std::numeric_limits<std::uint8_t>::max();

/// The effects of presses, as numbers. An effect shares an even number of cells with every condition, so the cells that
/// are not the first of any condition determine the others; each of them is a bit.
class Effects {
public:
    explicit Effects(const QuietSpace& conditions, std::size_t cells)
        : m_bits(cells) {
        std::vector<bool> isFirst(cells);
        for (const std::size_t first : conditions.firstCells())
            isFirst[first] = true;
        for (std::size_t cell = 0; cell < cells; ++cell)
            if (!isFirst[cell])
                m_bits[cell] = std::uint32_t{1} << m_rank++;
    }

    [[nodiscard]] std::size_t count() const noexcept { return std::size_t{1} << m_rank; }
    [[nodiscard]] std::uint32_t of(std::span<const Word> cells) const {
        std::uint32_t effect = 0;
        forEachBit(cells, [&](std::size_t cell) { effect ^= m_bits[cell]; });
        return effect;
    }
    [[nodiscard]] std::vector<std::uint32_t> ofEachPress(const PressMatrix& matrix) const {
        std::vector<std::uint32_t> effects(matrix.size());
        for (std::size_t press = 0; press < matrix.size(); ++press)
            for (const std::size_t cell : matrix.toggled(press))
                effects[press] ^= m_bits[cell];
        return effects;
    }

private:
    std::vector<std::uint32_t> m_bits; ///< By cell; 0 for those determined by the others.
    std::size_t m_rank = 0;
};

} // namespace

bool hasFewEffects(const QuietSpace& quiet, const QuietSpace& conditions, const CellNumbers& cells) noexcept {
    return quiet.nullity() > fewPatterns && cells.size() - conditions.nullity() <= maxRank;
}

std::optional<Words> fewestPresses(const QuietSpace& conditions, const PressMatrix& matrix,
                                   std::span<const Word> difference, Meter& meter) {
    const Effects effects(conditions, matrix.size());
    const std::uint64_t steps = effects.count() * matrix.size();
    if (steps > meter.left())
        return std::nullopt;
    const std::vector<std::uint32_t> presses = effects.ofEachPress(matrix);
    std::uint32_t wanted = effects.of(difference);

    std::vector<std::uint8_t> distance(effects.count(), unreached);
    std::vector<std::uint32_t> queue{0};
    distance[0] = 0;
    for (std::size_t next = 0; next < queue.size() && distance[wanted] == unreached; ++next) {
        const std::uint32_t here = queue[next];
        for (const std::uint32_t press : presses)
            if (std::uint8_t& there = distance[here ^ press]; there == unreached) {
                there = static_cast<std::uint8_t>(distance[here] + 1);
                queue.push_back(here ^ press);
            }
        if (!meter.spend(presses.size()))
            return std::nullopt;
    }

    // Presses commute, so a press that is in any shortest solution can come first.
    Words result(wordsFor(matrix.size()));
    for (std::size_t press = 0; press < presses.size() && wanted != 0; ++press) {
        const std::uint32_t nearer = wanted ^ presses[press];
        if (distance[nearer] == unreached || distance[nearer] + 1 != distance[wanted])
            continue;
        flipBit(result, press);
        wanted = nearer;
    }
    return result;
}

} // namespace lights
