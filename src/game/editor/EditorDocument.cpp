#include "game/editor/EditorDocument.hpp"

namespace game {

namespace {

constexpr int freshSide = 5;

} // namespace

EditorDocument freshDocument() {
    return {{lights::Draft(freshSide, freshSide), {}, {}, {}, {}, {}, {}}, {}};
}

EditorDocument documentOf(const data::StoredLevel& stored) {
    const data::Level& level = stored.level;
    return {
        {lights::Draft(level.puzzle), level.id, level.name, level.author, level.unknown, stored.file, stored.content},
        {}};
}

data::StoredLevel storedOf(const EditorDocument& document) {
    return {{document.id, document.name, document.author, document.board.puzzle().value(), document.unknown},
            document.file,
            document.content};
}

bool solves(const lights::Draft& board, const lights::BitGrid& presses) {
    if (presses.rows() != board.rows() || presses.columns() != board.columns() ||
        (presses & board.board().holes()).any())
        return false;
    lights::Board pressed = board.board();
    presses.forEach([&](lights::Cell cell) { lights::press(pressed, board.rules(), cell); });
    return pressed.lit() == board.target();
}

bool sameLevel(const EditorDocument& one, const EditorDocument& other) {
    return one.board == other.board && one.id == other.id && one.name == other.name && one.author == other.author &&
           one.unknown == other.unknown && one.file == other.file;
}

} // namespace game
