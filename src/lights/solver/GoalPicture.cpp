// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Generator.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lights {

namespace {

constexpr int maxParts = 6; ///< Along one side, after folding.

/// One side of the board: how positions along it are folded together and divided into parts.
struct Side {
    int length;
    bool mirrored;

    [[nodiscard]] int folded() const noexcept { return mirrored ? (length + 1) / 2 : length; }
    [[nodiscard]] int parts() const noexcept { return std::min(folded(), maxParts); }
    [[nodiscard]] int partOf(int place) const noexcept {
        const int along = mirrored ? std::min(place, length - 1 - place) : place;
        return along * parts() / folded();
    }
};

struct Fold {
    Side down;
    Side across;

    [[nodiscard]] bool leavesAChoice() const noexcept { return down.folded() * across.folded() >= 2; }
};

/// \pre the board has two cells or more, so that a fold leaves a choice.
Fold randomFold(int rows, int columns, puzzle::Random& random) {
    std::vector<Fold> folds;
    for (const auto& [down, across] : {std::pair{false, true}, {true, false}, {true, true}}) {
        const Fold fold{{rows, down}, {columns, across}};
        if (fold.leavesAChoice())
            folds.push_back(fold);
    }
    return folds[random.below(folds.size())];
}

BitGrid generateFigure(const Fold& fold, puzzle::Random& random) {
    BitGrid parts(fold.down.parts(), fold.across.parts());
    for (int r = 0; r < parts.rows(); ++r)
        for (int c = 0; c < parts.columns(); ++c)
            parts.set({r, c}, random.below(2) == 1);
    BitGrid figure(fold.down.length, fold.across.length);
    for (int r = 0; r < figure.rows(); ++r)
        for (int c = 0; c < figure.columns(); ++c)
            figure.set({r, c}, parts.test({fold.down.partOf(r), fold.across.partOf(c)}));
    return figure;
}

} // namespace

BitGrid generatePicture(int rows, int columns, puzzle::Random& random) {
    if (rows == 1 && columns == 1)
        return BitGrid(1, 1).complement();
    const Fold fold = randomFold(rows, columns, random);
    while (true) {
        BitGrid figure = generateFigure(fold, random);
        const std::int64_t lit = figure.count();
        if (4 * lit >= figure.cells() && 4 * lit <= 3 * figure.cells())
            return figure;
    }
}

} // namespace lights
