// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/LargeBoard.hpp"

#include "lights/BitGrid.hpp"
#include "lights/solver/Meter.hpp"
#include "lights/solver/Rectangle.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace lights {

namespace {

constexpr int maxEnumeratedNullity = 20;                         ///< A table of 4 MiB.
constexpr std::int64_t maxPatternCells = std::int64_t{16} << 28; ///< Cells of all patterns together: 512 MiB.

/// A quiet pattern that shares an odd number of cells with the difference. \pre the difference cannot be pressed away.
BitGrid witnessFor(const Rectangle& rectangle, const BitGrid& difference) {
    // On average half of all patterns are odd, so one of the first few of the basis is.
    for (int i = 0;; ++i)
        if (BitGrid pattern = rectangle.quietPattern(i); (pattern & difference).parity())
            return pattern;
}

Unsolvable unsolvable(const Rectangle& rectangle, const BitGrid& difference) {
    BitGrid repair = rectangle.repair(difference);
    const bool exact = repair.count() == 1;
    return {witnessFor(rectangle, difference), std::move(repair), exact};
}

/// No press changes more than five cells, and all solutions have the same parity.
int leastMoves(const BitGrid& difference, int moves) {
    const auto least = static_cast<int>((difference.count() + 4) / 5);
    return least + (moves - least) % 2;
}

Cell firstCell(const BitGrid& grid) {
    for (int r = 0;; ++r)
        for (std::size_t w = 0; w < grid.wordsPerRow(); ++w)
            if (const std::uint64_t word = grid.row(r)[w]; word != 0)
                return {r, static_cast<int>(w * 64) + std::countr_zero(word)};
}

/// The basis of the quiet patterns in reduced row echelon form.
std::vector<BitGrid> reducedPatterns(const Rectangle& rectangle) {
    std::vector<BitGrid> patterns;
    for (int i = 0; i < rectangle.nullity(); ++i) {
        BitGrid pattern = rectangle.quietPattern(i);
        for (const BitGrid& other : patterns)
            if (pattern.test(firstCell(other)))
                pattern ^= other;
        const Cell own = firstCell(pattern);
        for (BitGrid& other : patterns)
            if (other.test(own))
                other ^= pattern;
        patterns.push_back(std::move(pattern));
    }
    std::sort(patterns.begin(), patterns.end(),
              [](const BitGrid& left, const BitGrid& right) { return firstCell(left) < firstCell(right); });
    return patterns;
}

/// For each linear part, how many more of its cells are not pressed than pressed. The first pattern is the highest bit.
std::optional<std::vector<std::int32_t>> signsByPart(const std::vector<BitGrid>& patterns, const BitGrid& presses,
                                                     Meter& meter) {
    std::vector<std::int32_t> signs(std::size_t{1} << patterns.size());
    for (int r = 0; r < presses.rows(); ++r) {
        for (std::size_t w = 0; w < presses.wordsPerRow(); ++w) {
            // Each row of the tile is a word of one pattern; transposed, each row is the linear part of one cell.
            BitTile tile{};
            for (std::size_t k = 0; k < patterns.size(); ++k)
                tile[patterns.size() - 1 - k] = patterns[k].row(r)[w];
            transpose(tile);
            const std::uint64_t pressed = presses.row(r)[w];
            const std::size_t count = std::min<std::size_t>(64, static_cast<std::size_t>(presses.columns()) - w * 64);
            for (std::size_t i = 0; i < count; ++i)
                signs[tile[i]] += ((pressed >> i) & 1U) != 0 ? -1 : 1;
        }
        if (!meter.spend(static_cast<std::uint64_t>(presses.columns())))
            return std::nullopt;
    }
    return signs;
}

/// Turns the presses into the lightest of all solutions, among equals the first in order, as lightest does for smaller
/// boards.
/// \returns false if the call was cancelled.
bool makeLightest(BitGrid& presses, const Rectangle& rectangle, Meter& meter) {
    const std::vector<BitGrid> patterns = reducedPatterns(rectangle);
    for (const BitGrid& pattern : patterns)
        if (!presses.test(firstCell(pattern)))
            presses ^= pattern;
    auto table = signsByPart(patterns, presses, meter);
    if (!table || !transform(std::span<std::int32_t>(*table), meter))
        return false;
    const auto best = static_cast<std::size_t>(std::max_element(table->begin(), table->end()) - table->begin());
    for (std::size_t k = 0; k < patterns.size(); ++k)
        if (((best >> (patterns.size() - 1 - k)) & 1U) != 0)
            presses ^= patterns[k];
    return true;
}

bool canBeEnumerated(const Rectangle& rectangle, const BitGrid& presses, const Meter& meter) {
    return rectangle.nullity() <= maxEnumeratedNullity && rectangle.nullity() * presses.cells() <= maxPatternCells &&
           static_cast<std::uint64_t>(presses.cells()) <= meter.left();
}

} // namespace

Answer solveLarge(const Puzzle& puzzle, const SolveControl& control) {
    const auto difference = [&] { return puzzle.open(puzzle.start()); }; // Not kept longer than needed.
    const Rectangle rectangle(puzzle.rows(), puzzle.columns());
    auto presses = rectangle.solve(difference());
    if (!presses)
        return {{}, rectangle.nullity(), tl::unexpected(unsolvable(rectangle, difference())), false};

    Meter meter(control, static_cast<std::uint64_t>(presses->cells()));
    const bool proven = rectangle.nullity() == 0 ||
                        (canBeEnumerated(rectangle, *presses, meter) && makeLightest(*presses, rectangle, meter));
    const auto optimum = [&] {
        if (proven)
            return Optimum::proven(*std::move(presses));
        const int bound = leastMoves(difference(), static_cast<int>(presses->count()));
        return Optimum(*std::move(presses), bound);
    }();
    return {{}, rectangle.nullity(), optimum, meter.cancelled() && !optimum.exact()};
}

tl::expected<BitGrid, Unsolvable> solveAnyLarge(const Puzzle& puzzle) {
    const Rectangle rectangle(puzzle.rows(), puzzle.columns());
    if (auto presses = rectangle.solve(puzzle.open(puzzle.start())))
        return *std::move(presses);
    return tl::unexpected(unsolvable(rectangle, puzzle.open(puzzle.start())));
}

} // namespace lights
