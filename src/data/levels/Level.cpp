// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/Level.hpp"

#include "arukone/Arukone.hpp"
#include "arukone/ShareCode.hpp"
#include "lights/LightsOut.hpp"
#include "lights/ShareCode.hpp"

namespace data {

namespace {

struct Encode {
    std::string operator()(const lights::Puzzle& puzzle) const { return lights::encodePuzzle(puzzle); }
    std::string operator()(const arukone::Board& board) const { return arukone::encodeBoard(board); }
};

struct KindOf {
    const puzzle::Kind& operator()(const lights::Puzzle& /*board*/) const noexcept { return lights::lightsOut(); }
    const puzzle::Kind& operator()(const arukone::Board& /*board*/) const noexcept { return arukone::arukone(); }
};

} // namespace

std::string codeOf(const LevelPuzzle& puzzle) {
    return std::visit(Encode{}, puzzle);
}

bool hasSealed(const LevelPuzzle& puzzle) noexcept {
    const auto* const lights = std::get_if<lights::Puzzle>(&puzzle);
    return lights != nullptr && lights->start().hasSealed();
}

const puzzle::Kind& kindOf(const LevelPuzzle& puzzle) noexcept {
    return std::visit(KindOf{}, puzzle);
}

} // namespace data
