// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "data/levels/BoardText.hpp"
#include "lights/Board.hpp"

#include <cstdint>

/// Every board that is read from a text, as others write it, is read again from the rows that we write.
void readAsOthersWrite(std::string_view text) {
    for (const auto puzzle : {data::BoardTextOptions::Puzzle::Either, data::BoardTextOptions::Puzzle::Lights,
                              data::BoardTextOptions::Puzzle::Arukone}) {
        data::BoardTextOptions options;
        options.puzzle = puzzle;
        const auto read = data::readBoardText(text, options);
        if (!read) {
            require(read.error().line >= 0 && read.error().column >= 0, "a place is not negative");
            continue;
        }
        require(!read->boards.empty(), "there is a board");
        for (const data::TextBoard& board : read->boards) {
            if (const auto* const fuseBox = std::get_if<arukone::Board>(&board))
                require(arukone::parseBoard(arukone::formatBoard(*fuseBox), fuseBox->fill()) == *fuseBox, "cables");
            else
                require(lights::parseBoard(lights::formatBoard(std::get<lights::Board>(board)), lights::maxSide) ==
                            std::get<lights::Board>(board),
                        "windows");
        }
    }
}

/// Every parsed board survives writing and parsing; every rejected text comes with a place in it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    constexpr int limit = 300;
    readAsOthersWrite(textOf(bytes, size));
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
    return {"#.#\n.#.\n#.#\n",
            "#",
            ".._..\r\n#####\r\n",
            std::string(130, '#') + "\n" + std::string(130, '_') + "\n",
            "  #  \n#####\n\n\n",
            "2 3\n1 0 1\n0 1 0\n",
            "x-x|-x-",
            "[[1,0],[0,1]]",
            "2 2\n0,0;1,1\n",
            "1| |1\n2| |2\n",
            "1,.,1\n2,.,2\n"};
}
