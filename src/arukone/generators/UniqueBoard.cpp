// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/UniqueBoard.hpp"

#include "arukone/solver/Solver.hpp"

#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

namespace arukone {

namespace {

using End = UniqueBoardSearch::End;

Cable cableAlong(const std::vector<Cell>& path) {
    Cable cable{path.front(), {}};
    for (std::size_t i = 1; i < path.size(); ++i)
        cable.word += stepBetween(path[i - 1], path[i]);
    return cable;
}

} // namespace

UniqueBoard boardOfCover(Size size, std::span<const Cell> holes, const PathCover& cover, Fill fill,
                         puzzle::Random& random) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < cover.size(); ++i)
        order.push_back(i);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random.below(i)]);

    std::vector<Pair> pairs;
    Cables cables;
    for (const std::size_t i : order) {
        pairs.push_back({cover[i].front(), cover[i].back()});
        cables.push_back(cableAlong(cover[i]));
    }
    auto board = Board::make(size, holes, pairs, fill);
    if (!board)
        throw std::logic_error("a cover is not one of the board");
    return {*std::move(board), std::move(cables)};
}

UniqueBoardSearch drawUniqueBoard(const UniqueBoardWish& wish, puzzle::Random& random, const SearchControl& control) {
    UniqueBoardSearch search;
    const int cells = wish.size.rows * wish.size.columns;
    if (wish.pairs < 1 || wish.pairs > maxPairs || wish.pairs * shortestPath > cells) {
        search.end = End::Impossible;
        return search;
    }
    SearchMeter meter(control);
    while (search.draws < wish.maxDraws) {
        if (control.stop.stop_requested()) {
            search.end = End::Stopped;
            return search;
        }
        ++search.draws;
        const auto cover =
            drawCover(wish.size, {}, wish.pairs, random, wish.movesPerCell * static_cast<std::uint64_t>(cells));
        if (cover) {
            UniqueBoard drawn = boardOfCover(wish.size, {}, *cover, wish.fill, random);
            if (mayBeStrict(drawn.board, drawn.solution) && (!wish.suits || wish.suits(drawn.board)) &&
                isStrict(drawn.board, drawn.solution, control) == true) {
                search.board = std::move(drawn);
                return search;
            }
        }
        meter.report(static_cast<double>(search.draws) / wish.maxDraws);
    }
    search.end = control.stop.stop_requested() ? End::Stopped : End::NoneDrawn;
    return search;
}

} // namespace arukone
