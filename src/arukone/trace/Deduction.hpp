// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/trace/Step.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arukone {

/// What is known of the edges of a board, and the rules by which more follows. Changes can be undone in reverse.
///
/// Edges are numbered: 2 · cell is the one to the right of a cell, 2 · cell + 1 the one below it. Used edges form
/// *pieces* of cables; a cell without a used edge is a piece of its own. A cell is *closed* if it has all the used
/// edges that it can have: one of a terminal, two of a free cell.
///
/// A rule that finds a contradiction records it as the conflict; from then on nothing more is decided until it is
/// undone.
class Deduction {
public:
    enum class State : std::uint8_t { Undecided, Used, Unused };

    /// A contradiction: why, and where.
    struct Conflict {
        Reason reason = Reason::Openings;
        int first = 0;  ///< A cell: with too few or too many ways, an end of the edge that should not be, an end that
                        ///< loses touch, or one out of reach.
        int second = 0; ///< The other end, or the same cell.
    };

    /// \param strict whether the board may be taken to be strict: then its solution fills it under either rule, and no
    /// cable touches itself. That is so by the rule with Fill::Apart, which makes every such board count as strict.
    Deduction(const Board& board, bool strict);

    [[nodiscard]] int edgeCount() const noexcept { return static_cast<int>(m_edges.size()); }
    [[nodiscard]] State stateOf(int edge) const noexcept { return m_edges[index(edge)]; }
    [[nodiscard]] bool isUndecided(int edge) const noexcept { return stateOf(edge) == State::Undecided; }
    /// Whether all edges are decided.
    [[nodiscard]] bool isComplete() const noexcept { return m_undecided == 0; }
    /// Whether all edges are decided, and form a solution, without touching if the board is strict. O(cells).
    [[nodiscard]] bool isSolved() const;
    [[nodiscard]] const std::optional<Conflict>& conflict() const noexcept { return m_conflict; }

    /// Decides an edge. It is a conflict if it is decided otherwise already, or must not be used. \pre no conflict.
    void decide(int edge, bool used);

    /// How many edges were decided so far.
    [[nodiscard]] std::size_t decisions() const noexcept { return m_changes.size(); }
    /// The edges decided since there were this many decisions, in order.
    [[nodiscard]] std::vector<DecidedEdge> decidedSince(std::size_t decisions) const;
    /// Takes back all but the first `decisions` decisions, and the conflict.
    void undoTo(std::size_t decisions);

    /// The rules. Each decides what follows from it for the cell, or all edges. \pre no conflict.
    void applyOpenings(int cell);
    void applyWires(int cell); ///< Ring and ShortCircuit, for the edges of a cell.
    void applyBesideItself();  ///< Two ends of one cable that are neighbours are joined. \pre the board is strict.
    void checkCutOff();        ///< Decides nothing, but knows conflicts. O(cells α(cells)).
    /// Why an edge cannot be used for itself: Ring, ShortCircuit, or none of them.
    [[nodiscard]] std::optional<Reason> reasonAgainst(int edge) const noexcept;

    /// Applies all rules to the latest decisions, and what follows from them, until nothing more follows, there is a
    /// conflict, or more than `most` edges have been decided in all. \pre to the decisions before the rules have been
    /// applied. \returns false in the last case.
    bool propagate(std::size_t from, std::size_t most);

    /// Applies all rules to the whole board, until nothing more follows or there is a conflict.
    void applyToAll();

    [[nodiscard]] int cellCount() const noexcept { return static_cast<int>(m_places.size()); }
    [[nodiscard]] bool isStrict() const noexcept { return m_strict; }
    /// The two cells of an edge.
    [[nodiscard]] std::array<int, 2> endsOf(int edge) const noexcept;
    [[nodiscard]] bool isUsed(int cell) const noexcept { return place(cell).used > 0 || place(cell).pair >= 0; }
    /// The pair whose cable a cell belongs to, as far as known. O(cells).
    [[nodiscard]] std::optional<int> pairOf(int cell) const;
    /// The cells of its piece, from one end. O(cells).
    [[nodiscard]] std::vector<int> pieceOf(int cell) const;
    /// The cells that are connected with one along undecided edges and pieces. O(cells²).
    [[nodiscard]] std::vector<int> regionOf(int cell) const;

private:
    struct Way {
        int edge = 0;
        int cell = 0; ///< Beyond it.
    };
    struct Place {
        std::array<Way, 4> ways{};
        std::int8_t wayCount = 0;  ///< 0 for a hole.
        std::int8_t needed = 0;    ///< Used edges of a cell that is on a cable: 1 for a terminal, 2 for a free cell.
        std::int8_t used = 0;      ///< Used edges.
        std::int8_t undecided = 0; ///< Undecided edges.
        Board::Content pair = -1;  ///< The pair of a terminal.
        Board::Content colour =
            -1;       ///< The pair of its piece, or −1; right for cells that are not closed, and terminals.
        int mate = 0; ///< The other end of its piece; right for ends.
    };
    struct Change {
        int edge = 0;
        int firstMate = 0; ///< The far ends of the two pieces, if the edge is used; and their colours.
        int secondMate = 0;
        Board::Content firstColour = -1;
        Board::Content secondColour = -1;
    };

    static std::size_t index(int value) noexcept { return static_cast<std::size_t>(value); }
    [[nodiscard]] const Place& place(int cell) const noexcept { return m_places[index(cell)]; }
    [[nodiscard]] Place& place(int cell) noexcept { return m_places[index(cell)]; }
    [[nodiscard]] std::span<const Way> waysOf(int cell) const noexcept {
        return {place(cell).ways.data(), static_cast<std::size_t>(place(cell).wayCount)};
    }
    [[nodiscard]] bool isClosed(int cell) const noexcept { return place(cell).used >= place(cell).needed; }
    [[nodiscard]] bool isOpen(int edge, int one, int other) const noexcept {
        return isUndecided(edge) && !isClosed(one) && !isClosed(other);
    }
    /// Whether a cell has to be on a cable.
    [[nodiscard]] bool hasToBeUsed(int cell) const noexcept {
        return m_fills || place(cell).needed == 1 || place(cell).used > 0;
    }

    void addWay(int cell, int neighbour, int edge);
    void fail(Reason reason, int first, int second) { m_conflict = Conflict{reason, first, second}; }
    void use(Change& change);
    void decideRest(int cell, bool used);
    void enqueue(int cell);
    [[nodiscard]] int nextOnPiece(int cell, int previous) const noexcept;
    void markCables();
    int root(int cell) noexcept;
    void joinRegions();
    void checkPairs();

    bool m_strict;
    bool m_fills; ///< Whether every free cell has to be used.
    int m_columns;
    int m_undecided = 0;
    std::vector<Place> m_places;
    std::vector<std::array<int, 2>> m_terminals; ///< By pair.
    std::vector<State> m_edges;                  ///< An edge that leaves the board or ends at a hole is unused.
    std::vector<Change> m_changes;
    std::optional<Conflict> m_conflict;

    // For the rules, kept to save allocations.
    std::vector<int> m_queue; ///< A ring of cells.
    std::vector<char> m_isQueued;
    std::vector<int> m_cables;     ///< By cell: the same number for cells that are known to be on one cable; or −1.
    std::vector<int> m_regions;    ///< Disjoint sets of cells: parents.
    std::vector<char> m_isReached; ///< By root: whether a cable may lead through the region.
};

} // namespace arukone
