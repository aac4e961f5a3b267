// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "lights/ShareCode.hpp"

#include <cstdint>

/// Every decoded game ID is a board on the plane with the goal off, and looks like a game ID.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = textOf(bytes, size);
    const auto puzzle = lights::decodeFlipId(text);
    const bool isNone = !puzzle && puzzle.error() == lights::FlipProblem::NotAnId;
    require(lights::looksLikeFlipId(text) != isNone, "what is no ID does not look like one, and nothing else does not");
    if (!puzzle)
        return 0;
    require(puzzle->rules().surface == lights::Surface::Plane && puzzle->goal() == lights::GoalKind::Off,
            "a board of the plane with the goal off");
    require(!puzzle->start().hasHoles(), "a board without holes");
    const auto cells = static_cast<std::size_t>(puzzle->start().cellCount());
    require(text.size() >= (cells * cells + 3) / 4 + (cells + 3) / 4, "no cell was made up");
    return 0;
}

std::vector<std::string> goodInputs() {
    return {"1x1:8,8",
            "2x1:f,c",
            "3x2:d3a6665cb,48",
            "2x2c:edb7,e",
            "4x3:c80e407203108c84e427213108c04e027013,237",
            "3x5:d001d0019004d005d0059004d005d0059004d005d0059004c005c0058,fe5a",
            "3x3r:9878191264bb24681e058,c88",
            "5x5c#123"};
}
