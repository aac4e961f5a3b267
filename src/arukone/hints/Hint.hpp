#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/EventText.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "arukone/solver/Effort.hpp"
#include "arukone/trace/Step.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arukone {

/// What is known of a board, found out once and used for all its hints. What is not decided counts as not so.
struct BoardFacts {
    std::optional<Cables> solution; ///< The canonical one: see solve() in solver/Solver.hpp.
    bool unsolvable = false;        ///< Proven.
    bool unique = false;            ///< `solution` is the only one under the board's rule.
    bool strict = false;            ///< It fills the board, and is the only one even if cells may stay empty.
    std::optional<Trap> trap;       ///< Of a board that is not strict and whose cells may stay empty.
};
[[nodiscard]] BoardFacts factsOf(const Board& board, const SearchControl& control = {});

/// What to do next, and why.
struct Hint {
    /// The first that holds, in this order.
    enum class Kind : std::uint8_t {
        Unsolvable, ///< There is nothing to do.
        Wrong,      ///< The cable is in no solution that keeps the cables before it.
        Openings,   // These are the reasons of the trace.
        Ring,
        ShortCircuit,
        BesideItself,
        CutOff,
        Supposition,
        Trap,         ///< If the blocker takes a shortest way, the victim is shut in.
        FromSolution, ///< None of these helps: the next piece of a solution.
    } kind = Kind::FromSolution;
    std::optional<int> pair;              ///< Whose cable is to be changed; none if the board has no solution.
    std::optional<Stroke> stroke;         ///< The cable as it should be: legal, and it changes something.
    std::vector<Cell> piece;              ///< Cells that the stroke adds after the one that it starts from, in order;
                                          ///< for Wrong those that it takes away.
    std::vector<Cell> region;             ///< The box around all cells concerned.
    std::vector<Cell> because;            ///< The cells that show why: see Step::cells.
    std::optional<Refutation> refutation; ///< Of a supposition.
    std::optional<arukone::Trap> trap;
};

/// Looks for the next thing to do.
///
/// A cable that is in no solution comes first: on a board with one solution it leaves that solution; on one with
/// several there is none that keeps this cable and those before it (joined ones first, then by number), as far as that
/// is decided. Then the trace (trace/Trace.hpp) goes on from the cables that there are, until it finds the next piece
/// of one of them, up to where nothing more is known. Last comes a solution that keeps what is right.
///
/// Takes as long as the trace, at most about one search for each pair more on boards with several solutions. It can
/// take long on large boards, so it belongs in a worker. Measured with tests/bench/hint_times: see docs/arukone.md.
/// \param facts those of the board. \param now the cables as they stand.
/// \returns std::nullopt if the board is solved, the search was stopped, or nothing is known.
[[nodiscard]] std::optional<Hint> nextHint(const Board& board, const BoardFacts& facts, const Cables& now,
                                           const SearchControl& control = {});

} // namespace arukone
