#include "arukone/hints/Residual.hpp"

#include "arukone/solver/Solver.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace arukone {

namespace {

/// The board that is left once cables are fixed: their cells are holes, except the ends of loose ones.
struct Rest {
    std::vector<Cell> holes;
    std::vector<Pair> pairs;
    std::vector<int> numbers; ///< For each of these pairs its number on the whole board.
};

Cell partnerOf(const Board& board, int pair, Cell terminal) {
    const Pair& terminals = board.pairs()[static_cast<std::size_t>(pair)];
    return terminals.first == terminal ? terminals.second : terminals.first;
}

Rest restOf(const Board& board, const Cables& cables) {
    Rest rest;
    for (int index = 0; index < board.cellCount(); ++index)
        if (board.isHole(board.cellAt(index)))
            rest.holes.push_back(board.cellAt(index));
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const Cable& cable = cables[static_cast<std::size_t>(pair)];
        std::vector<Cell> cells = cellsOf(board, cable).value();
        const bool joined = joins(board, pair, cable);
        if (!joined) {
            rest.pairs.push_back({cells.back(), partnerOf(board, pair, cable.origin)});
            rest.numbers.push_back(pair);
            cells.pop_back();
        }
        rest.holes.insert(rest.holes.end(), cells.begin(), cells.end());
    }
    return rest;
}

bool fills(const Board& board, const Cables& cables) {
    return board.fill() == Fill::Any || stateOf(board, cables).used == board.cellCount() - board.holeCount();
}

} // namespace

Completion complete(const Board& board, const Cables& cables, const SearchControl& control) {
    const Rest rest = restOf(board, cables);
    if (rest.pairs.empty()) {
        const bool solved = fills(board, cables);
        return {solved, solved ? std::optional(cables) : std::nullopt};
    }
    const auto left = Board::make({board.rows(), board.columns()}, rest.holes, rest.pairs, board.fill());
    if (!left)
        return {std::nullopt, std::nullopt};
    const Solved solved = solve(*left, control);
    if (!solved.solvable.value_or(false) || !solved.cables)
        return {solved.solvable, std::nullopt};
    Cables whole = cables;
    for (std::size_t i = 0; i < rest.pairs.size(); ++i) {
        Cable& cable = whole[static_cast<std::size_t>(rest.numbers[i])];
        const Cell end = cellsOf(board, cable).value().back();
        const Cable& more = (*solved.cables)[i];
        cable.word += more.origin == end ? more.word : reversed(*left, more).word;
    }
    return {true, std::move(whole)};
}

} // namespace arukone
