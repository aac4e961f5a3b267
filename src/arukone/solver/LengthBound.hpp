// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/solver/Profile.hpp"

#include <array>
#include <bitset>
#include <cstddef>
#include <vector>

namespace arukone {

/// Drops the states of a frontier whose cables cannot be finished within a total length.
///
/// What a state still needs at least, distances being shortest paths round holes and terminals:
/// - Each pair is left with a *gap*: between its terminals if they are still to come, or its end and the terminal to
///   come, or its two ends.
/// - A *piece* without a terminal will be part of some cable, so by the triangle inequality it saves at most the
///   distance of its two ends. Hence at least all gaps less all pieces.
/// - A piece that is out of the way of a gap makes a detour. Each piece makes at least its smallest one; these are
///   added up for pieces that cannot serve the same gap within the bound.
class LengthBound {
public:
    /// O(cells²), also in memory: 4 bytes for each two cells, 3.2 MB for the largest board.
    explicit LengthBound(const Sweep& sweep);

    /// The sum of the distances of all pairs; no solution is shorter. All solutions are longer by an even number, as
    /// each step changes between the two colours of a chessboard. At least `endless` if some pair cannot be joined.
    [[nodiscard]] int sumOfDistances() const noexcept { return m_gapsFrom.front(); }
    static constexpr int endless = 1 << 20;

    /// Begins anew with another bound.
    void allow(int length) noexcept {
        m_most = length;
        m_dropped = false;
    }
    /// Whether a state stays. \param cell the cell gone over last. \param length the length of all pieces so far.
    /// O(width · pairs).
    [[nodiscard]] bool admits(const ProfileSteps& steps, int cell, const Profile& profile, int length);
    /// Whether a larger bound might have kept a state that was dropped.
    [[nodiscard]] bool dropped() const noexcept { return m_dropped; }

private:
    /// What separates two ends, or keeps them apart in a piece: the cells that they lead into, or terminals.
    struct Stretch {
        int from;
        int to;
        int length;
        int pair; ///< Board::free for a piece.
    };

    [[nodiscard]] const int* distancesFrom(int cell) const noexcept {
        return m_distances.data() + static_cast<std::ptrdiff_t>(cell) * m_sweep.cellCount();
    }
    [[nodiscard]] int distance(int one, int other) const noexcept { return distancesFrom(one)[other]; }
    [[nodiscard]] int gapsAndPieces(const ProfileSteps& steps, int cell, const Profile& profile);
    void addEnd(int pair, int at, int cell);
    [[nodiscard]] int detours(int cell, int most) const noexcept;
    [[nodiscard]] int detour(const Stretch& piece, const Stretch& gap) const noexcept;

    const Sweep& m_sweep;
    std::vector<int> m_distances;   ///< By cell, then cell.
    std::vector<Stretch> m_pending; ///< The gaps of all pairs at the start, those last that the sweep meets first.
    std::vector<int> m_gapsFrom;    ///< By cell: the sum of those whose first terminal is there or later.
    std::vector<int> m_pairsFrom;   ///< By cell: the number of these.
    int m_most = 0;
    bool m_dropped = false;
    // For the current state:
    std::vector<Stretch> m_gaps; ///< Gaps of pairs that have an end.
    std::vector<Stretch> m_pieces;
    std::bitset<maxPairs> m_begun;           ///< By pair: an end of it was seen.
    std::array<int, maxPairs> m_firstEnds{}; ///< By pair: the cell that this end leads into.
};

} // namespace arukone
