// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace lights {

/// The budget of a call, and how it can be watched and cancelled. Work is counted in steps, not seconds, so an answer
/// that was not cut off is the same on every machine.
struct SolveControl {
    std::uint64_t budget = std::uint64_t{1} << 28; ///< Elementary steps (about a nanosecond each) for the optimum.
    std::stop_token stop;                          ///< Cancels the call within 50 ms.
    std::function<void(double)> progress;          ///< Called from time to time with a fraction 0 … 1; may be empty.
    /// Bytes of memory that a long proof may take. Without any none is begun, whatever the budget: the answer then says
    /// whether one would help (Optimum::longProof).
    std::uint64_t memory = 0;
    /// The call may stop, without a proof, at a solution with fewer presses than this.
    int limit = 0;
};

/// What a long proof takes, of the optimum of a board that is too large for the tables of an ordinary one.
struct LongProof {
    /// Steps of the budget, at least; most boards take a few times as many. Symmetries of the board are considered.
    std::uint64_t steps = 0;
    std::uint64_t bytes = 0;     ///< Memory needed, at least; most boards need mostBytes or less.
    std::uint64_t mostBytes = 0; ///< More is never used.

    friend bool operator==(const LongProof&, const LongProof&) = default;
};

/// The smallest set of presses found, and what is proven about it.
class Optimum {
public:
    /// \param lowerBound proven: no solution has fewer presses. \param longProof what would prove more, if anything.
    /// \throws std::logic_error if `presses` has fewer than that: the solver would contradict itself.
    Optimum(BitGrid presses, int lowerBound, std::optional<LongProof> longProof = std::nullopt);
    /// \pre no solution has fewer presses.
    [[nodiscard]] static Optimum proven(BitGrid presses) { return Optimum(std::move(presses)); }
    /// For quiet hours. \param order solves the board; its cells may repeat. \param pressed the cells that it presses
    /// an odd number of times. \param lowerBound proven: no order has fewer presses. \throws std::logic_error as above.
    [[nodiscard]] static Optimum inOrder(std::vector<Cell> order, BitGrid pressed, int lowerBound);

    /// Equal on every machine. If the search was complete: among all optima the one whose sorted list of cells is
    /// smallest. If a bound or a closed form proves it minimal (the nullity being too large to go through all
    /// solutions): one of the optima.
    /// In quiet hours: the cells that one of the shortest orders presses an odd number of times.
    [[nodiscard]] const BitGrid& presses() const noexcept { return m_presses; }
    /// The presses one after the other: in quiet hours each is allowed at its turn, otherwise they are in row-major
    /// order.
    [[nodiscard]] std::vector<Cell> order() const { return m_order.empty() ? m_presses.toCells() : m_order; }
    /// The same without a copy. \param visit called with each cell.
    template<class Visit>
    void forEachPress(const Visit& visit) const {
        if (m_order.empty())
            m_presses.forEach(visit);
        for (const Cell cell : m_order)
            visit(cell);
    }
    [[nodiscard]] int moves() const noexcept { return m_moves; }           ///< order().size(), in quiet hours too.
    [[nodiscard]] int lowerBound() const noexcept { return m_lowerBound; } ///< Proven: no solution has fewer moves.
    /// Proven to be minimal.
    [[nodiscard]] bool exact() const noexcept { return m_moves == m_lowerBound; }
    /// If not exact: what a long proof would take. Nothing if none is known.
    [[nodiscard]] const std::optional<LongProof>& longProof() const noexcept { return m_longProof; }

private:
    explicit Optimum(BitGrid presses)
        : m_presses(std::move(presses))
        , m_moves(static_cast<int>(m_presses.count()))
        , m_lowerBound(m_moves) {}

    BitGrid m_presses;
    std::vector<Cell> m_order; ///< In quiet hours.
    int m_moves;
    int m_lowerBound;
    std::optional<LongProof> m_longProof;
};

/// Why there is no solution.
struct Unsolvable {
    /// A pattern of which every press changes an even number of cells, and on which an odd number differs from the
    /// goal. Without sealed cells it is a quiet pattern. Empty, as is the repair, if only quiet hours rule out a
    /// solution.
    BitGrid witness;
    BitGrid repair;           ///< Cells to change so that the board becomes solvable.
    bool repairExact = false; ///< No smaller set of cells would do.
};

/// Everything the solver has to say about one puzzle.
struct Answer {
    std::vector<BitGrid> quiet; ///< A basis of the quiet patterns; empty above maxSearchedCells.
    int dimension = 0;          ///< Dimension of the space of quiet patterns.
    /// The optimum, or why there is none.
    tl::expected<Optimum, Unsolvable> result = tl::unexpected(Unsolvable{});
    bool cancelled = false; ///< Whether the stop token cut the search off; the result is the best so far.
    /// In quiet hours: no order was found, and none is ruled out. `result` then has neither an optimum nor a reason.
    bool undecided = false;

    [[nodiscard]] bool solvable() const noexcept { return result.has_value(); }      ///< A solution is known.
    [[nodiscard]] bool unsolvable() const noexcept { return !result && !undecided; } ///< Proven to have none.
    [[nodiscard]] int nullity() const noexcept { return dimension; }
    /// The number of solutions, 2^nullity, in decimal digits. Says nothing of quiet hours.
    [[nodiscard]] std::string solutions() const;
};

/// 2^exponent in decimal digits. \pre exponent ≥ 0.
[[nodiscard]] std::string powerOfTwo(int exponent);

} // namespace lights
