// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace lights {

/// A transform's table has 2^rank entries; above this rank it is too large to hold in memory (32 MiB).
inline constexpr std::size_t maxTableRank = 24;

/// Entries of a transform table. A sum of ±1 over maxSearchedCells cells fits.
using Table = std::vector<std::int16_t>;

/// Approximately the steps that a transform of a table of 2^rank entries takes.
[[nodiscard]] constexpr std::uint64_t transformSteps(std::size_t rank) noexcept {
    return (std::uint64_t{1} << rank) * (rank + 1) / 8;
}

/// The Walsh–Hadamard transform in place: afterwards entry c is the sum over all v of (−1)^⟨v,c⟩ · (entry v before).
/// \pre the size is a power of two. \returns false if the call was cancelled; the table is then unusable.
[[nodiscard]] bool transform(std::span<std::int16_t> table, Meter& meter);
/// For boards with more cells than the shorter entries can count.
[[nodiscard]] bool transform(std::span<std::int32_t> table, Meter& meter);

/// One entry of a sparse table, which is a list of points; an index may occur more than once.
struct Point {
    std::uint32_t index;
    std::int16_t value;
};

/// Pieces of a transform are this large: they stay in the cache, and rounds across pieces are avoided.
inline constexpr std::size_t pieceRank = 16;

/// Approximately the steps that transformInPieces takes.
[[nodiscard]] constexpr std::uint64_t pieceSteps(std::size_t rank) noexcept {
    return (std::uint64_t{1} << rank) * (std::min(rank, pieceRank) + 2) / 8;
}

/// Transforms a table of 2^rank entries that never exists as a whole: calls visit(first, sums) for one piece of
/// 2^lowRank entries after another, `sums` being the transform's entries from `first` on. Pieces for which
/// wanted(first) is false are left out.
///
/// If the highest bits of c are fixed, they only change the signs of the points, by ⟨index, c⟩ on these bits, and what
/// is left is a transform over the lower bits. \returns false if the call was cancelled and pieces are missing. \pre
/// lowRank ≤ rank ≤ 32.
template<class Wanted, class Visit>
[[nodiscard]] bool transformPieces(std::span<const Point> points, std::size_t rank, std::size_t lowRank, Meter& meter,
                                   Wanted&& wanted, Visit&& visit) {
    const std::uint32_t lowBits = static_cast<std::uint32_t>((std::uint64_t{1} << lowRank) - 1);
    Table piece(std::size_t{1} << lowRank);
    for (std::uint64_t first = 0; first < std::uint64_t{1} << rank; first += piece.size()) {
        if (!wanted(static_cast<std::uint32_t>(first)))
            continue;
        std::fill(piece.begin(), piece.end(), std::int16_t{0});
        for (const Point& point : points) {
            const bool odd = (std::popcount(point.index & first) & 1) != 0;
            std::int16_t& entry = piece[point.index & lowBits];
            entry = static_cast<std::int16_t>(odd ? entry - point.value : entry + point.value);
        }
        if (!transform(piece, meter))
            return false;
        visit(static_cast<std::uint32_t>(first), std::span<const std::int16_t>(piece));
    }
    return true;
}

/// Transforms all pieces, of the usual size.
template<class Visit>
[[nodiscard]] bool transformInPieces(std::span<const Point> points, std::size_t rank, Meter& meter, Visit&& visit) {
    const auto all = [](std::uint32_t) { return true; };
    return transformPieces(points, rank, std::min(rank, pieceRank), meter, all, std::forward<Visit>(visit));
}

/// Adds up points with the same index and drops those that cancel out. In ascending order of index.
[[nodiscard]] std::vector<Point> merged(std::vector<Point> points);

} // namespace lights
