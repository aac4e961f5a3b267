#include "Fuzz.hpp"
#include "data/levels/UnfinishedLevels.hpp"

#include <cstdint>

/// Every parsed unfinished level survives writing and parsing, and can be edited.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const auto level = data::readUnfinished(textOf(bytes, size));
    if (!level)
        return 0;
    const std::string text = data::formatUnfinished(*level);
    const auto again = data::readUnfinished(text);
    require(again.has_value(), "what is written is an unfinished level");
    require(*again == *level, "written and read again is the same");
    lights::Draft board = level->board;
    const bool grows = board.canGrow(lights::Edge::Top);
    if (grows) {
        board.grow(lights::Edge::Top);
        board.shrink(lights::Edge::Top);
    }
    board.translate(board.rows(), -board.columns());
    require(board == level->board, "moved all the way round it is the same");
    const auto puzzle = board.puzzle();
    require(puzzle.has_value() == (board.board().cellCount() > 0), "a board with a window is a puzzle");
    return 0;
}

std::vector<std::string> goodInputs() {
    return {R"({"format":"lichter-aus/unfinished","version":1,"id":"a","name":"A","author":"","goal":"off",)"
            R"("surface":"plane","stamp":"plus","board":["#.","_#"],"picture":["..","_."]})",
            R"({"format":"lichter-aus/unfinished","version":1,"id":"","author":"me","goal":"picture",)"
            R"("surface":"klein","stamp":"square","board":["_"],"picture":["_"],"unknown":{"x":[1,null]}})",
            R"({"format":"lichter-aus/unfinished","version":1,"id":"moon","name":{"en":"Moon","de":"Mond"},)"
            R"("author":"","goal":"on","surface":"moebius","stamp":"cross","board":["..#..",".###.","#####"],)"
            R"("picture":["#....",".....","....#"],"file":"/home/x/moon.json","content":"{\"a\": 1}\n"})"};
}
