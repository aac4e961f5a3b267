// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "lights/ShareCode.hpp"

#include <cstdint>

/// Every decoded code is the code of its puzzle, character by character.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = textOf(bytes, size);
    const auto puzzle = lights::decodePuzzle(text);
    require(!puzzle || lights::looksLikeCode(text), "what is a code looks like one");
    require(!puzzle || lights::encodePuzzle(*puzzle) == text, "a puzzle has one code");
    return 0;
}

std::vector<std::string> goodInputs() {
    std::vector<std::string> codes;
    for (const lights::Surface surface : lights::allSurfaces)
        for (const lights::Stamp stamp : lights::namedStamps) {
            lights::BitGrid grid(5, 7);
            grid.set({1, 2});
            grid.set({4, 6});
            lights::BitGrid holes(5, 7);
            holes.set({0, 0});
            for (const auto& puzzle :
                 {lights::Puzzle::make(lights::Board(grid), {stamp, surface}, lights::GoalKind::On),
                  lights::Puzzle::makePicture(lights::Board(grid, holes), {stamp, surface},
                                              lights::Board(grid.complement(), holes))})
                codes.push_back(lights::encodePuzzle(*puzzle));
        }
    return codes;
}
