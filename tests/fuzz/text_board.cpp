// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "lights/Board.hpp"

#include <cstdint>

/// Every parsed board survives writing and parsing; every rejected text comes with a place in it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    constexpr int limit = 300;
    const auto board = lights::parseBoard(textOf(bytes, size), limit);
    if (!board) {
        require(board.error().row >= 0 && board.error().column >= 0, "a place is not negative");
        return 0;
    }
    require(board->rows() >= 1 && board->rows() <= limit && board->columns() >= 1 && board->columns() <= limit,
            "the limit is kept");
    const auto again = lights::parseBoard(lights::formatBoard(*board), limit);
    require(again && *again == *board, "written and read again is the same");
    return 0;
}

std::vector<std::string> goodInputs() {
    return {"#.#\n.#.\n#.#\n", "#", ".._..\r\n#####\r\n", std::string(130, '#') + "\n" + std::string(130, '_') + "\n",
            "  #  \n#####\n\n\n"};
}
