// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/Generator.hpp"

#include "arukone/generators/SeedBoard.hpp"

#include <stop_token>
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

GradedBoardWish gradedWish(const RandomWish& wish) {
    return {wish.setting.size, wish.setting.difficulty, wish.pairs, wish.setting.fill};
}

RandomBoardSearch drawUnique(const RandomWish& wish, puzzle::Random& random, const SearchControl& control) {
    const GradedBoardWish graded = gradedWish(wish);
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
    if (control.stop.stop_requested()) // Most boards are found too quickly to look again.
        return {UniqueBoardSearch::End::Stopped, std::nullopt, 0};
    puzzle::Random random =
        randomFor(key(wish.setting) + (wish.pairs ? "," + std::to_string(*wish.pairs) : std::string()), seed);
    return wish.setting.kind == BoardKind::Trap ? drawTrap(wish, random, control) : drawUnique(wish, random, control);
}

bool isDrawnFrom(const RandomSetting& setting, std::string_view seed, const Board& board) {
    puzzle::Random random = randomFor(key(setting), seed);
    if (setting.kind == BoardKind::Trap) {
        const RandomBoardSearch made = drawTrap({setting}, random, {});
        return made.board && made.board->board == board;
    }
    bool found = false;
    std::stop_source enough;
    GradedBoardWish wish = gradedWish({setting});
    wish.furtherDraws = 0; // They would take seconds, and the game draws no boards as rare as these.
    wish.suits = [&](const Board& drawn) {
        found = drawn == board;
        if (found)
            enough.request_stop();
        return false;
    };
    SearchControl control;
    control.stop = enough.get_token();
    static_cast<void>(drawGradedBoard(wish, random, control));
    return found;
}

RandomBoard generateSeedBoard(int side, std::string_view seed) {
    puzzle::Random random = randomFor("seed," + std::to_string(side), seed);
    return arukone::random(drawSeedBoard(side, random));
}

} // namespace arukone
