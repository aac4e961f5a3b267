// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/Generator.hpp"

#include "arukone/generators/SeedBoard.hpp"

#include <string>
#include <utility>

namespace arukone {

namespace {

using End = UniqueBoardSearch::End;

/// Different wishes have different boards for one seed.
puzzle::Random randomFor(std::string wish, std::string_view seed) {
    return puzzle::Random(std::string_view(wish.append("\n").append(seed)));
}

RandomBoard random(TrapBoard made) {
    return {std::move(made.board), std::move(made.solution), std::nullopt, made.trap};
}

RandomBoardSearch drawTrap(const RandomWish& wish, puzzle::Random& random, const SearchControl& control) {
    const int pairs = wish.pairs.value_or(defaultTrapPairs(wish.setting.size));
    if (pairs < 2 || pairs > maxPairs)
        return {End::Impossible, std::nullopt, 0};
    auto made = drawTrapBoard(wish.setting.size, pairs, random, control.stop);
    if (!made)
        return {control.stop.stop_requested() ? End::Stopped : End::NoneDrawn, std::nullopt, maxTrapDraws};
    const int drawn = made->drawn;
    return {End::Found, arukone::random(*std::move(made)), drawn};
}

RandomBoardSearch drawUnique(const RandomWish& wish, puzzle::Random& random, const SearchControl& control) {
    const GradedBoardWish graded{wish.setting.size, wish.setting.difficulty, wish.pairs, wish.setting.fill};
    GradedBoardSearch made = drawGradedBoard(graded, random, control);
    if (!made.board)
        return {made.end, std::nullopt, made.draws};
    UniqueBoard& unique = made.board->unique;
    return {End::Found,
            RandomBoard{std::move(unique.board), std::move(unique.solution), made.board->grade, std::nullopt},
            made.draws};
}

} // namespace

RandomBoardSearch generate(const RandomWish& wish, std::string_view seed, const SearchControl& control) {
    puzzle::Random random =
        randomFor(key(wish.setting) + (wish.pairs ? "," + std::to_string(*wish.pairs) : std::string()), seed);
    return wish.setting.kind == BoardKind::Trap ? drawTrap(wish, random, control) : drawUnique(wish, random, control);
}

RandomBoard generateSeedBoard(int side, std::string_view seed) {
    puzzle::Random random = randomFor("seed," + std::to_string(side), seed);
    return arukone::random(drawSeedBoard(side, random));
}

} // namespace arukone
