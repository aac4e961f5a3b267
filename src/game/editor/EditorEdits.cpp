#include "game/editor/EditorEdits.hpp"

#include "game/services/Actions.hpp"

#include <array>

namespace game {

namespace {

struct Move {
    ui::Action action;
    int rows;
    int columns;
};
constexpr std::array moves{Move{action::shiftUp, -1, 0}, Move{action::shiftDown, 1, 0}, Move{action::shiftLeft, 0, -1},
                           Move{action::shiftRight, 0, 1}};

struct Border {
    ui::Action grow;
    ui::Action shrink;
    lights::Edge edge;
};
constexpr std::array borders{Border{action::growTop, action::shrinkTop, lights::Edge::Top},
                             Border{action::growBottom, action::shrinkBottom, lights::Edge::Bottom},
                             Border{action::growLeft, action::shrinkLeft, lights::Edge::Left},
                             Border{action::growRight, action::shrinkRight, lights::Edge::Right}};

} // namespace

std::optional<lights::Draft> edited(const lights::Draft& board, ui::Action action, puzzle::Random& random) {
    lights::Draft next = board;
    for (const Move& move : moves)
        if (move.action == action) {
            next.translate(move.rows, move.columns);
            return next;
        }
    for (const Border& border : borders) {
        if ((border.grow == action && !next.canGrow(border.edge)) ||
            (border.shrink == action && !next.canShrink(border.edge)))
            return std::nullopt;
        if (border.grow == action)
            next.grow(border.edge);
        else if (border.shrink == action)
            next.shrink(border.edge);
        else
            continue;
        return next;
    }
    if (action == action::allOn || action == action::allOff)
        next.fill(action == action::allOn);
    else if (action == action::invert)
        next.invert();
    else if (action == action::shuffle)
        next.shuffle(random);
    else if (action == action::clear)
        next.clear();
    else
        return std::nullopt;
    return next;
}

lights::Draft resized(lights::Draft board, int rows, int columns) {
    while (board.rows() < rows)
        board.grow(lights::Edge::Bottom);
    while (board.rows() > rows)
        board.shrink(lights::Edge::Bottom);
    while (board.columns() < columns)
        board.grow(lights::Edge::Right);
    while (board.columns() > columns)
        board.shrink(lights::Edge::Right);
    return board;
}

lights::Draft pulled(lights::Draft board, lights::Edge edge, int by) {
    for (; by > 0 && board.canGrow(edge); --by)
        board.grow(edge);
    for (; by < 0 && board.canShrink(edge); ++by)
        board.shrink(edge);
    return board;
}

} // namespace game
