// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Fuzz.hpp"
#include "data/levels/UnfinishedLevels.hpp"

#include <cstdint>
#include <type_traits>
#include <variant>

namespace {

template<class Draft>
void edit(Draft& board) {
    const Draft before = board;
    if (board.canGrow(puzzle::Edge::Top)) {
        board.grow(puzzle::Edge::Top);
        board.shrink(puzzle::Edge::Top);
    }
    require(board == before, "a row that comes and goes changes nothing");
    board.translate(board.rows(), -board.columns());
    require(board == before, "moved all the way round it is the same");
    if constexpr (std::is_same_v<Draft, lights::Draft>)
        require(board.puzzle().has_value() == (board.board().cellCount() > 0), "a board with a window is a puzzle");
    else
        require(board.board().has_value() == (!board.lone() && !board.pairs().empty()), "a board with pairs is whole");
}

} // namespace

/// Every parsed unfinished level survives writing and parsing, and can be edited.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const auto level = data::readUnfinished(textOf(bytes, size));
    if (!level)
        return 0;
    const std::string text = data::formatUnfinished(*level);
    const auto again = data::readUnfinished(text);
    require(again.has_value(), "what is written is an unfinished level");
    require(*again == *level, "written and read again is the same");
    std::visit([](auto board) { edit(board); }, level->board);
    return 0;
}

std::vector<std::string> goodInputs() {
    return {(R"({"format":"lichter-aus/unfinished","version":1,"id":"a","name":"A","author":"","goal":"off",)"
             R"("surface":"plane","stamp":"plus","board":["#.","_#"],"picture":["..","_."]})"),
            (R"({"format":"lichter-aus/unfinished","version":1,"id":"","author":"me","goal":"picture",)"
             R"("surface":"klein","stamp":"square","board":["_"],"picture":["_"],"unknown":{"x":[1,null]}})"),
            (R"({"format":"lichter-aus/unfinished","version":1,"id":"","author":"","puzzle":"arukone","fill":"any",)"
             R"("board":["1_.1","2.3."],"cables":[[0,0,"DRRU"],[1,0,""]]})"),
            (R"({"format":"lichter-aus/unfinished","version":1,"id":"","author":"","puzzle":"arukone","fill":"all",)"
             R"("board":["1...","12.2"],"cables":[[1,0,"U"],[1,3,"URRL"]]})"),
            (R"({"format":"lichter-aus/unfinished","version":1,"id":"moon","name":{"en":"Moon","de":"Mond"},)"
             R"("author":"","goal":"on","surface":"moebius","stamp":"cross","board":["..#..",".###.","#####"],)"
             R"("picture":["#....",".....","....#"],"file":"/home/x/moon.json","content":"{\"a\": 1}\n"})")};
}
