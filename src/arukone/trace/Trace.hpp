// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/solver/SearchControl.hpp"
#include "arukone/trace/Deduction.hpp"
#include "arukone/trace/Step.hpp"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace arukone {

/// Finds one deduction after the other, as a person would, from what is known of a board's edges.
///
/// The reason of a step is the first that holds anywhere on the board, in the order of Reason, and the first cell or
/// edge for which it does, by number. BesideItself and CutOff look at what one edge does by itself. A supposition is
/// the one with the shortest refutation: with the fewest edges set, by all the reasons before it, until a
/// contradiction; of several the one of the first edge, used before unused. If no supposition has one, the first is
/// taken that is refuted with the help of suppositions below it, each refuted in its turn: two at once.
///
/// Every step holds in all solutions of the board; if the board is taken to be strict, in all that fill it without
/// touching. So a board with several solutions is not solved. No step depends on how the pairs are numbered.
///
/// Time for a step: O(cells) for the first three reasons, O(cells²) for the next two, O(edges · edges set · cells) for
/// a supposition, and about O(edges) as much for two at once.
class Tracer {
public:
    /// \param strict whether the board may be taken to be strict. \param start edges that are decided already, each
    /// between two cells of the board. \param stop ends the search for a step within 50 ms.
    Tracer(const Board& board, bool strict, std::span<const DecidedEdge> start = {}, std::stop_token stop = {});

    /// The next step, which is then taken. \returns std::nullopt if the board is solved or contradictory, if there is
    /// none, or if the search was stopped, or ended by the meter, whose work is the number of suppositions tried.
    [[nodiscard]] std::optional<Step> next(SearchMeter& meter);

    /// Takes every supposition that is refuted for refuted, in whatever order they come, until none is any more. What
    /// is known then, next() finds too before it takes two suppositions at once, but with the shortest refutations
    /// first: a refutation holds all the more if more is known. \returns false if the search was stopped, or ended by
    /// the meter. \pre no step was taken.
    bool settle(SearchMeter& meter);

    /// Whether all edges are decided, and form a solution.
    [[nodiscard]] bool isSolved() const { return m_known.isSolved(); }
    /// Whether the board, or what was given of it, has no solution; as far as noticed.
    [[nodiscard]] bool isContradictory() const noexcept { return m_contradictory; }

private:
    struct Supposed {
        int edge = 0;
        bool used = false;
    };

    [[nodiscard]] std::optional<Step> byOpenings();
    [[nodiscard]] std::optional<Step> byWires(Reason reason);
    [[nodiscard]] std::optional<Step> byBesideItself();
    [[nodiscard]] std::optional<Step> byCutOff();
    [[nodiscard]] std::optional<Step> bySupposition(SearchMeter& meter);
    [[nodiscard]] std::optional<Step> byTwoSuppositions(SearchMeter& meter);

    template<typename Apply>
    [[nodiscard]] std::optional<Step> stepBy(Reason reason, Apply apply);
    bool refuteAll(SearchMeter& meter);
    [[nodiscard]] bool refutesDeeply(Supposed supposed, SearchMeter& meter);
    [[nodiscard]] Step stepAgainst(Reason reason, Supposed supposed);
    [[nodiscard]] std::vector<Cell> cellsOf(const Deduction::Conflict& conflict) const;
    [[nodiscard]] std::vector<Cell> cellsOfPieces(int one, int other) const;
    [[nodiscard]] std::optional<int> pairOf(const Deduction::Conflict& conflict) const;
    [[nodiscard]] Cell cellAt(int cell) const noexcept { return {cell / m_columns, cell % m_columns}; }

    /// Counts a supposition. \returns false if the search has to end.
    [[nodiscard]] bool spend(SearchMeter& meter) const { return !m_stop.stop_requested() && meter.spend(); }

    int m_columns;
    std::stop_token m_stop;
    Deduction m_known;
    bool m_contradictory = false;
};

/// The steps that lead from the empty board to its solution, or as far as they get.
struct Trace {
    SearchEnd end = SearchEnd::Complete;
    std::vector<Step> steps;
    bool solved = false;
    bool twoAtOnce = false; ///< Some step takes two suppositions at once.
};

[[nodiscard]] Trace traceOf(const Board& board, bool strict, const SearchControl& control = {});

} // namespace arukone
