// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/TrapBoard.hpp"

#include "arukone/generators/Placement.hpp"
#include "arukone/generators/RandomWalks.hpp"
#include "arukone/generators/Traps.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace arukone {

namespace {

bool holds(Size size, Size box) {
    return box.rows <= size.rows && box.columns <= size.columns;
}

/// The traps that fit on a board, in the order of the table.
std::vector<TrapPattern> trapsFor(Size size) {
    std::vector<TrapPattern> traps;
    for (const TrapPattern& trap : trapPatterns()) {
        const Board box = boxOf(trap);
        if (holds(size, {box.rows(), box.columns()}) || holds(size, {box.columns(), box.rows()}))
            traps.push_back(trap);
    }
    return traps;
}

/// The cables of a trap in a random position.
std::vector<CablePath> placed(const TrapPattern& trap, Size size, puzzle::Random& random) {
    const Board box = boxOf(trap);
    Placement placement = drawPlacement(size, random);
    if (!holds(placement.drawnSize(), {box.rows(), box.columns()}))
        placement.exchanged = !placement.exchanged;
    const int room = placement.drawnSize().columns - box.columns();
    const int shift =
        trap.place == TrapPlace::Edge ? static_cast<int>(random.below(static_cast<std::uint64_t>(room) + 1)) : 0;
    std::vector<CablePath> paths = shortestPaths(box);
    for (CablePath& path : paths)
        for (Cell& cell : path)
            cell = placement({cell.row, cell.column + shift});
    return paths;
}

/// The cables of a board: those of a trap first. \returns std::nullopt if there is no room for so many.
std::optional<std::vector<CablePath>> drawPaths(const std::vector<TrapPattern>& traps, Size size, int pairs,
                                                puzzle::Random& random) {
    const std::size_t drawn = random.below(traps.size());
    std::vector<CablePath> paths = placed(traps[drawn], size, random);
    RandomWalks walks(size);
    for (const CablePath& path : paths)
        walks.take(path);
    const int longest = 2 * (size.rows + size.columns) / 3;
    while (paths.size() < static_cast<std::size_t>(pairs)) {
        const int wanted = 3 + static_cast<int>(random.below(static_cast<std::uint64_t>(longest - 2)));
        auto path = walks.draw(wanted, random);
        if (!path)
            return std::nullopt;
        paths.push_back(*std::move(path));
    }
    return paths;
}

/// Numbers the cables at random, but path 0 before path 1.
std::vector<CablePath> numbered(const std::vector<CablePath>& paths, puzzle::Random& random) {
    std::vector<std::size_t> order(paths.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t left = order.size(); left > 1; --left) {
        const std::size_t drawn = random.below(left);
        std::swap(order[left - 1], order[drawn]);
    }
    const auto blocker = std::find(order.begin(), order.end(), 0U);
    const auto victim = std::find(order.begin(), order.end(), 1U);
    if (victim < blocker)
        std::iter_swap(blocker, victim);
    std::vector<CablePath> result;
    result.reserve(order.size());
    for (const std::size_t path : order)
        result.push_back(paths[path]);
    return result;
}

} // namespace

std::optional<TrapBoard> drawTrapBoard(Size size, int pairs, puzzle::Random& random, const std::stop_token& stop) {
    const std::vector<TrapPattern> traps = trapsFor(size);
    SearchControl control;
    control.stop = stop;
    for (int drawn = 1; drawn <= maxTrapDraws && !stop.stop_requested(); ++drawn) {
        const auto paths = drawPaths(traps, size, pairs, random);
        if (!paths)
            continue;
        WiredBoard wired = boardAround(size, numbered(*paths, random));
        if (const auto trap = findTrap(wired.board, control))
            return TrapBoard{std::move(wired.board), std::move(wired.cables), *trap, drawn};
    }
    return std::nullopt;
}

} // namespace arukone
