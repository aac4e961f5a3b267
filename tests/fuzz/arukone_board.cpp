// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/Task.hpp"

#include <cstdint>

/// Every board that is read survives writing and reading in each of its forms; every refusal has a place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = textOf(bytes, size);
    if (const auto coded = arukone::decodeBoard(text))
        require(arukone::encodeBoard(*coded) == text, "a board has one code");
    const auto read =
        arukone::looksLikeTask(text) ? arukone::parseTask(text) : arukone::parseBoard(text, arukone::Fill::Any);
    if (!read) {
        require(read.error().row >= 0 && read.error().column >= 0, "a place is not negative");
        return 0;
    }
    require(read->rows() <= arukone::maxSide && read->columns() <= arukone::maxSide &&
                read->pairCount() <= arukone::maxPairs,
            "the limits are kept");
    require(arukone::parseBoard(arukone::formatBoard(*read), arukone::Fill::Any) == read, "rows");
    for (const arukone::Fill fill : {arukone::Fill::All, arukone::Fill::Any, arukone::Fill::Apart}) {
        const arukone::Board board = read->withFill(fill);
        require(arukone::decodeBoard(arukone::encodeBoard(board)) == board, "code");
    }
    if (const auto task = arukone::formatTask(*read))
        require(arukone::parseTask(*task) == *read, "text of the task");
    return 0;
}

std::vector<std::string> goodInputs() {
    return {"1..2\n...1\n.2..\n....\n",
            "AR1GOBBzkT",
            "AR1OcIDRCubtjqEiFmHeP-g9j",
            "4\n2\n1 0 0 2\n0 0 0 1\n0 2 0 0\n0 0 0 0\n",
            "1_1\r\n...\r\n\n",
            "21..\n..2.\n1...",
            "1,.,62\n_,.,1\n62,.,.\n",
            " 1 . 10\n 1 . 10\n",
            "AR2AeAAHg3M",
            "AR3DDAIOcgce",
            std::string(30, '.') + "\n1" + std::string(28, '_') + "1\n"};
}
